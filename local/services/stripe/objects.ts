import * as z from 'zod/mini'
import { DAY_MS } from '#domain/time/units.ts'

/** The stored objects in Stripe's format. Fields that begin with `_` are internal and never sent. */

const seconds = z.int()
const metadata = z.record(z.string(), z.string())

const customer = z.object({
  id: z.string(),
  object: z.literal('customer'),
  created: seconds,
  email: z.nullable(z.string()),
  name: z.nullable(z.string()),
  metadata,
  deleted: z.optional(z.literal(true)),
  /** The outcome of the customer's next payments. */
  _card: z.enum(['works', 'declines']),
})
export type Customer = z.infer<typeof customer>

const product = z.object({
  id: z.string(),
  object: z.literal('product'),
  created: seconds,
  active: z.boolean(),
  name: z.string(),
  description: z.nullable(z.string()),
  metadata,
})

type Product = z.infer<typeof product>

const price = z.object({
  id: z.string(),
  object: z.literal('price'),
  created: seconds,
  active: z.boolean(),
  currency: z.string(),
  unit_amount: z.int(),
  lookup_key: z.nullable(z.string()),
  nickname: z.nullable(z.string()),
  product: z.string(),
  type: z.literal('recurring'),
  recurring: z.object({ interval: z.literal('month'), interval_count: z.literal(1) }),
  metadata,
})
export type Price = z.infer<typeof price>

const subscription = z.object({
  id: z.string(),
  object: z.literal('subscription'),
  created: seconds,
  customer: z.string(),
  status: z.enum(['incomplete', 'active', 'past_due', 'canceled']),
  currency: z.string(),
  billing_cycle_anchor: seconds,
  cancel_at: z.nullable(seconds),
  cancel_at_period_end: z.boolean(),
  canceled_at: z.nullable(seconds),
  ended_at: z.nullable(seconds),
  cancellation_details: z.object({ reason: z.nullable(z.string()), comment: z.null(), feedback: z.null() }),
  pause_collection: z.nullable(z.object({ behavior: z.string() })),
  collection_method: z.literal('charge_automatically'),
  latest_invoice: z.nullable(z.string()),
  metadata,
  items: z.object({
    object: z.literal('list'),
    has_more: z.literal(false),
    url: z.string(),
    data: z.tuple([
      z.object({
        id: z.string(),
        object: z.literal('subscription_item'),
        created: seconds,
        subscription: z.string(),
        quantity: z.int(),
        current_period_start: seconds,
        current_period_end: seconds,
        price,
        metadata,
      }),
    ]),
  }),
})
export type StripeSubscription = z.infer<typeof subscription>

const invoice = z.object({
  id: z.string(),
  object: z.literal('invoice'),
  created: seconds,
  customer: z.string(),
  currency: z.string(),
  status: z.enum(['open', 'paid', 'uncollectible', 'void']),
  billing_reason: z.string(),
  amount_due: z.int(),
  amount_paid: z.int(),
  attempt_count: z.int(),
  next_payment_attempt: z.nullable(seconds),
  metadata,
  parent: z.object({
    type: z.literal('subscription_details'),
    quote_details: z.null(),
    subscription_details: z.object({ subscription: z.string(), metadata }),
  }),
  _payment_intent: z.nullable(z.string()),
})
export type Invoice = z.infer<typeof invoice>

const charge = z.object({
  id: z.string(),
  object: z.literal('charge'),
  created: seconds,
  customer: z.string(),
  currency: z.string(),
  amount: z.int(),
  amount_refunded: z.int(),
  refunded: z.boolean(),
  paid: z.boolean(),
  status: z.enum(['succeeded', 'failed']),
  payment_intent: z.string(),
  metadata,
})
export type Charge = z.infer<typeof charge>

const refund = z.object({
  id: z.string(),
  object: z.literal('refund'),
  created: seconds,
  amount: z.int(),
  currency: z.string(),
  charge: z.string(),
  payment_intent: z.string(),
  reason: z.nullable(z.string()),
  status: z.literal('succeeded'),
  metadata,
})

type Refund = z.infer<typeof refund>

const session = z.object({
  id: z.string(),
  object: z.literal('checkout.session'),
  created: seconds,
  expires_at: seconds,
  mode: z.literal('subscription'),
  customer: z.string(),
  client_reference_id: z.nullable(z.string()),
  status: z.enum(['open', 'complete', 'expired']),
  payment_status: z.enum(['unpaid', 'paid']),
  subscription: z.nullable(z.string()),
  success_url: z.string(),
  cancel_url: z.nullable(z.string()),
  url: z.nullable(z.string()),
  metadata,
  _price: z.string(),
  _subscription_metadata: metadata,
})
export type StripeSession = z.infer<typeof session>

const portal = z.object({
  id: z.string(),
  object: z.literal('billing_portal.session'),
  created: seconds,
  customer: z.string(),
  return_url: z.string(),
  url: z.string(),
  _change: z.nullable(z.object({ subscription: z.string(), price: z.string(), done_url: z.string() })),
})
export type Portal = z.infer<typeof portal>

const event = z.object({
  id: z.string(),
  object: z.literal('event'),
  api_version: z.string(),
  created: seconds,
  livemode: z.literal(false),
  pending_webhooks: z.int(),
  type: z.string(),
  request: z.object({ id: z.null(), idempotency_key: z.null() }),
  data: z.object({ object: z.record(z.string(), z.unknown()) }),
})
export type StripeEvent = z.infer<typeof event>

/** Settings of webhook delivery. */
export const manner = z.strictObject({
  /** The number of duplicates of each event. */
  duplicates: z.int().check(z.gte(0), z.lte(5)),
  delayMs: z.int().check(z.gte(0), z.lte(DAY_MS)),
  /** Delivers waiting events newest first. */
  reorder: z.boolean(),
})
export type Manner = z.infer<typeof manner>

type Objects = {
  customer: Customer
  product: Product
  price: Price
  subscription: StripeSubscription
  invoice: Invoice
  charge: Charge
  refund: Refund
  session: StripeSession
  portal: Portal
  event: StripeEvent
}
export type Kind = keyof Objects
export type Kept<K extends Kind> = Objects[K]
export const KINDS: { [K in Kind]: z.ZodMiniType<Objects[K]> } = {
  customer,
  product,
  price,
  subscription,
  invoice,
  charge,
  refund,
  session,
  portal,
  event,
}

/** The public form of an object. */
export const shown = (object: object): Record<string, unknown> =>
  Object.fromEntries(Object.entries(object).filter(([name]) => !name.startsWith('_')))
