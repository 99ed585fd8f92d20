import * as z from 'zod/mini'
import { DomainError } from '#domain/errors.ts'
import { billingMessages } from '#domain/messages/billing.ts'
import type { BillingWork } from '#events/work.ts'
import { type BillingStore, createBillingStore } from '#functions/adapters/dynamodb/billing.ts'
import { createTable } from '#functions/adapters/dynamodb/table.ts'
import { createEnqueuer, type Enqueue } from '#functions/adapters/sqs/enqueue-work.ts'
import { createWebhookSecretReader } from '#functions/adapters/stripe/keys.ts'
import { isSignedByStripe } from '#functions/adapters/stripe/signature.ts'
import { now } from '#functions/runtime/clock.ts'
import { BILLING_QUEUE_URL, type EnvOf, readEnv, STRIPE_SECRET_NAME, TABLE_NAME } from '#functions/runtime/env.ts'
import { type OpenOperation, openHttp } from '#functions/runtime/http.ts'
import { contract } from './contract.ts'

export const Env = { TABLE_NAME, BILLING_QUEUE_URL, STRIPE_SECRET_NAME }

type Deps = {
  secrets: () => Promise<string[]>
  billing: Pick<BillingStore, 'isProcessed' | 'markProcessed'>
  enqueue: Enqueue<BillingWork>
  now: () => number
}

/** The customer of an event: the object itself, or the customer of the object. */
const about = z.union([
  z.object({ object: z.literal('customer'), id: z.string() }),
  z.object({ object: z.string(), customer: z.string() }),
])
const eventShape = z.object({ id: z.string(), data: z.object({ object: z.unknown() }) })

const parseCustomer = (object: unknown): string | undefined => {
  const read = about.safeParse(object)
  if (!read.success) return undefined
  return 'customer' in read.data ? read.data.customer : read.data.id
}

const parseEvent = (payload: string): z.infer<typeof eventShape> => {
  try {
    return eventShape.parse(JSON.parse(payload))
  } catch {
    throw new DomainError('invalid-request', billingMessages.event)
  }
}

/**
 * Queues the customer of the event; the worker reads the customer back from Stripe (ADR 050). The event is marked as seen after
 * the message is queued. When the call fails in between, Stripe sends the event again, and a second message is harmless.
 */
export const stripeWebhook =
  (deps: Deps): OpenOperation<typeof contract> =>
  async ({ body: { payload, signature } }) => {
    if (!isSignedByStripe(payload, signature, await deps.secrets(), deps.now())) {
      throw new DomainError('invalid-request', billingMessages.signature)
    }
    const event = parseEvent(payload)
    const customer = parseCustomer(event.data.object)
    if (customer !== undefined && !(await deps.billing.isProcessed(event.id))) {
      await deps.enqueue([{ customer, event: event.id }])
      await deps.billing.markProcessed(event.id, deps.now())
    }
    return { received: true }
  }

const live = (env: EnvOf<typeof Env>): Deps => ({
  secrets: createWebhookSecretReader(env.STRIPE_SECRET_NAME),
  billing: createBillingStore(createTable(env.TABLE_NAME)),
  enqueue: createEnqueuer(env.BILLING_QUEUE_URL),
  now,
})

export const handler = openHttp(contract, () => stripeWebhook(live(readEnv(Env))))
