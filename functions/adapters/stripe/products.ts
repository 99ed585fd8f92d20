import { OFFER_NAMES, OFFERS, type PlanOffer } from '#domain/billing/plans.ts'
import { isMissing, type StripeApi } from './client.ts'

const ensureProduct = async (stripe: StripeApi, { productId, name }: PlanOffer): Promise<void> => {
  try {
    const found = await stripe.products.retrieve(productId)
    if (found.name !== name || !found.active) await stripe.products.update(productId, { name, active: true })
  } catch (error) {
    if (!isMissing(error)) throw error
    await stripe.products.create({ id: productId, name })
  }
}

/** A Stripe price cannot change. A new price takes over the lookup key; existing subscriptions keep the old price. */
const ensurePrice = async (stripe: StripeApi, { productId, lookupKey, cents }: PlanOffer): Promise<string> => {
  const [owned] = (await stripe.prices.list({ lookup_keys: [lookupKey], active: true, limit: 1 })).data
  if (owned?.unit_amount === cents && owned.product === productId) return owned.id
  const made = await stripe.prices.create({
    product: productId,
    currency: 'usd',
    unit_amount: cents,
    recurring: { interval: 'month' },
    lookup_key: lookupKey,
    transfer_lookup_key: true,
  })
  return made.id
}

/** Creates or updates products and prices at Stripe as `OFFERS` defines them (PLAN-5). Idempotent. */
export const ensureProducts = async (stripe: StripeApi): Promise<{ name: string; cents: number; price: string }[]> => {
  const made: { name: string; cents: number; price: string }[] = []
  for (const name of OFFER_NAMES) {
    const offer = OFFERS[name]
    await ensureProduct(stripe, offer)
    made.push({ name: offer.name, cents: offer.cents, price: await ensurePrice(stripe, offer) })
  }
  return made
}
