/**
 * The resources of Stripe's client that the product uses, by their property of the client. The bundles contain no others
 * (ADR 267), so the type of the client has no others either.
 */
export const STRIPE_RESOURCES = [
  'billingPortal',
  'charges',
  'checkout',
  'customers',
  'invoices',
  'prices',
  'products',
  'refunds',
  'subscriptions',
  'webhookEndpoints',
] as const
