import { localTime } from './check-in-day.ts'
import { clockWords } from './clock-words.ts'
import { type Day, daysBetween } from './day.ts'
import { readWeekday } from './weekday.ts'
import { type DayRule, DEFAULT_ZONE, dayStartTime } from './zone.ts'
import { zoneTime } from './zone-words.ts'

/** When a check-in day ends, in words. `endsAt` in epoch milliseconds; `calendarDate` is the present date in the zone. */

/**
 * The time of a day's end with its zone: '3 AM EST', '10:40 AM EST' where a change of zone moved it (DAY-3), or '3 AM Oslo time'
 * elsewhere. The texts say EST all year, also while daylight saving time holds (DAY-2).
 */
export const describeDayTurn = (zone: string, endsAt: number): string => {
  const words = clockWords(localTime(endsAt, zone).time)
  return zone === DEFAULT_ZONE ? `${words} EST` : `${words} ${zoneTime(zone)}`
}

/** Whether the end lies behind the next calendar date, so that its time of day comes twice until then. */
const isFar = (date: Day, calendarDate: Day): boolean => daysBetween(calendarDate, date) > 1

/** A date as 'today', 'tomorrow' or 'on Tuesday'. */
const nameDate = (date: Day, calendarDate: Day): string => {
  if (isFar(date, calendarDate)) return `on ${readWeekday(date)}`
  return date === calendarDate ? 'today' : 'tomorrow'
}

/**
 * When the next day begins: 'tomorrow after 3 AM EST', or 'today after 11 AM Sydney time' where a change of zone moved the end of this
 * one (DAY-3).
 */
export const describeNextDay = ({ zone, dayStartHour }: DayRule, calendarDate: Day, endsAt: number): string => {
  const { day, time } = localTime(endsAt, zone)
  const isMoved = time !== dayStartTime(dayStartHour) || isFar(day, calendarDate)
  return `${isMoved ? nameDate(day, calendarDate) : 'tomorrow'} after ${describeDayTurn(zone, endsAt)}`
}

/** The end of a day without its zone: '3 AM', 'midnight', and '3 AM on Tuesday' where that is not the next 3 AM. */
export const describeDayEnd = (zone: string, calendarDate: Day, endsAt: number): string => {
  const { day, time } = localTime(endsAt, zone)
  const words = time === '00:00' ? 'midnight' : clockWords(time)
  return isFar(day, calendarDate) ? `${words} ${nameDate(day, calendarDate)}` : words
}
