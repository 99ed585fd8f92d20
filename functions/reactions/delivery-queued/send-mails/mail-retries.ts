import {
  isTooLate,
  LONGEST_DELAY_SECONDS,
  retryDelaySeconds,
  THROTTLED_DELAY_SECONDS,
} from '#domain/motivation/mail-due.ts'
import type { DeliveryWork, UnsentMail } from '#events/work.ts'
import type { Enqueue, SendToDeadLetters } from '#functions/adapters/sqs/enqueue-work.ts'

export type MailRetriesDeps = {
  enqueue: Enqueue<DeliveryWork>
  sendToDeadLetters: SendToDeadLetters<DeliveryWork>
  now: () => number
}

export type MailRetries = {
  /** Queues the mails of `mails` again, with a growing delay. Without `mails`, queues the whole page again. */
  retry(work: DeliveryWork, reason: string, mails?: UnsentMail[]): Promise<void>
  /** Queues throttled mails again. The attempt does not count, so the delay does not grow. */
  retryThrottled(work: DeliveryWork, reason: string, mails: UnsentMail[]): Promise<void>
  /** Queues mails whose claim has no mark, to look at them again after `afterMs` or 15 minutes, whichever is less. */
  awaitProof(work: DeliveryWork, mails: UnsentMail[], afterMs: number): Promise<void>
  /** Sends the mails that were tried for 12 hours to the dead-letter queue. */
  giveUp(work: DeliveryWork, mails?: UnsentMail[]): Promise<void>
  /** True when retries of the page reached 12 hours. */
  isExhausted(work: DeliveryWork): boolean
}

/**
 * A retry is a new message with its own attempt count, not another receive of the old message. The queue's four receives then
 * remain for crashed workers. The message lists the unsent mails, so a retry touches no other mail of the page (ADR 105).
 */
export const createMailRetries = ({ enqueue, sendToDeadLetters, now }: MailRetriesDeps): MailRetries => ({
  retry: async (work, reason, mails) => {
    const attempt = (work.attempt ?? 0) + 1
    const { cursor, ...rest } = work
    const next = mails ? { ...rest, attempt, reason, mails } : { ...work, attempt, reason }
    await enqueue([next], { delaySeconds: retryDelaySeconds(attempt) })
  },
  retryThrottled: async ({ cursor: _, ...rest }, reason, mails) => {
    const next = { ...rest, attempt: rest.attempt ?? 1, reason, mails }
    await enqueue([next], { delaySeconds: THROTTLED_DELAY_SECONDS })
  },
  awaitProof: async ({ cursor: _, ...rest }, mails, afterMs) => {
    const delaySeconds = Math.min(LONGEST_DELAY_SECONDS, Math.ceil(afterMs / 1000))
    await enqueue([{ ...rest, attempt: rest.attempt ?? 1, reason: rest.reason ?? 'Unproven', mails }], { delaySeconds })
  },
  giveUp: (work, mails) =>
    sendToDeadLetters(mails ? { ...work, mails } : work, {
      code: 'MailTooLate',
      message: `Not sent within 12 hours of its time, in ${work.attempt ?? 0} retries; the last one failed with ${work.reason ?? 'nothing'}.`,
    }),
  isExhausted: ({ zone, date, to, attempt }) => attempt !== undefined && isTooLate(now(), zone, date, to),
})
