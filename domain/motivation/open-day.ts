import { type Account, readRule } from '#domain/accounts/account.ts'
import type { Goal } from '#domain/goals/goal.ts'
import type { Day } from '#domain/time/day.ts'
import { dueAt } from '#domain/time/due-at.ts'
import { personDay } from '#domain/time/moved-day.ts'

/**
 * The check-in day that runs when the mail of a date is read: the date itself, or an earlier day that can still be checked in, because
 * the goal's time comes before the day-start hour or the person moved to the east (STREAK-2, DAY-3). `now` in epoch milliseconds: a mail
 * is read at its time, and a late one now.
 */
export const findOpenDay = (
  account: Account,
  { time_of_day }: Pick<Goal, 'time_of_day'>,
  date: Day,
  now: number,
): Day => {
  const readAt = Math.max(now, dueAt(account.zone, date, time_of_day))
  const day = personDay(readAt, readRule(account))
  return day < date ? day : date
}
