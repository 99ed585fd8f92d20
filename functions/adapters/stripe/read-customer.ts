import * as z from 'zod/mini'
import { type CustomerState, type FullRefund, ownedSubscription } from '#domain/billing/customer-state.ts'
import type { StripeApi, StripeClient } from './client.ts'

/**
 * The current customer at Stripe. `userId` is the metadata from its creation, `addressAt` that of the last change of the account's
 * address which was written to it.
 */
export type ReadCustomer = {
  deleted: boolean
  userId: string | undefined
  addressAt?: string | undefined
  /** Epoch milliseconds. */
  createdAt?: number | undefined
  state: CustomerState
}

/** `now` in epoch milliseconds. */
export type CustomerReader = (customer: string, now: number) => Promise<ReadCustomer>

const charge = z.object({
  id: z.string(),
  created: z.int(),
  refunded: z.boolean(),
  payment_intent: z.nullish(z.string()),
})
const refundEntry = z.object({ created: z.int(), status: z.nullable(z.string()) })
const invoice = z.object({
  parent: z.nullable(z.object({ subscription_details: z.nullable(z.object({ subscription: z.string() })) })),
  payments: z.object({ data: z.array(z.object({ payment: z.object({ payment_intent: z.optional(z.string()) }) })) }),
})

const PAGE = { limit: 100 }

const lastRefund = async (stripe: StripeApi, chargeId: string): Promise<number | undefined> => {
  const times: number[] = []
  for await (const one of stripe.refunds.list({ charge: chargeId, ...PAGE })) {
    const { created, status } = refundEntry.parse(one)
    if (status !== 'failed' && status !== 'canceled') times.push(created)
  }
  return times.length > 0 ? Math.max(...times) : undefined
}

/** Subscription ids by payment intent, from the paid invoices. */
const subscriptionsByPayment = async (stripe: StripeApi, customer: string): Promise<Map<string, string>> => {
  const found = new Map<string, string>()
  for await (const one of stripe.invoices.list({ customer, expand: ['data.payments'], ...PAGE })) {
    const { parent, payments } = invoice.parse(one)
    const subscription = parent?.subscription_details?.subscription
    for (const { payment } of payments.data) {
      if (subscription && payment.payment_intent) found.set(payment.payment_intent, subscription)
    }
  }
  return found
}

/** Fully refunded payments. Reads invoices only if there is one. */
const fullRefunds = async (stripe: StripeApi, customer: string): Promise<FullRefund[]> => {
  const refunded: z.infer<typeof charge>[] = []
  for await (const one of stripe.charges.list({ customer, ...PAGE })) {
    const read = charge.parse(one)
    if (read.refunded) refunded.push(read)
  }
  if (refunded.length === 0) return []
  const subscriptions = await subscriptionsByPayment(stripe, customer)
  const refunds: FullRefund[] = []
  for (const { id, created, payment_intent } of refunded) {
    const subscription = subscriptions.get(payment_intent ?? '')
    const refunded_at = await lastRefund(stripe, id)
    if (subscription && refunded_at) refunds.push({ subscription, paid_at: created, refunded_at })
  }
  return refunds
}

/** Creates a reader of a customer's whole state: subscriptions in every status and full refunds (PLAN-9). */
export const createCustomerReader =
  (client: StripeClient): CustomerReader =>
  async (customer, now) => {
    const stripe = await client()
    const found = await stripe.customers.retrieve(customer)
    const none = { read_at: now, subscriptions: [], refunds: [] }
    if (found.deleted) return { deleted: true, userId: undefined, state: none }
    const subscriptions: z.infer<typeof ownedSubscription>[] = []
    const listed = stripe.subscriptions.list({ customer, status: 'all', expand: ['data.latest_invoice'], ...PAGE })
    for await (const one of listed) {
      subscriptions.push(ownedSubscription.parse(one))
    }
    const refunds = subscriptions.length > 0 ? await fullRefunds(stripe, customer) : []
    const { userId, addressAt } = found.metadata
    return {
      deleted: false,
      userId,
      addressAt,
      createdAt: found.created * 1000,
      state: { read_at: now, subscriptions, refunds },
    }
  }
