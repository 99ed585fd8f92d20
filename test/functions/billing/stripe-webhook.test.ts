import { createHmac } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type Units, watchUnits } from '#functions/adapters/dynamodb/request-units.ts'
import { handler as stripeWebhook } from '#functions/billing/stripe-webhook/handler.ts'
import { handler as syncCustomer } from '#functions/reactions/billing-queued/sync-customer/handler.ts'
import { call } from '#test/support/call.ts'
import { NOON, type Product, startFunctions } from '#test/support/functions.ts'
import { type Payments, startPayments, WEBHOOK_SECRET } from '#test/support/payments.ts'
import { consume, items } from '#test/support/reactions.ts'
import { STRIPE_SECRET } from '#test/support/service-environment.ts'

/** A signature as Stripe's documentation describes it, without Stripe's library and the emulator. */
const sign = (payload: string, at: string, secret = WEBHOOK_SECRET): string => {
  const t = Date.parse(at) / 1000
  return `t=${t},v1=${createHmac('sha256', secret).update(`${t}.${payload}`).digest('hex')}`
}

let count = 0
const event = (object: unknown = { object: 'subscription', customer: 'cus_1' }): string =>
  JSON.stringify({ id: `evt_${++count}`, object: 'event', type: 'customer.subscription.updated', data: { object } })

describe('the webhook (PLAN-9)', () => {
  let product: Product
  let payments: Payments

  beforeAll(async () => {
    product = await startFunctions()
    payments = await startPayments(product.services)
  })
  afterAll(async () => {
    await payments.stop()
    await product.stop()
  })
  beforeEach(() => {
    product.at(NOON)
    product.services.messages.length = 0
  })

  const send = (body: string, signature: string | undefined, more: { base64?: boolean } = {}) =>
    call(stripeWebhook, { body, ...(signature ? { headers: { 'stripe-signature': signature } } : {}), ...more })
  const queued = () => product.services.messages.map(({ work }) => work)
  const seen = async () => (await items()).filter(({ pk }) => String(pk).startsWith('STRIPE_EVENT#'))

  it('queues the customer and stores the event id for a month', async () => {
    const body = event()
    expect(await send(body, sign(body, NOON))).toEqual({ status: 200, body: { received: true } })
    expect(queued()).toEqual([{ customer: 'cus_1', event: JSON.parse(body).id }])
    expect(await seen()).toContainEqual(
      expect.objectContaining({
        pk: `STRIPE_EVENT#${JSON.parse(body).id}`,
        expires_at: Date.parse('2026-12-25T17:00:00Z') / 1000,
      }),
    )
  })

  it('accepts a base64 body and an event whose object is the customer', async () => {
    const body = event({ object: 'customer', id: 'cus_2', name: 'Zoë' })
    expect(await send(body, sign(body, NOON), { base64: true })).toMatchObject({ status: 200 })
    expect(queued()).toMatchObject([{ customer: 'cus_2' }])
  })

  it.each([
    ['none', () => undefined],
    ['one of another secret', (body: string) => sign(body, NOON, 'whsec_other')],
    ['one of another body', () => sign(event(), NOON)],
    ['one that is 301 seconds old', (body: string) => sign(body, '2026-11-24T16:54:59Z')],
    ['rubbish', () => 't=,v1=nothing'],
  ])('refuses the signature: %s', async (_, signature) => {
    const [body, before] = [event(), await seen()]
    expect(await send(body, signature(body))).toEqual({
      status: 400,
      body: { success: false, error: 'The signature is not valid.', code: 'invalid-request' },
    })
    expect([queued(), await seen()]).toEqual([[], before])
  })

  it.each(['no JSON', '{"type":"customer.updated"}'])('refuses a signed body that is no event: %s', async (body) => {
    expect(await send(body, sign(body, NOON))).toEqual({
      status: 400,
      body: { success: false, error: 'The event cannot be read.', code: 'invalid-request' },
    })
  })

  it('accepts a signature that is 300 seconds old by the clock of the stack', async () => {
    const body = event()
    expect(await send(body, sign(body, '2026-11-24T16:55:00Z'))).toMatchObject({ status: 200 })
    product.at('2027-06-01T00:00:00Z')
    const later = event()
    expect(await send(later, sign(later, '2027-06-01T00:00:00Z'))).toMatchObject({ status: 200 })
  })

  it('queues an event once when it is sent again, also with a new signature', async () => {
    const body = event()
    for (const at of [NOON, NOON, '2026-11-24T17:01:00Z']) {
      product.at(at)
      expect(await send(body, sign(body, at))).toMatchObject({ status: 200 })
    }
    expect(queued()).toHaveLength(1)
  })

  it('queues nothing for an event without a customer', async () => {
    const body = event({ object: 'balance' })
    expect(await send(body, sign(body, NOON))).toMatchObject({ status: 200 })
    expect(queued()).toEqual([])
  })

  it('refuses a body of 1 MB', async () => {
    const body = event({ object: 'x', customer: 'cus_1', text: 'a'.repeat(1024 * 1024) })
    expect(await send(body, sign(body, NOON))).toMatchObject({ status: 413 })
  })

  it('consumes two write units with its sync, and none for a duplicate', async () => {
    const ann = await product.person()
    const { body } = await product.as(ann, 'create-checkout', {})
    await payments.click(String(body.url), '/pay', { card: 'works' })
    await payments.settle()
    const [customer] = (await payments.stripe.customers.list({ email: ann.email })).data
    const told = event({ object: 'invoice', customer: customer?.id })
    const used: Units[] = []
    const stop = watchUnits((units) => used.push(units))
    await send(told, sign(told, NOON))
    for (const { work } of product.services.messages.splice(0)) expect(await consume(syncCustomer, work)).toBe(true)
    const written = () => used.splice(0).reduce((sum, { write, index }) => sum + write + index, 0)
    expect(written()).toBe(2)
    await send(told, sign(told, NOON))
    stop()
    expect(written()).toBe(0)
  })

  it('completes an event of a customer without an account', async () => {
    const stranger = await payments.stripe.customers.create({ email: 'x@example.com', metadata: { userId: 'nobody' } })
    expect(await consume(syncCustomer, { customer: stranger.id, event: 'evt_x' })).toBe(true)
    const ann = await product.person()
    const forged = await payments.stripe.customers.create({ metadata: { userId: ann.sub } })
    const before = await items(ann)
    expect(await consume(syncCustomer, { customer: forged.id, event: 'evt_y' })).toBe(true)
    expect(await items(ann)).toEqual(before)
  })

  it('accepts both secrets during a rotation, and only the new one afterwards', async () => {
    const deliver = async (at: string) => {
      product.at(at)
      const statuses: number[] = []
      for (const secret of [WEBHOOK_SECRET, 'whsec_new']) {
        const body = event()
        statuses.push((await send(body, sign(body, at, secret))).status)
      }
      return statuses
    }
    const keep = (keys: Record<string, string>) => {
      product.services.secrets = { [STRIPE_SECRET]: JSON.stringify(keys) }
    }
    keep({ webhookSecret: 'whsec_new', previousWebhookSecret: WEBHOOK_SECRET })
    expect(await deliver('2028-01-01T00:00:00Z')).toEqual([200, 200])
    keep({ webhookSecret: 'whsec_new' })
    expect(await deliver('2028-01-01T00:05:00Z')).toEqual([400, 200])
  })

  it('returns 500 and logs the setting when the secret lacks its key', async () => {
    product.services.secrets = { [STRIPE_SECRET]: '{"secretKey":"sk_test"}' }
    product.at('2029-01-01T00:00:00Z')
    const body = event()
    expect(await send(body, sign(body, '2029-01-01T00:00:00Z'))).toMatchObject({ status: 500 })
    expect(product.logs).toContainEqual(
      expect.objectContaining({
        level: 'ERROR',
        reason: `The secret ${STRIPE_SECRET} (setting stripeSecretName) has no valid webhookSecret.`,
      }),
    )
  })
})
