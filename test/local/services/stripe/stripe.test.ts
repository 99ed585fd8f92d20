import Stripe from 'stripe'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createStripe } from '#functions/adapters/stripe/client.ts'
import { ensureProducts } from '#functions/adapters/stripe/products.ts'
import { runNode } from '#local/host/child.ts'
import type { Person } from '#test/support/people.ts'
import { type Stack, startStack } from '#test/support/stack.ts'

/** Payments of a person, and their administration by an operator, on the whole product. */
describe('the Stripe emulator', () => {
  let stack: Stack
  let ann: Person
  const stripe = () => createStripe('sk_local', `${stack.product.url}/_local/stripe`)

  beforeAll(async () => {
    stack = await startStack({ now: Date.parse('2026-11-24T17:00:00Z') })
    ann = await stack.person()
    await stack.api(ann, 'create-user-profile')
  })
  afterAll(() => stack.stop())

  const plan = async () => (await stack.api(ann, 'get-profile')).body.plan
  const post = (url: string, fields: Record<string, string> = {}) =>
    fetch(url, { method: 'POST', redirect: 'manual', body: new URLSearchParams(fields) })

  it('has the products of the plans, and creating them again changes nothing', async () => {
    const prices = async () =>
      (await stripe().prices.list({ limit: 100 })).data.map(({ id, lookup_key, unit_amount }) => ({
        id,
        lookup_key,
        unit_amount,
      }))
    const before = await prices()
    expect(before.map(({ unit_amount }) => unit_amount).toSorted((a, b) => (a ?? 0) - (b ?? 0))).toEqual([
      499, 19_999, 75_000, 95_000,
    ])
    await ensureProducts(stripe())
    const { code, output } = await runNode(['functions/adapters/stripe/make-products.ts'], {
      cwd: process.cwd(),
      env: { STRIPE_API_URL: `${stack.product.url}/_local/stripe`, STRIPE_SECRET_KEY: 'sk_local' },
    })
    expect([code, output]).toEqual([0, expect.stringContaining('$ 199.99 a month')])
    expect(await prices()).toEqual(before)
  })

  it('sells a plan through checkout, payment and signed webhooks', async () => {
    const { body } = await stack.api(ann, 'create-checkout', { email: ann.email, userId: ann.id })
    const page = await fetch(String(body.url))
    const markup = await page.text()
    expect([page.status, markup]).toEqual([200, expect.stringContaining('$4.99')])
    const styles = await (await fetch(`${stack.product.url}/_local/stripe/page.css`)).text()
    expect(styles).toContain('--color-ink')
    const classes = [...markup.matchAll(/class="([^"]*)"/g)].flatMap(([, names = '']) => names.split(/\s+/))
    for (const name of classes.filter((one) => one.startsWith('button'))) expect(styles).toContain(`.${name} {`)
    const paid = await post(`${body.url}/pay`, { card: 'works' })
    expect([paid.status, paid.headers.get('location')]).toEqual([303, `${stack.product.url}/success`])
    await stack.product.travel.idle()
    expect(await plan()).toMatchObject({ name: 'Personal Plan' })
  })

  it('keeps its state through a restart and then delivers waiting webhooks', async () => {
    await stack.local('POST', 'faults', { service: 'api', mode: 'down' })
    const [owned] = (await stripe().subscriptions.list()).data
    await stripe().subscriptions.cancel(owned?.id ?? '')
    await stack.product.stripe.idle()
    await stack.restart()
    expect((await stripe().subscriptions.retrieve(owned?.id ?? '')).status).toBe('canceled')
    await stack.local('POST', 'clock', { advance: 'PT6M' })
    expect((await stack.api(ann, 'sync-subscription')).body).toMatchObject({ state: 'canceled', subscribed: true })
    const answered = stack.product.logs.read('stripe-webhook').match(/"message":"answered"/g) ?? []
    expect(answered.length).toBeGreaterThanOrEqual((await stripe().events.list({ limit: 100 })).data.length - 1)
  })

  it('returns the same response for an idempotency key and refuses it for another request', async () => {
    const make = (email: string) => stripe().customers.create({ email }, { idempotencyKey: 'one-key' })
    const [first, second] = [await make('b@example.com'), await make('b@example.com')]
    expect(second.id).toBe(first.id)
    await expect(make('c@example.com')).rejects.toBeInstanceOf(Stripe.errors.StripeIdempotencyError)
  })

  it('refuses unsupported requests by name', async () => {
    await expect(stripe().coupons.create({ percent_off: 10 })).rejects.toThrow('does not support POST /v1/coupons')
    await expect(stripe().customers.create({ phone: '1' })).rejects.toThrow('phone')
    await expect(stripe().customers.retrieve('cus_none')).rejects.toMatchObject({ code: 'resource_missing' })
  })

  it('refuses cross-site form posts', async () => {
    const answer = await fetch(`${stack.product.url}/_local/stripe/manner`, {
      method: 'POST',
      headers: { origin: 'https://evil.example' },
      body: new URLSearchParams({ duplicates: '1', delayMs: '0', reorder: 'on' }),
    })
    expect(answer.status).toBe(403)
  })
})
