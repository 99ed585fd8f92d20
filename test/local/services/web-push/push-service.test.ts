import { describe, expect, it } from 'vitest'
import webPush from 'web-push'
import { createPushService } from '#local/services/web-push/push-service.ts'

const ORIGIN = 'http://localhost:3000'

describe('the push service', () => {
  const start = (now = Date.now()) => createPushService({ clock: { now: () => now }, origin: ORIGIN, path: '/push' })
  const keys = webPush.generateVAPIDKeys()

  /** Sends a push as the library does, with given headers and a given time of the service. */
  const send = async (
    service: ReturnType<typeof start>,
    change: Record<string, string> = {},
    serverKey = keys.publicKey,
  ) => {
    const target = service.subscribe(serverKey)
    const { endpoint, headers, body } = webPush.generateRequestDetails(target, '{"hello":"you"}', {
      vapidDetails: { subject: 'mailto:hello@five.example', ...keys },
      TTL: 60,
    })
    const answer = await service.app.request(endpoint.slice(`${ORIGIN}/push`.length), {
      method: 'POST',
      headers: { ...JSON.parse(JSON.stringify(headers)), ...change },
      body: new Uint8Array(body ?? Buffer.alloc(0)),
    })
    return answer.status
  }

  it('accepts a signed and encrypted push and decrypts it', async () => {
    const service = start()
    expect(await send(service)).toBe(201)
    expect(service.pushes).toMatchObject([{ payload: { hello: 'you' }, ttl: 60 }])
  })

  it('refuses a token that is missing, expired, or signed by another key', async () => {
    const tomorrow = Date.now() + 86_400_000
    const statuses = [
      await send(start(), { Authorization: '' }),
      await send(start(tomorrow)),
      await send(start(), {}, webPush.generateVAPIDKeys().publicKey),
    ]
    expect(statuses).toEqual([403, 403, 403])
  })

  it('refuses a push of another encoding or to an unknown device, and with a set status', async () => {
    const service = start()
    expect(await send(service, { 'Content-Encoding': 'aesgcm' })).toBe(400)
    expect((await service.app.request('/send/nobody', { method: 'POST', body: 'x' })).status).toBe(404)
    await service.app.request('/failures', { method: 'POST', body: '{"statuses":[429]}' })
    expect(await send(service)).toBe(429)
    expect(service.pushes).toEqual([])
  })
})
