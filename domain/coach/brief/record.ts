import { EVERY_DAY, type Rhythm, readDayKind } from '#domain/streaks/rhythm.ts'
import { type Run, readRun, recentDays, recentRest } from '#domain/streaks/run.ts'
import { addDays, type Day, daysBetween } from '#domain/time/day.ts'
import type { CoachBrief, RecordedDay } from './brief.ts'

/** The record of a goal, as a text of its day may speak of it (TEXT-15). */
export type GoalRecord = Pick<
  CoachBrief,
  | 'checkedInToday'
  | 'run'
  | 'bestRun'
  | 'days'
  | 'keptOf14'
  | 'keptOf30'
  | 'daysOf30'
  | 'silentDays'
  | 'earlierSilences'
  | 'returnedAfter'
>

/** How many days the summary of a run reaches back. */
const REACH = 96
const SHOWN = 14
const MONTH = 30

/** Counts the missed days between two days: not those that the goal did not ask for, and not its rest days. */
const createMissedCount =
  (rhythm: Rhythm, rest: ReadonlySet<Day>) =>
  (after: Day, before: Day): number =>
    Array.from({ length: Math.max(0, daysBetween(after, before) - 1) }, (_, index) => addDays(after, index + 1)).filter(
      (day) => readDayKind(rhythm, day) === 'chosen' && !rest.has(day),
    ).length

/** The day from which the first gap counts: the check-in before the days in reach, or the goal's first day. */
const readStart = (run: Run | undefined, kept: readonly Day[], firstDay: Day, date: Day): Day => {
  if (!run) return firstDay
  if (kept.length === 0 && run.last_day < date) return run.last_day
  const since = recentDays(run, run.last_day, REACH).filter((day) => day >= date)
  return run.kept > kept.length + since.length ? addDays(date, -REACH - 1) : firstDay
}

/**
 * The record as of `date`, a check-in day. `firstDay` is the day on which the goal was made: without a check-in it counts neither
 * as a missed day nor as a silent one, because the goal may have been made at its end. Earlier days than 96 days ago are not read.
 * Rest days, days of a pause and days that are not chosen have the state `rest`; today is in `days` only where it is one of them.
 * A check-in on a day that is not chosen is `extra`: it is none of the planned days that a text counts.
 * Days from `openDay` on are not over: without a check-in they are `open` and count nowhere.
 */
export const readRecord = (
  run: Run | undefined,
  firstDay: Day,
  date: Day,
  rhythm: Rhythm = EVERY_DAY,
  openDay: Day = date,
): GoalRecord => {
  const yesterday = addDays(date, -1)
  const kept = recentDays(run, yesterday, REACH)
  const isKept = new Set(kept)
  const rest = new Set(recentRest(run, openDay, REACH, rhythm))
  const countMissed = createMissedCount(rhythm, rest)
  const isFree = (day: Day) => !isKept.has(day) && (rest.has(day) || readDayKind(rhythm, day) !== 'chosen')
  const since = isKept.has(firstDay) ? firstDay : addDays(firstDay, 1)
  const listCoveredDays = (count: number): Day[] =>
    Array.from({ length: count }, (_, index) => addDays(date, index - count)).filter(
      (day) => day >= since || isKept.has(day),
    )
  const days = listCoveredDays(SHOWN)
  const month = listCoveredDays(MONTH)

  const start = readStart(run, kept, firstDay, date)
  const anchors = kept[0] === undefined || kept[0] > start ? [start, ...kept] : kept
  const gaps = anchors.slice(1).map((day, index) => countMissed(anchors[index] ?? day, day))
  const last = gaps.at(-1) ?? 0
  const keptYesterday = isKept.has(yesterday)
  const silentDays = countMissed(anchors.at(-1) ?? start, openDay)
  const earlier = keptYesterday ? gaps.slice(0, -1) : gaps
  const { streak_count, best_streak } = readRun(run, openDay, rhythm)
  const { checked_in_today } = readRun(run, date, rhythm)
  const readState = (day: Day): RecordedDay => {
    if (isKept.has(day)) return readDayKind(rhythm, day) === 'chosen' ? 'kept' : 'extra'
    if (isFree(day)) return 'rest'
    return day < openDay ? 'missed' : 'open'
  }
  const today = checked_in_today ? 'chosen' : readDayKind(rhythm, date)
  return {
    checkedInToday: checked_in_today,
    run: streak_count,
    bestRun: best_streak,
    days: [...days, ...(today === 'chosen' ? [] : [date])].map((day) => ({ date: day, state: readState(day) })),
    keptOf14: days.filter((day) => isKept.has(day) && readDayKind(rhythm, day) === 'chosen').length,
    keptOf30: month.filter((day) => isKept.has(day)).length,
    daysOf30: month.filter((day) => isKept.has(day) || (day < openDay && readDayKind(rhythm, day) === 'chosen')).length,
    silentDays,
    earlierSilences: earlier.filter((gap) => gap >= Math.max(1, silentDays)).length,
    returnedAfter: keptYesterday && last > 0 ? last : null,
  }
}
