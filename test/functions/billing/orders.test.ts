import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Billing } from '#domain/billing/customer-state.ts'
import { NO_BILLING, subscriptionFrom } from '#domain/billing/customer-state.ts'
import { HOUR_MS } from '#domain/time/units.ts'
import { ConditionFailed } from '#functions/adapters/dynamodb/condition-failed.ts'
import { createCustomerReader, type ReadCustomer } from '#functions/adapters/stripe/read-customer.ts'
import { stripeWebhook } from '#functions/billing/stripe-webhook/handler.ts'
import { syncCustomer } from '#functions/reactions/billing-queued/sync-customer/handler.ts'
import { signatureOf } from '#local/services/stripe/webhooks.ts'
import type { Caller } from '#test/support/call.ts'
import { NOON, type Product, startFunctions } from '#test/support/functions.ts'
import { type Payments, startPayments, WEBHOOK_SECRET } from '#test/support/payments.ts'
import { seededRandom } from '#test/support/random.ts'

/** Every order in which seven events of a subscription's life can come, against the real webhook and the real sync. */

const STEPS = 7

const orders = (left: number[]): number[][] =>
  left.length === 0
    ? [[]]
    : left.flatMap((one) => orders(left.filter((other) => other !== one)).map((rest) => [one, ...rest]))

class Crash extends Error {}

/** What one order of events meets. `crash` is asked before and after each write and queueing. */
type Trial = {
  /** Whether each message is done before the next event comes. */
  inTurn?: boolean
  order: number[]
  copies: () => number
  crash: (place: string) => boolean
  stalls: () => boolean
}

/** The product's webhook and sync over a table and a queue in memory, which can break at every write. */
const run = async (trial: Trial, states: ReadCustomer[]): Promise<{ kept: Billing; writes: number; left: number }> => {
  const table = { billing: NO_BILLING, version: 0 }
  const seen = new Set<string>()
  const queue: { customer: string; event: string }[] = []
  let happened = -1
  let writes = 0
  const breaks = async <T>(name: string, work: () => T): Promise<T> => {
    if (trial.crash(`before ${name}`)) throw new Crash()
    const done = work()
    if (trial.crash(`after ${name}`)) throw new Crash()
    return done
  }
  /** Syncs that read and then stall: others go on meanwhile. */
  const stalled: (() => void)[] = []
  const webhook = stripeWebhook({
    secrets: async () => [WEBHOOK_SECRET],
    now: () => Date.parse(NOON),
    enqueue: (work) => breaks('queueing', () => void queue.push(...work)),
    billing: {
      hasSeen: async (id) => seen.has(id),
      keepSeen: (id) => breaks('keeping', () => void seen.add(id)),
    },
  })
  const sync = syncCustomer({
    now: () => Date.parse(NOON),
    readCustomer: async () => {
      const read = states[happened]
      if (!read) throw new Error('Nothing has happened yet.')
      if (trial.stalls()) await new Promise<void>((go) => stalled.push(go))
      return read
    },
    billing: {
      personOf: async () => 'ann',
      customerOf: async () => 'cus_1',
      read: async () => ({ ...table }),
      write: async (_, billing, version) => {
        const written = await breaks('writing', () => {
          if (version !== table.version) return false
          Object.assign(table, { billing, version: version + 1 })
          writes += 1
          return true
        })
        if (!written) throw new ConditionFailed()
      },
    },
  })
  const untilTaken = async (work: () => Promise<unknown>): Promise<void> => {
    for (;;) {
      try {
        await work()
        return
      } catch (error) {
        if (!(error instanceof Crash)) throw error
      }
    }
  }
  const log = { info: () => {} }
  const running: Promise<void>[] = []
  const workOff = () => {
    for (const message of queue.splice(0)) running.push(untilTaken(() => sync(message, { log })))
  }
  for (const step of trial.order) {
    // An event comes after what it tells of, and maybe long after.
    happened = Math.max(happened, step)
    const payload = JSON.stringify({
      id: `evt_${step}`,
      data: { object: { object: 'subscription', customer: 'cus_1' } },
    })
    const signature = signatureOf(payload, WEBHOOK_SECRET, Date.parse(NOON))
    for (let copy = trial.copies(); copy >= 0; copy -= 1)
      await untilTaken(() => webhook({ body: { payload, signature } }))
    workOff()
    await (trial.inTurn ? Promise.all(running) : Promise.resolve())
  }
  while (queue.length > 0) workOff()
  // Those that stalled wake in the order opposite to that in which they read.
  const all = Promise.all(running)
  let isOver = false
  void all.finally(() => {
    isOver = true
  })
  while (!isOver) {
    stalled.pop()?.()
    await new Promise((resolve) => setImmediate(resolve))
  }
  await all
  return { kept: table.billing, writes, left: queue.length }
}

describe('seven events of a subscription', () => {
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

  const customerOf = async (who: Caller) =>
    (await payments.stripe.customers.list({ email: who.email })).data[0]?.id ?? ''
  const held = async (who: Caller) =>
    (await payments.stripe.subscriptions.list({ customer: await customerOf(who), status: 'all' })).data[0]
  const portal = async (who: Caller, path: string, fields?: Record<string, string>) => {
    const { body } = await product.as(who, 'customer-portal', {})
    await payments.click(String(body.url), path, fields)
  }

  /** The life of one subscription at the stand-in: bought, upgraded, not paid, paid, cancelled, taken back, cancelled for good. */
  const live = async (after: (step: number) => Promise<void> | void, who = ann): Promise<ReadCustomer[]> => {
    const [pro] = (await payments.stripe.prices.list({ lookup_keys: ['five_circles_pro_monthly'] })).data
    const path = async (action: string) => `/${(await held(who))?.id}/${action}`
    const steps: (() => Promise<unknown>)[] = [
      async () => {
        product.at(NOON)
        const { body } = await product.as(who, 'create-checkout', {})
        await payments.click(String(body.url), '/pay', { card: 'fails-later' })
      },
      async () => portal(who, await path('change'), { price: pro?.id ?? '' }),
      async () => {
        // What was signed must arrive before the clock moves on.
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
      async () => payments.stripe.subscriptions.cancel((await held(who))?.id ?? ''),
    ]
    const read: ReadCustomer[] = []
    for (const [step, work] of steps.entries()) {
      await work()
      read.push(await createCustomerReader(async () => payments.stripe)(await customerOf(who), Date.now()))
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

  it('each give a different subscription, so that the tests detect a stale state', () => {
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

  it('lead to the state of Stripe in all orders with a crash before and after each write', async () => {
    const places = ['queueing', 'keeping', 'writing'].flatMap((name) => [`before ${name}`, `after ${name}`])
    for (const [index, order] of all.entries()) {
      // Each place breaks once, at an event of its own that changes from order to order.
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

  it('lead to the state of Stripe with duplicates, crashes and concurrent syncs in 500 seeded samples', async () => {
    const random = seededRandom(2026)
    for (let sample = 0; sample < 500; sample += 1) {
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
      const { state } = await createCustomerReader(async () => payments.stripe)(await customerOf(who), Date.now())
      const { subscribed, subscription_end, subscription_tier } = subscriptionFrom(state)
      const { body } = await product.as(who, 'get-profile', {})
      expect(body.plan).toMatchObject({ subscription: { subscribed, subscription_end, subscription_tier } })
    },
  )
})
