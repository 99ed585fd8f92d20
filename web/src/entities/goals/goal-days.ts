import { type GoalView, HISTORY_SHOWN } from '#domain/goals/goal.ts'
import { checkInDay } from '#domain/time/check-in-day.ts'
import { addDays, type Day, daysBetween } from '#domain/time/day.ts'
import type { TodayView } from '#functions/profiles/profile-view.ts'
import type { Ledger } from '#web/ui/days/day-state.ts'

/** The check-in day on which a goal began, in the person's zone. */
export const firstDay = (goal: GoalView, today: TodayView): Day => {
  const created = checkInDay(Date.parse(goal.created_at), { zone: today.zone, dayStartHour: today.day_start_hour })
  // Earlier where a day was kept before a move to a zone further west.
  const [first] = [created, today.date, ...goal.recent_days].toSorted()
  return first ?? created
}

/** What the figures of a goal need to know of its days. */
export const ledgerOf = (goal: GoalView, today: TodayView): Ledger => ({
  first: firstDay(goal, today),
  last: goal.target_date,
  today: today.date,
  knownFrom: addDays(today.date, 1 - HISTORY_SHOWN),
  kept: new Set(goal.recent_days),
  canCheckIn: goal.permissions.canCheckIn,
})

/** The first day is day 1. A goal past its target date stays at its last day. */
export const dayNumber = ({ first, last, today }: Ledger): number =>
  daysBetween(first, last !== null && last < today ? last : today) + 1

/** How many days the goal lasts; undefined where it has no target date. */
export const daysInAll = ({ first, last }: Ledger): number | undefined =>
  last === null ? undefined : Math.max(1, daysBetween(first, last) + 1)
