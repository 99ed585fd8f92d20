import { Temporal } from 'temporal-polyfill'
import type { Day } from '#domain/time/day.ts'

const LOCALE = 'en-US'
const of = (day: Day) => Temporal.PlainDate.from(day)

/** 'Jan 5, 2026' */
export const formatDate = (day: Day): string =>
  of(day).toLocaleString(LOCALE, { month: 'short', day: 'numeric', year: 'numeric' })

/** 'Jan 5' */
export const formatShortDay = (day: Day): string => of(day).toLocaleString(LOCALE, { month: 'short', day: 'numeric' })

/** 'Monday, January 5, 2026' */
export const formatLongDate = (day: Day): string =>
  of(day).toLocaleString(LOCALE, { weekday: 'long', month: 'long', day: 'numeric', year: 'numeric' })

/** 'January', the month that a day is in. */
export const formatMonth = (day: Day): string => of(day).toLocaleString(LOCALE, { month: 'long' })
