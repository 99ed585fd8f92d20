import type { OfferName } from '#domain/billing/plans.ts'
import { DomainError } from '#domain/errors.ts'
import { requestMessages } from '#domain/messages/request.ts'
import { isRefusal, type StripeApi } from '#functions/adapters/stripe/client.ts'

type PaidSession = { status: string | null; subscription: string | { id: string } | null }

export type CheckoutRequest = {
  userId: string
  customer: string
  offer: OfferName
  price: string
  successUrl: string
  cancelUrl: string
  /** The ids of the customer's subscriptions, as they were read. */
  subscriptions: readonly string[]
}

const readOfferKind = (offer: string | undefined): 'coaching' | 'plan' => (offer === 'coaching' ? 'coaching' : 'plan')

/** Whether a session was paid after the subscriptions were read. */
const isNewlyPaid = ({ status, subscription }: PaidSession, known: readonly string[]): boolean => {
  const id = typeof subscription === 'string' ? subscription : subscription?.id
  return status === 'complete' && id !== undefined && !known.includes(id)
}

/**
 * Returns the URL of the person's open checkout session for an offer, or creates a session (ADR 053). Concurrent calls share an
 * idempotency key. Expires open sessions for other plans, so that a person never pays for two plans. Throws `conflict` when a
 * session was paid meanwhile. Undefined when Stripe returns no URL (PLAN-10).
 */
export const getCheckoutUrl = async (stripe: StripeApi, request: CheckoutRequest): Promise<string | undefined> => {
  const { userId, customer, offer, price } = request
  const sessions = (await stripe.checkout.sessions.list({ customer, limit: 100 })).data
  const ofKind = sessions.filter(({ metadata }) => readOfferKind(metadata?.offer) === readOfferKind(offer))
  if (ofKind.some((session) => isNewlyPaid(session, request.subscriptions)))
    throw new DomainError('conflict', requestMessages.conflict)
  const openSessions = ofKind.filter(({ status }) => status === 'open')
  const own = openSessions.find(({ metadata, url }) => metadata?.offer === offer && url !== null)
  for (const session of openSessions) if (session !== own) await expire(stripe, session.id)
  if (own) return own.url ?? undefined
  const made = await stripe.checkout.sessions.create(
    {
      mode: 'subscription',
      customer,
      client_reference_id: userId,
      line_items: [{ price, quantity: 1 }],
      metadata: { offer },
      subscription_data: { metadata: { userId } },
      success_url: request.successUrl,
      cancel_url: request.cancelUrl,
    },
    // Stripe refuses a key with other parameters for a day, so it names the customer. The session before gives a later checkout a new key.
    { idempotencyKey: `checkout:${customer}:${offer}:${sessions[0]?.id ?? 'first'}` },
  )
  return made.url ?? undefined
}

/** Ignores a session that expired in the meantime. Throws `conflict` for one that was paid: the person has that plan now. */
const expire = async (stripe: StripeApi, id: string): Promise<void> => {
  try {
    await stripe.checkout.sessions.expire(id)
  } catch (error) {
    if (!isRefusal(error)) throw error
    // Stripe refuses to expire a session that is no longer open.
    const { status } = await stripe.checkout.sessions.retrieve(id)
    if (status === 'complete') throw new DomainError('conflict', requestMessages.conflict)
    if (status === 'open') throw error
  }
}
