import { isMorningOver } from '#domain/motivation/mail-due.ts'
import type { Day } from '#domain/time/day.ts'
import { HOUR_MS } from '#domain/time/units.ts'
import type { DeliveryStore, MailOf } from '#functions/adapters/dynamodb/delivery.ts'
import type { Log } from '#functions/runtime/log.ts'
import { count } from '#functions/runtime/metrics.ts'

/** SES tells within seconds that it accepted a mail. A claim that has no mark after this time was not sent. */
export const PROOF_MS = HOUR_MS

type Deps = {
  delivery: Pick<DeliveryStore, 'heldClaim' | 'releaseUnproven'>
  now: () => number
  log: Pick<Log, 'warn'>
}

/**
 * Looks at the claim of a held mail (MAIL-2, ADR 245). 'settled': an event proved it, or another worker has the mail. 'late': the morning of the mail is
 * over. 'released': the mail is due again, because an hour passed without an event, or because an earlier delivery of the message
 * released it. Otherwise the id of the claim that it has now, and the milliseconds until its hour is over.
 */
export const proveMail = async (
  { delivery, now, log }: Deps,
  mail: MailOf & { date: Day },
  held: string,
  due: { zone: string; time: string },
): Promise<'settled' | 'late' | 'released' | { held: string; after: number }> => {
  const met = await delivery.heldClaim(mail, held)
  if (met === undefined || met === 'due') return met === 'due' ? 'released' : 'settled'
  const { claim, at } = met
  const after = at + PROOF_MS - now()
  if (after > 0) return { held: claim, after }
  if (isMorningOver(now(), due.zone, mail.date, due.time)) {
    log.warn('mail not proven', { goal_id: mail.goal_id, date: mail.date })
    count('UnprovenMails', 'send-wake-up-mails')
    return 'late'
  }
  return (await delivery.releaseUnproven(mail, claim, now())) ? 'released' : 'settled'
}
