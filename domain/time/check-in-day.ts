import { addDays, type Day } from './day.ts'
import { dueAt, listInstants, parseWallTime } from './due-at.ts'
import { HOUR_MS } from './units.ts'
import { wallClock } from './wall-clock.ts'
import { type DayRule, dayStartTime } from './zone.ts'

/**
 * The check-in day of an instant: the date of the wall-clock time in the zone minus the day-start hour (DAY-1). `at` in epoch
 * milliseconds.
 */
export const checkInDay = (at: number, rule: DayRule): Day =>
  new Date(wallClock(at, rule.zone) - rule.dayStartHour * HOUR_MS).toISOString().slice(0, 10)

/**
 * The end of the check-in day of `at`, both in epoch milliseconds: the first minute at or after the day-start hour in the
 * zone. In a DST overlap, if the first occurrence is not after `at`, it is the second.
 */
export const findCheckInDayEnd = (at: number, rule: DayRule): number => {
  const next = addDays(checkInDay(at, rule), 1)
  const time = dayStartTime(rule.dayStartHour)
  const end = dueAt(rule.zone, next, time)
  if (end > at) return end
  return listInstants(rule.zone, parseWallTime(next, time))[1] ?? end
}

/** Calendar date and wall-clock time (HH:MM) of an instant in a zone. */
export const localTime = (at: number, zone: string): { day: Day; time: string } => {
  const local = new Date(wallClock(at, zone)).toISOString()
  return { day: local.slice(0, 10), time: local.slice(11, 16) }
}
