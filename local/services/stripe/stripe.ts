import { Hono } from 'hono'
import type { Clock } from '#local/contracts/services.ts'
import type { DurableStore } from '#local/services/engine/durable-store.ts'
import { createStripeApi } from './api.ts'
import { createLifecycle } from './lifecycle.ts'
import type { Manner } from './objects.ts'
import { createStripeSite } from './site.ts'
import { createStripeStore } from './stripe-store.ts'
import { createWebhooks } from './webhooks.ts'

export type StripeEmulator = {
  /** Mount it under `/_local/stripe`: the API at `/v1`, and the pages. */
  app: Hono
  /** Changes the settings of webhook delivery. */
  deliver(manner: Manner): void
  /** Epoch milliseconds of the next due billing step or webhook; null without one. */
  nextDue(): number | null
  /** Call it after moving the clock. */
  wake(): void
  /** Resolves when nothing is due and every due webhook was delivered. */
  idle(): Promise<void>
  start(): void
  stop(): Promise<void>
}

const LONGEST_SLEEP_MS = 1000

/**
 * The Stripe emulator: the API, the pages of checkout and portal, subscriptions that follow the stack's clock, and signed
 * webhooks. Its state is in the durable store.
 */
export const createStripeEmulator = (options: {
  store: DurableStore
  clock: Clock
  /** Origin of the product, without a trailing slash. */
  origin: string
  /** Path of the pages under the origin. */
  path: string
  webhookSecret: string
  /** URL of the product's webhook. */
  webhook: string
}): StripeEmulator => {
  const { store, clock, origin, path, webhookSecret, webhook } = options
  const stripeStore = createStripeStore(store)
  const lifecycle = createLifecycle(stripeStore, clock.now)
  const webhooks = createWebhooks({ store: stripeStore, now: clock.now, target: () => webhook, secret: webhookSecret })
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

  const parts = { store: stripeStore, lifecycle, now: () => Math.floor(clock.now() / 1000), base: `${origin}${path}` }
  return {
    app: new Hono()
      .route('/', createStripeApi(parts, webhooks.wake))
      .route('/', createStripeSite(parts, webhooks.wake)),
    deliver: stripeStore.setManner,
    nextDue: () => {
      const seconds = lifecycle.nextDue()
      const due = [seconds === null ? null : seconds * 1000, stripeStore.nextDeliveryAt()].filter((at) => at !== null)
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
