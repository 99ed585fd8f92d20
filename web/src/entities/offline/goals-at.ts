import { derivePermissions, deriveStatus } from '#domain/goals/status.ts'
import { NO_DAYS, writeBits } from '#domain/streaks/history.ts'
import type { Rhythm } from '#domain/streaks/rhythm.ts'
import { type Run, recordCheckIn } from '#domain/streaks/run.ts'
import { HISTORY_SHOWN, isBeforeNoon, isInLastHours, viewStreak } from '#domain/streaks/view-streak.ts'
import { checkInDay } from '#domain/time/check-in-day.ts'
import { addDays, type Day } from '#domain/time/day.ts'
import { calendarDay, wallClock } from '#domain/time/wall-clock.ts'
import { dayStartTime } from '#domain/time/zone.ts'
import type { TodayView } from '#functions/profiles/profile-view.ts'
import type { Goals } from '#web/entities/goals/goals.ts'
import type { ShownGoal } from '#web/entities/goals/unsynced-edits.ts'
import type { WaitingCheckIn } from './waiting-check-ins.ts'

/**
 * Computes the present state of goals that were fetched earlier, by the rules of the domain. Instants in epoch milliseconds.
 */

/** The check-in day at an instant; never before the fetched one (DAY-3). */
export const dayAt = (today: TodayView, at: number): Day => {
  if (at < Date.parse(today.ends_at)) return today.date
  const next = addDays(today.date, 1)
  const day = checkInDay(at, { zone: today.zone, dayStartHour: today.day_start_hour })
  return [next, day].toSorted().at(-1) ?? next
}

/**
 * The end of a check-in day by the zone's clock. Where the clocks skip the day-start hour, the day ends when they change. `dueAt` has
 * the same result, but with it the dashboard's scripts exceed their budget.
 */
const findDayEnd = (day: Day, { zone, day_start_hour: hour }: TodayView): number => {
  const turn = Date.parse(`${addDays(day, 1)}T${dayStartTime(hour)}:00Z`)
  const guess = turn - (wallClock(turn, zone) - turn)
  const end = guess - (wallClock(guess, zone) - turn)
  return wallClock(end, zone) === turn ? end : Math.max(guess, end)
}

/** `now` keeps the time of the fetch, which says how old the goals are. */
const todayAt = (today: TodayView, at: number): TodayView => {
  const date = dayAt(today, at)
  // The browser's clock may be behind the server's; a date never goes back.
  const calendar_date = [today.calendar_date, calendarDay(at, today.zone)].toSorted().at(-1) ?? today.calendar_date
  if (date === today.date) return calendar_date === today.calendar_date ? today : { ...today, calendar_date }
  return { ...today, date, calendar_date, ends_at: new Date(findDayEnd(date, today)).toISOString() }
}

const writeMarks = (days: readonly Day[], last: Day) =>
  days.length === 0
    ? NO_DAYS
    : writeBits(
        days.filter((day) => day <= last),
        last,
      )

/** The goal's run. A broken run counts as closed, so that the next check-in makes it 1 (STREAK-2). */
const createRun = (goal: ShownGoal): Run | undefined =>
  goal.last_checkin_date === null
    ? undefined
    : {
        last_day: goal.last_checkin_date,
        length: goal.streak_count,
        best: goal.best_streak,
        kept: goal.kept_days,
        closed: goal.streak_count === 0,
        history: writeBits(goal.recent_days, goal.last_checkin_date),
        rested: writeMarks(goal.day_marks.rest, goal.last_checkin_date),
        late: writeMarks(goal.day_marks.late, goal.last_checkin_date),
        noted: writeMarks(goal.day_marks.noted, goal.last_checkin_date),
      }

/**
 * The rhythm of the view. Days up to the fetched one are as they were marked; whether an earlier missed day was a rest
 * day is in the fetched streak already.
 */
const createRhythm = (goal: ShownGoal, fetched: Day): Rhythm => ({
  weekdays: [{ from: fetched, days: goal.weekdays }],
  rest: [{ from: addDays(fetched, -HISTORY_SHOWN), on: goal.rest_days }],
  pauses: [
    ...[...goal.day_marks.off, ...goal.day_marks.paused].map((date) => ({ first: date, last: date })),
    ...(goal.pause ? [goal.pause] : []),
  ],
})

const isPast = ({ target_date }: ShownGoal, date: Day): boolean => target_date !== null && target_date < date

/** The figures of a goal that was past its target date when it was fetched. They are final, and may need days before the last 90. */
const readFinal = ({ streak_count, kept_of_30, days_of_30 }: ShownGoal) => ({ streak_count, kept_of_30, days_of_30 })

const goalAt = (
  goal: ShownGoal,
  days: Day[],
  { plan, today: fetched }: Goals,
  { date, calendar_date, ends_at, zone, day_start_hour }: TodayView,
  at: number,
): ShownGoal => {
  const rhythm = createRhythm(goal, fetched.date)
  const run = days.reduce<Run | undefined>(
    (before, day) => recordCheckIn(before, day, rhythm) ?? before,
    createRun(goal),
  )
  const status = deriveStatus(goal, plan.trial, calendar_date)
  const firstDay = checkInDay(Date.parse(goal.created_at), { zone, dayStartHour: day_start_hour })
  const permissions = derivePermissions(status, goal)
  const streak = viewStreak(run, rhythm, {
    today: date,
    now: at,
    endsAt: Date.parse(ends_at),
    zone,
    firstDay,
    lastDay: goal.target_date,
  })
  return {
    ...goal,
    ...streak,
    ...(isPast(goal, fetched.date) && readFinal(goal)),
    can_mark_yesterday: streak.can_mark_yesterday && permissions.canCheckIn,
    status,
    permissions,
  }
}

/**
 * The part of a check-in day: until noon yesterday can be marked, and in the last hours a run is at risk (STREAK-2, STREAK-12).
 */
const readPart = ({ date, ends_at, zone }: TodayView, at: number): string =>
  `${isBeforeNoon(date, zone, at)} ${isInLastHours(Date.parse(ends_at), at)}`

/** The goals with the waiting check-ins applied, on the present day (PAGE-17). */
export const goalsAt = (shown: Goals, waiting: readonly WaitingCheckIn[], at: number): Goals => {
  const today = todayAt(shown.today, at)
  const isNewDay = today.date !== shown.today.date
  const isNewDate = today.calendar_date !== shown.today.calendar_date
  const isNewPart = readPart(shown.today, Date.parse(shown.today.now)) !== readPart(shown.today, at)
  if (!isNewDay && !isNewDate && !isNewPart && waiting.length === 0) return shown
  const goals = shown.goals.map((goal) => {
    const days = waiting.filter(({ goalId }) => goalId === goal.id).map(({ day }) => day)
    return isNewDay || isNewDate || isNewPart || days.length > 0
      ? goalAt(goal, days.toSorted(), shown, today, at)
      : goal
  })
  if (!isNewDay) return { ...shown, goals, today }
  const { nudges } = shown
  // A new day starts with all nudges.
  return { ...shown, goals, today, nudges: { ...nudges, currentCount: 0, remaining: nudges.maxNudges, atLimit: false } }
}
