import { addDays, type Day } from '#domain/time/day.ts'
import { HOUR_MS } from '#domain/time/units.ts'
import { wallClock } from '#domain/time/wall-clock.ts'
import type { StreakView } from './ledger.ts'
import { findPause, hasRestDays, type Pause, type Rhythm, readDayKind, readWeekdays } from './rhythm.ts'
import { offersRestDays, type Run, readRun, recentDays, recentMarks, recentRest } from './run.ts'

/** The days of a goal as its view shows them (STREAK-9 to STREAK-14). */

/** Days of history in the view of a goal. */
export const HISTORY_SHOWN = 90
const MONTH = 30
/** With fewer counted days, texts say nothing of the days kept out of them (STREAK-13). */
export const LEAST_COUNTED = 3
/** A run is at risk in this last part of its check-in day (STREAK-2). */
export const LAST_HOURS_MS = 6 * HOUR_MS

/** A missed day is a rest day only once it is over, so today is never one. */
export const TODAY_STATES = ['open', 'done', 'paused', 'off'] as const
export type TodayState = (typeof TODAY_STATES)[number]

export type DayMarks = { rest: Day[]; paused: Day[]; off: Day[]; late: Day[]; noted: Day[] }

export type StreakFields = Omit<StreakView, 'ends_today'> & {
  at_risk: boolean
  recent_days: Day[]
  weekdays: number[]
  rest_days: boolean
  offers_rest_days: boolean
  pause: Pause | null
  today_state: TodayState
  day_marks: DayMarks
  kept_of_30: number
  days_of_30: number
  can_mark_yesterday: boolean
}

/** `now` and `endsAt`, the end of the check-in day `today`, in epoch milliseconds. `lastDay` is the target date. */
export type StreakMoment = {
  today: Day
  now: number
  endsAt: number
  zone: string
  firstDay: Day
  lastDay: Day | null
}

/** Whether a check-in day that ends at `endsAt` is in its last six hours (STREAK-2). Both in epoch milliseconds. */
export const isInLastHours = (endsAt: number, now: number): boolean => endsAt - now <= LAST_HOURS_MS

/** Whether it is not yet noon of the check-in day `today` by the zone's clock. `now` in epoch milliseconds. */
export const isBeforeNoon = (today: Day, zone: string, now: number): boolean =>
  wallClock(now, zone) < Date.parse(`${today}T12:00:00Z`)

const listDays = (today: Day, count: number): Day[] =>
  Array.from({ length: count }, (_, index) => addDays(today, index + 1 - count))

/**
 * Days kept and days asked for among the 30 that end with `end`: today, or the target date of a goal that is past it. A kept day
 * counts in both, even where it is not a chosen one; today counts once it is kept. The day on which the goal was made counts only
 * once it is kept, because the goal may have been made at its end.
 */
const countMonth = (
  run: Run | undefined,
  rhythm: Rhythm,
  { end, today, firstDay }: { end: Day; today: Day; firstDay: Day },
): [kept: number, of: number] => {
  const month = listDays(end, MONTH)
  const kept = new Set(recentDays(run, end, MONTH))
  const isAskedFor = (date: Day) => date > firstDay && date < today && readDayKind(rhythm, date) === 'chosen'
  const counted = month.filter((date) => kept.has(date) || isAskedFor(date))
  return [counted.filter((date) => kept.has(date)).length, counted.length]
}

/** Whether yesterday is a missed chosen day and it is not yet noon of today by the zone's clock (STREAK-12). */
const canMarkYesterday = (
  run: Run | undefined,
  rhythm: Rhythm,
  { today, now, zone, firstDay }: Pick<StreakMoment, 'today' | 'now' | 'zone' | 'firstDay'>,
): boolean => {
  const yesterday = addDays(today, -1)
  if (yesterday < firstDay || readDayKind(rhythm, yesterday) !== 'chosen') return false
  if (recentDays(run, yesterday, 1).length > 0) return false
  return isBeforeNoon(today, zone, now)
}

const readTodayState = (isKept: boolean, rhythm: Rhythm, today: Day): TodayState => {
  if (isKept) return 'done'
  const kind = readDayKind(rhythm, today)
  return kind === 'chosen' ? 'open' : kind
}

/** Past its target date a goal keeps the run, the marks and the days kept that it had at the end of that date (STREAK-13). */
export const viewStreak = (run: Run | undefined, rhythm: Rhythm, moment: StreakMoment): StreakFields => {
  const { today, now, endsAt, firstDay, lastDay } = moment
  const isPast = lastDay !== null && lastDay < today
  const end = isPast ? lastDay : today
  // The target date itself is over, and so missed unless it was kept.
  const asOf = isPast ? addDays(lastDay, 1) : today
  const { ends_today, ...streak } = readRun(run, today, rhythm)
  const { streak_count } = readRun(run, asOf, rhythm)
  const recent = recentDays(run, today, HISTORY_SHOWN)
  const kept = new Set(recent)
  const shown = listDays(today, HISTORY_SHOWN)
  const unkept = shown.filter((date) => date >= firstDay && date <= end && !kept.has(date))
  const rest = new Set(recentRest(run, asOf, HISTORY_SHOWN, rhythm))
  const [kept_of_30, days_of_30] = countMonth(run, rhythm, { end, today, firstDay })
  return {
    ...streak,
    streak_count,
    at_risk: !isPast && ends_today && isInLastHours(endsAt, now),
    recent_days: recent,
    weekdays: readWeekdays(rhythm, today),
    rest_days: hasRestDays(rhythm, today),
    offers_rest_days: !isPast && offersRestDays(run, today, rhythm),
    pause: findPause(rhythm, today),
    today_state: readTodayState(streak.checked_in_today, rhythm, today),
    day_marks: {
      rest: shown.filter((date) => rest.has(date)),
      paused: unkept.filter((date) => readDayKind(rhythm, date) === 'paused'),
      off: unkept.filter((date) => readDayKind(rhythm, date) === 'off'),
      ...recentMarks(run, today, HISTORY_SHOWN),
    },
    kept_of_30,
    days_of_30,
    can_mark_yesterday: canMarkYesterday(run, rhythm, moment),
  }
}
