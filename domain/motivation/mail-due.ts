import { localTime } from '#domain/time/check-in-day.ts'
import type { Day } from '#domain/time/day.ts'
import { dueAt } from '#domain/time/due-at.ts'
import { HOUR_MS, MINUTE_MS } from '#domain/time/units.ts'

/** A mail that is later than this is not sent any more. */
const LATEST_HOURS = 12

/** Milliseconds until the mail of a date and a local time (HH:MM) is due; 0 or less from then on. `now` in epoch milliseconds. */
export const untilDue = (now: number, zone: string, date: Day, time: string): number => dueAt(zone, date, time) - now

/** Whether the mail of a date and a local time (HH:MM) is past sending at `now` (epoch milliseconds). */
export const isTooLate = (now: number, zone: string, date: Day, time: string): boolean =>
  now > dueAt(zone, date, time) + LATEST_HOURS * HOUR_MS

/** How long the morning of a mail lasts: a mail without proof is sent again until then, and a missed tick is made up until then. */
export const MORNING_MS = 5 * HOUR_MS

/** Whether the morning of a mail is over: `now` (epoch milliseconds) is five hours past its local time (HH:MM). */
export const isMorningOver = (now: number, zone: string, date: Day, time: string): boolean =>
  now > dueAt(zone, date, time) + MORNING_MS

/** A mail that leaves later than this speaks of the time at which it leaves. */
const LATE_MS = 30 * MINUTE_MS
const LAST_MINUTE = '23:59'

/**
 * The local time HH:MM that a mail speaks of (MAIL-36): its own, or that of its sending where it leaves more than half an hour late.
 * The last minute of its date when it leaves on the next one. `now` in epoch milliseconds.
 */
export const readSpokenTime = (now: number, zone: string, date: Day, time: string): string => {
  if (now - dueAt(zone, date, time) <= LATE_MS) return time
  const local = localTime(now, zone)
  return local.day === date ? local.time : LAST_MINUTE
}

const FIRST_RETRY_SECONDS = 60
/** The longest delay of an SQS message. */
export const LONGEST_DELAY_SECONDS = 900

/** Seconds before the retry of mails that SES throttled. */
export const THROTTLED_DELAY_SECONDS = 30

/** Seconds before the given retry of mails that were not sent: 1, 2, 4 and 8 minutes, then 15. `attempt` counts from 1. */
export const retryDelaySeconds = (attempt: number): number =>
  Math.min(LONGEST_DELAY_SECONDS, FIRST_RETRY_SECONDS * 2 ** (attempt - 1))
