import * as z from 'zod/mini'
import { callerId } from '#functions/runtime/common-fields.ts'
import { defineContract } from '#functions/runtime/contract.ts'

/**
 * Everything that is stored about the caller, as JSON, with goals and days also as CSV (RFC 4180; ACCOUNT-7). A long export is
 * split into parts. Each part is a complete document, and `next` is the start of the following part.
 */
export const contract = defineContract('export-account', {
  summary: 'Returns everything that is stored about the caller, as JSON and CSV. A long export is split into parts.',
  request: z.strictObject({
    userId: callerId,
    after: z.optional(z.string().check(z.minLength(1), z.maxLength(400))),
  }),
  response: z.strictObject({
    success: z.literal(true),
    json: z.string(),
    csv: z.strictObject({ goals: z.string(), days: z.string() }),
    /** Pass it as `after` to get the next part. Null in the last part. */
    next: z.nullable(z.string()),
  }),
})
