import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { handler as mendSubscriptions } from '#functions/reactions/reconciliation-queued/mend-subscriptions/handler.ts'
import { handler as reconcileSubscriptions } from '#functions/reactions/subscriptions-due/reconcile-subscriptions/handler.ts'
import type { Caller } from '#test/support/call.ts'
import { NOON, type Product, startFunctions } from '#test/support/functions.ts'
import { type Payments, startPayments } from '#test/support/payments.ts'
import { change, consume, fire, items } from '#test/support/reactions.ts'
import { skipPause } from '#test/support/skip-pause.ts'

/** Milliseconds that Stripe's library waits before it asks once more. */
const STRIPE_PAUSE = 500

describe('plans', () => {
  let product: Product
  let payments: Payments
  let ann: Caller

  beforeAll(async () => {
    product = await startFunctions()
    payments = await startPayments(product.services)
  })
  afterAll(async () => {
    await payments.stop()
    await product.stop()
  })
  beforeEach(async () => {
    product.at(NOON)
    payments.reachable = true
    payments.way.up = true
    payments.standIn.deliver({ duplicates: 0, delayMs: 0, reorder: false })
    await payments.settle()
    ann = await product.person()
  })

  const checkout = (body: Record<string, unknown> = {}, who = ann) => product.as(who, 'create-checkout', body)
  const portal = async () => String((await product.as(ann, 'customer-portal', {})).body.url)
  const plan = async (who = ann) => (await product.as(who, 'get-profile', {})).body.plan
  const buy = async (body: Record<string, unknown> = {}, card = 'works') => {
    const { body: answer } = await checkout(body)
    const done = await payments.click(String(answer.url), '/pay', { card })
    await payments.settle()
    return done
  }
  const customer = async () => {
    const [found] = (await payments.stripe.customers.list({ email: ann.email })).data
    return found?.id ?? ''
  }
  const subscriptions = async () =>
    (await payments.stripe.subscriptions.list({ customer: await customer(), status: 'all' })).data
  const act = async (action: string) => {
    const [held] = await subscriptions()
    await payments.click(await portal(), `/${held?.id}/${action}`)
    await payments.settle()
  }

  it.each([
    [{}, 'Personal Plan', 'Personal Plan', 3],
    [{ tier: 'pro_plan' }, 'Pro Plan', 'Pro Plan', 5],
    [
      { tier: 'strategic_advisory', priceId: 'five_circles_strategic_advisor_monthly' },
      'Strategic Advisor Plan',
      'Professional Coach',
      5,
    ],
  ])('checkout of %j gives the plan after the payment on the Stripe page', async (body, name, tier, goals) => {
    const { status, location } = await buy({ email: ann.email, userId: ann.sub, ...body })
    expect([status, location]).toEqual([303, 'https://five.example/success'])
    expect(await plan()).toMatchObject({
      name,
      goal_limit: goals,
      subscription: { subscribed: true, subscription_tier: tier, subscription_end: '2026-12-24T17:00:00.000Z' },
    })
  })

  it('create-checkout returns one checkout for a double click and for a click an hour later', async () => {
    const answers = await Promise.all(Array.from({ length: 8 }, () => checkout()))
    expect(new Set(answers.map(({ status, body }) => `${status} ${body.url}`)).size).toBe(1)
    product.at('2026-11-24T18:00:00Z')
    const { body } = await checkout()
    expect(body.url).toBe(answers[0]?.body.url)
    await payments.click(String(body.url), '/pay', { card: 'works' })
    expect((await payments.click(String(body.url), '/pay', { card: 'works' })).status).toBe(410)
    expect(await subscriptions()).toHaveLength(1)
    expect((await payments.stripe.customers.list({ email: ann.email })).data).toHaveLength(1)
  })

  it('create-checkout of another plan expires the open checkout', async () => {
    const first = String((await checkout()).body.url)
    const second = String((await checkout({ tier: 'pro_plan' })).body.url)
    expect((await payments.click(first, '/pay', { card: 'works' })).status).toBe(410)
    const third = String((await checkout()).body.url)
    expect(new Set([first, second, third]).size).toBe(3)
    expect((await payments.click(third, '/pay', { card: 'works' })).status).toBe(303)
    expect(await subscriptions()).toHaveLength(1)
  })

  it('a declined card starts no subscription and shows an error', async () => {
    const { status, page } = await buy({}, 'declines')
    expect([status, page.includes('Your card was declined.')]).toEqual([402, true])
    expect(await subscriptions()).toEqual([])
    expect(await plan()).toMatchObject({ name: 'Free trial' })
  })

  it('create-checkout refuses the current plan', async () => {
    await buy({ tier: 'pro_plan' })
    expect(await checkout({ tier: 'pro_plan' })).toMatchObject({
      status: 409,
      body: { error: 'You are already on Pro Plan.' },
    })
  })

  it('create-checkout of another plan changes the existing subscription', async () => {
    await buy()
    const url = String((await checkout({ tier: 'pro_plan' })).body.url)
    const { page } = await payments.click(url, '')
    expect(page).toContain('Pro Plan')
    const [held] = await subscriptions()
    const price = held?.items.data[0]?.price.id ?? ''
    const target = /name="price" value="([^"]+)"/.exec(page)?.[1] ?? ''
    expect(target).not.toBe(price)
    const { location } = await payments.click(url, `/${held?.id}/change`, { price: target })
    await payments.settle()
    expect(location).toBe('https://five.example/success')
    expect(await plan()).toMatchObject({ name: 'Pro Plan', goal_limit: 5 })
    expect(await subscriptions()).toHaveLength(1)
  })

  const paused = { pause_collection: { behavior: 'void' as const } }

  it('a paused subscription gives no access, and create-checkout returns the portal', async () => {
    await buy()
    const [held] = await subscriptions()
    await payments.stripe.subscriptions.update(held?.id ?? '', paused)
    await payments.settle()
    expect(await plan()).toMatchObject({ name: 'Free trial', state: 'paused' })
    expect((await checkout()).body.url).toContain('/portal/')
    product.at('2027-01-10T17:00:00Z')
    await payments.settle()
    expect((await payments.stripe.charges.list({ customer: await customer() })).data).toHaveLength(1)
    expect(await subscriptions()).toMatchObject([{ id: held?.id, status: 'active' }])
    expect(await plan()).toMatchObject({ subscription: { subscribed: false }, state: 'paused' })
  })

  it('create-checkout returns the portal while a payment is past due, also for another plan', async () => {
    await buy({}, 'fails-later')
    product.at('2026-12-25T17:00:00Z')
    await payments.settle()
    expect(await plan()).toMatchObject({ state: 'past_due' })
    const { page } = await payments.click(String((await checkout()).body.url), '')
    expect(page).toContain('Personal Plan')
    expect((await checkout()).body.url).not.toContain('/checkout/')
    expect((await checkout({ tier: 'pro_plan' })).body.url).not.toContain('/checkout/')
    expect(await subscriptions()).toHaveLength(1)
  })

  it('coaching requires Personal Plan and raises no limit', async () => {
    expect(await checkout({ tier: 'coaching' })).toMatchObject({
      status: 403,
      body: { error: 'Professional coaching is for Personal Plan subscribers.' },
    })
    await buy()
    await buy({ tier: 'coaching' })
    expect(await plan()).toMatchObject({ name: 'Personal Plan', goal_limit: 3 })
    expect((await product.as(ann, 'sync-subscription', {})).body).toMatchObject({ coaching: true })
    expect(await checkout({ tier: 'coaching' })).toMatchObject({ status: 409 })
    expect(await subscriptions()).toHaveLength(2)
  })

  it('create-checkout refuses the price of another plan and creates nothing', async () => {
    for (const priceId of ['price_unknown', 'five_circles_personal_monthly']) {
      expect(await checkout({ tier: 'strategic_advisory', priceId })).toMatchObject({
        status: 400,
        body: { field: 'priceId' },
      })
    }
    expect(await customer()).toBe('')
  })

  it('customer-portal refuses a person without a purchase', async () => {
    expect(await product.as(ann, 'customer-portal', {})).toMatchObject({
      status: 409,
      body: { error: 'You have no subscription to manage yet.' },
    })
  })

  it('a canceled plan gives access until exactly the end of the period', async () => {
    await buy()
    expect(await plan()).toMatchObject({ state: 'active' })
    await act('cancel')
    product.at('2026-12-24T16:59:59Z')
    await payments.settle()
    expect(await plan()).toMatchObject({ name: 'Personal Plan', state: 'cancelling' })
    expect((await product.as(ann, 'sync-subscription', {})).body).toMatchObject({
      state: 'cancelling',
      subscription_end: '2026-12-24T17:00:00.000Z',
    })
    product.at('2026-12-24T17:00:00Z')
    expect(await plan()).toMatchObject({ name: 'Free trial' })
    await payments.settle()
    expect((await product.as(ann, 'sync-subscription', {})).body).toMatchObject({
      subscribed: false,
      state: 'canceled',
    })
  })

  it('a plan continues when its cancellation is reverted', async () => {
    await buy()
    await act('cancel')
    await act('renew')
    product.at('2027-01-10T17:00:00Z')
    await payments.settle()
    expect(await plan()).toMatchObject({
      name: 'Personal Plan',
      subscription: { subscription_end: '2027-01-24T17:00:00.000Z' },
    })
  })

  it('a subscription renews every month', async () => {
    await buy()
    product.at('2027-03-01T17:00:00Z')
    await payments.settle()
    expect(await plan()).toMatchObject({ subscription: { subscription_end: '2027-03-24T17:00:00.000Z' } })
    expect((await payments.stripe.charges.list({ customer: await customer() })).data).toHaveLength(4)
  })

  it('an unpaid renewal keeps access for seven days, and a payment restores it', async () => {
    await buy({}, 'fails-later')
    product.at('2026-12-25T17:00:00Z')
    await payments.settle()
    expect(await plan()).toMatchObject({
      name: 'Personal Plan',
      state: 'past_due',
      subscription: { subscription_end: '2026-12-31T17:00:00.000Z' },
    })
    product.at('2026-12-31T17:00:00Z')
    expect(await plan()).toMatchObject({ name: 'Free trial', trial: { isTrialExpired: true } })
    await payments.click(await portal(), '/card', { card: 'works' })
    await act('pay')
    expect(await plan()).toMatchObject({ subscription: { subscription_end: '2027-01-24T17:00:00.000Z' } })
  })

  it('a renewal that is never paid ends the subscription', async () => {
    await buy({}, 'fails-later')
    product.at('2027-01-20T17:00:00Z')
    await payments.settle()
    expect((await product.as(ann, 'sync-subscription', {})).body).toMatchObject({
      subscribed: false,
      state: 'canceled',
    })
    expect((await checkout()).body.url).toContain('/checkout/')
  })

  it('a refund within 30 days ends access at once', async () => {
    await buy({ tier: 'pro_plan' })
    product.at('2026-12-20T17:00:00Z')
    const [paid] = (await payments.stripe.charges.list({ customer: await customer() })).data
    await payments.stripe.refunds.create({ charge: paid?.id ?? '', amount: 100 })
    await payments.settle()
    expect(await plan()).toMatchObject({ name: 'Pro Plan' })
    await payments.stripe.refunds.create({ charge: paid?.id ?? '' })
    await payments.settle()
    expect(await plan()).toMatchObject({ name: 'Free trial' })
    expect((await product.as(ann, 'sync-subscription', {})).body).toMatchObject({ state: 'refunded' })
  })

  it('sync-subscription reads the plan from Stripe before the webhook, and a late webhook changes nothing', async () => {
    payments.reachable = false
    await buy()
    expect(await plan()).toMatchObject({ name: 'Free trial' })
    expect((await product.as(ann, 'sync-subscription', {})).body).toMatchObject({ subscribed: true, state: 'active' })
    expect(await plan()).toMatchObject({ name: 'Personal Plan' })
    payments.reachable = true
    product.at('2026-11-24T17:10:00Z')
    expect(await payments.settle()).toBeGreaterThan(0)
    expect(await plan()).toMatchObject({ name: 'Personal Plan' })
  })

  it('the nightly reconciliation corrects and counts plans that differ from Stripe', async () => {
    await buy({ tier: 'pro_plan' })
    await change(ann, 'ACCOUNT', { subscribed: false, subscription_tier: null })
    const night = async () => {
      product.logs.length = 0
      await fire(reconcileSubscriptions, '2026-11-25T08:20:00Z')
      for (const { work } of product.services.messages.splice(0))
        expect(await consume(mendSubscriptions, work)).toBe(true)
      const counts = product.logs.filter(({ message }) => message === 'reconciled')
      return counts.reduce((sum, { mended }) => sum + Number(mended), 0)
    }
    product.counts.length = 0
    const mended = await night()
    expect(mended).toBeGreaterThanOrEqual(1)
    expect(product.counts).toHaveLength(mended)
    expect(product.counts).toContainEqual(expect.objectContaining({ DriftMended: 1 }))
    expect(await plan()).toMatchObject({ name: 'Pro Plan' })
    expect(await night()).toBe(0)
  })

  it('the billing operations return 503 while Stripe is down and succeed afterwards', async () => {
    await buy()
    const before = await items(ann)
    payments.way.up = false
    skipPause(STRIPE_PAUSE)
    for (const operation of ['create-checkout', 'customer-portal', 'sync-subscription', 'delete-account'] as const)
      expect(await product.as(ann, operation, { email: ann.email }), operation).toMatchObject({
        status: 503,
        body: { code: 'unavailable', error: expect.stringMatching(/try again/) },
      })
    expect(await items(ann)).toEqual(before)
    payments.way.up = true
    expect((await product.as(ann, 'sync-subscription', {})).body).toMatchObject({ subscription_tier: 'Personal Plan' })
    expect((await product.as(ann, 'customer-portal', {})).status).toBe(200)
  })

  it('delete-account cancels the subscription, and a later webhook restores nothing', async () => {
    await buy()
    const [held] = await subscriptions()
    expect(held?.status).toBe('active')
    expect((await product.as(ann, 'delete-account', { email: ann.email })).status).toBe(200)
    await payments.settle()
    expect((await payments.stripe.subscriptions.retrieve(held?.id ?? '')).status).toBe('canceled')
    expect(await items(ann)).toEqual([])
  })
})
