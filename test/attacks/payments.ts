import { describe, expect, it } from 'vitest'
import type { Stack } from '#test/support/stack.ts'
import { type Attack, personWithGoal } from './attack.ts'

const press = async (url: string, fields: Record<string, string> = {}): Promise<void> => {
  const { status } = await fetch(url, { method: 'POST', body: new URLSearchParams(fields), redirect: 'manual' })
  expect(status).toBe(303)
}

const setWebhooks = (stack: Stack, fields: Record<string, string>): Promise<void> =>
  press(`${stack.product.url}/_local/stripe/manner`, fields)

export const attackPayments = ({ stack }: Attack): void => {
  describe('payments', () => {
    it('give the plan that Stripe holds when each webhook arrives three times and the newest first (PLAN-9)', async () => {
      const { person } = await personWithGoal(stack(), 'Run')
      await setWebhooks(stack(), { duplicates: '2', delayMs: '50', reorder: 'on' })
      const { body } = await stack().api(person, 'create-checkout', { tier: 'pro_plan' })
      await press(`${String(body.url)}/pay`, { card: 'works' })
      await stack().product.travel.idle()
      await stack().api(person, 'sync-subscription', {})
      const checked = await stack().api(person, 'check-subscription', {})
      await setWebhooks(stack(), { duplicates: '0', delayMs: '0' })
      expect(checked.body).toMatchObject({ subscribed: true, subscription_tier: 'Pro Plan' })
    })

    it('give no plan to a browser that claims one (PLAN-9)', async () => {
      const { person } = await personWithGoal(stack(), 'Run')
      const asked: [string, unknown][] = [
        ['update-subscription', { userId: person.id, planName: 'Pro Plan', status: 'active' }],
        ['update-profile', { displayName: 'Ann', subscription: { subscribed: true } }],
        ['create-user-profile', { subscription_tier: 'Pro Plan' }],
        ['stripe-webhook', { type: 'customer.subscription.created', data: { object: { customer: 'cus_1' } } }],
        ['sync-subscription', { subscription_tier: 'Pro Plan' }],
      ]
      for (const [operation, body] of asked) {
        const { status } = await stack().api(person, operation, body)
        expect([operation, status < 500 && status >= 400]).toEqual([operation, true])
      }
      expect((await stack().api(person, 'check-subscription', {})).body).toMatchObject({
        subscribed: false,
      })
    })
  })
}
