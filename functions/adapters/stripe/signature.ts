import { createHmac, timingSafeEqual } from 'node:crypto'

/*
 * Stripe's webhook signatures (https://docs.stripe.com/webhooks/signature), without Stripe's library, which would add 246 kB to
 * the bundle of the webhook.
 */

/** Maximum age of a signature: the default of Stripe's libraries. */
const TOLERANCE_SECONDS = 300

/** The header is `t=<epoch seconds>,v1=<hex>`, with a `v1` for each secret that is active at Stripe. */
const readHeader = (header: string): { signedAt: number; signatures: string[] } => {
  const pairs = header.split(',').map((pair) => pair.trim().split('='))
  const listValues = (wanted: string) => pairs.flatMap(([name, value]) => (name === wanted && value ? [value] : []))
  return { signedAt: Number(listValues('t')[0] ?? Number.NaN), signatures: listValues('v1') }
}

const isEqual = (one: string, other: string): boolean => {
  const [a, b] = [Buffer.from(one), Buffer.from(other)]
  return a.length === b.length && timingSafeEqual(a, b)
}

/**
 * Whether a payload was signed with one of the secrets, at most 300 s before `now` (epoch milliseconds). An empty secret never
 * matches.
 */
export const isSignedByStripe = (payload: string, header: string, secrets: readonly string[], now: number): boolean => {
  const { signedAt, signatures } = readHeader(header)
  if (!(Math.floor(now / 1000) - signedAt <= TOLERANCE_SECONDS)) return false
  return secrets.some((secret) => {
    if (secret.trim() === '') return false
    const expected = createHmac('sha256', secret).update(`${signedAt}.${payload}`).digest('hex')
    return signatures.some((signature) => isEqual(signature, expected))
  })
}
