import { TRIAL_DAYS } from '#domain/billing/trial.ts'
import { checkInDay } from '#domain/time/check-in-day.ts'
import { DAY_MS } from '#domain/time/units.ts'
import type { Goals } from '#web/entities/goals/goals.ts'

/** Whether the account was created on the present check-in day, on which nothing is sold (PAGE-26). The trial begins with the account. */
export const isFirstDay = ({ plan: { trial }, today }: Pick<Goals, 'plan' | 'today'>): boolean => {
  if (trial.trialExpiresAt === null) return false
  const created = Date.parse(trial.trialExpiresAt) - TRIAL_DAYS * DAY_MS
  return checkInDay(created, { zone: today.zone, dayStartHour: today.day_start_hour }) >= today.date
}
