import * as z from 'zod/mini'
import { witnessedGoal, witnessLine, witnessName, witnessToken } from '#domain/witness/witness.ts'
import { defineContract } from '#functions/runtime/contract.ts'

/**
 * One line in 7 days (WITNESS-5). `sent` is false, in the same way, for a muted witness, for one who wrote this week, and for a goal
 * that takes no line now; nothing is kept then. A `line` of null takes back the last one, `sent` is false then, and a line that has
 * arrived is a 409 (WITNESS-11). 404 for every link that is not valid.
 */
export const contract = defineContract('send-witness-line', {
  summary:
    "Keeps the witness's line for the owner's next morning, without a sign-in, or takes it back. One line in 7 days.",
  access: 'anyone',
  request: z.strictObject({ token: witnessToken, line: z.nullable(witnessLine), name: z._default(witnessName, '') }),
  response: z.strictObject({
    success: z.literal(true),
    sent: z.boolean(),
    /** From when the next line is accepted; null where none was sent. */
    next_at: z.nullable(z.iso.datetime()),
    witnessed: witnessedGoal,
  }),
})
