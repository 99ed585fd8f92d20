import type { GoalView } from '#domain/goals/goal.ts'
import { describeDayEnd, describeNextDay } from '#domain/time/day-end-words.ts'
import { zoneTime } from '#domain/time/zone-words.ts'
import type { TodayView } from '#functions/profiles/profile-view.ts'
import { formatDate, formatTime } from '#web/lib/dates.ts'
import type { Ledger } from '#web/ui/days/day-state.ts'
import { dayNumber, daysInAll } from './goal-days.ts'

/** Texts that the dashboard and the goal page share. */

export const days = (count: number): string => (count === 1 ? '1 day' : `${count} days`)

/** When the person's day ends: '3 AM', 'midnight'. */
export const nameDayEnd = ({ zone, calendar_date, ends_at }: TodayView): string =>
  describeDayEnd(zone, calendar_date, Date.parse(ends_at))

/** When the person's next day begins: 'tomorrow after 3 AM EST'. */
export const nameNextDay = ({ zone, day_start_hour, calendar_date, ends_at }: TodayView): string =>
  describeNextDay({ zone, dayStartHour: day_start_hour }, calendar_date, Date.parse(ends_at))

/** '7:00 AM', and '7:00 AM Eastern time' while no zone is chosen (DAY-8); null for an invalid time. */
export const nameTime = (time: string, { zone, zone_chosen }: TodayView): string | null => {
  const words = formatTime(time)
  return words === null || zone_chosen ? words : `${words} ${zoneTime(zone)}`
}

export const describeTarget = (goal: GoalView): string =>
  goal.target_date === null ? 'None' : formatDate(goal.target_date)

/** '41 of 90', or '41' without a target date. */
export const describeDay = (ledger: Ledger): string => {
  const all = daysInAll(ledger)
  return all === undefined ? `${dayNumber(ledger)}` : `${dayNumber(ledger)} of ${all}`
}

/** The best run, if it is longer than the present one; never where the streak is hidden (STREAK-18). */
export const describeBestRun = (goal: GoalView): string | undefined =>
  goal.best_streak > goal.streak_count && !goal.streak_hidden ? days(goal.best_streak) : undefined
