import { describe, expect, it } from 'vitest'
import { setUpShop } from './support/shop.ts'

const shop = setUpShop()
const { buy, checkout, customer, plan, subscriptions } = shop

describe('checkout', () => {
  it.each([
    [{}, 'Personal Plan', 'Personal Plan', 3],
    [{ tier: 'pro_plan' }, 'Pro Plan', 'Pro Plan', 5],
    [
      { tier: 'strategic_advisory', priceId: 'five_circles_strategic_advisor_monthly' },
      'Strategic Advisor Plan',
      'Professional Coach',
      5,
    ],
  ])(
    'create-checkout with %j gives the plan after the payment on the Stripe page (API-10)',
    async (body, name, tier, goals) => {
      const { status, location } = await buy({ email: shop.ann.email, userId: shop.ann.sub, ...body })
      expect([status, location]).toEqual([303, 'https://five.example/success'])
      expect(await plan()).toMatchObject({
        name,
        goal_limit: goals,
        subscription: { subscribed: true, subscription_tier: tier, subscription_end: '2026-12-24T17:00:00.000Z' },
      })
    },
  )

  it('create-checkout works again after an operator deleted the customer at Stripe, within a day', async () => {
    expect((await checkout()).status).toBe(200)
    await shop.payments.stripe.customers.del(await customer())
    const { status, body } = await checkout()
    expect([status, body.url]).toEqual([200, expect.stringContaining('/checkout/')])
  })

  it('create-checkout works for a new account of a deleted one, within a day (ADR 150)', async () => {
    const first = await checkout()
    expect((await shop.product.as(shop.ann, 'delete-account', { email: shop.ann.email })).status).toBe(200)
    const again = { ...shop.ann, auth_time: String(Date.parse('2026-11-24T18:00:00Z') / 1000) }
    shop.product.at('2026-11-24T18:00:00Z')
    expect((await shop.product.as(again, 'create-user-profile', {})).status).toBe(200)
    const { status, body } = await checkout({}, again)
    expect([status, body.url]).toEqual([200, expect.stringContaining('/checkout/')])
    expect(body.url).not.toBe(first.body.url)
  })

  it('create-checkout returns one checkout for a double click and for a click an hour later', async () => {
    const answers = await Promise.all(Array.from({ length: 8 }, () => checkout()))
    expect(new Set(answers.map(({ status, body }) => `${status} ${body.url}`)).size).toBe(1)
    shop.product.at('2026-11-24T18:00:00Z')
    const { body } = await checkout()
    expect(body.url).toBe(answers[0]?.body.url)
    await shop.payments.click(String(body.url), '/pay', { card: 'works' })
    expect((await shop.payments.click(String(body.url), '/pay', { card: 'works' })).status).toBe(410)
    expect(await subscriptions()).toHaveLength(1)
    expect((await shop.payments.stripe.customers.list({ email: shop.ann.email })).data).toHaveLength(1)
  })

  it('create-checkout of another plan expires the open checkout', async () => {
    const first = String((await checkout()).body.url)
    const second = String((await checkout({ tier: 'pro_plan' })).body.url)
    expect((await shop.payments.click(first, '/pay', { card: 'works' })).status).toBe(410)
    const third = String((await checkout()).body.url)
    expect(new Set([first, second, third]).size).toBe(3)
    expect((await shop.payments.click(third, '/pay', { card: 'works' })).status).toBe(303)
    expect(await subscriptions()).toHaveLength(1)
  })

  /** Does something to a session between the product's read of it and the request that expires it. */
  const beforeExpiry = (act: (id: string) => Promise<unknown>) => {
    shop.payments.way.meanwhile = async (path) => {
      const id = /sessions\/([^/]+)\/expire$/.exec(path)?.[1]
      if (id === undefined) return
      shop.payments.way.meanwhile = undefined
      await act(id)
    }
  }

  it('create-checkout of another plan goes on when the open checkout expires at the same moment', async () => {
    await checkout()
    beforeExpiry((id) => shop.payments.stripe.checkout.sessions.expire(id))
    const { status, body } = await checkout({ tier: 'pro_plan' })
    expect([status, body.url]).toEqual([200, expect.stringContaining('/checkout/')])
  })

  it('create-checkout of another plan opens no second checkout when the open one is paid at the same moment', async () => {
    const first = String((await checkout()).body.url)
    beforeExpiry(() => shop.payments.click(first, '/pay', { card: 'works' }))
    expect(await checkout({ tier: 'pro_plan' })).toMatchObject({ status: 409, body: { code: 'conflict' } })
    expect((await checkout({ tier: 'pro_plan' })).body.url).not.toContain('/checkout/')
    expect(await subscriptions()).toHaveLength(1)
  })

  it('create-checkout opens no second checkout when the one of the same plan is paid at the same moment (PLAN-10)', async () => {
    const first = String((await checkout()).body.url)
    shop.payments.way.meanwhile = async (path) => {
      if (path !== '/v1/checkout/sessions') return
      shop.payments.way.meanwhile = undefined
      await shop.payments.click(first, '/pay', { card: 'works' })
    }
    expect(await checkout()).toMatchObject({ status: 409, body: { code: 'conflict' } })
    expect(await checkout()).toMatchObject({ status: 409, body: { error: 'You are already on Personal Plan.' } })
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
    const { page } = await shop.payments.click(url, '')
    expect(page).toContain('Pro Plan')
    const [owned] = await subscriptions()
    const price = owned?.items.data[0]?.price.id ?? ''
    const target = /name="price" value="([^"]+)"/.exec(page)?.[1] ?? ''
    expect(target).not.toBe(price)
    const { location } = await shop.payments.click(url, `/${owned?.id}/change`, { price: target })
    await shop.payments.settle()
    expect(location).toBe('https://five.example/success')
    expect(await plan()).toMatchObject({ name: 'Pro Plan', goal_limit: 5 })
    expect(await subscriptions()).toHaveLength(1)
  })

  it('create-checkout returns the portal for a plan that ends on a date, as Stripe stores a cancellation in flexible billing', async () => {
    await buy()
    const [owned] = await subscriptions()
    const cancel_at = owned?.items.data[0]?.current_period_end ?? 0
    await shop.payments.stripe.subscriptions.update(owned?.id ?? '', { cancel_at })
    await shop.payments.settle()
    expect(await plan()).toMatchObject({ name: 'Personal Plan', state: 'cancelling' })
    expect((await checkout()).body.url).toContain('/portal/')
  })

  const paused = { pause_collection: { behavior: 'void' as const } }

  it('a paused subscription gives no access, and create-checkout returns the portal', async () => {
    await buy()
    const [owned] = await subscriptions()
    await shop.payments.stripe.subscriptions.update(owned?.id ?? '', paused)
    await shop.payments.settle()
    expect(await plan()).toMatchObject({ name: 'Free trial', state: 'paused' })
    expect((await checkout()).body.url).toContain('/portal/')
    shop.product.at('2027-01-10T17:00:00Z')
    await shop.payments.settle()
    expect((await shop.payments.stripe.charges.list({ customer: await customer() })).data).toHaveLength(1)
    expect(await subscriptions()).toMatchObject([{ id: owned?.id, status: 'active' }])
    expect(await plan()).toMatchObject({ subscription: { subscribed: false }, state: 'paused' })
  })

  it('create-checkout returns the portal while a payment is past due, also for another plan', async () => {
    await buy({}, 'fails-later')
    shop.product.at('2026-12-25T17:00:00Z')
    await shop.payments.settle()
    expect(await plan()).toMatchObject({ state: 'past_due' })
    const { page } = await shop.payments.click(String((await checkout()).body.url), '')
    expect(page).toContain('Personal Plan')
    expect((await checkout()).body.url).not.toContain('/checkout/')
    expect((await checkout({ tier: 'pro_plan' })).body.url).not.toContain('/checkout/')
    expect(await subscriptions()).toHaveLength(1)
  })

  it('create-checkout sells coaching only to a person with Personal Plan, and the limits stay (PLAN-8)', async () => {
    expect(await checkout({ tier: 'coaching' })).toMatchObject({
      status: 403,
      body: { error: 'Professional coaching is for Personal Plan subscribers.' },
    })
    await buy()
    await buy({ tier: 'coaching' })
    expect(await plan()).toMatchObject({ name: 'Personal Plan', goal_limit: 3 })
    expect((await shop.product.as(shop.ann, 'sync-subscription', {})).body).toMatchObject({ coaching: true })
    expect(await checkout({ tier: 'coaching' })).toMatchObject({ status: 409 })
    expect(await subscriptions()).toHaveLength(2)
  })

  it('create-checkout refuses the price of another plan and creates nothing (API-10)', async () => {
    for (const priceId of ['price_unknown', 'five_circles_personal_monthly']) {
      expect(await checkout({ tier: 'strategic_advisory', priceId })).toMatchObject({
        status: 400,
        body: { field: 'priceId' },
      })
    }
    expect(await customer()).toBe('')
  })

  it('customer-portal refuses a person who has bought nothing', async () => {
    expect(await shop.product.as(shop.ann, 'customer-portal', {})).toMatchObject({
      status: 409,
      body: { error: 'You have no subscription to manage yet.' },
    })
  })
})
