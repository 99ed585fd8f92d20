import type { PlanView, ProfileView } from '#functions/profiles/profile-view.ts'
import { json } from '#test/web/support/network.ts'
import { PROFILE } from '#test/web/support/profile.ts'

/** The server's profile of Maren. */

export const TRIAL: PlanView = {
  name: 'Free trial',
  goal_limit: 1,
  nudge_limit: 1,
  subscription: { subscribed: false, subscription_tier: null, subscription_end: null },
  trial: {
    isTrialExpired: false,
    trialExpiresAt: '2026-12-21T00:00:00.000Z',
    daysRemaining: 12,
    hasActiveSubscription: false,
  },
}

export const PERSONAL: PlanView = {
  name: 'Personal Plan',
  goal_limit: 3,
  nudge_limit: 3,
  subscription: { subscribed: true, subscription_tier: 'Personal Plan', subscription_end: '2027-01-02T12:00:00.000Z' },
  trial: { ...TRIAL.trial, daysRemaining: 0, hasActiveSubscription: true },
}

export const TODAY = {
  date: '2026-11-24',
  calendar_date: '2026-11-24',
  now: '2026-11-24T14:00:00.000Z',
  ends_at: '2026-11-25T08:00:00.000Z',
  zone: 'Europe/Oslo',
  zone_chosen: true,
  day_start_hour: 3,
}

export const refuse = (status: number, error: string, field?: string): Response =>
  json({ success: false, error, code: 'invalid-request', ...(field && { field }) }, status)

/** The answers for Maren's settings, with additional ones. */
export const settings = (plan: PlanView = TRIAL, profile: ProfileView = PROFILE) => ({
  '/api/get-profile': () => json({ success: true, profile, plan }),
  '/api/fetch-user-goals': () => refuse(409, 'Not in this test.'),
})
