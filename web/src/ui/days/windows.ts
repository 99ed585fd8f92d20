import { addDays, type Day, daysBetween } from '#domain/time/day.ts'
import type { Ledger } from './day-state.ts'

/** The days that a figure shows, both ends included. */
export type DayWindow = { from: Day; to: Day }

const later = (a: Day, b: Day): Day => (a > b ? a : b)
const earlier = (a: Day, b: Day): Day => (a < b ? a : b)

/**
 * `count` days that end with today. A younger goal is shown from its first day and filled up with future days, so that
 * no day before its beginning looks missed.
 */
export const recentWindow = ({ first, today }: Ledger, count: number): DayWindow => {
  const from = later(addDays(today, 1 - count), earlier(first, today))
  return { from, to: addDays(from, count - 1) }
}

/** The largest number of days in one figure; equals the length of the history in a goal's view. */
const LONGEST = 90

/** The number of future days shown for a goal that is longer than the figure. */
const AHEAD = 30

/** From the first day to the target date; for a longer goal, the ninety days around today. */
export const lifeWindow = ({ first, last, today }: Ledger): DayWindow => {
  const end = last ?? addDays(later(first, today), LONGEST - 1)
  if (daysBetween(first, end) < LONGEST) return { from: first, to: later(first, end) }
  const to = earlier(end, later(addDays(first, LONGEST - 1), addDays(today, AHEAD)))
  return { from: addDays(to, 1 - LONGEST), to }
}
