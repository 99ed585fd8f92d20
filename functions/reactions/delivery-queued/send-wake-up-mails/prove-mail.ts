import { isMorningOver } from '#domain/motivation/mail-due.ts'
import type { Day } from '#domain/time/day.ts'
import { HOUR_MS } from '#domain/time/units.ts'
import type { DeliveryStore, MailOf } from '#functions/adapters/dynamodb/delivery.ts'
import type { Log } from '#functions/runtime/log.ts'
import { count } from '#functions/runtime/metrics.ts'

/** SES tells within seconds that it accepted a mail. A claim that has no mark after this time was not sent. */
export const PROOF_MS = HOUR_MS

type Deps = { delivery: Pick<DeliveryStore, 'claimedAt' | 'dueAgain'>; now: () => number; log: Pick<Log, 'warn'> }

/**
 * Looks at a claim without a mark (MAIL-2, ADR 245). 'settled': an event proved it. 'late': the morning of the mail is over. 'released':
 * an hour passed without an event, and the mail is due again. Otherwise the milliseconds until the hour is over.
 */
export const proveMail = async (
  { delivery, now, log }: Deps,
  mail: MailOf & { date: Day },
  held: string,
  due: { zone: string; time: string },
): Promise<'settled' | 'late' | 'released' | { held: string; after: number }> => {
  const at = await delivery.claimedAt(mail, held)
  if (at === undefined) return 'settled'
  const after = at + PROOF_MS - now()
  if (after > 0) return { held, after }
  if (isMorningOver(now(), due.zone, mail.date, due.time)) {
    log.warn('mail not proven', { goal_id: mail.goal_id, date: mail.date })
    count('UnprovenMails', 'send-wake-up-mails')
    return 'late'
  }
  return (await delivery.dueAgain(mail, held, now())) ? 'released' : 'settled'
}
