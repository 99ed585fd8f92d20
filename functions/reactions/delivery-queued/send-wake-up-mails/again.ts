import { isTooLate, retryDelaySeconds } from '#domain/motivation/mail-due.ts'
import type { DeliveryWork, UnsentMail } from '#events/work.ts'
import type { Enqueue, SendToDeadLetters } from '#functions/adapters/sqs/enqueue-work.ts'

export type AgainDeps = { enqueue: Enqueue<DeliveryWork>; bury: SendToDeadLetters<DeliveryWork>; now: () => number }

export type Again = {
  /** Queues what is left of a page, with a growing delay: the mails that were not sent, or the whole page without them. */
  retry(work: DeliveryWork, reason: string, mails?: UnsentMail[]): Promise<void>
  /** Makes the mails that were tried for 12 hours a dead letter. */
  giveUp(work: DeliveryWork, mails?: UnsentMail[]): Promise<void>
  /** Whether the page itself was tried for 12 hours. */
  isOver(work: DeliveryWork): boolean
}

/**
 * A failed attempt is a new message and not a second receive of the old one: it carries its own count, so that the queue's four
 * receives are left for a worker that dies, and it names the mails that are left, so that no other mail of the page is touched.
 */
export const againOf = ({ enqueue, bury, now }: AgainDeps): Again => ({
  retry: async (work, reason, mails) => {
    const attempt = (work.attempt ?? 0) + 1
    const { cursor, ...rest } = work
    const next = mails ? { ...rest, attempt, reason, mails } : { ...work, attempt, reason }
    await enqueue([next], { delaySeconds: retryDelaySeconds(attempt) })
  },
  giveUp: (work, mails) =>
    bury(mails ? { ...work, mails } : work, {
      code: 'MailTooLate',
      message: `Not sent within 12 hours of its time, in ${work.attempt ?? 0} retries; the last one failed with ${work.reason ?? 'nothing'}.`,
    }),
  isOver: ({ zone, date, to, attempt }) => attempt !== undefined && isTooLate(now(), zone, date, to),
})
