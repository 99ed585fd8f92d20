import type { Account } from '#domain/accounts/account.ts'
import type { Goal } from '#domain/goals/goal.ts'
import { localTime } from '#domain/time/check-in-day.ts'
import { addDays, type Day } from '#domain/time/day.ts'
import { dueAt } from '#domain/time/due-at.ts'
import { MINUTE_MS } from '#domain/time/units.ts'
import { isTooLate } from './mail-due.ts'

/** A goal's time of day, HH:MM, and the zone that it is in. */
export type MailTime = { zone: string; time: string }

type Morning = {
  /** The instant of the change, in epoch milliseconds. */
  at: number
  from: MailTime
  to: MailTime
  /** Since when the goal exists, in epoch milliseconds. */
  since: number
}

/**
 * How long after its time a mail may still wait for its tick or in the queue. A zone or a time of day that changes meanwhile takes the
 * goal out of the range of that tick.
 */
const LEAVING_MS = 30 * MINUTE_MS

/**
 * The local date whose mail a change of zone or of the time of day would skip (MAIL-34): its new time has passed, and its old one had not
 * come or was so short ago that the mail may not have left. A move over midnight can skip the date before the new zone's present one.
 * Undefined if no mail is skipped, if it would be more than 12 hours late (MAIL-5), or if the goal was created after the new time.
 */
const findSkippedMorning = ({ at, from, to, since }: Morning): Day | undefined => {
  const isSkipped = (date: Day): boolean => {
    const due = dueAt(to.zone, date, to.time)
    const isMissed = since <= due && due <= at && dueAt(from.zone, date, from.time) > at - LEAVING_MS
    return isMissed && !isTooLate(at, to.zone, date, to.time)
  }
  const { day } = localTime(at, to.zone)
  return [day, addDays(day, -1)].find(isSkipped)
}

/** A goal before its mail moves, with both times of the mail. */
export type MovedMail = {
  goal: Pick<Goal, 'id' | 'is_active' | 'wake_up_mail' | 'created_at'>
  from: MailTime
  to: MailTime
}

/** A mail that the move would skip: of that local date, at the new time. `only` where the move skips no other mail of the slot. */
export type SkippedMail = MailTime & { goal: string; date: Day; only?: 'mail' | 'letter' }

type MailSettings = Pick<Account, 'mails_off' | 'week_letter'>

/** An account before and after the change that moves its mails. */
export type MailMove<A extends MailSettings = MailSettings> = { before: A; after: MailSettings }

/**
 * The mails that moves would skip (MAIL-34). `at` in epoch milliseconds. A mail that was off before the change is not skipped by it, also
 * where the same change turns it on. A goal whose own mail is off counts while the Sunday letter is on, because the worker finds that
 * letter by the times of the goals.
 */
export const listSkippedMails = (
  { before, after }: MailMove,
  moved: readonly MovedMail[],
  at: number,
): SkippedMail[] => {
  if (before.mails_off || after.mails_off) return []
  return moved.flatMap(({ goal, from, to }) => {
    if (!goal.is_active || !(goal.wake_up_mail || before.week_letter)) return []
    const date = findSkippedMorning({ at, from, to, since: Date.parse(goal.created_at) })
    if (date === undefined) return []
    const startsLetter = after.week_letter && !before.week_letter
    const only = goal.wake_up_mail ? startsLetter && 'mail' : 'letter'
    return [{ ...to, goal: goal.id, date, ...(only && { only }) }]
  })
}
