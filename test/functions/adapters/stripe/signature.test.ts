import Stripe from 'stripe'
import { describe, expect, it } from 'vitest'
import { isSignedByStripe } from '#functions/adapters/stripe/signature.ts'

const PAYLOAD = '{"id":"evt_1","name":"Zoë"}'
const NOW = Date.parse('2026-11-24T17:00:00.900Z')
const SECONDS = Math.floor(NOW / 1000)

/** The header that Stripe's own library makes. */
const createHeader = (secret: string, timestamp = SECONDS): string =>
  Stripe.webhooks.generateTestHeaderString({ payload: PAYLOAD, secret, timestamp })

const isSigned = (header: string, secrets = ['whsec_new'], payload = PAYLOAD): boolean =>
  isSignedByStripe(payload, header, secrets, NOW)

const isSignedForTheLibrary = (header: string, secret: string): boolean => {
  try {
    Stripe.webhooks.constructEvent(PAYLOAD, header, secret, 300, undefined, NOW)
    return true
  } catch {
    return false
  }
}

describe('a webhook signature', () => {
  const valid = createHeader('whsec_new')
  it.each([
    ['as the library makes it', valid, true],
    ['with spaces after the commas', valid.replaceAll(',', ', '), true],
    ['300 seconds old', createHeader('whsec_new', SECONDS - 300), true],
    ['301 seconds old', createHeader('whsec_new', SECONDS - 301), false],
    ['with a second signature', `${valid},v1=${'0'.repeat(64)}`, true],
    ['after a signature of another secret', `t=${SECONDS},v1=${'0'.repeat(64)},${valid.split(',')[1]}`, true],
    ['of another secret', createHeader('whsec_other'), false],
    ['with another time', valid.replace(`t=${SECONDS}`, `t=${SECONDS - 1}`), false],
    ['of another scheme', valid.replace('v1=', 'v0='), false],
    ['cut short', valid.slice(0, -1), false],
    ['without a time', valid.replace(`t=${SECONDS},`, ''), false],
    ['with a time that is no number', valid.replace(`t=${SECONDS}`, 't=soon'), false],
    ['without a signature', `t=${SECONDS}`, false],
    ['empty', '', false],
  ])('%s', (_, header, taken) => {
    expect(isSigned(header)).toBe(taken)
    // Stripe's library does not trim spaces.
    if (!header.includes(' ')) expect(isSignedForTheLibrary(header, 'whsec_new')).toBe(taken)
  })

  it('covers every byte of the payload', () => {
    expect(isSigned(valid, ['whsec_new'], PAYLOAD.replace('ë', 'e'))).toBe(false)
  })

  it('is accepted under each of two secrets', () => {
    const secrets = ['whsec_new', 'whsec_old']
    expect([isSigned(createHeader('whsec_new'), secrets), isSigned(createHeader('whsec_old'), secrets)]).toEqual([
      true,
      true,
    ])
    expect(isSigned(createHeader('whsec_third'), secrets)).toBe(false)
  })

  it('is refused under an empty secret', () => {
    expect(isSigned(createHeader(' '), ['', ' '])).toBe(false)
  })
})
