import type { Day } from './day.ts'

const NAMES = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'] as const

const readNumber = (date: Day): number => new Date(`${date}T00:00:00Z`).getUTCDay()

/** The English name of a date's day, such as `Tuesday`. */
export const readWeekday = (date: Day): string => NAMES[readNumber(date)] ?? ''

/** The English names of ISO weekday numbers. */
export const weekdayNames = (numbers: readonly number[]): string[] =>
  numbers.map((number) => NAMES[number % NAMES.length] ?? '')

/** The ISO number of a date's weekday: 1 is Monday, 7 is Sunday. */
export const readIsoWeekday = (date: Day): number => readNumber(date) || 7
