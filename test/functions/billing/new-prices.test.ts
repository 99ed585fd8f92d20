import { describe, expect, it } from 'vitest'
import { setUpShop } from './support/shop.ts'

const shop = setUpShop()
const { buy, checkout, night, plan, subscriptions } = shop

/** The handlers keep the ids of the new prices, which no emulator of another file has. */
describe('a new price of `npm run stripe:products`', () => {
  it('leaves a plan its access and its price (PLAN-9)', async () => {
    const { stripe } = shop.payments
    await buy({ tier: 'pro_plan' })
    await night()
    const lookup_key = 'five_circles_pro_monthly'
    const [before] = (await stripe.prices.list({ lookup_keys: [lookup_key] })).data
    await stripe.prices.create({
      product: 'five_circles_pro',
      currency: 'usd',
      unit_amount: before?.unit_amount ?? 0,
      recurring: { interval: 'month' },
      ...{ lookup_key, transfer_lookup_key: true },
    })
    expect(await night()).toBe(0)
    expect(await plan()).toMatchObject({ name: 'Pro Plan', state: 'active' })
    shop.product.at('2026-12-25T17:00:00Z')
    await shop.payments.settle()
    expect(await plan()).toMatchObject({
      name: 'Pro Plan',
      subscription: { subscription_end: '2027-01-24T17:00:00.000Z' },
    })
    expect(await checkout({ tier: 'pro_plan' })).toMatchObject({
      status: 409,
      body: { error: 'You are already on Pro Plan.' },
    })
    expect(await subscriptions()).toMatchObject([{ items: { data: [{ price: { id: before?.id } }] } }])
  })

  it('is sold by create-checkout five minutes after it was made', async () => {
    const { stripe } = shop.payments
    shop.product.at('2027-06-01T12:00:00Z')
    await checkout()
    const lookup_key = 'five_circles_personal_monthly'
    const [before] = (await stripe.prices.list({ lookup_keys: [lookup_key] })).data
    if (!before?.recurring) throw new Error('no price')
    const { currency, unit_amount, product } = before
    const after = await stripe.prices.create({
      ...{ currency, unit_amount: unit_amount ?? 0, product: String(product), lookup_key, transfer_lookup_key: true },
      recurring: { interval: before.recurring.interval },
    })
    shop.product.at('2027-06-01T12:05:00Z')
    expect((await checkout({ priceId: after.id })).status).toBe(200)
    expect((await checkout({ priceId: before.id })).status).toBe(400)
  })
})
