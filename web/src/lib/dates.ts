import type { Day } from '#domain/time/day.ts'

const LOCALE = 'en-US'
const format = (day: Day, fields: Intl.DateTimeFormatOptions): string =>
  new Date(`${day}T00:00:00Z`).toLocaleDateString(LOCALE, { timeZone: 'UTC', ...fields })

/** 'Jan 5, 2026' */
export const formatDate = (day: Day): string => format(day, { month: 'short', day: 'numeric', year: 'numeric' })

/** 'Jan 5' */
export const formatShortDay = (day: Day): string => format(day, { month: 'short', day: 'numeric' })

/** 'Monday, January 5, 2026' */
export const formatLongDate = (day: Day): string =>
  format(day, { weekday: 'long', month: 'long', day: 'numeric', year: 'numeric' })

/** 'January', the month that a day is in. */
export const formatMonth = (day: Day): string => format(day, { month: 'long' })
