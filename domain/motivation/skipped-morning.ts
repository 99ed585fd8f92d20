import { localTime } from '#domain/time/check-in-day.ts'
import type { Day } from '#domain/time/day.ts'
import { dueAt } from '#domain/time/due-at.ts'
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
 * The local date whose mail a change of zone would skip (MAIL-34): its time has passed in the new zone, and had not come in the old
 * one. Undefined where none is skipped, where it is more than 12 hours late (MAIL-5), and for a goal that was created after that time.
 */
export const findSkippedMorning = ({ at, from, to, time, since }: Morning): Day | undefined => {
  const { day } = localTime(at, to)
  const due = dueAt(to, day, time)
  const isMissed = since <= due && due <= at && dueAt(from, day, time) > at
  return isMissed && !isTooLate(at, to, day, time) ? day : undefined
}
