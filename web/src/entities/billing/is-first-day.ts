import { trialFirstDay } from '#domain/billing/trial-window.ts'
import type { Goals } from '#web/entities/goals/goals.ts'

/** Whether the account was created on the present check-in day, on which nothing is sold (PAGE-26). The trial begins with the account. */
export const isFirstDay = ({ plan: { trial }, today }: Pick<Goals, 'plan' | 'today'>): boolean => {
  if (trial.trialExpiresAt === null) return false
  const rule = { zone: today.zone, dayStartHour: today.day_start_hour }
  return trialFirstDay(trial.trialExpiresAt, rule) >= today.date
}
