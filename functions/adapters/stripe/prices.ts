import { OFFERS, type OfferName } from '#domain/billing/plans.ts'
import { MINUTE_MS } from '#domain/time/units.ts'
import type { StripeClient } from './client.ts'

/** Returns the Stripe id of an offer's price. Throws if `npm run stripe:products` was never run. */
export type PriceReader = (offer: OfferName) => Promise<string>

/** After this time a new price of `npm run stripe:products` is sold, without a deployment. */
const TTL_MS = 5 * MINUTE_MS

/** Reads each price once in five minutes. `now` in epoch milliseconds. */
export const createPriceReader = (client: StripeClient, now: () => number): PriceReader => {
  const known = new Map<OfferName, { id: string; until: number }>()
  return async (offer) => {
    const before = known.get(offer)
    if (before && now() < before.until) return before.id
    const { lookupKey } = OFFERS[offer]
    const stripe = await client()
    const [price] = (await stripe.prices.list({ lookup_keys: [lookupKey], active: true, limit: 1 })).data
    if (!price) throw new Error(`Stripe has no price ${lookupKey}; npm run stripe:products makes it.`)
    known.set(offer, { id: price.id, until: now() + TTL_MS })
    return price.id
  }
}
