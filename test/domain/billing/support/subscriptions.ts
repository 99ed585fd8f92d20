import type { CustomerState, OwnedSubscription } from '#domain/billing/customer-state.ts'
import { OFFERS, type OfferName } from '#domain/billing/plans.ts'

/** Subscriptions of a Stripe customer with one period, December 2026. */

/** Epoch seconds. */
export const at = (text: string) => Date.parse(text) / 1000
export const START = at('2026-12-01T12:00:00Z')
export const END = at('2027-01-01T12:00:00Z')
export const END_TEXT = '2027-01-01T12:00:00.000Z'

let count = 0
export const owned = (
  status: string,
  offer: OfferName = 'pro',
  more: Partial<OwnedSubscription> = {},
): OwnedSubscription => ({
  id: `sub_${++count}`,
  status,
  created: START,
  cancel_at_period_end: false,
  cancel_at: null,
  cancellation_details: null,
  pause_collection: null,
  latest_invoice: { status: 'paid' },
  items: {
    data: [
      {
        id: 'si',
        current_period_start: START,
        current_period_end: END,
        price: { id: 'price', product: OFFERS[offer].productId, lookup_key: OFFERS[offer].lookupKey },
      },
    ],
  },
  ...more,
})
export const state = (subscriptions: OwnedSubscription[], more: Partial<CustomerState> = {}): CustomerState => ({
  read_at: Date.parse('2026-12-10T12:00:00Z'),
  subscriptions,
  refunds: [],
  ...more,
})
export const none = { subscribed: false, subscription_tier: null, subscription_end: null, coaching: false }
export const pro = { subscribed: true, subscription_tier: 'Pro Plan', subscription_end: END_TEXT, coaching: false }
