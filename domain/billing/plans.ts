import * as z from 'zod/mini'
import { DAY_MS } from '#domain/time/units.ts'
import { type BillingState, isToRenew } from './billing-state.ts'

/** Plans, prices and limits (PLAN-4 to PLAN-8). No other file defines them. */

export const tier = z.enum(['Personal Plan', 'Pro Plan', 'Strategic Advisor Plan', 'Professional Coach'])
export type Tier = z.infer<typeof tier>

export const subscription = z.strictObject({
  subscribed: z.boolean(),
  /** A `Tier`, or an unknown stored tier (PLAN-7). */
  subscription_tier: z.nullable(z.string()),
  /** ISO date-time until which access lasts. */
  subscription_end: z.nullable(z.string()),
})
export type Subscription = z.infer<typeof subscription>

/** A stored subscription with its Stripe state. The state is undefined when an operator set the plan. */
export type OwnedPlan = Subscription & { state?: BillingState | undefined }

/**
 * Milliseconds that a plan which renews lasts beyond its period, so that a late webhook does not end access (ADR 055).
 */
const RENEWAL_GRACE = DAY_MS

/** The end of a subscription's access in epoch milliseconds; undefined without an end. */
export const lastsUntil = ({ subscription_end, state }: OwnedPlan): number | undefined =>
  subscription_end === null ? undefined : Date.parse(subscription_end) + (isToRenew(state) ? RENEWAL_GRACE : 0)

export const NOT_SUBSCRIBED = {
  subscribed: false,
  subscription_tier: null,
  subscription_end: null,
} as const satisfies Subscription

export type PlanLimits = { name: string; goals: number; nudges: number }

/** The offers. Each is billed monthly. */
export type PlanOffer = {
  /** Name of the product at Stripe, and on the page. */
  name: string
  /** In US cents a month. */
  cents: number
  /** Id of the product at Stripe. */
  productId: string
  /** The lookup key of the price. The id of a price differs between Stripe accounts. */
  lookupKey: string
  /** The tier of the offer; null for an offer that is bought in addition to a plan. */
  tier: Tier | null
  limits: { goals: number; nudges: number } | null
}
export type OfferName = 'personal' | 'pro' | 'strategic-advisor' | 'coaching'
export type PlanName = Exclude<OfferName, 'coaching'>

/** Cheapest first. If a person has two plans, the later one in this list applies. */
export const OFFERS = {
  personal: {
    name: 'Personal Plan',
    cents: 499,
    productId: 'five_circles_personal',
    lookupKey: 'five_circles_personal_monthly',
    tier: 'Personal Plan',
    limits: { goals: 3, nudges: 3 },
  },
  pro: {
    name: 'Pro Plan',
    cents: 199_99,
    productId: 'five_circles_pro',
    lookupKey: 'five_circles_pro_monthly',
    tier: 'Pro Plan',
    limits: { goals: 5, nudges: 5 },
  },
  'strategic-advisor': {
    name: 'Strategic Advisor Plan',
    cents: 950_00,
    productId: 'five_circles_strategic_advisor',
    lookupKey: 'five_circles_strategic_advisor_monthly',
    // The stored name (PLAN-6).
    tier: 'Professional Coach',
    limits: { goals: 5, nudges: 5 },
  },
  coaching: {
    name: 'Professional Coaching',
    cents: 750_00,
    productId: 'five_circles_coaching',
    lookupKey: 'five_circles_coaching_monthly',
    tier: null,
    limits: null,
  },
} as const satisfies Record<OfferName, PlanOffer>

export const OFFER_NAMES = ['personal', 'pro', 'strategic-advisor', 'coaching'] as const satisfies OfferName[]

/** Active goals of the largest plan. */
export const GOALS_MAX = Math.max(...OFFER_NAMES.map((name) => OFFERS[name].limits?.goals ?? 0))

/** Whether a plan on sale raises this limit (PLAN-14). */
export const isRaisedByAPlan = (kind: 'goals' | 'nudges', limit: number): boolean =>
  OFFER_NAMES.some((name) => (OFFERS[name].limits?.[kind] ?? 0) > limit)

/**
 * The offer that a price of Stripe is for, by its product. A new price takes over the lookup key of the former one, at which
 * existing subscriptions stay. The lookup key counts where the product has another id.
 */
export const offerOfPrice = (price: { product: string; lookup_key: string | null }): OfferName | undefined =>
  OFFER_NAMES.find((name) => OFFERS[name].productId === price.product) ??
  OFFER_NAMES.find((name) => OFFERS[name].lookupKey === price.lookup_key)

export const isTier = (owned: string): owned is Tier => tier.safeParse(owned).success

/** The plan of a tier. Accepts both names of the highest plan (PLAN-6). An unknown tier has Personal Plan (PLAN-7). */
export const planOfTier = (owned: string | null): PlanName => {
  if (owned === 'Pro Plan') return 'pro'
  return owned === 'Strategic Advisor Plan' || owned === 'Professional Coach' ? 'strategic-advisor' : 'personal'
}

const FREE: PlanLimits = { name: 'Free trial', goals: 1, nudges: 1 }

/** Active means subscribed and, where an end is known, not past it. `now` in epoch milliseconds. */
export const isActive = (owned: OwnedPlan, now: number): boolean =>
  owned.subscribed && (lastsUntil(owned) ?? Infinity) > now

/** The plan as it is shown to the person: of an ended plan, only its end. `now` in epoch milliseconds. */
export const readSubscription = ({ state, ...owned }: OwnedPlan, now: number): Subscription =>
  isActive({ ...owned, state }, now) ? owned : { ...NOT_SUBSCRIBED, subscription_end: owned.subscription_end }

/** The displayed name of a plan. An unknown tier is shown under its own name (PLAN-7). */
export const formatPlanName = (owned: string | null): string =>
  owned === null || isTier(owned) ? OFFERS[planOfTier(owned)].name : owned

/** The limits of a plan. An unknown subscribed tier has those of Personal Plan (PLAN-7). */
export const limitsFor = (owned: OwnedPlan, now: number): PlanLimits => {
  if (!isActive(owned, now)) return FREE
  return { name: formatPlanName(owned.subscription_tier), ...OFFERS[planOfTier(owned.subscription_tier)].limits }
}
