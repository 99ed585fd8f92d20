import { clockTime } from '#domain/time/clock-words.ts'
import type { Day } from '#domain/time/day.ts'

const LOCALE = 'en-US'
const format = (day: Day, fields: Intl.DateTimeFormatOptions): string =>
  new Date(`${day}T00:00:00Z`).toLocaleDateString(LOCALE, { timeZone: 'UTC', ...fields })

/** 'Jan 5, 2026' */
export const formatDate = (day: Day): string => format(day, { month: 'short', day: 'numeric', year: 'numeric' })

/** 'Jan 5, 2026': the date of an instant (ISO date-time) in a zone. */
export const formatDateIn = (instant: string, zone: string): string =>
  new Date(instant).toLocaleDateString(LOCALE, { timeZone: zone, month: 'short', day: 'numeric', year: 'numeric' })

/** 'Jan 5' */
export const formatShortDay = (day: Day): string => format(day, { month: 'short', day: 'numeric' })

/** 'Jan 5 to 11, 2026', 'Jan 30 to Feb 5, 2026', 'Dec 30, 2025 to Jan 5, 2026', and the date alone where both are the same. */
export const formatDateRange = (first: Day, last: Day): string => {
  if (first === last) return formatDate(last)
  if (first.slice(0, 4) !== last.slice(0, 4)) return `${formatDate(first)} to ${formatDate(last)}`
  const end = first.slice(0, 7) === last.slice(0, 7) ? formatDate(last).replace(/^\S+ /, '') : formatDate(last)
  return `${formatShortDay(first)} to ${end}`
}

/** 'Monday, January 5, 2026' */
export const formatLongDate = (day: Day): string =>
  format(day, { weekday: 'long', month: 'long', day: 'numeric', year: 'numeric' })

/** 'Monday, January 5' */
export const formatWeekdayDate = (day: Day): string => format(day, { weekday: 'long', month: 'long', day: 'numeric' })

/** '7:42 AM': the time of an instant (ISO date-time) on the device's clock. */
export const formatDeviceTime = (instant: string): string =>
  new Date(instant).toLocaleTimeString(LOCALE, { hour: 'numeric', minute: '2-digit' })

/** '7:00 AM' for '07:00'; null for an invalid time. */
export const formatTime = (time: string): string | null => (/^\d\d:\d\d$/.test(time) ? clockTime(time) : null)

/** 'January': the month of a day. */
export const formatMonth = (day: Day): string => format(day, { month: 'long' })

/**
 * The time of an instant (ISO date-time) in a person's zone, with its date if that is not the check-in day:
 * '7:42 AM', or '7:42 AM on Apr 13'.
 */
export const formatInstant = (instant: string, { zone, date }: { zone: string; date: Day }): string => {
  const at = new Date(instant)
  const time = at.toLocaleTimeString(LOCALE, { timeZone: zone, hour: 'numeric', minute: '2-digit' })
  // This locale formats a date as YYYY-MM-DD.
  const day = at.toLocaleDateString('en-CA', { timeZone: zone })
  return day === date ? time : `${time} on ${formatShortDay(day)}`
}
