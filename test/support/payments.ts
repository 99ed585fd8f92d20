import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { serve } from '@hono/node-server'
import { Hono } from 'hono'
import type Stripe from 'stripe'
import { createStripe } from '#functions/adapters/stripe/client.ts'
import { ensureProducts } from '#functions/adapters/stripe/products.ts'
import { handler as stripeWebhook } from '#functions/billing/stripe-webhook/handler.ts'
import { handler as syncCustomer } from '#functions/reactions/billing-queued/sync-customer/handler.ts'
import { createDurableStore } from '#local/services/engine/durable-store.ts'
import { createStripeEmulator, type StripeEmulator } from '#local/services/stripe/stripe.ts'
import { call } from './call.ts'
import { consume } from './reactions.ts'
import { recordStripeRequest } from './record-stripe.ts'
import type { Services } from './services.ts'

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

export const startPayments = async (services: Services): Promise<Payments> => {
  const folder = mkdtempSync(join(tmpdir(), 'five-circles-payments-'))
  const store = createDurableStore(folder)
  let standIn: StripeEmulator | undefined
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
  app.all('/_local/stripe/*', async (c) => {
    if (!way.up) return c.json({ error: { type: 'api_error' } }, 503)
    const request = strip(c.req.raw)
    await way.meanwhile?.(new URL(request.url).pathname)
    await recordStripeRequest(request)
    return (await standIn?.app.request(request)) ?? c.notFound()
  })
  const server = serve({ fetch: app.fetch, port: 0, hostname: '127.0.0.1' })
  await new Promise<void>((resolve) => (server.listening ? resolve() : server.once('listening', resolve)))
  const address = server.address()
  const origin = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`
  standIn = createStripeEmulator({
    store,
    clock: { now: () => Date.now() },
    origin,
    path: '/_local/stripe',
    webhook: `${origin}/api/stripe-webhook`,
    webhookSecret: WEBHOOK_SECRET,
  })
  const stripe = createStripe('sk_test', `${origin}/_local/stripe`)
  process.env.STRIPE_API_URL = `${origin}/_local/stripe`
  await ensureProducts(stripe)
  standIn.start()
  const { stop, idle } = standIn

  const payments: Payments = {
    standIn,
    stripe,
    reachable: true,
    way,
    async settle() {
      heard = 0
      await idle()
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
      await stop()
      await new Promise((resolve) => server.close(resolve))
      store.close()
      rmSync(folder, { recursive: true, force: true })
    },
  }
  return payments
}

/** As mounted by the gateway, without the prefix. */
const strip = (request: Request): Request => new Request(request.url.replace('/_local/stripe', ''), request)
