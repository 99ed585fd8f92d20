import type { Billing } from '#domain/billing/customer-state.ts'
import { NO_BILLING } from '#domain/billing/customer-state.ts'
import { ConditionFailed } from '#functions/adapters/dynamodb/condition-failed.ts'
import type { ReadCustomer } from '#functions/adapters/stripe/read-customer.ts'
import { stripeWebhook } from '#functions/billing/stripe-webhook/handler.ts'
import { syncCustomer } from '#functions/reactions/billing-queued/sync-customer/handler.ts'
import { createSignature } from '#local/services/stripe/webhooks.ts'
import { NOON } from '#test/support/functions.ts'
import { WEBHOOK_SECRET } from '#test/support/payments.ts'

export const STEPS = 7

/** All permutations of a list. */
export const orders = (left: number[]): number[][] =>
  left.length === 0
    ? [[]]
    : left.flatMap((one) => orders(left.filter((other) => other !== one)).map((rest) => [one, ...rest]))

class Crash extends Error {}

/** The conditions of one order of events. `crash` is called before and after each write and each queued message. */
type Trial = {
  /** Whether each message is handled before the next event arrives. */
  inTurn?: boolean
  order: number[]
  copies: () => number
  crash: (place: string) => boolean
  stalls: () => boolean
}

/** The product's webhook and sync over a table and a queue in memory, which can break at every write. */
export const run = async (
  trial: Trial,
  states: ReadCustomer[],
): Promise<{ kept: Billing; writes: number; left: number }> => {
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
  /** Syncs that pause after their read while other syncs continue. */
  const stalled: (() => void)[] = []
  const webhook = stripeWebhook({
    secrets: async () => [WEBHOOK_SECRET],
    now: () => Date.parse(NOON),
    enqueue: (work) => breaks('queueing', () => void queue.push(...work)),
    billing: {
      isProcessed: async (id) => seen.has(id),
      markProcessed: (id) => breaks('keeping', () => void seen.add(id)),
    },
  })
  const sync = syncCustomer({
    now: () => Date.parse(NOON),
    writeAddress: async () => undefined,
    endMails: async () => undefined,
    readCustomer: async () => {
      const read = states[happened]
      if (!read) throw new Error('Nothing has happened yet.')
      if (trial.stalls()) await new Promise<void>((go) => stalled.push(go))
      return read
    },
    billing: {
      findPerson: async () => 'ann',
      findCustomer: async () => 'cus_1',
      read: async () => ({ ...table, grantedTier: null, isFromStripe: table.version > 0 }),
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
    // An event arrives after its change, and possibly much later.
    happened = Math.max(happened, step)
    const payload = JSON.stringify({
      id: `evt_${step}`,
      data: { object: { object: 'subscription', customer: 'cus_1' } },
    })
    const signature = createSignature(payload, WEBHOOK_SECRET, Date.parse(NOON))
    for (let copy = trial.copies(); copy >= 0; copy -= 1)
      await untilTaken(() => webhook({ body: { payload, signature } }))
    workOff()
    await (trial.inTurn ? Promise.all(running) : Promise.resolve())
  }
  while (queue.length > 0) workOff()
  // Paused syncs continue in the reverse order of their reads.
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
