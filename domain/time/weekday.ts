import type { Day } from './day.ts'

const NAMES = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'] as const

/** The English name of a date's day, such as `Tuesday`. */
export const readWeekday = (date: Day): string => NAMES[new Date(`${date}T00:00:00Z`).getUTCDay()] ?? ''
