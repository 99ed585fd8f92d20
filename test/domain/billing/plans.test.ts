import { describe, expect, it } from 'vitest'
import { billingState, isToRenew } from '#domain/billing/billing-state.ts'
import {
  formatPlanName,
  isActive,
  isRaisedByAPlan,
  isTier,
  lastsUntil,
  limitsFor,
  NOT_SUBSCRIBED,
  OFFER_NAMES,
  OFFERS,
  offerOfPrice,
  planOfTier,
  readSubscription,
  subscription,
  tier,
} from '#domain/billing/plans.ts'
import { readTrial, TRIAL_DAYS, trialAsks, trialStatus } from '#domain/billing/trial.ts'
import { DAY_MS } from '#domain/time/units.ts'

const now = Date.parse('2026-04-14T11:00:00Z')
const END = '2026-04-14T11:00:00.000Z'
const owned = (subscription_end: string | null = null, subscription_tier: string | null = 'Pro Plan') => ({
  subscribed: true,
  subscription_tier,
  subscription_end,
})

describe('the offers', () => {
  it('have their names, prices, tiers, limits and keys at Stripe (PLAN-4, PLAN-5, PLAN-6)', () => {
    const limits = (count: number) => ({ goals: count, nudges: count })
    expect(OFFERS).toEqual({
      personal: {
        name: 'Personal Plan',
        cents: 499,
        productId: 'five_circles_personal',
        lookupKey: 'five_circles_personal_monthly',
        tier: 'Personal Plan',
        limits: limits(3),
      },
      pro: {
        name: 'Pro Plan',
        cents: 19_999,
        productId: 'five_circles_pro',
        lookupKey: 'five_circles_pro_monthly',
        tier: 'Pro Plan',
        limits: limits(5),
      },
      'strategic-advisor': {
        name: 'Strategic Advisor Plan',
        cents: 95_000,
        productId: 'five_circles_strategic_advisor',
        lookupKey: 'five_circles_strategic_advisor_monthly',
        tier: 'Professional Coach',
        limits: limits(5),
      },
      coaching: {
        name: 'Professional Coaching',
        cents: 75_000,
        productId: 'five_circles_coaching',
        lookupKey: 'five_circles_coaching_monthly',
        tier: null,
        limits: null,
      },
    })
    expect(OFFER_NAMES).toEqual(Object.keys(OFFERS))
  })

  it('are found by the product of a price, or by its lookup key', () => {
    for (const name of OFFER_NAMES) {
      const { productId: product, lookupKey: lookup_key } = OFFERS[name]
      expect(offerOfPrice({ product, lookup_key })).toBe(name)
      // The key of a former price is that of the new one.
      expect(offerOfPrice({ product, lookup_key: null })).toBe(name)
      expect(offerOfPrice({ product: 'prod_made_by_hand', lookup_key })).toBe(name)
    }
    for (const lookup_key of [null, 'another']) expect(offerOfPrice({ product: 'another', lookup_key })).toBeUndefined()
  })

  it('allow an upgrade only below the highest limit (PLAN-14)', () => {
    for (const kind of ['goals', 'nudges'] as const)
      expect([0, 1, 3, 4, 5, 6].map((limit) => isRaisedByAPlan(kind, limit))).toEqual([
        true,
        true,
        true,
        true,
        false,
        false,
      ])
  })
})

describe('a tier', () => {
  it.each([
    ['Personal Plan', true, 'personal', 'Personal Plan'],
    ['Pro Plan', true, 'pro', 'Pro Plan'],
    ['Strategic Advisor Plan', true, 'strategic-advisor', 'Strategic Advisor Plan'],
    ['Professional Coach', true, 'strategic-advisor', 'Strategic Advisor Plan'],
    ['Founders', false, 'personal', 'Founders'],
    ['', false, 'personal', ''],
  ])('%j: known %s, plan %s, shown as %j (PLAN-6, PLAN-7)', (name, known, plan, shown) => {
    expect([isTier(name), planOfTier(name), formatPlanName(name)]).toEqual([known, plan, shown])
  })

  it('that is missing counts as Personal Plan', () => {
    expect([planOfTier(null), formatPlanName(null)]).toEqual(['personal', 'Personal Plan'])
    expect(tier.options).toEqual(['Personal Plan', 'Pro Plan', 'Strategic Advisor Plan', 'Professional Coach'])
  })
})

describe('a subscription', () => {
  it('has no end when none is stored', () => {
    expect(lastsUntil(owned())).toBeUndefined()
    expect(isActive(owned(), now)).toBe(true)
    expect(isActive({ ...owned(), subscribed: false }, now)).toBe(false)
  })

  it('lasts until its end, and one day longer while it renews (PLAN-17)', () => {
    for (const state of billingState.options) {
      const grace = state === 'active' || state === 'trialing' ? DAY_MS : 0
      expect([state, isToRenew(state)]).toEqual([state, grace > 0])
      expect([state, lastsUntil({ ...owned(END), state })]).toEqual([state, now + grace])
      expect(isActive({ ...owned(END), state }, now + grace - 1)).toBe(true)
      expect(isActive({ ...owned(END), state }, now + grace)).toBe(false)
    }
    expect(lastsUntil(owned(END))).toBe(now)
  })

  it('is shown with all fields while it is active and with its end only afterwards', () => {
    expect(readSubscription({ ...owned(END), state: 'active' }, now)).toEqual(owned(END))
    expect(readSubscription({ ...owned(END), state: 'canceled' }, now)).toEqual({
      ...NOT_SUBSCRIBED,
      subscription_end: END,
    })
    expect(subscription.parse(owned(END))).toEqual(owned(END))
    expect(subscription.safeParse({}).success).toBe(false)
    expect(NOT_SUBSCRIBED).toEqual({ subscribed: false, subscription_tier: null, subscription_end: null })
  })

  it('gives the limits and name of its plan, and the free limits without a plan (PLAN-4)', () => {
    expect(limitsFor(owned(null, 'Professional Coach'), now)).toEqual({
      name: 'Strategic Advisor Plan',
      goals: 5,
      nudges: 5,
    })
    expect(limitsFor(owned(null, 'Founders'), now)).toEqual({ name: 'Founders', goals: 3, nudges: 3 })
    expect(limitsFor(owned(END), now)).toEqual({ name: 'Free trial', goals: 1, nudges: 1 })
  })
})

describe('billingState', () => {
  it('has the states that Stripe’s are mapped to', () => {
    expect(billingState.options).toEqual([
      'none',
      'trialing',
      'active',
      'cancelling',
      'past_due',
      'unpaid',
      'paused',
      'canceled',
      'incomplete',
      'refunded',
    ])
    expect(isToRenew(undefined)).toBe(false)
  })
})

describe('the trial', () => {
  const trialAt = (days: number) => readTrial(new Date(now + days * DAY_MS).toISOString(), NOT_SUBSCRIBED, now)

  it('asks for a plan in its last three days unless the person has one (PLAN-3)', () => {
    expect([4, 3.1, 3, 1, 0, -1].map((days) => trialAsks(trialAt(days)))).toEqual([
      false,
      false,
      true,
      true,
      true,
      true,
    ])
    expect(trialAsks(readTrial(END, owned(), now))).toBe(false)
    expect(trialAsks(readTrial(null, NOT_SUBSCRIBED, now))).toBe(false)
  })

  it('rounds the remaining days up and never goes below 0 (PLAN-1)', () => {
    expect([2, 1.01, 0, -3].map((days) => trialAt(days).daysRemaining)).toEqual([2, 2, 0, 0])
    expect(readTrial(END, owned(), now)).toEqual({
      isTrialExpired: false,
      trialExpiresAt: END,
      daysRemaining: 0,
      hasActiveSubscription: true,
    })
    expect(readTrial(null, NOT_SUBSCRIBED, now)).toEqual({
      isTrialExpired: false,
      trialExpiresAt: null,
      daysRemaining: TRIAL_DAYS,
      hasActiveSubscription: false,
    })
    expect(trialStatus.safeParse({}).success).toBe(false)
  })
})
