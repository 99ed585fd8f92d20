import { DomainError } from '#domain/errors.ts'
import { messages } from '#domain/messages.ts'
import { DAY_MS } from '#domain/time/units.ts'

/** Days that a check-in may wait for the network and still count on the day it was made. */
const LATE_DAYS = 7

/**
 * The instant at which a check-in counts, in epoch milliseconds like the others: when it was made, but not before its goal
 * was nor after now, so that a browser's clock that is a little off loses nobody a day. Throws `invalid-request` for one
 * that is older than a week.
 */
export const countsAt = (madeAt: number, goalMadeAt: number, now: number): number => {
  if (madeAt < now - LATE_DAYS * DAY_MS) {
    throw new DomainError('invalid-request', messages.checkIn.tooLate(LATE_DAYS), 'checkedInAt')
  }
  return Math.min(now, Math.max(goalMadeAt, madeAt))
}
