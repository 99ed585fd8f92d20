import type { GoalView } from '#domain/goals/goal.ts'
import { addDays, type Day } from '#domain/time/day.ts'
import { formatShortDay } from '#web/lib/dates.ts'
import { type DrawnDay, drawDays, type Ledger } from '#web/ui/days/day-state.ts'

/** The days behind a goal's figures, from the days of its view. */

/** The most stretches of days that a list names; a longer list is named by its first day. */
const NAMED = 5

/** 'Apr 13 to Apr 18, Apr 20', or 'since Apr 13' for a list of more than five stretches. Oldest first, at least one day. */
export const describeDates = (dates: readonly Day[]): string => {
  const stretches: { first: Day; last: Day }[] = []
  for (const date of dates) {
    const open = stretches.at(-1)
    if (open && addDays(open.last, 1) === date) open.last = date
    else stretches.push({ first: date, last: date })
  }
  const [oldest] = dates
  if (stretches.length > NAMED && oldest !== undefined) return `since ${formatShortDay(oldest)}`
  return stretches
    .map(({ first, last }) =>
      first === last ? formatShortDay(first) : `${formatShortDay(first)} to ${formatShortDay(last)}`,
    )
    .join(', ')
}

/** The missed days from the second day of the goal to yesterday, among the known ones; oldest first. */
const listMisses = (ledger: Ledger): Day[] => {
  // The day on which a goal was made is no miss: it may have been made at its end (STREAK-13).
  const [, from = ledger.knownFrom] = [addDays(ledger.first, 1), ledger.knownFrom].toSorted()
  return drawDays(from, addDays(ledger.today, -1), ledger)
    .filter(({ state }) => state === 'missed')
    .map(({ date }) => date)
}

/** The present run as days: those that the streak counts, those between them that it does not, and the miss before them. */
export type RunDays = {
  kept: Day[]
  /** The last missed day before the run, or before today without a run; undefined where none is known. */
  lastBreak: Day | undefined
  /** From the break, or else the first kept day, to today, or to the target date of a goal that is past it. */
  drawn: DrawnDay[]
}

/** The days of the run among the last 90, which the view has. */
export const readRunDays = (goal: GoalView, ledger: Ledger): RunDays => {
  const kept = goal.streak_count === 0 ? [] : goal.recent_days.slice(-goal.streak_count)
  const end = ledger.last !== null && ledger.last < ledger.today ? ledger.last : ledger.today
  const since = kept[0] ?? addDays(end, 1)
  const lastBreak = listMisses(ledger).findLast((date) => date < since)
  return { kept, lastBreak, drawn: drawDays(lastBreak ?? since, end, ledger) }
}

/** Where the best run stands among drawn days: the days before it, in it, and after it. Undefined if it is not whole among them. */
export const findBestRun = (
  days: readonly DrawnDay[],
  best: number,
): { before: number; length: number; after: number } | undefined => {
  let start = 0
  const stretches: { from: number; to: number }[] = []
  for (const [index, { state }] of [...days.entries(), [days.length, { state: 'missed' }] as const]) {
    if (state !== 'missed') continue
    stretches.push({ from: start, to: index })
    start = index + 1
  }
  for (const { from, to } of stretches.toReversed()) {
    const done = days.flatMap(({ state }, index) => (state === 'done' && index >= from && index < to ? [index] : []))
    const [first] = done
    const last = done.at(-1)
    if (best > 0 && done.length === best && first !== undefined && last !== undefined)
      return { before: first, length: last - first + 1, after: days.length - 1 - last }
  }
  return undefined
}
