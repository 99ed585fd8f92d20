import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { subscriptionFrom } from '#domain/billing/customer-state.ts'
import { HOUR_MS } from '#domain/time/units.ts'
import { createCustomerReader, type ReadCustomer } from '#functions/adapters/stripe/read-customer.ts'
import type { Caller } from '#test/support/call.ts'
import { NOON, type Product, startFunctions } from '#test/support/functions.ts'
import { type Payments, startPayments } from '#test/support/payments.ts'
import { seededRandom } from '#test/support/random.ts'
import { orders, run, STEPS } from './support/event-orders.ts'

/** Every order of the seven events of a subscription, sent to the real webhook and the real sync. */

describe('seven events of a subscription (PLAN-9)', () => {
  let product: Product
  let payments: Payments
  let ann: Caller
  let states: ReadCustomer[]
  let all: number[][]

  beforeAll(async () => {
    product = await startFunctions()
    payments = await startPayments(product.services)
    ann = await product.person()
    all = orders(Array.from({ length: STEPS }, (_, step) => step))
    states = await live(() => {})
  })
  afterAll(async () => {
    await payments.stop()
    await product.stop()
  })

  const findCustomer = async (who: Caller) =>
    (await payments.stripe.customers.list({ email: who.email })).data[0]?.id ?? ''
  const owned = async (who: Caller) =>
    (await payments.stripe.subscriptions.list({ customer: await findCustomer(who), status: 'all' })).data[0]
  const portal = async (who: Caller, path: string, fields?: Record<string, string>) => {
    const { body } = await product.as(who, 'customer-portal', {})
    await payments.click(String(body.url), path, fields)
  }

  /** The life of one subscription at the Stripe emulator: bought, upgraded, unpaid, paid, canceled, resumed, canceled for good. */
  const live = async (after: (step: number) => Promise<void> | void, who = ann): Promise<ReadCustomer[]> => {
    const [pro] = (await payments.stripe.prices.list({ lookup_keys: ['five_circles_pro_monthly'] })).data
    const path = async (action: string) => `/${(await owned(who))?.id}/${action}`
    const steps: (() => Promise<unknown>)[] = [
      async () => {
        product.at(NOON)
        const { body } = await product.as(who, 'create-checkout', {})
        await payments.click(String(body.url), '/pay', { card: 'fails-later' })
      },
      async () => portal(who, await path('change'), { price: pro?.id ?? '' }),
      async () => {
        // Signed webhooks must arrive before the clock moves.
        await payments.standIn.idle()
        product.at('2026-12-24T17:00:10Z')
        await payments.standIn.idle()
      },
      async () => {
        await portal(who, '/card', { card: 'works' })
        await portal(who, await path('pay'))
      },
      async () => portal(who, await path('cancel')),
      async () => portal(who, await path('renew')),
      async () => payments.stripe.subscriptions.cancel((await owned(who))?.id ?? ''),
    ]
    const read: ReadCustomer[] = []
    for (const [step, work] of steps.entries()) {
      await work()
      read.push(await createCustomerReader(async () => payments.stripe)(await findCustomer(who), Date.now()))
      await after(step)
    }
    return read
  }

  const final = () => {
    const last = states.at(-1)
    if (!last) throw new Error('no state')
    return subscriptionFrom(last.state)
  }
  const never = () => false

  it('each result in a different subscription, so that a stale state is detected', () => {
    const results = states.map(({ state }) => JSON.stringify(subscriptionFrom(state)))
    expect(new Set(results).size).toBeGreaterThanOrEqual(5)
    expect(results.slice(0, -1)).not.toContain(results.at(-1))
  })

  it('lead to the state of Stripe in all 5,040 orders, with duplicates and concurrent syncs', async () => {
    expect(all).toHaveLength(5040)
    const random = seededRandom(7)
    for (const order of all) {
      let stalls = 4
      const trial = {
        order,
        copies: () => Math.floor(random() * 3),
        crash: never,
        stalls: () => random() < 0.4 && --stalls >= 0,
      }
      const { kept, left } = await run(trial, states)
      expect([order, kept, left]).toEqual([order, final(), 0])
    }
  })

  it('lead to the state of Stripe in every tenth order with a crash before and after each write', async () => {
    const places = ['queueing', 'keeping', 'writing'].flatMap((name) => [`before ${name}`, `after ${name}`])
    const tenth = all.filter((_, index) => index % 10 === 0)
    for (const [index, order] of tenth.entries()) {
      // Each place breaks once per order, at another event in the next order.
      const left = new Map(places.map((place, at) => [place, (index + at) % STEPS]))
      const broken: string[] = []
      const crash = (here: string) => {
        const countdown = left.get(here) ?? 0
        left.set(here, countdown - 1)
        if (countdown === 0) broken.push(here)
        return countdown === 0
      }
      const result = await run({ order, copies: () => 0, crash, stalls: never, inTurn: true }, states)
      expect([order, result.kept, result.left]).toEqual([order, final(), 0])
      expect(broken.toSorted()).toEqual(places.toSorted())
    }
  })

  it('lead to the state of Stripe with duplicates, crashes and concurrent syncs in 100 seeded samples', async () => {
    const random = seededRandom(2026)
    for (let sample = 0; sample < 100; sample += 1) {
      const order = all[Math.floor(random() * all.length)] ?? []
      let [crashes, stalls] = [6, 4]
      const trial = {
        order,
        copies: () => Math.floor(random() * 3),
        crash: () => random() < 0.2 && --crashes >= 0,
        stalls: () => random() < 0.4 && --stalls >= 0,
      }
      const { kept, left } = await run(trial, states)
      expect([order, kept, left]).toEqual([order, final(), 0])
    }
  })

  it.each([1, 2, 3])(
    'lead to the state of Stripe through handlers and table, delivered late and out of order: sample %i',
    async (sample) => {
      const who = await product.person()
      payments.standIn.deliver({ duplicates: sample, delayMs: sample * HOUR_MS, reorder: sample !== 2 })
      await live(sample === 3 ? async () => void (await payments.settle()) : () => {}, who)
      product.at('2026-12-25T17:00:00Z')
      payments.standIn.deliver({ duplicates: 0, delayMs: 0, reorder: sample !== 2 })
      await payments.settle()
      const { state } = await createCustomerReader(async () => payments.stripe)(await findCustomer(who), Date.now())
      const { subscribed, subscription_end, subscription_tier } = subscriptionFrom(state)
      const { body } = await product.as(who, 'get-profile', {})
      expect(body.plan).toMatchObject({ subscription: { subscribed, subscription_end, subscription_tier } })
    },
  )
})
