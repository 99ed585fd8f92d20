import * as z from 'zod/mini'
import { DAY_MS } from './units.ts'

/*
 * Calendar arithmetic without Temporal, which would load on every page. Days are in UTC and have 86,400,000 ms. The other
 * files of this folder handle zones and DST.
 */

/** Epoch milliseconds of the day's midnight in UTC. NaN for an invalid date. */
const midnight = (text: string): number => Date.parse(`${text}T00:00:00Z`)

const dayAt = (at: number): string => new Date(at).toISOString().slice(0, 10)

const isCalendarDay = (text: string): boolean => {
  const at = midnight(text)
  return !Number.isNaN(at) && dayAt(at) === text
}

/** A calendar date, YYYY-MM-DD, between the years 2000 and 2199. Dates compare as strings. */
export const day = z
  .string()
  .check(
    z.regex(/^2[01]\d\d-\d\d-\d\d$/, { error: 'must be a date as YYYY-MM-DD' }),
    z.refine(isCalendarDay, { error: 'must be a date that exists' }),
    z.meta({ format: 'date' }),
  )
export type Day = z.infer<typeof day>

const knownMidnights = new Map<Day, number>()
const knownDays = new Map<number, Day>()

/** The result of `compute` for a key, which a process computes once. There are at most 73,049 dates from 2000 to 2199. */
const remember = <Key, Value>(known: Map<Key, Value>, key: Key, compute: (key: Key) => Value): Value => {
  const before = known.get(key)
  if (before !== undefined) return before
  const value = compute(key)
  known.set(key, value)
  return value
}

const midnightOf = (date: Day): number => remember(knownMidnights, date, midnight)

export const addDays = (from: Day, days: number): Day => remember(knownDays, midnightOf(from) + days * DAY_MS, dayAt)

/** Whole days from one date to another; negative when `to` is earlier. */
export const daysBetween = (from: Day, to: Day): number => Math.round((midnightOf(to) - midnightOf(from)) / DAY_MS)
