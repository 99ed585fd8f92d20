import * as z from 'zod/mini'
import { goalId } from '#domain/goals/fields.ts'
import { defineContract } from '#functions/runtime/contract.ts'

/** What a link ends that is about no single goal: every mail, the Sunday letter, or the evening question. */
export const MAIL_LISTS = ['all', 'letter', 'evening'] as const

/**
 * The target of a mail's List-Unsubscribe header (RFC 8058: one POST, no sign-in) and of its footer link (MAIL-8). The link of a
 * wake-up mail names its goal, the link of a mail that is about no single goal what it ends (MAIL-27). Only the mail contains the
 * token of the goal or of the account.
 */
export const contract = defineContract('unsubscribe', {
  summary:
    "Ends a goal's wake-up mails, all mails, the Sunday letter or the evening question, by the token of a mail and without a sign-in.",
  access: 'anyone',
  from: 'query',
  request: z.strictObject({
    user: z.string().check(z.minLength(1), z.maxLength(128)),
    /** Of a wake-up mail. A link has a goal or a list. */
    goal: z.optional(goalId),
    list: z.optional(z.enum(MAIL_LISTS)),
    token: z.string().check(z.regex(/^[A-Za-z0-9_-]{22,64}$/)),
  }),
  response: z.strictObject({ success: z.literal(true), message: z.string() }),
})
