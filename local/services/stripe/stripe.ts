import { Hono } from 'hono'
import type { Clock } from '#local/contracts/services.ts'
import type { DurableStore } from '#local/services/engine/durable-store.ts'
import { createStripeApi } from './api.ts'
import { openBooks } from './books.ts'
import { createLifecycle } from './lifecycle.ts'
import type { Manner } from './objects.ts'
import { createStripeSite } from './site.ts'
import { createWebhooks } from './webhooks.ts'

export type StripeStandIn = {
  /** To be mounted under `/_local/stripe`: the API at `/v1`, and the pages. */
  app: Hono
  /** How webhooks are delivered from now on. */
  deliver(manner: Manner): void
  /** Epoch milliseconds at which something falls due next, for whoever moves the clock. */
  nextDue(): number | null
  /** To be called when the clock was moved. */
  wake(): void
  /** Resolves when nothing is due and every webhook that is due was delivered. */
  idle(): Promise<void>
  start(): void
  stop(): Promise<void>
}

const LONGEST_SLEEP_MS = 1000

/**
 * Stripe on one machine: what the stripe library asks, the pages that people are led to, subscriptions that follow the
 * stack's clock, and signed webhooks. Everything is kept in the store of the data folder.
 */
export const createStripeStandIn = (options: {
  store: DurableStore
  clock: Clock
  /** Origin of the product, without a slash at its end. */
  origin: string
  /** Where the pages are, under the origin. */
  path: string
  webhookSecret: string
  /** Address of the product's webhook. */
  webhook: string
}): StripeStandIn => {
  const { store, clock, origin, path, webhookSecret, webhook } = options
  const books = openBooks(store)
  const lifecycle = createLifecycle(books, clock.now)
  const webhooks = createWebhooks({ books, now: clock.now, target: () => webhook, secret: webhookSecret })
  let timer: NodeJS.Timeout | undefined

  const run = () => {
    lifecycle.runUntil(clock.now())
    webhooks.wake()
  }
  const tick = () => {
    run()
    timer = setTimeout(tick, LONGEST_SLEEP_MS)
    timer.unref()
  }

  const parts = { books, lifecycle, now: () => Math.floor(clock.now() / 1000), base: `${origin}${path}` }
  return {
    app: new Hono()
      .route('/', createStripeApi(parts, webhooks.wake))
      .route('/', createStripeSite(parts, webhooks.wake)),
    deliver: books.setManner,
    nextDue: () => {
      const seconds = lifecycle.nextDue()
      const due = [seconds === null ? null : seconds * 1000, books.nextDeliveryAt()].filter((at) => at !== null)
      return due.length > 0 ? Math.min(...due) : null
    },
    wake: run,
    idle: async () => {
      run()
      await webhooks.idle()
    },
    start: () => {
      webhooks.start()
      tick()
    },
    stop: async () => {
      clearTimeout(timer)
      await webhooks.stop()
    },
  }
}
