import type { Day } from '#domain/time/day.ts'

/** Formats of dates and times in mails, in US English. All dates and times are local to the person. */

const WEEKDAYS = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'] as const
const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'] as const

/** `Tue`. */
export const weekday = (day: Day): string => WEEKDAYS[new Date(day).getUTCDay()] ?? ''

/** `07:00` as `7:00 AM`. */
export const timeLabel = (time: string): string => {
  const hour = Number(time.slice(0, 2))
  return `${hour % 12 || 12}:${time.slice(3, 5)} ${hour < 12 ? 'AM' : 'PM'}`
}

/** `Apr 14`. */
export const monthDay = (day: Day): string => {
  const date = new Date(day)
  return `${MONTHS[date.getUTCMonth()]} ${date.getUTCDate()}`
}

/** `Tue, Apr 14, 7:00 AM`. */
export const dateTimeLabel = (day: Day, time: string): string => `${weekday(day)}, ${monthDay(day)}, ${timeLabel(time)}`
