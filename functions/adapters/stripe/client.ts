import Stripe from 'stripe'
import { DomainError } from '#domain/errors.ts'
import { messages } from '#domain/messages.ts'
import { createStripeKeyReader } from './keys.ts'

/** The client that functions outside this adapter are given. */
export type StripeApi = Stripe

/** The one Stripe client. Its API version is the one that this release of the library is typed for. */

/** Of one try; a call takes at most two, and a page waits ten seconds. */
const TIMEOUT_MS = 4000
const RETRIES = 1

/** The library takes host and port; whatever path the stand-in is mounted under goes before Stripe's own. */
const under = (prefix: string): Stripe.HttpClient => {
  const client = Stripe.createNodeHttpClient()
  return {
    getClientName: () => client.getClientName(),
    makeRequest: (host, port, path, ...rest) => client.makeRequest(host, port, `${prefix}${path}`, ...rest),
  }
}

/** `standIn` is the address of what stands in for Stripe; in the cloud there is no such variable. */
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

/** Gives the client for the key that counts now. */
export type StripeClient = () => Promise<Stripe>

/** The client with the key of a secret, made again when the key has changed. Throws as `createStripeKeyReader`. */
export const createStripeClient = (secretName: string): StripeClient => {
  const keyOf = createStripeKeyReader(secretName)
  let made: { key: string; stripe: Stripe } | undefined
  return async () => {
    const key = await keyOf()
    if (made?.key !== key) made = { key, stripe: createStripe(key) }
    return made.stripe
  }
}

/** Stripe, or the way to it, is out of order: whoever asked may try again. */
const isOutage = (error: unknown): boolean =>
  error instanceof Stripe.errors.StripeConnectionError ||
  error instanceof Stripe.errors.StripeRateLimitError ||
  (error instanceof Stripe.errors.StripeAPIError && (error.statusCode ?? 500) >= 500)

/** Runs an operation's work at Stripe. Throws `unavailable` where Stripe does not answer. */
export const atStripe = async <T>(work: () => Promise<T>): Promise<T> => {
  try {
    return await work()
  } catch (error) {
    if (isOutage(error)) throw new DomainError('unavailable', messages.billing.unavailable)
    throw error
  }
}

export const isMissing = (error: unknown): boolean =>
  error instanceof Stripe.errors.StripeInvalidRequestError && error.code === 'resource_missing'
