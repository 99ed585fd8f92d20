import type { Account } from '#domain/accounts/account.ts'
import { findSkippedMorning } from '#domain/motivation/skipped-morning.ts'
import type { DeliveryWork } from '#events/work.ts'
import type { StoredGoal } from '#functions/adapters/dynamodb/goal-item.ts'
import { deliveryShard } from '#functions/adapters/dynamodb/shards.ts'
import type { Enqueue } from '#functions/adapters/sqs/enqueue-work.ts'

/** Longer than the write of the settings takes. */
const AFTER_THE_CHANGE = { delaySeconds: 30 }

/**
 * Queues the mails that a change of zone would skip (MAIL-34). Call it before the change is stored: when the change fails, the worker
 * finds the goals in their old zone and sends what is due there, which is what the next tick would do. The claim of the day keeps a mail
 * from being sent twice. `at` in epoch milliseconds.
 */
export const queueSkippedMornings = async (
  deps: { enqueue: Enqueue<DeliveryWork>; shards: number },
  { before, after, goals }: { before: Account; after: Account; goals: readonly StoredGoal[] },
  at: number,
): Promise<void> => {
  if (after.zone === before.zone || after.mails_off) return
  const { id: user, zone } = after
  const skipped = goals.flatMap(
    ({ id: goal, is_active, wake_up_mail, time_of_day: time, created_at }): DeliveryWork[] => {
      // The slot of a goal whose own mail is off sends the Sunday letter.
      if (!is_active || !(wake_up_mail || after.week_letter)) return []
      const date = findSkippedMorning({ at, from: before.zone, to: zone, time, since: Date.parse(created_at) })
      if (date === undefined) return []
      return [{ zone, shard: deliveryShard(user, deps.shards), date, from: time, to: time, mails: [{ user, goal }] }]
    },
  )
  if (skipped.length > 0) await deps.enqueue(skipped, AFTER_THE_CHANGE)
}
