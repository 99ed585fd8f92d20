import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { MINUTE_MS } from '#domain/time/units.ts'
import { createStripeClient } from '#functions/adapters/stripe/client.ts'
import { createStripeKeyReader, createWebhookSecretReader } from '#functions/adapters/stripe/keys.ts'
import { STRIPE_SECRET } from '#test/support/service-environment.ts'
import { type Services, startServices } from '#test/support/services.ts'

const NOON = Date.parse('2026-11-24T17:00:00Z')

describe('the Stripe keys', () => {
  let services: Services
  const keep = (value: unknown) => {
    services.secrets = { [STRIPE_SECRET]: typeof value === 'string' ? value : JSON.stringify(value) }
  }
  const setMinutes = (minutes: number) => void vi.setSystemTime(NOON + minutes * MINUTE_MS)

  beforeAll(async () => {
    Object.assign(process.env, {
      AWS_REGION: 'us-east-1',
      AWS_ACCESS_KEY_ID: 'test',
      AWS_SECRET_ACCESS_KEY: 'test',
    })
    services = await startServices()
    vi.useFakeTimers({ toFake: ['Date'] })
  })
  afterAll(async () => {
    vi.useRealTimers()
    await services.stop()
  })
  beforeEach(() => setMinutes(0))
  afterEach(() => vi.unstubAllEnvs())

  it('are cached for five minutes and then read again', async () => {
    keep({ secretKey: 'sk_one' })
    const key = createStripeKeyReader(STRIPE_SECRET)
    expect(await key()).toBe('sk_one')
    keep({ secretKey: 'rk_two' })
    setMinutes(4.99)
    expect(await key()).toBe('sk_one')
    setMinutes(5)
    expect(await key()).toBe('rk_two')
  })

  it('contain one webhook secret, or two during a rotation', async () => {
    const secrets = createWebhookSecretReader(STRIPE_SECRET)
    keep({ webhookSecret: 'whsec_old' })
    expect(await secrets()).toEqual(['whsec_old'])
    keep({ webhookSecret: 'whsec_new', previousWebhookSecret: 'whsec_old' })
    setMinutes(5)
    expect(await secrets()).toEqual(['whsec_new', 'whsec_old'])
  })

  it.each([
    ['no secret', undefined, 'cannot be read: ResourceNotFoundException'],
    ['text', 'sk_one', 'is not a JSON object'],
    ['another key', { webhookSecret: 'whsec_one' }, 'has no valid secretKey'],
    ['the publishable key', { secretKey: 'pk_one' }, 'has no valid secretKey'],
  ])('throw an error with the secret and its setting, but no value, for %s', async (_, value, problem) => {
    if (value === undefined) services.secrets = {}
    else keep(value)
    const message = `The secret ${STRIPE_SECRET} (setting stripeSecretName) ${problem}.`
    await expect(createStripeKeyReader(STRIPE_SECRET)()).rejects.toMatchObject({ name: 'SecretError', message })
  })

  it('are unavailable while Secrets Manager fails, unless they were read before', async () => {
    keep({ secretKey: 'sk_one' })
    const key = createStripeKeyReader(STRIPE_SECRET)
    await key()
    services.secrets = 'down'
    setMinutes(5)
    expect(await key()).toBe('sk_one')
    await expect(createStripeKeyReader(STRIPE_SECRET)()).rejects.toMatchObject({ code: 'unavailable' })
    keep({ secretKey: 'sk_two' })
    setMinutes(5.4)
    expect(await key()).toBe('sk_one')
    setMinutes(5.5)
    expect(await key()).toBe('sk_two')
  })

  it('are read for each call to Stripe', async () => {
    const keys: (string | undefined)[] = []
    const server = createServer((request, response) => {
      keys.push(request.headers.authorization)
      response.setHeader('content-type', 'application/json')
      response.end('{"id":"cus_1","object":"customer"}')
    })
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    const { port } = server.address() as AddressInfo
    vi.stubEnv('STRIPE_API_URL', `http://127.0.0.1:${port}`)
    const client = createStripeClient(STRIPE_SECRET)
    keep({ secretKey: 'sk_one' })
    await (await client()).customers.retrieve('cus_1')
    keep({ secretKey: 'sk_two' })
    await (await client()).customers.retrieve('cus_1')
    setMinutes(5)
    await (await client()).customers.retrieve('cus_1')
    server.close()
    server.closeAllConnections()
    expect(keys).toEqual(['Bearer sk_one', 'Bearer sk_one', 'Bearer sk_two'])
  })
})
