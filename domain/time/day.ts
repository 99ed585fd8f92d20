import { Temporal } from 'temporal-polyfill'
import * as z from 'zod/mini'

const isCalendarDay = (text: string): boolean => {
  try {
    return Temporal.PlainDate.from(text, { overflow: 'reject' }).toString() === text
  } catch {
    return false
  }
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

export const addDays = (from: Day, days: number): Day => Temporal.PlainDate.from(from).add({ days }).toString()

/** Whole days from one date to another; negative when `to` is earlier. */
export const daysBetween = (from: Day, to: Day): number =>
  Temporal.PlainDate.from(from).until(Temporal.PlainDate.from(to), { largestUnit: 'days' }).days
