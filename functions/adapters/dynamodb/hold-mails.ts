import { type Rhythm, readDayKind } from '#domain/streaks/rhythm.ts'
import { addDays, type Day } from '#domain/time/day.ts'
import type { DeliveryStore } from './delivery.ts'
import type { StoredGoal } from './goal-item.ts'

/**
 * Withholds the mails of today and tomorrow that a goal does not get, which a worker may have listed already, and lets the others
 * go: none while it is set aside (CARE-13), on a day that is not chosen, or in a pause (STREAK-14).
 */
export const holdMails = async (
  delivery: Pick<DeliveryStore, 'withhold' | 'release'>,
  { user_id, id, is_active }: Pick<StoredGoal, 'user_id' | 'id' | 'is_active'>,
  rhythm: Rhythm,
  today: Day,
): Promise<void> => {
  const move = (date: Day) =>
    is_active && readDayKind(rhythm, date) === 'chosen' ? delivery.release : delivery.withhold
  await Promise.all([today, addDays(today, 1)].map((date) => move(date)({ user_id, goal_id: id, date })))
}
