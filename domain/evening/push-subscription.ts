import * as z from 'zod/mini'
import { lineOfText } from '#domain/characters.ts'

/** A browser's push subscription (RFC 8030), as it is sent by the page and stored. */

/** Devices of a person. The oldest makes room for a new one (EVENING-6). */
export const SUBSCRIPTIONS_MAX = 10

const ENDPOINT_MAX = 1000
const DEVICE_MAX = 60

/** The lengths of an uncompressed P-256 point and of the authentication secret (RFC 8291), in base64url. */
const p256dh = z.string().check(z.regex(/^B[A-Za-z0-9_-]{86}$/, { error: 'must be a P-256 point in base64url' }))
const auth = z.string().check(z.regex(/^[A-Za-z0-9_-]{22}$/, { error: 'must be 16 bytes in base64url' }))

export const pushSubscription = z.strictObject({
  endpoint: z.url().check(z.maxLength(ENDPOINT_MAX)),
  keys: z.strictObject({ p256dh, auth }),
  /** How the person recognizes the device: 'Chrome on Mac'. */
  device: lineOfText(DEVICE_MAX),
})
export type PushSubscriptionData = z.infer<typeof pushSubscription>

/** The id of a stored subscription: a hash of its endpoint. */
export const subscriptionId = z.string().check(z.regex(/^[A-Za-z0-9_-]{22}$/))

export const subscriptionView = z.strictObject({ id: z.string(), device: z.string(), created_at: z.string() })
export type SubscriptionView = z.infer<typeof subscriptionView>

/**
 * Whether an address belongs to a known push service (EVENING-5). The functions send requests to it, so any other address is
 * refused. `services` are host names, `*.` with a host name for its subdomains, or an `http` origin of this machine.
 */
export const isPushEndpoint = (endpoint: string, services: readonly string[]): boolean => {
  if (!URL.canParse(endpoint)) return false
  const { protocol, origin, hostname, port, username, password, hash } = new URL(endpoint)
  if (username !== '' || password !== '' || hash !== '') return false
  return services.some((service) => {
    if (service.startsWith('http:')) return origin === service
    if (protocol !== 'https:' || port !== '') return false
    return service.startsWith('*.') ? hostname.endsWith(service.slice(1)) : hostname === service
  })
}
