import type { Account } from '#domain/accounts/account.ts'
import { findSkippedMorning, type MailTime } from '#domain/motivation/skipped-morning.ts'
import type { DeliveryWork } from '#events/work.ts'
import type { StoredGoal } from '../dynamodb/goal-item.ts'
import { deliveryShard } from '../dynamodb/shards.ts'
import type { Enqueue } from './enqueue-work.ts'

/** Longer than the write of the change takes. */
const AFTER_THE_CHANGE = { delaySeconds: 30 }

/** A goal whose mail moves, with both times of the mail. */
export type MovedMail = {
  goal: Pick<StoredGoal, 'id' | 'is_active' | 'wake_up_mail' | 'created_at'>
  from: MailTime
  to: MailTime
}

/**
 * Queues the mails that a change of zone or of a time of day would skip (MAIL-34). Call it before the change is stored: when the change
 * fails, the worker finds the goals at their old times and sends what is due there, which is what the next tick would do. The claim of
 * the day keeps a mail from being sent twice. `account` after the change, `at` in epoch milliseconds.
 */
export const queueSkippedMornings = async (
  deps: { enqueue: Enqueue<DeliveryWork>; shards: number },
  account: Pick<Account, 'id' | 'mails_off' | 'week_letter'>,
  moved: readonly MovedMail[],
  at: number,
): Promise<void> => {
  if (account.mails_off) return
  const shard = deliveryShard(account.id, deps.shards)
  const skipped = moved.flatMap(({ goal, from, to }): DeliveryWork[] => {
    // The slot of a goal whose own mail is off sends the Sunday letter.
    if (!goal.is_active || !(goal.wake_up_mail || account.week_letter)) return []
    const date = findSkippedMorning({ at, from, to, since: Date.parse(goal.created_at) })
    if (date === undefined) return []
    return [{ zone: to.zone, shard, date, from: to.time, to: to.time, mails: [{ user: account.id, goal: goal.id }] }]
  })
  if (skipped.length > 0) await deps.enqueue(skipped, AFTER_THE_CHANGE)
}
