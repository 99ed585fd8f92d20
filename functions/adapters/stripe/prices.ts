import { OFFERS, type OfferName } from '#domain/billing/plans.ts'
import type { StripeClient } from './client.ts'

/** The id that Stripe gave an offer's price. Throws where `npm run stripe:products` was never run. */
export type PriceReader = (offer: OfferName) => Promise<string>

/** Prices never change under their key while a function lives: each is asked for once. */
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
