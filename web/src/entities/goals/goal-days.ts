import type { GoalView } from '#domain/goals/goal.ts'
import { HISTORY_SHOWN } from '#domain/streaks/view-streak.ts'
import { checkInDay } from '#domain/time/check-in-day.ts'
import { addDays, type Day, daysBetween } from '#domain/time/day.ts'
import type { TodayView } from '#functions/profiles/profile-view.ts'
import type { Ledger } from '#web/ui/days/day-state.ts'

/** The check-in day on which a goal was created, in the person's zone (DAY-1). */
export const firstDay = (goal: GoalView, today: TodayView): Day => {
  const created = checkInDay(Date.parse(goal.created_at), { zone: today.zone, dayStartHour: today.day_start_hour })
  // A covered day can be earlier, after a move to a zone further west.
  const [first] = [created, today.date, ...goal.recent_days].toSorted()
  return first ?? created
}

/** The days of a goal, as its figures need them. */
export const readLedger = (goal: GoalView, today: TodayView): Ledger => ({
  first: firstDay(goal, today),
  last: goal.target_date,
  today: today.date,
  knownFrom: addDays(today.date, 1 - HISTORY_SHOWN),
  kept: new Set(goal.recent_days),
  marks: {
    rest: new Set(goal.day_marks.rest),
    paused: new Set(goal.day_marks.paused),
    off: new Set(goal.day_marks.off),
    late: new Set(goal.day_marks.late),
  },
  noted: new Set(goal.day_marks.noted),
  ahead: { weekdays: goal.weekdays, pause: goal.pause },
  canCheckIn: goal.permissions.canCheckIn,
  isUncounted: goal.care === 'gentle',
})

/** The number of today; the first day is 1 (TEXT-9). A goal past its target date stays at its last day. */
export const dayNumber = ({ first, last, today }: Ledger): number =>
  daysBetween(first, last !== null && last < today ? last : today) + 1

/** The number of days from the first day to the target date; undefined without a target date. */
export const daysInAll = ({ first, last }: Ledger): number | undefined =>
  last === null ? undefined : Math.max(1, daysBetween(first, last) + 1)
