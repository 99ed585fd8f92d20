import { describe, expect, it } from 'vitest'
import { change, items } from '#test/support/reactions.ts'
import { skipPause } from '#test/support/skip-pause.ts'
import { setUpShop } from './support/shop.ts'

/** Milliseconds that Stripe's library waits before its retry. */
const STRIPE_PAUSE = 500

const shop = setUpShop()
const { act, buy, checkout, customer, night, plan, portal, subscriptions } = shop

describe('the lifecycle of a plan', () => {
  it('a canceled plan gives access until exactly the end of the period (PLAN-13)', async () => {
    await buy()
    expect(await plan()).toMatchObject({ state: 'active' })
    await act('cancel')
    shop.product.at('2026-12-24T16:59:59Z')
    await shop.payments.settle()
    expect(await plan()).toMatchObject({ name: 'Personal Plan', state: 'cancelling' })
    expect((await shop.product.as(shop.ann, 'sync-subscription', {})).body).toMatchObject({
      state: 'cancelling',
      subscription_end: '2026-12-24T17:00:00.000Z',
    })
    shop.product.at('2026-12-24T17:00:00Z')
    expect(await plan()).toMatchObject({ name: 'Free trial' })
    await shop.payments.settle()
    expect((await shop.product.as(shop.ann, 'sync-subscription', {})).body).toMatchObject({
      subscribed: false,
      state: 'canceled',
    })
  })

  it('a plan continues when its cancellation is reverted', async () => {
    await buy()
    await act('cancel')
    await act('renew')
    shop.product.at('2027-01-10T17:00:00Z')
    await shop.payments.settle()
    expect(await plan()).toMatchObject({
      name: 'Personal Plan',
      subscription: { subscription_end: '2027-01-24T17:00:00.000Z' },
    })
  })

  it('sends receipts to the new address after a change of it, and keeps an address that was entered at Stripe (PLAN-22)', async () => {
    const { stripe } = shop.payments
    await buy()
    const id = await customer()
    const address = async () => Object(await stripe.customers.retrieve(id)).email
    await night()
    expect(await address()).toBe(shop.ann.email)
    const moved = (n: number) => ({ ...shop.ann, email: `moved-${n}-${shop.ann.email}`, iat: `179560000${n}` })
    await shop.product.as(moved(1), 'create-user-profile', {})
    expect(await night()).toBe(0)
    expect(await address()).toBe(moved(1).email)
    await stripe.customers.update(id, { email: 'books@example.com' })
    await shop.payments.settle()
    await night()
    expect(await address()).toBe('books@example.com')
    await shop.product.as(moved(2), 'create-user-profile', {})
    expect((await shop.product.as(moved(2), 'sync-subscription', {})).status).toBe(200)
    expect(await address()).toBe(moved(2).email)
  })

  it('keeps an address that was entered at Stripe for a customer who was created after the change (PLAN-22)', async () => {
    const { stripe } = shop.payments
    await shop.product.as(
      { ...shop.ann, email: `moved-${shop.ann.email}`, iat: '1795500001' },
      'create-user-profile',
      {},
    )
    await buy()
    const id = await customer()
    await stripe.customers.update(id, { email: 'books@example.com' })
    await shop.payments.settle()
    await night()
    expect(Object(await stripe.customers.retrieve(id)).email).toBe('books@example.com')
  })

  it('a read-back stores the plan also when Stripe does not take the new address (PLAN-22)', async () => {
    await buy()
    const moved = { ...shop.ann, email: `moved-${shop.ann.email}`, iat: '1795600001' }
    await shop.product.as(moved, 'create-user-profile', {})
    skipPause(STRIPE_PAUSE)
    // The charges are read last. Stripe goes down before the address is written.
    shop.payments.way.meanwhile = async (path) => {
      if (path === '/v1/charges') shop.payments.way.up = false
    }
    const answer = await shop.product.as(moved, 'sync-subscription', {})
    shop.payments.way.meanwhile = undefined
    expect(answer).toMatchObject({ status: 200, body: { state: 'active' } })
    expect(shop.product.logs).toContainEqual(
      expect.objectContaining({ message: 'address of the customer not written' }),
    )
  })

  it('a subscription renews every month (PLAN-17)', async () => {
    await buy()
    shop.product.at('2027-03-01T17:00:00Z')
    await shop.payments.settle()
    expect(await plan()).toMatchObject({ subscription: { subscription_end: '2027-03-24T17:00:00.000Z' } })
    expect((await shop.payments.stripe.charges.list({ customer: await customer() })).data).toHaveLength(4)
  })

  it('an unpaid renewal keeps access for seven days, and a payment restores it', async () => {
    await buy({}, 'fails-later')
    shop.product.at('2026-12-25T17:00:00Z')
    await shop.payments.settle()
    expect(await plan()).toMatchObject({
      name: 'Personal Plan',
      state: 'past_due',
      subscription: { subscription_end: '2026-12-31T17:00:00.000Z' },
    })
    shop.product.at('2026-12-31T17:00:00Z')
    expect(await plan()).toMatchObject({ name: 'Free trial', trial: { isTrialExpired: true } })
    await shop.payments.click(await portal(), '/card', { card: 'works' })
    await act('pay')
    expect(await plan()).toMatchObject({ subscription: { subscription_end: '2027-01-24T17:00:00.000Z' } })
  })

  it('a renewal that is never paid ends the subscription', async () => {
    await buy({}, 'fails-later')
    shop.product.at('2027-01-20T17:00:00Z')
    await shop.payments.settle()
    expect((await shop.product.as(shop.ann, 'sync-subscription', {})).body).toMatchObject({
      subscribed: false,
      state: 'canceled',
    })
    expect((await checkout()).body.url).toContain('/checkout/')
  })

  it('a subscription that is canceled while its renewal is unpaid gives no access (PLAN-13)', async () => {
    await buy({}, 'fails-later')
    shop.product.at('2026-12-25T17:00:00Z')
    await shop.payments.settle()
    expect(await plan()).toMatchObject({ name: 'Personal Plan', state: 'past_due' })
    const [owned] = await subscriptions()
    await shop.payments.stripe.subscriptions.cancel(owned?.id ?? '')
    await shop.payments.settle()
    expect(await plan()).toMatchObject({ name: 'Free trial', state: 'canceled', trial: { isTrialExpired: true } })
  })

  it('a subscription that is canceled at once keeps access to the end of the period that was paid (PLAN-13)', async () => {
    await buy()
    const [owned] = await subscriptions()
    await shop.payments.stripe.subscriptions.cancel(owned?.id ?? '')
    await shop.payments.settle()
    expect(await plan()).toMatchObject({
      name: 'Personal Plan',
      state: 'canceled',
      subscription: { subscription_end: '2026-12-24T17:00:00.000Z' },
    })
  })

  it('a refund within 30 days ends access at once', async () => {
    await buy({ tier: 'pro_plan' })
    shop.product.at('2026-12-20T17:00:00Z')
    const [paid] = (await shop.payments.stripe.charges.list({ customer: await customer() })).data
    await shop.payments.stripe.refunds.create({ charge: paid?.id ?? '', amount: 100 })
    await shop.payments.settle()
    expect(await plan()).toMatchObject({ name: 'Pro Plan' })
    await shop.payments.stripe.refunds.create({ charge: paid?.id ?? '' })
    await shop.payments.settle()
    expect(await plan()).toMatchObject({ name: 'Free trial' })
    expect((await shop.product.as(shop.ann, 'sync-subscription', {})).body).toMatchObject({ state: 'refunded' })
  })

  it('sync-subscription reads the plan from Stripe before the webhook, and a late webhook changes nothing (PLAN-9)', async () => {
    shop.payments.reachable = false
    await buy()
    expect(await plan()).toMatchObject({ name: 'Free trial' })
    expect((await shop.product.as(shop.ann, 'sync-subscription', {})).body).toMatchObject({
      subscribed: true,
      state: 'active',
    })
    expect(await plan()).toMatchObject({ name: 'Personal Plan' })
    shop.payments.reachable = true
    shop.product.at('2026-11-24T17:10:00Z')
    expect(await shop.payments.settle()).toBeGreaterThan(0)
    expect(await plan()).toMatchObject({ name: 'Personal Plan' })
  })

  it('the nightly reconciliation corrects and counts plans that differ from Stripe', async () => {
    await buy({ tier: 'pro_plan' })
    await change(shop.ann, 'ACCOUNT', { subscribed: false, subscription_tier: null })
    shop.product.counts.length = 0
    const mended = await night()
    expect(mended).toBeGreaterThanOrEqual(1)
    expect(shop.product.counts).toHaveLength(mended)
    expect(shop.product.counts).toContainEqual(expect.objectContaining({ DriftMended: 1 }))
    expect(await plan()).toMatchObject({ name: 'Pro Plan' })
    expect(await night()).toBe(0)
  })

  it('the billing operations return 503 while Stripe is down and succeed afterwards', async () => {
    await buy()
    const before = await items(shop.ann)
    shop.payments.way.up = false
    skipPause(STRIPE_PAUSE)
    for (const operation of ['create-checkout', 'customer-portal', 'sync-subscription', 'delete-account'] as const)
      expect(await shop.product.as(shop.ann, operation, { email: shop.ann.email }), operation).toMatchObject({
        status: 503,
        body: { code: 'unavailable', error: expect.stringMatching(/try again/) },
      })
    expect(await items(shop.ann)).toEqual(before)
    shop.payments.way.up = true
    expect((await shop.product.as(shop.ann, 'sync-subscription', {})).body).toMatchObject({
      subscription_tier: 'Personal Plan',
    })
    expect((await shop.product.as(shop.ann, 'customer-portal', {})).status).toBe(200)
  })

  it('delete-account cancels the subscription, and a later webhook restores nothing (ACCOUNT-8)', async () => {
    await buy()
    const [owned] = await subscriptions()
    expect(owned?.status).toBe('active')
    expect((await shop.product.as(shop.ann, 'delete-account', { email: shop.ann.email })).status).toBe(200)
    await shop.payments.settle()
    expect((await shop.payments.stripe.subscriptions.retrieve(owned?.id ?? '')).status).toBe('canceled')
    expect(await items(shop.ann)).toEqual([])
  })
})
