import * as z from 'zod/mini'
import { type Invoice, type StripeSubscription, shown } from '../objects.ts'
import type { StripeStore } from '../stripe-store.ts'
import { type Call, createPage, defineCall, flag, metadata, none, paging, whole } from './call.ts'

const ofCustomer = z.strictObject({ customer: z.optional(z.string()), ...paging })
const belongsTo = (customer: string | undefined) => (one: { customer: string }) =>
  customer === undefined || one.customer === customer

/** An invoice, with its payments if expanded. */
const withPayments = (invoice: Invoice): object => ({
  ...shown(invoice),
  payments: {
    object: 'list',
    has_more: false,
    url: `/v1/invoice_payments?invoice=${invoice.id}`,
    data:
      invoice._payment_intent === null
        ? []
        : [
            {
              id: invoice.id.replace('in_', 'inpay_'),
              object: 'invoice_payment',
              created: invoice.created,
              currency: invoice.currency,
              amount_paid: invoice.amount_paid,
              amount_requested: invoice.amount_due,
              invoice: invoice.id,
              is_default: true,
              livemode: false,
              status: invoice.status === 'paid' ? 'paid' : 'open',
              payment: { type: 'payment_intent', payment_intent: invoice._payment_intent },
            },
          ],
  },
})

/** A subscription with its latest invoice. */
const withInvoice =
  (store: StripeStore) =>
  (owned: StripeSubscription): object => ({
    ...shown(owned),
    latest_invoice: owned.latest_invoice === null ? null : shown(store.get('invoice', owned.latest_invoice)),
  })

/** Subscriptions, invoices, charges, refunds and events. */
export const money: Call[] = [
  defineCall(
    'GET',
    '/v1/subscriptions',
    z.strictObject({
      customer: z.optional(z.string()),
      status: z.optional(z.enum(['all', 'active', 'past_due', 'canceled', 'incomplete'])),
      expand: z.optional(z.tuple([z.literal('data.latest_invoice')])),
      ...paging,
    }),
    ({ store }, { customer, status, expand, ...page }) =>
      createPage(
        '/v1/subscriptions',
        store
          .all('subscription')
          .filter(belongsTo(customer))
          .filter(
            (one) => status === 'all' || (status === undefined ? one.status !== 'canceled' : one.status === status),
          ),
        page,
        expand ? withInvoice(store) : shown,
      ),
  ),
  defineCall('GET', '/v1/subscriptions/:id', none, ({ store }, _, id) => store.get('subscription', id)),
  defineCall(
    'POST',
    '/v1/subscriptions/:id',
    z.strictObject({
      cancel_at_period_end: z.optional(flag),
      cancel_at: z.optional(whole),
      items: z.optional(z.tuple([z.strictObject({ id: z.string(), price: z.string() })])),
      pause_collection: z.optional(z.union([z.literal(''), z.strictObject({ behavior: z.string() })])),
    }),
    ({ store, lifecycle, now }, { cancel_at_period_end, cancel_at, items, pause_collection }, id) => {
      const owned = store.get('subscription', id)
      const [item] = owned.items.data
      const price = items ? store.get('price', items[0].price) : item.price
      const atPeriodEnd = cancel_at_period_end ?? owned.cancel_at_period_end
      const ends = cancel_at ?? owned.cancel_at
      const leaves = atPeriodEnd || ends !== null
      return lifecycle.saveSubscription(
        {
          ...owned,
          cancel_at_period_end: atPeriodEnd,
          cancel_at: ends,
          canceled_at: leaves ? (owned.canceled_at ?? now()) : null,
          cancellation_details: { ...owned.cancellation_details, reason: leaves ? 'cancellation_requested' : null },
          pause_collection: pause_collection === '' ? null : (pause_collection ?? owned.pause_collection),
          items: { ...owned.items, data: [{ ...item, price }] },
        },
        now(),
      )
    },
  ),
  defineCall('DELETE', '/v1/subscriptions/:id', none, ({ store, lifecycle, now }, _, id) =>
    lifecycle.cancelNow(store.get('subscription', id), 'cancellation_requested', now()),
  ),

  defineCall(
    'GET',
    '/v1/invoices',
    z.extend(ofCustomer, { expand: z.optional(z.tuple([z.literal('data.payments')])) }),
    ({ store }, { customer, expand, ...page }) =>
      createPage('/v1/invoices', store.all('invoice').filter(belongsTo(customer)), page, expand ? withPayments : shown),
  ),
  defineCall('GET', '/v1/charges', ofCustomer, ({ store }, { customer, ...page }) =>
    createPage('/v1/charges', store.all('charge').filter(belongsTo(customer)), page),
  ),

  defineCall(
    'POST',
    '/v1/refunds',
    z.strictObject({ charge: z.string(), amount: z.optional(whole), metadata }),
    ({ store, lifecycle, now }, { charge, amount }) => {
      const found = store.get('charge', charge)
      return lifecycle.refund(found, amount ?? found.amount - found.amount_refunded, now())
    },
  ),
  defineCall(
    'GET',
    '/v1/refunds',
    z.strictObject({ charge: z.optional(z.string()), ...paging }),
    ({ store }, { charge, ...page }) =>
      createPage(
        '/v1/refunds',
        store.all('refund').filter((one) => charge === undefined || one.charge === charge),
        page,
      ),
  ),

  defineCall('GET', '/v1/events/:id', none, ({ store }, _, id) => store.get('event', id)),
  defineCall(
    'GET',
    '/v1/events',
    z.strictObject({ type: z.optional(z.string()), ...paging }),
    ({ store }, { type, ...page }) =>
      createPage(
        '/v1/events',
        store.all('event').filter((one) => type === undefined || one.type === type),
        page,
      ),
  ),
]
