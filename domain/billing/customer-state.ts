import * as z from 'zod/mini'
import { DAY_SECONDS } from '#domain/time/units.ts'
import { type BillingState, billingState } from './billing-state.ts'
import { isActive, NOT_SUBSCRIBED, OFFERS, type OfferName, offerOfPrice, type PlanName } from './plans.ts'

/**
 * Derives plan and billing state from a Stripe customer (ADR 051).
 * Names, statuses and epoch seconds are Stripe's. Only fields that the rules read are listed.
 */

const seconds = z.int()

export const ownedSubscription = z.object({
  id: z.string(),
  status: z.string(),
  created: seconds,
  cancel_at_period_end: z.boolean(),
  cancel_at: z.nullable(seconds),
  cancellation_details: z.nullable(z.object({ reason: z.nullable(z.string()) })),
  /** Not null while a person or an operator has paused the payments. */
  pause_collection: z.nullable(z.unknown()),
  /** The invoice of the present period. Null before the first one. */
  latest_invoice: z.nullable(z.object({ status: z.nullable(z.string()) })),
  items: z.object({
    data: z.array(
      z.object({
        id: z.string(),
        current_period_start: seconds,
        current_period_end: seconds,
        price: z.object({ id: z.string(), product: z.string(), lookup_key: z.nullable(z.string()) }),
      }),
    ),
  }),
})
export type OwnedSubscription = z.infer<typeof ownedSubscription>

/** A fully refunded payment of a subscription. */
export type FullRefund = { subscription: string; paid_at: number; refunded_at: number }

export type CustomerState = {
  /** Epoch milliseconds. */
  read_at: number
  subscriptions: readonly OwnedSubscription[]
  refunds: readonly FullRefund[]
}

export const billing = z.strictObject({
  subscribed: z.boolean(),
  subscription_tier: z.nullable(z.string()),
  subscription_end: z.nullable(z.string()),
  state: billingState,
  /** Whether the person has coaching in addition to the plan. It raises no limit (PLAN-8). */
  coaching: z.boolean(),
})
export type Billing = z.infer<typeof billing>

export const NO_BILLING: Billing = { ...NOT_SUBSCRIBED, state: 'none', coaching: false }

/** Days of the money-back guarantee. */
const REFUND_DAYS = 30
/** How long access continues after a failed renewal, while Stripe retries the payment. */
const PAST_DUE_DAYS = 7

/** The state of one subscription and the end of its access (epoch seconds). Undefined without access. */
type PlanStanding = { offer: OfferName; state: BillingState; until: number | undefined; created: number }

const isRefunded = ({ id, items }: OwnedSubscription, refunds: readonly FullRefund[]): boolean => {
  const start = Math.max(...items.data.map((item) => item.current_period_start))
  return refunds.some(
    ({ subscription, paid_at, refunded_at }) =>
      // A refund of an earlier period does not affect a later, paid period.
      subscription === id && paid_at >= start - DAY_SECONDS && refunded_at - paid_at <= REFUND_DAYS * DAY_SECONDS,
  )
}

/** Whether a cancellation is ahead: at the end of the period, or on a date, as Stripe stores it in flexible billing. */
const isEnding = ({ cancel_at_period_end, cancel_at }: OwnedSubscription): boolean =>
  cancel_at_period_end || cancel_at !== null

/** Whether a subscription is paid and renews by itself. */
export const isRenewing = (owned: OwnedSubscription): boolean =>
  owned.status === 'active' && !isEnding(owned) && owned.pause_collection === null

/** Whether the present period was not paid: Stripe gave up, or the subscription was canceled while its invoice was open. */
const isUnpaid = ({ cancellation_details, latest_invoice }: OwnedSubscription): boolean =>
  cancellation_details?.reason === 'payment_failed' || (latest_invoice !== null && latest_invoice.status !== 'paid')

const reading = (owned: OwnedSubscription, refunds: readonly FullRefund[]): Pick<PlanStanding, 'state' | 'until'> => {
  const [item] = owned.items.data
  const start = item?.current_period_start ?? owned.created
  const periodEnd = Math.max(start, ...owned.items.data.map((one) => one.current_period_end))
  const end = owned.cancel_at === null ? periodEnd : Math.min(owned.cancel_at, periodEnd)
  if (isRefunded(owned, refunds)) return { state: 'refunded', until: undefined }
  if (owned.pause_collection !== null && owned.status !== 'canceled') return { state: 'paused', until: undefined }
  switch (owned.status) {
    case 'active':
    case 'trialing': {
      return { state: isEnding(owned) ? 'cancelling' : owned.status, until: end }
    }
    case 'past_due':
      return { state: 'past_due', until: Math.min(start + PAST_DUE_DAYS * DAY_SECONDS, end) }
    case 'canceled':
      // A paid period gives access until its end, and an unpaid period gives none.
      return { state: 'canceled', until: isUnpaid(owned) ? undefined : periodEnd }
    case 'unpaid':
      return { state: 'unpaid', until: undefined }
    case 'paused':
      return { state: 'paused', until: undefined }
    case 'incomplete':
      return { state: 'incomplete', until: undefined }
    default:
      return { state: 'none', until: undefined }
  }
}

const listStandings = (owned: OwnedSubscription, refunds: readonly FullRefund[]): PlanStanding[] => {
  const offer = owned.items.data.map(({ price }) => offerOfPrice(price)).find((name) => name !== undefined)
  return offer === undefined ? [] : [{ offer, created: owned.created, ...reading(owned, refunds) }]
}

const RANK: readonly OfferName[] = ['personal', 'pro', 'strategic-advisor']
const isPlan = (name: OfferName): name is PlanName => name !== 'coaching'

/** The highest plan with access; of two of the same, the one that lasts longer. */
const best = (a: PlanStanding, b: PlanStanding): number =>
  RANK.indexOf(b.offer) - RANK.indexOf(a.offer) || (b.until ?? 0) - (a.until ?? 0)

/**
 * Plan, end and state of a customer. Coaching is separate from the plan and raises no limit. Without access the newest
 * subscription gives the state and when it ended, so that a page can say why.
 */
export const subscriptionFrom = ({ subscriptions, refunds, read_at }: CustomerState): Billing => {
  const all = subscriptions.flatMap((owned) => listStandings(owned, refunds))
  const hasAccess = ({ until }: PlanStanding) => until !== undefined && until * 1000 > read_at
  const coaching = all.some((one) => one.offer === 'coaching' && hasAccess(one))
  const plans = all.filter(({ offer }) => isPlan(offer))
  const [owned] = plans.filter(hasAccess).sort(best)
  if (owned?.until !== undefined && isPlan(owned.offer)) {
    return {
      subscribed: true,
      subscription_tier: OFFERS[owned.offer].tier,
      subscription_end: new Date(owned.until * 1000).toISOString(),
      state: owned.state,
      coaching,
    }
  }
  const [newest] = plans.toSorted((a, b) => b.created - a.created)
  const ended = newest?.until === undefined ? null : new Date(newest.until * 1000).toISOString()
  return { ...NOT_SUBSCRIBED, subscription_end: ended, state: newest?.state ?? 'none', coaching }
}

/** Statuses of a subscription that continues, or would after a payment. With one, a plan is changed and not bought again. */
const LIVING = ['active', 'trialing', 'past_due', 'unpaid', 'paused']

/** The subscription by which a customer holds a plan (or coaching) at Stripe now, and the offer that it is for. */
export const livingSubscription = (
  { subscriptions }: CustomerState,
  kind: 'plan' | 'coaching',
): { owned: OwnedSubscription; offer: OfferName } | undefined => {
  const found = subscriptions.flatMap((owned) => {
    const [{ offer } = { offer: undefined }] = listStandings(owned, [])
    return LIVING.includes(owned.status) && offer !== undefined && isPlan(offer) === (kind === 'plan')
      ? [{ owned, offer }]
      : []
  })
  return found.toSorted((a, b) => RANK.indexOf(b.offer) - RANK.indexOf(a.offer))[0]
}

/** Whether Stripe gives access at `now` (epoch milliseconds). A plan that only an operator set has the state `none`. */
export const isPaid = (billing: Billing, now: number): boolean => billing.state !== 'none' && isActive(billing, now)

/** The billing with the plan that an operator set, where Stripe gives no access (ADR 305). A granted plan has no end. */
export const keepGrant = (read: Billing, grantedTier: string | null): Billing =>
  read.subscribed || grantedTier === null
    ? read
    : { ...NO_BILLING, subscribed: true, subscription_tier: grantedTier, coaching: read.coaching }
