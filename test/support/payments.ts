import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { Hono } from 'hono'
import type Stripe from 'stripe'
import { inject } from 'vitest'
import { createStripe } from '#functions/adapters/stripe/client.ts'
import { ensureProducts } from '#functions/adapters/stripe/products.ts'
import { handler as stripeWebhook } from '#functions/billing/stripe-webhook/handler.ts'
import { handler as syncCustomer } from '#functions/reactions/billing-queued/sync-customer/handler.ts'
import { createDurableStore } from '#local/services/engine/durable-store.ts'
import { createStripeEmulator, type StripeEmulator } from '#local/services/stripe/stripe.ts'
import { call } from './call.ts'
import { findPaymentsOrigin, servePayments } from './payments-address.ts'
import { consume } from './reactions.ts'
import { recordStripeRequest } from './record-stripe.ts'
import { STRIPE_PATH } from './service-environment.ts'
import type { Services } from './services.ts'
import type {} from './table-folder.ts'

/** Payments for the handlers of this process: the Stripe emulator over HTTP, its webhooks and their queue. */
export type Payments = {
  standIn: StripeEmulator
  stripe: Stripe
  /** Delivers the due webhooks, handles the queue, and returns the number of webhooks. */
  settle(): Promise<number>
  /** Submits a form on a page of the Stripe emulator. */
  click(
    url: string,
    action: string,
    fields?: Record<string, string>,
  ): Promise<{ status: number; location: string; page: string }>
  /** Whether webhooks reach the product. */
  reachable: boolean
  /** Whether Stripe answers: `up`. `meanwhile` runs before a request of the product reaches Stripe. */
  way: { up: boolean; meanwhile?: ((path: string) => Promise<void>) | undefined }
  stop(): Promise<void>
}

export const WEBHOOK_SECRET = 'whsec_test'

/** The data of an emulator that has the products only. Handlers keep the ids of prices, so all emulators of a thread have the same. */
let catalogue: string | undefined

const newFolder = (): string => mkdtempSync(join(inject('tableFolder'), 'payments-'))

const openEmulator = (folder: string, origin: string) => {
  const store = createDurableStore(folder)
  const standIn = createStripeEmulator({
    store,
    clock: { now: () => Date.now() },
    origin,
    path: STRIPE_PATH,
    webhook: `${origin}/api/stripe-webhook`,
    webhookSecret: WEBHOOK_SECRET,
  })
  standIn.start()
  const close = async () => {
    await standIn.stop()
    store.close()
  }
  return { standIn, close }
}

const makeCatalogue = async (origin: string, stripe: Stripe): Promise<string> => {
  const folder = newFolder()
  const { standIn, close } = openEmulator(folder, origin)
  const app = new Hono()
  app.all(`${STRIPE_PATH}/*`, async (c) => {
    const request = strip(c.req.raw)
    await recordStripeRequest(request)
    return standIn.app.request(request)
  })
  servePayments(app)
  await ensureProducts(stripe)
  await close()
  return folder
}

export const startPayments = async (services: Services): Promise<Payments> => {
  const origin = await findPaymentsOrigin()
  const stripe = createStripe('sk_test', `${origin}${STRIPE_PATH}`)
  catalogue ??= await makeCatalogue(origin, stripe)
  const folder = newFolder()
  cpSync(catalogue, folder, { recursive: true })
  const { standIn, close } = openEmulator(folder, origin)
  let heard = 0
  const way: Payments['way'] = { up: true }
  const app = new Hono()
  app.post('/api/stripe-webhook', async (c) => {
    if (!payments.reachable) return c.text('', 503)
    heard += 1
    const headers = { 'stripe-signature': c.req.header('stripe-signature') ?? '' }
    const { status } = await call(stripeWebhook, { body: await c.req.text(), headers })
    return new Response('', { status })
  })
  app.all(`${STRIPE_PATH}/*`, async (c) => {
    if (!way.up) return c.json({ error: { type: 'api_error' } }, 503)
    const request = strip(c.req.raw)
    await way.meanwhile?.(new URL(request.url).pathname)
    await recordStripeRequest(request)
    return standIn.app.request(request)
  })
  servePayments(app)

  const payments: Payments = {
    standIn,
    stripe,
    reachable: true,
    way,
    async settle() {
      heard = 0
      await standIn.idle()
      for (const message of services.messages.splice(0)) {
        if (message.queue === 'billing' && !(await consume(syncCustomer, message.work))) throw new Error('not synced')
      }
      return heard
    },
    async click(url, action, fields = {}) {
      const response = await fetch(`${url}${action}`, {
        ...(action === '' ? {} : { method: 'POST', body: new URLSearchParams(fields) }),
        redirect: 'manual',
      })
      return {
        status: response.status,
        location: response.headers.get('location') ?? '',
        page: await response.text(),
      }
    },
    async stop() {
      servePayments(undefined)
      await close()
      rmSync(folder, { recursive: true, force: true })
    },
  }
  return payments
}

/** As mounted by the gateway, without the prefix. */
const strip = (request: Request): Request => new Request(request.url.replace(STRIPE_PATH, ''), request)
