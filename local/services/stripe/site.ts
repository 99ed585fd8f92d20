import { type Context, Hono } from 'hono'
import { createPageAssets, createPageHeaders } from '#local/services/page-assets.ts'
import type { Parts } from './calls/call.ts'
import { manner, type Portal, type StripeSubscription } from './objects.ts'
import { changePage, checkoutPage, overPage, overviewPage, type Plan, portalPage, STRIPE_PATH } from './pages.ts'
import { StripeRefusal } from './refusal.ts'

const EVENTS_SHOWN = 30

/** The pages for checkout, portal and overview. `changed` is called after each action. */
export const createStripeSite = (parts: Parts, changed: () => void): Hono => {
  const { store, lifecycle, now } = parts
  // Forms redirect to the product's page.
  const policy = createPageHeaders("form-action 'self'")
  const field = async (c: Context, name: string): Promise<string> => {
    const value = (await c.req.parseBody())[name]
    return typeof value === 'string' ? value : ''
  }

  const readProductName = (priceId: string): string => store.get('product', store.get('price', priceId).product).name

  /** The prices between which a plan can change: all but coaching, cheapest first. */
  const plans = (): Plan[] =>
    store
      .all('price')
      .filter(({ active, lookup_key }) => active && lookup_key !== null && !lookup_key.includes('coaching'))
      .sort((a, b) => a.unit_amount - b.unit_amount)
      .map((price) => ({ price, name: readProductName(price.id) }))

  const ownSubscription = (portal: Portal, id: string): StripeSubscription => {
    const owned = store.get('subscription', id)
    if (owned.customer === portal.customer && owned.status !== 'canceled') return owned
    throw new StripeRefusal(404, `No such subscription: '${id}'`)
  }

  const showCheckout = (c: Context, id: string, problem?: string) => {
    const session = store.get('session', id)
    if (session.status !== 'open')
      return c.html(overPage(session.status === 'complete' ? 'It was paid.' : 'It was closed.'), 410, policy)
    const price = store.get('price', session._price)
    const email = store.get('customer', session.customer).email ?? ''
    const shown = {
      session,
      price,
      name: readProductName(price.id),
      email,
      ...(problem === undefined ? {} : { problem }),
    }
    return c.html(checkoutPage(shown), problem === undefined ? 200 : 402, policy)
  }

  const showPortal = (c: Context, portal: Portal) => {
    if (portal._change) {
      const { subscription, price } = portal._change
      const from = readProductName(store.get('subscription', subscription).items.data[0].price.id)
      return c.html(
        changePage(portal, from, { price: store.get('price', price), name: readProductName(price) }),
        200,
        policy,
      )
    }
    const owned = store
      .all('subscription')
      .filter(({ customer }) => customer === portal.customer)
      .map((subscription) => ({ subscription, name: readProductName(subscription.items.data[0].price.id) }))
    return c.html(
      portalPage({ portal, customer: store.get('customer', portal.customer), owned, plans: plans() }),
      200,
      policy,
    )
  }

  const leave = (owned: StripeSubscription, leaves: boolean): StripeSubscription => ({
    ...owned,
    cancel_at_period_end: leaves,
    canceled_at: leaves ? now() : null,
    cancellation_details: { ...owned.cancellation_details, reason: leaves ? 'cancellation_requested' : null },
  })

  /** An action on a subscription in the portal. */
  const act = async (c: Context, action: string, owned: StripeSubscription): Promise<void> => {
    const [item] = owned.items.data
    const price = action === 'change' ? store.get('price', await field(c, 'price')) : item.price
    store.atomically(() => {
      if (action === 'cancel' || action === 'renew')
        lifecycle.saveSubscription(leave(owned, action === 'cancel'), now())
      else if (action === 'pay') lifecycle.payOpen(owned, now())
      else if (action === 'change')
        lifecycle.saveSubscription({ ...owned, items: { ...owned.items, data: [{ ...item, price }] } }, now())
      else throw new StripeRefusal(404, `The portal has no ${action}.`)
    })
  }

  const app = new Hono()
  app.onError((error, c) => {
    if (error instanceof StripeRefusal) return c.html(overPage(error.message), 404, policy)
    throw error
  })
  app.use(async (c, next) => {
    await next()
    if (c.req.method === 'POST') changed()
  })

  return app
    .route('/', createPageAssets(new URL('stripe.css', import.meta.url)))
    .get('/', (c) => {
      const customers = store
        .all('customer')
        .filter(({ deleted }) => !deleted)
        .map((customer) => ({
          customer,
          owned: store.all('subscription').filter((one) => one.customer === customer.id),
          charges: store.all('charge').filter((one) => one.customer === customer.id),
        }))
      const events = store.all('event').slice(0, EVENTS_SHOWN)
      return c.html(overviewPage({ customers, events, manner: store.manner() }), 200, policy)
    })
    .post('/manner', async (c) => {
      const isJson = c.req.header('content-type')?.includes('json') ?? false
      const form = isJson ? {} : await c.req.parseBody()
      const given: unknown = isJson
        ? await c.req.json()
        : {
            duplicates: Number(form.duplicates),
            delayMs: Number(form.delayMs),
            reorder: form.reorder === 'on',
          }
      const read = manner.safeParse(given)
      if (!read.success) return c.json({ error: 'The body must have duplicates, delayMs and reorder.' }, 400)
      store.setManner(read.data)
      return isJson ? c.json(read.data) : c.redirect(STRIPE_PATH, 303)
    })
    .post('/refund', async (c) => {
      const charge = store.get('charge', await field(c, 'charge'))
      store.atomically(() => lifecycle.refund(charge, charge.amount - charge.amount_refunded, now()))
      return c.redirect(STRIPE_PATH, 303)
    })
    .get('/checkout/:id', (c) => showCheckout(c, c.req.param('id')))
    .post('/checkout/:id/pay', async (c) => {
      const id = c.req.param('id')
      const card = await field(c, 'card')
      if (card === 'declines') return showCheckout(c, id, 'Your card was declined.')
      const session = store.get('session', id)
      if (session.status !== 'open') return showCheckout(c, id)
      store.atomically(() => {
        const customer = store.put('customer', { ...store.get('customer', session.customer), _card: 'works' })
        lifecycle.complete(session, now())
        if (card === 'fails-later') store.put('customer', { ...customer, _card: 'declines' })
      })
      return c.redirect(session.success_url.replace('{CHECKOUT_SESSION_ID}', id), 303)
    })
    .get('/portal/:id', (c) => showPortal(c, store.get('portal', c.req.param('id'))))
    .post('/portal/:id/card', async (c) => {
      const portal = store.get('portal', c.req.param('id'))
      const card = (await field(c, 'card')) === 'works' ? 'works' : 'declines'
      store.put('customer', { ...store.get('customer', portal.customer), _card: card })
      return c.redirect(`${STRIPE_PATH}/portal/${portal.id}`, 303)
    })
    .post('/portal/:id/:subscription/:action', async (c) => {
      const portal = store.get('portal', c.req.param('id'))
      await act(c, c.req.param('action'), ownSubscription(portal, c.req.param('subscription')))
      return c.redirect(portal._change?.done_url ?? `${STRIPE_PATH}/portal/${portal.id}`, 303)
    })
}
