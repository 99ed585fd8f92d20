import { addDays, type Day, daysBetween } from '#domain/time/day.ts'
import type { Ledger } from './day-state.ts'

/** The stretch of days that a figure shows, both ends included. */
export type DayWindow = { from: Day; to: Day }

const later = (a: Day, b: Day): Day => (a > b ? a : b)
const earlier = (a: Day, b: Day): Day => (a < b ? a : b)

/**
 * `count` days that end with today; a goal younger than that is shown from its first day, with what is to come after
 * today, so that no day before its beginning looks missed.
 */
export const recentWindow = ({ first, today }: Ledger, count: number): DayWindow => {
  const from = later(addDays(today, 1 - count), earlier(first, today))
  return { from, to: addDays(from, count - 1) }
}

/** Days of a goal's whole life that fit one figure; the history that travels with a goal reaches as far back. */
const LONGEST = 90

/** How many days ahead stay in sight once a long goal's beginning has left the figure. */
const AHEAD = 30

/** From the first day to the target date; of a longer life, the ninety days around today. */
export const lifeWindow = ({ first, last, today }: Ledger): DayWindow => {
  const end = last ?? addDays(later(first, today), LONGEST - 1)
  if (daysBetween(first, end) < LONGEST) return { from: first, to: later(first, end) }
  const to = earlier(end, later(addDays(first, LONGEST - 1), addDays(today, AHEAD)))
  return { from: addDays(to, 1 - LONGEST), to }
}
