import * as z from 'zod/mini'
import { callerId } from '#functions/runtime/common-fields.ts'
import { defineContract } from '#functions/runtime/contract.ts'

/**
 * Everything that is stored about the caller: as JSON, and goals and days as CSV (RFC 4180). More than one answer can carry
 * comes in parts: each part is a whole document of its own, and `next` is where the following one starts.
 */
export const contract = defineContract('export-account', {
  summary: 'Gives everything that is stored about the caller, as JSON and CSV, in parts where it is long.',
  request: z.strictObject({
    userId: callerId,
    after: z.optional(z.string().check(z.minLength(1), z.maxLength(400))),
  }),
  response: z.strictObject({
    success: z.literal(true),
    json: z.string(),
    csv: z.strictObject({ goals: z.string(), days: z.string() }),
    /** Give it as `after` for the next part; null with the last. */
    next: z.nullable(z.string()),
  }),
})
