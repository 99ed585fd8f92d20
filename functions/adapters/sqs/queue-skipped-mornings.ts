import type { Account } from '#domain/accounts/account.ts'
import { listSkippedMails, type MailMove, type MovedMail } from '#domain/motivation/skipped-morning.ts'
import type { DeliveryWork } from '#events/work.ts'
import { deliveryShard } from '../dynamodb/shards.ts'
import type { Enqueue } from './enqueue-work.ts'

/** Longer than the write of the change takes. */
const AFTER_THE_CHANGE = { delaySeconds: 30 }

/**
 * Queues the mails that a change of zone or of a time of day would skip (MAIL-34). Call it before the change is stored: when the change
 * fails, the worker finds the goals at their old times and sends what is due there, which is what the next tick would do. The claim of
 * the day keeps a mail from being sent twice. `at` in epoch milliseconds.
 */
export const queueSkippedMornings = async (
  deps: { enqueue: Enqueue<DeliveryWork>; shards: number },
  move: MailMove<Pick<Account, 'id' | 'mails_off' | 'week_letter'>>,
  moved: readonly MovedMail[],
  at: number,
): Promise<void> => {
  const { id } = move.before
  const shard = deliveryShard(id, deps.shards)
  const work = listSkippedMails(move, moved, at).map(
    ({ goal, zone, time, date, only }): DeliveryWork => ({
      zone,
      shard,
      date,
      from: time,
      to: time,
      mails: [{ user: id, goal, ...(only && { only }) }],
    }),
  )
  if (work.length > 0) await deps.enqueue(work, AFTER_THE_CHANGE)
}
