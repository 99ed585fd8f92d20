import Stripe from 'stripe'
import { DAY_SECONDS } from '#domain/time/units.ts'
import type { Charge, Invoice, StripeSubscription } from './objects.ts'
import { shown } from './objects.ts'
import { StripeRefusal } from './refusal.ts'
import type { StripeStore } from './stripe-store.ts'

/** Invoices, charges and refunds, with their events. Times in epoch seconds. */

/** Days after each failed attempt until the next. After the last one Stripe gives up. */
const TRIES_AGAIN = [3, 5, 7]

/** `now` in epoch milliseconds. */
export const createMoney = (store: StripeStore, now: () => number) => {
  const emit = (type: string, object: object, at: number): void => {
    const id = store.newId('event')
    store.put('event', {
      id,
      object: 'event',
      api_version: Stripe.API_VERSION,
      created: at,
      livemode: false,
      pending_webhooks: 1,
      type,
      request: { id: null, idempotency_key: null },
      data: { object: shown(object) },
    })
    const { duplicates, delayMs } = store.manner()
    for (let copy = 0; copy <= duplicates; copy += 1) store.post(id, now(), now() + delayMs)
  }

  /** Attempts to charge an invoice. Returns whether it was paid. */
  const collect = (invoice: Invoice, at: number): boolean => {
    const { _card: card } = store.get('customer', invoice.customer)
    const intent = invoice._payment_intent ?? store.newId('charge').replace('ch_', 'pi_')
    const paid = card === 'works'
    const charge: Charge = store.put('charge', {
      id: store.newId('charge'),
      object: 'charge',
      created: at,
      customer: invoice.customer,
      currency: invoice.currency,
      amount: invoice.amount_due,
      amount_refunded: 0,
      refunded: false,
      paid,
      status: paid ? 'succeeded' : 'failed',
      payment_intent: intent,
      metadata: {},
    })
    emit(paid ? 'charge.succeeded' : 'charge.failed', charge, at)
    const again = TRIES_AGAIN[invoice.attempt_count]
    const after: Invoice = {
      ...invoice,
      _payment_intent: intent,
      attempt_count: invoice.attempt_count + 1,
      status: paid ? 'paid' : again === undefined ? 'uncollectible' : 'open',
      amount_paid: paid ? invoice.amount_due : 0,
      next_payment_attempt: paid || again === undefined ? null : at + again * DAY_SECONDS,
    }
    store.put('invoice', after)
    emit(paid ? 'invoice.paid' : 'invoice.payment_failed', after, at)
    return paid
  }

  const bill = (owned: StripeSubscription, reason: string, at: number): { invoice: string; paid: boolean } => {
    const [item] = owned.items.data
    const invoice: Invoice = store.put('invoice', {
      id: store.newId('invoice'),
      object: 'invoice',
      created: at,
      customer: owned.customer,
      currency: owned.currency,
      status: 'open',
      billing_reason: reason,
      amount_due: item.price.unit_amount * item.quantity,
      amount_paid: 0,
      attempt_count: 0,
      next_payment_attempt: null,
      metadata: {},
      parent: {
        type: 'subscription_details',
        quote_details: null,
        subscription_details: { subscription: owned.id, metadata: owned.metadata },
      },
      _payment_intent: null,
    })
    return { invoice: invoice.id, paid: collect(invoice, at) }
  }

  const refund = (charge: Charge, amount: number, at: number) => {
    if (charge.status !== 'succeeded' || amount > charge.amount - charge.amount_refunded)
      throw new StripeRefusal(400, `Refund amount is greater than unrefunded amount on charge ${charge.id}`)
    const back = charge.amount_refunded + amount
    const after = store.put('charge', { ...charge, amount_refunded: back, refunded: back === charge.amount })
    const given = store.put('refund', {
      id: store.newId('refund'),
      object: 'refund',
      created: at,
      amount,
      currency: charge.currency,
      charge: charge.id,
      payment_intent: charge.payment_intent,
      reason: null,
      status: 'succeeded',
      metadata: {},
    })
    emit('charge.refunded', after, at)
    return given
  }

  return { emit, collect, bill, refund }
}
