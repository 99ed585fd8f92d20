import * as z from 'zod/mini'
import { type Day, day } from '#domain/time/day.ts'
import { keptValue } from '#web/lib/storage.ts'

/**
 * The browser's own count of the day's nudges (specification 3 and 4). It only spares a call: the server counts and refuses
 * (decision 8). Kept by person, so that a browser that two people share mixes nothing.
 */
const dateFor = (personId: string) => keptValue(`lastNudgeDate.${personId}`, day, 'local')
const countFor = (personId: string) => keptValue(`dailyNudgeCount.${personId}`, z.int().check(z.gte(0)), 'local')

/** Nudges of this check-in day as far as this browser knows; 0 on a new date. */
export const countedNudges = (personId: string, today: Day): number =>
  dateFor(personId).read() === today ? (countFor(personId).read() ?? 0) : 0

export const countNudges = (personId: string, today: Day, count: number): void => {
  dateFor(personId).write(today)
  countFor(personId).write(count)
}
