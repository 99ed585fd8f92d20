import * as z from 'zod/mini'
import { type Day, day } from '#domain/time/day.ts'
import { readIsoWeekday } from '#domain/time/weekday.ts'

/** Which days a goal asks for (STREAK-9 to STREAK-12). Days are check-in days of the person. */

const hasNoRepeat = (numbers: readonly number[]): boolean => new Set(numbers).size === numbers.length

/** Chosen weekdays as ISO numbers, 1 (Monday) to 7 (Sunday), each once and at least one. Read in any order, kept in order. */
export const weekdays = z.array(z.int().check(z.gte(1), z.lte(7))).check(
  z.minLength(1, { error: 'must have at least one weekday' }),
  z.maxLength(7),
  z.refine(hasNoRepeat, { error: 'must be weekdays from 1 to 7, each once' }),
  z.overwrite((numbers) => numbers.toSorted((one, other) => one - other)),
  z.meta({ uniqueItems: true }),
)

/** A pause from its first to its last day, both included. */
export const pause = z.strictObject({ first: day, last: day })
export type Pause = z.infer<typeof pause>

/**
 * The settings of a goal's days, each list in the order of its dates. A change adds an entry from a day on, so that it never
 * changes what held before that day.
 */
export const rhythm = z.object({
  weekdays: z.array(z.object({ from: day, days: weekdays })),
  rest: z.array(z.object({ from: day, on: z.boolean() })),
  pauses: z.array(pause),
})
export type Rhythm = z.infer<typeof rhythm>

/** The rhythm of a goal whose owner chose nothing: every day, no rest days, no pause. */
export const EVERY_DAY: Rhythm = { weekdays: [], rest: [], pauses: [] }

export const ALL_WEEKDAYS: readonly number[] = [1, 2, 3, 4, 5, 6, 7]

/** Rest days in a calendar month (STREAK-10). */
export const REST_DAYS_A_MONTH = 2

const findInForce = <T extends { from: Day }>(entries: readonly T[], date: Day): T | undefined =>
  entries.findLast(({ from }) => from <= date)

/** The weekdays that are chosen on a date. */
export const readWeekdays = ({ weekdays: entries }: Rhythm, date: Day): number[] => [
  ...(findInForce(entries, date)?.days ?? ALL_WEEKDAYS),
]

/** Whether a missed day of this date can be a rest day. */
export const hasRestDays = ({ rest }: Rhythm, date: Day): boolean => findInForce(rest, date)?.on ?? false

/** The pause that covers a date or comes after it, the earliest one. */
export const findPause = ({ pauses }: Rhythm, date: Day): Pause | null =>
  pauses.find(({ last }) => last >= date) ?? null

/** What the rhythm says of a date: asked for, not a chosen weekday, or within a pause. */
export type DayKind = 'chosen' | 'off' | 'paused'

export const readDayKind = (given: Rhythm, date: Day): DayKind => {
  if (given.pauses.some(({ first, last }) => first <= date && date <= last)) return 'paused'
  return readWeekdays(given, date).includes(readIsoWeekday(date)) ? 'chosen' : 'off'
}

/** The calendar month of a date, YYYY-MM. */
export const readMonth = (date: Day): string => date.slice(0, 7)
