import * as z from 'zod/mini'
import { DAY_MS } from '#domain/time/units.ts'
import { isActive, type OwnedPlan } from './plans.ts'

/** The trial starts when the profile is created (PLAN-1). */
export const TRIAL_DAYS = 30
/** Remaining days at which the upgrade dialog opens automatically (PLAN-3). */
export const TRIAL_ENDING_DAYS = 3

/** ISO date-time at which a trial that starts at `now` (epoch milliseconds) expires. */
export const trialExpiresAt = (now: number): string => new Date(now + TRIAL_DAYS * DAY_MS).toISOString()

export const trialStatus = z.strictObject({
  isTrialExpired: z.boolean(),
  trialExpiresAt: z.nullable(z.string()),
  daysRemaining: z.int(),
  hasActiveSubscription: z.boolean(),
})
export type TrialStatus = z.infer<typeof trialStatus>

/** The state of a trial (PLAN-1). `now` in epoch milliseconds; `expiresAt` an ISO date-time. */
export const readTrial = (expiresAt: string | null, owned: OwnedPlan, now: number): TrialStatus => {
  const hasActiveSubscription = isActive(owned, now)
  if (hasActiveSubscription) {
    return { isTrialExpired: false, trialExpiresAt: expiresAt, daysRemaining: 0, hasActiveSubscription }
  }
  if (expiresAt === null) {
    return { isTrialExpired: false, trialExpiresAt: null, daysRemaining: TRIAL_DAYS, hasActiveSubscription }
  }
  const left = Date.parse(expiresAt) - now
  return {
    isTrialExpired: left <= 0,
    trialExpiresAt: expiresAt,
    daysRemaining: Math.max(0, Math.ceil(left / DAY_MS)),
    hasActiveSubscription,
  }
}

/** Whether the upgrade dialog opens automatically (PLAN-3). */
export const trialAsks = ({ hasActiveSubscription, isTrialExpired, daysRemaining }: TrialStatus): boolean =>
  !hasActiveSubscription && (isTrialExpired || daysRemaining <= TRIAL_ENDING_DAYS)
