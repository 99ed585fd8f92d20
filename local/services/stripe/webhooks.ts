import { createHmac } from 'node:crypto'
import { HOUR_MS, MINUTE_MS } from '#domain/time/units.ts'
import type { Manner } from './objects.ts'
import type { StripeStore, WaitingDelivery } from './stripe-store.ts'

export type Webhooks = {
  /** Delivers the due events, and later events when they become due. */
  wake(): void
  /** Resolves when nothing is due. */
  idle(): Promise<void>
  start(): void
  stop(): Promise<void>
}

/** How long Stripe waits after each failed try, and when it gives up. */
const PAUSES = [5 * MINUTE_MS, 30 * MINUTE_MS, 2 * HOUR_MS, 5 * HOUR_MS, 10 * HOUR_MS]
const LAST_PAUSE = 12 * HOUR_MS
const GIVES_UP_MS = 72 * HOUR_MS
const PATIENCE_MS = 10_000
const LONGEST_SLEEP_MS = 1000

/** `t=…,v1=…` over the body's bytes, as Stripe signs. `at` in epoch milliseconds. */
export const createSignature = (body: string, secret: string, at: number): string => {
  const t = Math.floor(at / 1000)
  return `t=${t},v1=${createHmac('sha256', secret).update(`${t}.${body}`).digest('hex')}`
}

/** Delivers events to the product's own route until it answers with 2xx, for three days of the stack's clock. */
export const createWebhooks = (options: {
  store: StripeStore
  now: () => number
  /** Address of the product's route. */
  target: () => string
  secret: string
}): Webhooks => {
  const { store, now, target, secret } = options
  const stopping = new AbortController()
  let running = false
  let pumping: Promise<void> | undefined
  let timer: NodeJS.Timeout | undefined

  const isTaken = async (body: string): Promise<boolean> => {
    try {
      const answer = await fetch(target(), {
        method: 'POST',
        headers: {
          'content-type': 'application/json; charset=utf-8',
          'stripe-signature': createSignature(body, secret, now()),
        },
        body,
        signal: AbortSignal.any([stopping.signal, AbortSignal.timeout(PATIENCE_MS)]),
      })
      await answer.arrayBuffer()
      return answer.ok
    } catch {
      return false
    }
  }

  const deliver = async ({ id, event, made_at, tries }: WaitingDelivery): Promise<void> => {
    const isDone = await isTaken(JSON.stringify(store.get('event', event)))
    if (stopping.signal.aborted) return
    const again = now() + (PAUSES[tries] ?? LAST_PAUSE)
    if (isDone) store.deliveryDone(id)
    else if (again - made_at <= GIVES_UP_MS) store.deliverAgain(id, tries + 1, again)
    else {
      console.error(`The local Stripe gave up on the event ${event}: the webhook did not take it within three days.`)
      store.deliveryDone(id)
    }
  }

  const next = (manner: Manner): WaitingDelivery | undefined => store.nextDelivery(now(), manner.reorder)

  const pump = async (): Promise<void> => {
    for (let due = next(store.manner()); running && due; due = next(store.manner())) await deliver(due)
  }

  const sleep = (): void => {
    clearTimeout(timer)
    if (!running) return
    const at = store.nextDeliveryAt()
    if (at === null) return
    timer = setTimeout(wake, Math.min(Math.max(at - now(), 1), LONGEST_SLEEP_MS))
    timer.unref()
  }

  const wake = (): void => {
    if (!running) return
    pumping ??= pump()
      .catch((error: unknown) => console.error(`A webhook could not be delivered: ${error}`))
      .finally(() => {
        pumping = undefined
        sleep()
      })
  }

  return {
    wake,
    idle: async () => {
      wake()
      while (pumping) await pumping
    },
    start: () => {
      running = true
      wake()
    },
    stop: async () => {
      running = false
      clearTimeout(timer)
      stopping.abort()
      await pumping
    },
  }
}
