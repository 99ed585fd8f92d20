import { DomainError } from '#domain/errors.ts'
import { checkInMessages } from '#domain/messages/check-in.ts'
import { DAY_MS } from '#domain/time/units.ts'

/** Maximum age in days of a late check-in that counts for its own day (STREAK-5). */
const LATE_DAYS = 7

/**
 * The instant at which a check-in counts: when it was made, but not before its goal was created and not after `now`, because
 * a browser's clock may be wrong (STREAK-5). All values in epoch milliseconds. Throws `invalid-request` after 7 days.
 */
export const countsAt = (madeAt: number, goalMadeAt: number, now: number): number => {
  if (madeAt < now - LATE_DAYS * DAY_MS) {
    throw new DomainError('invalid-request', checkInMessages.tooLate(LATE_DAYS), 'checkedInAt')
  }
  return Math.min(now, Math.max(goalMadeAt, madeAt))
}
