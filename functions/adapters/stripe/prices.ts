import { OFFERS, type OfferName } from '#domain/billing/plans.ts'
import type { StripeClient } from './client.ts'

/** Returns the Stripe id of an offer's price. Throws if `npm run stripe:products` was never run. */
export type PriceReader = (offer: OfferName) => Promise<string>

/** Reads each price once per process. */
export const createPriceReader = (client: StripeClient): PriceReader => {
  const known = new Map<OfferName, string>()
  return async (offer) => {
    const before = known.get(offer)
    if (before !== undefined) return before
    const { lookupKey } = OFFERS[offer]
    const stripe = await client()
    const [price] = (await stripe.prices.list({ lookup_keys: [lookupKey], active: true, limit: 1 })).data
    if (!price) throw new Error(`Stripe has no price ${lookupKey}; npm run stripe:products makes it.`)
    known.set(offer, price.id)
    return price.id
  }
}
