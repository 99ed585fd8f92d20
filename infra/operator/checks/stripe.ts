import { OFFER_NAMES, OFFERS } from '#domain/billing/plans.ts'
import type { StripeApi } from '#functions/adapters/stripe/client.ts'
import type { DeploymentSettings } from '../../config.ts'
import { type CheckFinding, good, wrong } from '../finding.ts'

/** The events that the webhook must have (docs/deploy.md). */
const EVENTS = [
  'checkout.session.completed',
  'customer.subscription.created',
  'customer.subscription.updated',
  'customer.subscription.deleted',
  'customer.deleted',
  'invoice.paid',
  'invoice.payment_failed',
  'charge.refunded',
]

const checkPrices = async (stripe: StripeApi): Promise<CheckFinding> => {
  const keys = OFFER_NAMES.map((name) => OFFERS[name].lookupKey)
  const { data } = await stripe.prices.list({ lookup_keys: keys, active: true })
  const missing = OFFER_NAMES.filter((name) => {
    const { lookupKey, cents, productId } = OFFERS[name]
    return !data.some(
      (price) => price.lookup_key === lookupKey && price.unit_amount === cents && price.product === productId,
    )
  })
  if (missing.length === 0) return good("Stripe's prices", `${keys.length} prices are as the code expects them.`)
  return wrong(
    "Stripe's prices",
    `Missing or with another amount: ${missing.map((name) => OFFERS[name].name).join(', ')}.`,
    'STRIPE_SECRET_KEY=sk_… npm run stripe:products',
  )
}

const checkPortal = async (stripe: StripeApi): Promise<CheckFinding> => {
  const { data } = await stripe.billingPortal.configurations.list({ active: true, is_default: true, limit: 1 })
  if (data.length > 0) return good("Stripe's portal", 'The customer portal is set up.')
  return wrong(
    "Stripe's portal",
    'The customer portal is not set up, so nobody can change or cancel a plan.',
    'Save the settings of Billing, Customer portal in the Stripe dashboard (docs/deploy.md).',
  )
}

const checkWebhook = async (stripe: StripeApi, siteUrl: string): Promise<CheckFinding> => {
  const url = `${siteUrl}/api/stripe-webhook`
  const { data } = await stripe.webhookEndpoints.list({ limit: 100 })
  const found = data.find((endpoint) => endpoint.url === url && endpoint.status === 'enabled')
  const mend = `Add it in the Stripe dashboard, Developers, Webhooks, with ${EVENTS.join(', ')}.`
  if (found === undefined) return wrong("Stripe's webhook", `No enabled webhook sends to ${url}.`, mend)
  const missing = found.enabled_events.includes('*')
    ? []
    : EVENTS.filter((event) => !found.enabled_events.some((enabled) => enabled === event))
  if (missing.length > 0) return wrong("Stripe's webhook", `It does not send ${missing.join(', ')}.`, mend)
  return good("Stripe's webhook", `It sends ${EVENTS.length} kinds of events to ${url}.`)
}

/** Products, portal and webhook of the Stripe account, as the code expects them. Throws what Stripe's library throws. */
export const checkStripe = async (stripe: StripeApi, { siteUrl }: DeploymentSettings): Promise<CheckFinding[]> => [
  await checkPrices(stripe),
  await checkPortal(stripe),
  await checkWebhook(stripe, siteUrl),
]
