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

export const addDays = (from: Day, days: number): Day => dayAt(midnight(from) + days * DAY_MS)

/** Whole days from one date to another; negative when `to` is earlier. */
export const daysBetween = (from: Day, to: Day): number => Math.round((midnight(to) - midnight(from)) / DAY_MS)
