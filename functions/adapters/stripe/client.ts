import Stripe from 'stripe'
import { DomainError } from '#domain/errors.ts'
import { billingMessages } from '#domain/messages/billing.ts'
import { createStripeKeyReader } from './keys.ts'
import type { STRIPE_RESOURCES } from './resources.ts'

/** The client with the resources that the bundles contain. */
export type StripeApi = Pick<Stripe, (typeof STRIPE_RESOURCES)[number]>

/** The Stripe client. Its API version is that of the library's types. */

/** Of one attempt. A call has at most two, and a page waits ten seconds. */
const TIMEOUT_MS = 4000
const RETRIES = 1

/** The library takes host and port only. This client adds the path of the emulator before Stripe's path. */
const under = (prefix: string): Stripe.HttpClient => {
  const client = Stripe.createNodeHttpClient()
  return {
    getClientName: () => client.getClientName(),
    makeRequest: (host, port, path, ...rest) => client.makeRequest(host, port, `${prefix}${path}`, ...rest),
  }
}

/** `standIn` is the address of the Stripe emulator. The variable is unset in the cloud. */
export const createStripe = (key: string, standIn = process.env.STRIPE_API_URL): Stripe => {
  const base = { maxNetworkRetries: RETRIES, timeout: TIMEOUT_MS, telemetry: false }
  if (standIn === undefined) return new Stripe(key, base)
  const url = new URL(standIn)
  return new Stripe(key, {
    ...base,
    host: url.hostname,
    port: url.port,
    protocol: url.protocol === 'https:' ? 'https' : 'http',
    httpClient: under(url.pathname.replace(/\/$/, '')),
  })
}

/** Returns the client for the current key. */
export type StripeClient = () => Promise<StripeApi>

/** Creates a client with the key of a secret, again after each change of the key. Throws as `createStripeKeyReader`. */
export const createStripeClient = (secretName: string): StripeClient => {
  const readStripeKey = createStripeKeyReader(secretName)
  let made: { key: string; stripe: StripeApi } | undefined
  return async () => {
    const key = await readStripeKey()
    if (made?.key !== key) made = { key, stripe: createStripe(key) }
    return made.stripe
  }
}

/** Whether Stripe is unavailable, unreachable or throttles. A retry may succeed. */
const isOutage = (error: unknown): boolean =>
  error instanceof Stripe.errors.StripeConnectionError ||
  error instanceof Stripe.errors.StripeRateLimitError ||
  (error instanceof Stripe.errors.StripeAPIError && (error.statusCode ?? 500) >= 500)

/** Runs calls of Stripe. Throws `unavailable` when Stripe does not answer. */
export const atStripe = async <T>(work: () => Promise<T>): Promise<T> => {
  try {
    return await work()
  } catch (error) {
    if (isOutage(error)) throw new DomainError('unavailable', billingMessages.unavailable)
    throw error
  }
}

/** Whether Stripe refuses the request as it is: a repeated one is refused too. */
export const isRefusal = (error: unknown): boolean => error instanceof Stripe.errors.StripeInvalidRequestError

export const isMissing = (error: unknown): boolean =>
  error instanceof Stripe.errors.StripeInvalidRequestError && error.code === 'resource_missing'
