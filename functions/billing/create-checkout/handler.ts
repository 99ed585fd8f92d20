import { isRenewing, livingSubscription, subscriptionFrom } from '#domain/billing/customer-state.ts'
import { OFFERS, type OfferName, planOfTier } from '#domain/billing/plans.ts'
import { DomainError } from '#domain/errors.ts'
import { accountMessages } from '#domain/messages/account.ts'
import { billingMessages } from '#domain/messages/billing.ts'
import { type BillingStore, createBillingStore } from '#functions/adapters/dynamodb/billing.ts'
import { createTable } from '#functions/adapters/dynamodb/table.ts'
import { atStripe, createStripeClient, type StripeClient } from '#functions/adapters/stripe/client.ts'
import { createPriceReader, type PriceReader } from '#functions/adapters/stripe/prices.ts'
import { type CustomerReader, createCustomerReader } from '#functions/adapters/stripe/read-customer.ts'
import { getCheckoutUrl } from '#functions/billing/checkout.ts'
import { ensureCustomer, type OwnCustomer } from '#functions/billing/ensure-customer.ts'
import { createPlanChangeUrl, createPortalUrl } from '#functions/billing/portal.ts'
import { now } from '#functions/runtime/clock.ts'
import { type EnvOf, readEnv, SITE_URL, STRIPE_SECRET_NAME, TABLE_NAME } from '#functions/runtime/env.ts'
import { http, type OperationHandler } from '#functions/runtime/http.ts'
import { contract } from './contract.ts'

export const Env = { TABLE_NAME, SITE_URL, STRIPE_SECRET_NAME }

type Deps = {
  stripe: StripeClient
  readCustomer: CustomerReader
  readPrice: PriceReader
  billing: Pick<BillingStore, 'read' | 'findCustomer' | 'storeCustomer'>
  siteUrl: string
  now: () => number
}

const OFFER_OF = { pro_plan: 'pro', strategic_advisory: 'strategic-advisor', coaching: 'coaching' } as const

const checkPrice = (given: string | undefined, offer: OfferName, price: string): void => {
  if (given === undefined || given === price || given === OFFERS[offer].lookupKey) return
  throw new DomainError('invalid-request', billingMessages.unknownPrice, 'priceId')
}

/** Throws `forbidden` unless the person has Personal Plan (PLAN-8). */
const checkCoaching = ({ state }: OwnCustomer): void => {
  const { subscribed, subscription_tier } = subscriptionFrom(state)
  if (subscribed && planOfTier(subscription_tier) === 'personal') return
  throw new DomainError('forbidden', billingMessages.coachingNeedsPersonal)
}

export const createCheckout = (deps: Deps): OperationHandler<typeof contract> => {
  const successUrl = `${deps.siteUrl}/success`
  // The page confirms the result from Stripe when these URLs are opened (ADR 078).
  const returnUrl = `${deps.siteUrl}/upgrade?from=checkout`
  const portalReturnUrl = `${deps.siteUrl}/dashboard?from=portal`

  const urlFor = async (own: OwnCustomer, userId: string, offer: OfferName, price: string) => {
    if (offer === 'coaching') checkCoaching(own)
    const stripe = await deps.stripe()
    const living = livingSubscription(own.state, offer === 'coaching' ? 'coaching' : 'plan')
    if (!living) {
      const { customer, state } = own
      const subscriptions = state.subscriptions.map(({ id }) => id)
      return getCheckoutUrl(stripe, { userId, customer, offer, price, successUrl, cancelUrl: returnUrl, subscriptions })
    }
    const { owned } = living
    if (living.offer === offer && isRenewing(owned)) {
      throw new DomainError('conflict', billingMessages.alreadyOn(OFFERS[offer].name))
    }
    // A cancelled, unpaid or paused subscription is repaired in the portal, not bought again.
    if (living.offer === offer) return createPortalUrl(stripe, own.customer, portalReturnUrl)
    return createPlanChangeUrl(stripe, own.customer, { owned, price, returnUrl, successUrl })
  }

  return async ({ body, actor }) => {
    if (!actor.email) throw new DomainError('forbidden', accountMessages.needsEmail)
    const { id, email } = actor
    if (!(await deps.billing.read(id))) throw new DomainError('conflict', accountMessages.profileMissing)
    const offer = body.tier === undefined ? 'personal' : OFFER_OF[body.tier]
    const url = await atStripe(async () => {
      const price = await deps.readPrice(offer)
      checkPrice(body.priceId, offer, price)
      return urlFor(await ensureCustomer(deps, id, email), id, offer, price)
    })
    if (url === undefined) throw new DomainError('unavailable', billingMessages.noCheckoutUrl)
    return { success: true, url }
  }
}

const live = (env: EnvOf<typeof Env>): Deps => {
  const stripe = createStripeClient(env.STRIPE_SECRET_NAME)
  return {
    stripe,
    readCustomer: createCustomerReader(stripe),
    readPrice: createPriceReader(stripe, now),
    billing: createBillingStore(createTable(env.TABLE_NAME)),
    siteUrl: env.SITE_URL,
    now,
  }
}

export const handler = http(contract, () => createCheckout(live(readEnv(Env))))
