import { localTime } from '#domain/time/check-in-day.ts'
import { addDays, type Day } from '#domain/time/day.ts'
import { dueAt } from '#domain/time/due-at.ts'

/** The date of a goal's next mail after `now` (epoch milliseconds); `timeOfDay` is HH:MM in the zone. */
export const nextMailDate = (now: number, zone: string, timeOfDay: string): Day => {
  const { day } = localTime(now, zone)
  return dueAt(zone, day, timeOfDay) > now ? day : addDays(day, 1)
}

/** Whether the night's run, at one local time (HH:MM) of each date, is over for a date at `now` (epoch milliseconds). */
export const isNightOver = (now: number, zone: string, date: Day, runTime: string): boolean =>
  dueAt(zone, date, runTime) <= now

/**
 * Whether the text of a goal's next mail after `now` (epoch milliseconds) is written: the night's run, at `runTime`, is over for the
 * date of that mail (MAIL-9). Both times are HH:MM in the zone.
 */
export const isNextMailWritten = (now: number, zone: string, timeOfDay: string, runTime: string): boolean =>
  isNightOver(now, zone, nextMailDate(now, zone, timeOfDay), runTime)
