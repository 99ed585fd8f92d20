import * as z from 'zod/mini'
import { DAY_MS } from '#domain/time/units.ts'
import { type HeldPlan, isActive } from './plans.ts'

/** The free trial starts with the profile and lasts 30 days (specification 4 and 9). */
export const TRIAL_DAYS = 30
/** With so many days left, a trial asks for a plan (specification 9). */
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

/** Trial rules of specification 4, to the letter. `now` in epoch milliseconds; `expiresAt` an ISO date-time. */
export const readTrial = (expiresAt: string | null, held: HeldPlan, now: number): TrialStatus => {
  const hasActiveSubscription = isActive(held, now)
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

/** Whether the offer of a plan comes by itself: unsubscribed, and the trial has ended or is about to (specification 2). */
export const trialAsks = ({ hasActiveSubscription, isTrialExpired, daysRemaining }: TrialStatus): boolean =>
  !hasActiveSubscription && (isTrialExpired || daysRemaining <= TRIAL_ENDING_DAYS)
