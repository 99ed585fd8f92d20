import { localTime } from '#domain/time/check-in-day.ts'
import { addDays, type Day } from '#domain/time/day.ts'
import { dueAt } from '#domain/time/due-at.ts'
import { MINUTE_MS } from '#domain/time/units.ts'
import { isTooLate } from './mail-due.ts'

type Morning = {
  /** The instant of the change, in epoch milliseconds. */
  at: number
  /** The zones before and after it. */
  from: string
  to: string
  /** The goal's time of day, HH:MM. */
  time: string
  /** Since when the goal exists, in epoch milliseconds. */
  since: number
}

/**
 * How long after its time a mail may still wait for its tick or in the queue. A zone that changes meanwhile takes the goal out of the
 * range of that tick.
 */
const LEAVING_MS = 30 * MINUTE_MS

/**
 * The local date whose mail a change of zone would skip (MAIL-34): its time has passed in the new zone, and in the old one it had not come
 * or was so short ago that the mail may not have left. A move over midnight can skip the date before the new zone's present one. Undefined
 * where none is skipped, where it is more than 12 hours late (MAIL-5), and for a goal that was created after that time.
 */
export const findSkippedMorning = ({ at, from, to, time, since }: Morning): Day | undefined => {
  const isSkipped = (date: Day): boolean => {
    const due = dueAt(to, date, time)
    const isMissed = since <= due && due <= at && dueAt(from, date, time) > at - LEAVING_MS
    return isMissed && !isTooLate(at, to, date, time)
  }
  const { day } = localTime(at, to)
  return [day, addDays(day, -1)].find(isSkipped)
}
