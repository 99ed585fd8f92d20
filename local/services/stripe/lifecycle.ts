import { Temporal } from 'temporal-polyfill'
import { createMoney } from './money.ts'
import type { Customer, Invoice, Price, StripeSession, StripeSubscription } from './objects.ts'
import { StripeRefusal } from './refusal.ts'
import type { StripeStore } from './stripe-store.ts'

/** The lifecycle of subscriptions: start, renewal, change, cancellation, and due billing steps. Times in epoch seconds. */

export type Lifecycle = ReturnType<typeof createLifecycle>

/** The end of the period that starts at `start`, in calendar months from the anchor. */
const periodEnd = (anchor: number, start: number): number => {
  const first = Temporal.Instant.fromEpochMilliseconds(anchor * 1000).toZonedDateTimeISO('UTC')
  for (let months = 1; ; months += 1) {
    const end = first.add({ months }).epochMilliseconds / 1000
    if (end > start) return end
  }
}

/** `now` in epoch milliseconds. */
export const createLifecycle = (store: StripeStore, now: () => number) => {
  const { emit, collect, bill, refund } = createMoney(store, now)

  const saveSubscription = (
    owned: StripeSubscription,
    at: number,
    type = 'customer.subscription.updated',
  ): StripeSubscription => {
    store.put('subscription', owned)
    emit(type, owned, at)
    return owned
  }

  const begin = (
    customer: Customer,
    price: Price,
    metadata: Record<string, string>,
    at: number,
  ): StripeSubscription => {
    const id = store.newId('subscription')
    const owned: StripeSubscription = {
      id,
      object: 'subscription',
      created: at,
      customer: customer.id,
      status: 'incomplete',
      currency: price.currency,
      billing_cycle_anchor: at,
      cancel_at: null,
      cancel_at_period_end: false,
      canceled_at: null,
      ended_at: null,
      cancellation_details: { reason: null, comment: null, feedback: null },
      pause_collection: null,
      collection_method: 'charge_automatically',
      latest_invoice: null,
      metadata,
      items: {
        object: 'list',
        has_more: false,
        url: `/v1/subscription_items?subscription=${id}`,
        data: [
          {
            id: id.replace('sub_', 'si_'),
            object: 'subscription_item',
            created: at,
            subscription: id,
            quantity: 1,
            current_period_start: at,
            current_period_end: periodEnd(at, at),
            price,
            metadata: {},
          },
        ],
      },
    }
    saveSubscription(owned, at, 'customer.subscription.created')
    const { invoice, paid } = bill(owned, 'subscription_create', at)
    return saveSubscription({ ...owned, status: paid ? 'active' : 'incomplete', latest_invoice: invoice }, at)
  }

  const cancelNow = (owned: StripeSubscription, reason: string, at: number): StripeSubscription => {
    for (const invoice of store.all('invoice')) {
      const isOpen = invoice.status === 'open' && invoice.parent.subscription_details.subscription === owned.id
      if (isOpen) store.put('invoice', { ...invoice, status: 'void', next_payment_attempt: null })
    }
    const cancellation_details = { ...owned.cancellation_details, reason: owned.cancellation_details.reason ?? reason }
    const ended: StripeSubscription = {
      ...owned,
      status: 'canceled',
      canceled_at: owned.canceled_at ?? at,
      ended_at: at,
      cancellation_details,
    }
    return saveSubscription(ended, at, 'customer.subscription.deleted')
  }

  const renew = (owned: StripeSubscription, at: number): void => {
    const [item] = owned.items.data
    const end = periodEnd(owned.billing_cycle_anchor, item.current_period_end)
    const next: StripeSubscription = {
      ...owned,
      items: {
        ...owned.items,
        data: [{ ...item, current_period_start: item.current_period_end, current_period_end: end }],
      },
    }
    saveSubscription(next, at)
    if (next.pause_collection !== null) return
    const { invoice, paid } = bill(next, 'subscription_cycle', at)
    saveSubscription({ ...next, latest_invoice: invoice, status: paid ? 'active' : 'past_due' }, at)
  }

  const isLiving = ({ status }: StripeSubscription): boolean => status === 'active' || status === 'past_due'

  const tryAgain = (invoice: Invoice, at: number): void => {
    const paid = collect(invoice, at)
    const owned = store.get('subscription', invoice.parent.subscription_details.subscription)
    if (paid) saveSubscription({ ...owned, status: 'active' }, at)
    else if (store.get('invoice', invoice.id).status === 'uncollectible') cancelNow(owned, 'payment_failed', at)
  }

  /** All due billing steps with their times. */
  const due = (): { at: number; run: () => void }[] => [
    ...store
      .all('subscription')
      .filter(isLiving)
      .map((owned) => {
        const at = Math.min(owned.items.data[0].current_period_end, owned.cancel_at ?? Number.POSITIVE_INFINITY)
        const ends = owned.cancel_at_period_end || owned.cancel_at !== null
        return { at, run: () => (ends ? void cancelNow(owned, 'cancellation_requested', at) : renew(owned, at)) }
      }),
    ...store.all('invoice').flatMap((invoice) => {
      const at = invoice.next_payment_attempt
      return at === null ? [] : [{ at, run: () => tryAgain(invoice, at) }]
    }),
    ...store
      .all('session')
      .flatMap((session) =>
        session.status === 'open'
          ? [{ at: session.expires_at, run: () => void expire(session, session.expires_at) }]
          : [],
      ),
  ]

  let asked: { changes: number; at: number | null } | undefined

  const expire = (session: StripeSession, at: number): StripeSession => {
    if (session.status !== 'open')
      throw new StripeRefusal(400, `This Session is ${session.status}: only open ones can be expired.`)
    const expired = store.put('session', { ...session, status: 'expired', url: null })
    emit('checkout.session.expired', expired, at)
    return expired
  }

  return {
    emit,
    begin,
    cancelNow,
    expire,
    refund,
    saveSubscription,
    /** Pays the open invoices of a subscription, as the portal does after a card update. */
    payOpen: (owned: StripeSubscription, at: number): void => {
      for (const invoice of store.all('invoice'))
        if (invoice.status === 'open' && invoice.parent.subscription_details.subscription === owned.id)
          tryAgain(invoice, at)
    },
    complete: (session: StripeSession, at: number): StripeSession => {
      const owned = begin(
        store.get('customer', session.customer),
        store.get('price', session._price),
        session._subscription_metadata,
        at,
      )
      const done = store.put('session', {
        ...session,
        status: 'complete',
        payment_status: 'paid',
        subscription: owned.id,
        url: null,
      })
      emit('checkout.session.completed', done, at)
      return done
    },
    /** Epoch seconds of the next due billing step. */
    nextDue: (): number | null => {
      // Moving the clock calls this at every step.
      if (asked?.changes !== store.changes()) {
        const at = due().reduce<number | null>((least, one) => Math.min(one.at, least ?? one.at), null)
        asked = { changes: store.changes(), at }
      }
      return asked.at
    },
    /** Runs the billing steps that are due by an instant (epoch milliseconds), in order. */
    runUntil(instant: number): void {
      while ((this.nextDue() ?? Number.POSITIVE_INFINITY) * 1000 <= instant) {
        const [next] = due().sort((a, b) => a.at - b.at)
        if (next) store.atomically(next.run)
      }
    },
  }
}
