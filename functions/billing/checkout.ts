import type { OfferName } from '#domain/billing/plans.ts'
import type { StripeApi } from '#functions/adapters/stripe/client.ts'

export type CheckoutOf = {
  userId: string
  customer: string
  offer: OfferName
  price: string
  successUrl: string
  cancelUrl: string
}

const kindOf = (offer: string | undefined): 'coaching' | 'plan' => (offer === 'coaching' ? 'coaching' : 'plan')

/**
 * The one open checkout of a person for an offer: the one that is there already, or a new one under an idempotency key
 * that two clicks at once share. An older one for another plan is closed, so that nobody pays for two plans. Undefined
 * where Stripe gives no address.
 */
export const openCheckout = async (stripe: StripeApi, asked: CheckoutOf): Promise<string | undefined> => {
  const { userId, customer, offer, price } = asked
  const sessions = (await stripe.checkout.sessions.list({ customer, limit: 100 })).data
  const rivals = sessions.filter(
    ({ status, metadata }) => status === 'open' && kindOf(metadata?.offer) === kindOf(offer),
  )
  const own = rivals.find(({ metadata, url }) => metadata?.offer === offer && url !== null)
  for (const rival of rivals) if (rival !== own) await expire(stripe, rival.id)
  if (own) return own.url ?? undefined
  const made = await stripe.checkout.sessions.create(
    {
      mode: 'subscription',
      customer,
      client_reference_id: userId,
      line_items: [{ price, quantity: 1 }],
      metadata: { offer },
      subscription_data: { metadata: { userId } },
      success_url: asked.successUrl,
      cancel_url: asked.cancelUrl,
    },
    // A later checkout follows another one, and so has a key of its own.
    { idempotencyKey: `checkout:${userId}:${offer}:${sessions[0]?.id ?? 'first'}` },
  )
  return made.url ?? undefined
}

/** It may have been paid or closed in between: then there is nothing to close. */
const expire = async (stripe: StripeApi, id: string): Promise<void> => {
  const { status } = await stripe.checkout.sessions.retrieve(id)
  if (status === 'open') await stripe.checkout.sessions.expire(id)
}
