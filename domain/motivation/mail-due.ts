import type { Day } from '#domain/time/day.ts'
import { dueAt } from '#domain/time/due-at.ts'

const HOUR_MS = 3_600_000
/** A wake-up mail that is later than this says good morning to nobody. */
const LATEST_HOURS = 12

/** Whether the mail of a date and a local time (HH:MM) is past sending at `now` (epoch milliseconds). */
export const isTooLate = (now: number, zone: string, date: Day, time: string): boolean =>
  now > dueAt(zone, date, time) + LATEST_HOURS * HOUR_MS
