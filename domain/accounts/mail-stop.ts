import * as z from 'zod/mini'

/** Why no mail goes to an address: it returned one for good, or its owner marked one as spam (MAIL-31). */
export const mailStopReason = z.enum(['bounced', 'complained'])
export type MailStopReason = z.infer<typeof mailStopReason>

/** `at` is an ISO date-time. */
export const mailStop = z.object({ address: z.string(), reason: mailStopReason, at: z.string() })
export type MailStop = z.infer<typeof mailStop>

/** The stop that holds for an account: one of an earlier address does not. An unreadable one holds. */
export const readMailStop = (account: { email: string; mail_stop?: unknown }): MailStopReason | undefined => {
  if (account.mail_stop === undefined) return undefined
  const { data: stop } = mailStop.safeParse(account.mail_stop)
  if (!stop) return 'bounced'
  return stop.address === account.email ? stop.reason : undefined
}
