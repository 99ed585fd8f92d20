import * as z from 'zod/mini'
import { goalId } from '#domain/goals/fields.ts'
import { defineContract } from '#functions/runtime/contract.ts'

/**
 * The target of a wake-up mail's List-Unsubscribe header (RFC 8058: one POST, no sign-in) and of its footer link (MAIL-8). Only
 * the mail contains the goal's token.
 */
export const contract = defineContract('unsubscribe', {
  summary: "Ends a goal's wake-up mails, by the token of a mail and without a sign-in.",
  access: 'anyone',
  from: 'query',
  request: z.strictObject({
    user: z.string().check(z.minLength(1), z.maxLength(128)),
    goal: goalId,
    token: z.string().check(z.regex(/^[A-Za-z0-9_-]{22,64}$/)),
  }),
  response: z.strictObject({ success: z.literal(true), message: z.string() }),
})
