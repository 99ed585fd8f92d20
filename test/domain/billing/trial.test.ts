import { describe, expect, it } from 'vitest'
import { limitsFor, NOT_SUBSCRIBED, type Subscription } from '#domain/billing/plans.ts'
import { readTrial, trialExpiresAt } from '#domain/billing/trial.ts'
import { DAY_MS } from '#domain/time/units.ts'

const now = Date.parse('2026-04-14T11:00:00Z')
const owned = (
  subscription_tier: Subscription['subscription_tier'],
  subscription_end: string | null,
): Subscription => ({
  subscribed: true,
  subscription_tier,
  subscription_end,
})

describe('the trial', () => {
  it('lasts 30 days from the creation of the profile (PLAN-1)', () => {
    const expires = trialExpiresAt(now)
    expect(readTrial(expires, NOT_SUBSCRIBED, now)).toMatchObject({ isTrialExpired: false, daysRemaining: 30 })
    expect(readTrial(expires, NOT_SUBSCRIBED, now + 29 * DAY_MS + 1)).toMatchObject({
      isTrialExpired: false,
      daysRemaining: 1,
    })
    expect(readTrial(expires, NOT_SUBSCRIBED, now + 30 * DAY_MS)).toMatchObject({
      isTrialExpired: true,
      daysRemaining: 0,
    })
  })

  it('is not expired and has 30 days left when no end is stored (PLAN-1)', () => {
    expect(readTrial(null, NOT_SUBSCRIBED, now)).toMatchObject({ isTrialExpired: false, daysRemaining: 30 })
  })

  it('is ignored for one more day after the period of a plan that renews (PLAN-17)', () => {
    const expired = new Date(now - DAY_MS).toISOString()
    const renewing = { ...owned('Personal Plan', new Date(now).toISOString()), state: 'active' } as const
    expect(readTrial(expired, renewing, now + DAY_MS - 1)).toMatchObject({ hasActiveSubscription: true })
    expect(readTrial(expired, renewing, now + DAY_MS)).toMatchObject({ hasActiveSubscription: false })
  })

  it('is ignored until the subscription ends (PLAN-1)', () => {
    const expired = new Date(now - DAY_MS).toISOString()
    const until = owned('Personal Plan', new Date(now + DAY_MS).toISOString())
    expect(readTrial(expired, until, now)).toMatchObject({
      isTrialExpired: false,
      daysRemaining: 0,
      hasActiveSubscription: true,
    })
    expect(readTrial(expired, until, now + 2 * DAY_MS)).toMatchObject({
      isTrialExpired: true,
      hasActiveSubscription: false,
    })
  })
})

describe('the limits of a plan', () => {
  it('are the free limits without a subscription and after its end (PLAN-4)', () => {
    expect(limitsFor(NOT_SUBSCRIBED, now)).toMatchObject({ goals: 1, nudges: 1 })
    expect(limitsFor(owned('Pro Plan', new Date(now - 1).toISOString()), now)).toMatchObject({ goals: 1, nudges: 1 })
  })

  it('follow the tier; an unknown tier gets the limits of Personal Plan (PLAN-7)', () => {
    expect(limitsFor(owned('Personal Plan', null), now)).toMatchObject({ goals: 3, nudges: 3 })
    expect(limitsFor(owned(null, null), now)).toMatchObject({ goals: 3, nudges: 3 })
    expect(limitsFor(owned('Pro Plan', null), now)).toMatchObject({ goals: 5, nudges: 5 })
    expect(limitsFor(owned('Professional Coach', null), now)).toEqual(
      limitsFor(owned('Strategic Advisor Plan', null), now),
    )
  })
})
