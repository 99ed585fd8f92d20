import * as z from 'zod/mini'
import { witnessedGoal, witnessToken } from '#domain/witness/witness.ts'
import { defineContract } from '#functions/runtime/contract.ts'

/** The token stands in the body, which no log holds. 404 for every link that is not valid (WITNESS-2). */
export const contract = defineContract('get-witnessed-goal', {
  summary: "Shows a goal's title and days to its witness, without a sign-in.",
  access: 'anyone',
  request: z.strictObject({ token: witnessToken }),
  response: z.strictObject({ success: z.literal(true), witnessed: witnessedGoal }),
})
