import { clockTime } from '#domain/time/clock-words.ts'
import type { Day } from '#domain/time/day.ts'
import { readWeekday } from '#domain/time/weekday.ts'

/** Formats of dates and times in mails, in US English. All dates and times are local to the person. */

const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'] as const

/** `Tue`. */
export const weekday = (day: Day): string => readWeekday(day).slice(0, 3)

/** `Apr 14`. */
export const monthDay = (day: Day): string => {
  const date = new Date(day)
  return `${MONTHS[date.getUTCMonth()]} ${date.getUTCDate()}`
}

/** `Tue, Apr 14, 7:00 AM`. */
export const dateTimeLabel = (day: Day, time: string): string => `${weekday(day)}, ${monthDay(day)}, ${clockTime(time)}`
