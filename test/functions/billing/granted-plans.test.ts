import { describe, expect, it } from 'vitest'
import { setUpShop } from './support/shop.ts'

const shop = setUpShop()
const { act, buy, checkout, customer, night, plan } = shop

describe('a plan of an operator (PLAN-20)', () => {
  const grant = async (status: string) => {
    const operator = { ...(await shop.product.person('olga')), 'cognito:groups': '[operators]' }
    return shop.product.as(operator, 'update-subscription', { userId: shop.ann.sub, planName: 'Pro Plan', status })
  }

  it('holds while Stripe gives no access, and counts as no drift', async () => {
    await checkout()
    await shop.payments.settle()
    expect(await customer()).toMatch(/^cus_/)
    await night()
    expect((await grant('active')).status).toBe(200)
    expect(await night()).toBe(0)
    const { body } = await shop.product.as(shop.ann, 'sync-subscription', {})
    expect(body).toMatchObject({ subscribed: true, subscription_tier: 'Pro Plan', subscription_end: null })
    expect(await plan()).toMatchObject({ name: 'Pro Plan' })

    await buy()
    expect(await plan()).toMatchObject({ name: 'Personal Plan' })
    await act('cancel')
    shop.product.at('2026-12-24T17:00:00Z')
    await shop.payments.settle()
    await night()
    expect(await plan()).toMatchObject({ name: 'Pro Plan', subscription: { subscription_end: null } })

    expect((await grant('inactive')).status).toBe(200)
    expect(await night()).toBe(0)
    expect(await plan()).toMatchObject({ name: 'Free trial', state: 'canceled' })
  })

  it('neither ends nor replaces a plan that is paid', async () => {
    await buy()
    const paid = {
      subscribed: true,
      subscription_tier: 'Personal Plan',
      subscription_end: '2026-12-24T17:00:00.000Z',
    }
    await night()
    expect(await grant('active')).toEqual({ status: 200, body: { success: true, ...paid } })
    expect(await plan()).toMatchObject({ name: 'Personal Plan', state: 'active', subscription: paid })
    expect(await night()).toBe(0)
    expect(await grant('inactive')).toEqual({ status: 200, body: { success: true, ...paid } })
    expect(await plan()).toMatchObject({ name: 'Personal Plan', state: 'active', subscription: paid })
    expect(await night()).toBe(0)
    await act('cancel')
    shop.product.at('2026-12-24T17:00:00Z')
    await shop.payments.settle()
    expect(await plan()).toMatchObject({ name: 'Free trial' })
  })
})
