import { Temporal } from 'temporal-polyfill'
import type { Day } from '#domain/time/day.ts'

/** Dates and times as the mails write them, in US English; all of them local to the person. */

const WEEKDAYS = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'] as const
const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'] as const

/** `Tue`. */
export const weekday = (day: Day): string => WEEKDAYS[Temporal.PlainDate.from(day).dayOfWeek - 1] ?? ''

/** `07:00` as `7:00 AM`. */
export const timeLabel = (time: string): string => {
  const { hour, minute } = Temporal.PlainTime.from(time)
  return `${hour % 12 || 12}:${String(minute).padStart(2, '0')} ${hour < 12 ? 'AM' : 'PM'}`
}

/** `Tue, Apr 14, 7:00 AM`. */
export const dateTimeLabel = (day: Day, time: string): string => {
  const date = Temporal.PlainDate.from(day)
  return `${weekday(day)}, ${MONTHS[date.month - 1]} ${date.day}, ${timeLabel(time)}`
}
