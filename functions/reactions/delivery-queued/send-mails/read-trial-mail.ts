import { isActive } from '#domain/billing/plans.ts'
import { readTrialDays } from '#domain/billing/trial-record.ts'
import { localTime } from '#domain/time/check-in-day.ts'
import type { TrialMailWork } from '#events/work.ts'
import type { Overview } from '#functions/adapters/dynamodb/accounts.ts'
import type { TrialMail } from './templates/trial-mail.ts'

/** What the mail of a trial's end says, and to whom. */
export type TrialLetter = Omit<TrialMail, 'siteUrl'> & { to: string }

/**
 * Undefined where no mail is due (MAIL-23): the account is deleted or being deleted, a plan is active, the trial has another end
 * by now, the person turned mails off, or a goal is in crisis. `now` in epoch milliseconds.
 */
export const readTrialLetter = (
  { account, goals, runs }: Overview,
  { trial, ends }: TrialMailWork,
  now: number,
): TrialLetter | undefined => {
  if (!account || account.closing_at !== undefined || account.mails_off) return undefined
  if (account.trial_expires_at !== ends || isActive(account.subscription, now)) return undefined
  // A mail about prices is not sent to a person with a goal in crisis (CARE-4).
  if (goals.some(({ care }) => care === 'crisis')) return undefined
  const { zone, day_start_hour: dayStartHour } = account
  const sent = localTime(now, zone)
  return {
    to: account.email,
    trial,
    date: sent.day,
    time: sent.time,
    lastDay: localTime(Date.parse(ends), zone).day,
    days: readTrialDays(
      goals.map(({ id, care }) => ({ care, run: runs.get(id) })),
      ends,
      { zone, dayStartHour },
    ),
  }
}
