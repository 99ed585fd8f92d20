import * as z from 'zod/mini'
import { type Day, day } from '#domain/time/day.ts'
import { createStoredValue } from '#web/lib/storage.ts'

/**
 * The browser's count of the day's nudges, which only saves a call (NUDGE-3). The server's count decides (NUDGE-2). Stored
 * by person, because two people may share a browser (ACCOUNT-12).
 */
const dateFor = (personId: string) => createStoredValue(`lastNudgeDate.${personId}`, day, 'local')
const countFor = (personId: string) =>
  createStoredValue(`dailyNudgeCount.${personId}`, z.int().check(z.gte(0)), 'local')

/** The nudges of this check-in day that this browser knows of; 0 on a new date. */
export const countedNudges = (personId: string, today: Day): number =>
  dateFor(personId).read() === today ? (countFor(personId).read() ?? 0) : 0

export const countNudges = (personId: string, today: Day, count: number): void => {
  dateFor(personId).write(today)
  countFor(personId).write(count)
}
