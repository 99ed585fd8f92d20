import { createECDH, randomBytes } from 'node:crypto'
import { Hono } from 'hono'
import * as z from 'zod/mini'
import type { Clock } from '#local/contracts/services.ts'
import { checkVapid } from './check-vapid.ts'
import { openPush, type ReceiverKeys } from './open-push.ts'

/** A push that the service accepted, with its decrypted payload. `at` in epoch milliseconds. */
export type AcceptedPush = { id: string; at: number; payload: unknown; ttl: number; urgency: string | undefined }

export type PushService = {
  /** Mount it under `path` of its origin. */
  app: Hono
  /** The subscription of a new device, as a browser's `PushSubscription` has it. `serverKey` is the VAPID key, base64url. */
  subscribe(serverKey: string): { endpoint: string; keys: { p256dh: string; auth: string } }
  /** The device ends its subscription: pushes to it get 410. */
  end(endpoint: string): void
  /** Whether every device counts as gone: all pushes get 410. */
  isGone(): boolean
  setGone(isGone: boolean): void
  /** The accepted pushes, oldest first. */
  readonly pushes: AcceptedPush[]
  /** Answers the next pushes with these statuses, one each. */
  readonly nextStatuses: number[]
}

type Device = ReceiverKeys & { serverKey: string; ended: boolean }

/** Bytes that every push service accepts (RFC 8030). */
const BODY_MAX = 4096
const AUTH_BYTES = 16
const ID_BYTES = 12
const [CREATED, BAD_REQUEST, FORBIDDEN, NOT_FOUND, GONE, TOO_LARGE] = [201, 400, 403, 404, 410, 413]

const failures = z.strictObject({ statuses: z.array(z.int().check(z.gte(400), z.lte(599))).check(z.maxLength(100)) })
const subscribing = z.strictObject({ applicationServerKey: z.string() })

const answer = (status: number, text = '') => new Response(text, { status })

/**
 * The push service of browsers: it takes encrypted pushes (RFC 8030, RFC 8291) with a VAPID token (RFC 8292), and decrypts them for
 * tests and the control page. Its state is in memory.
 */
export const createPushService = (options: { clock: Clock; origin: string; path: string }): PushService => {
  const { clock, origin, path } = options
  const devices = new Map<string, Device>()
  const pushes: AcceptedPush[] = []
  const nextStatuses: number[] = []
  let areGone = false
  const toId = (endpoint: string): string => endpoint.slice(endpoint.lastIndexOf('/') + 1)

  const subscribe: PushService['subscribe'] = (serverKey) => {
    const pair = createECDH('prime256v1')
    const publicKey = pair.generateKeys()
    const auth = randomBytes(AUTH_BYTES)
    const id = randomBytes(ID_BYTES).toString('base64url')
    devices.set(id, { publicKey, privateKey: pair.getPrivateKey(), auth, serverKey, ended: false })
    const keys = { p256dh: publicKey.toString('base64url'), auth: auth.toString('base64url') }
    return { endpoint: `${origin}${path}/send/${id}`, keys }
  }

  const take = (id: string, headers: Headers, body: Buffer): Response => {
    const device = devices.get(id)
    if (!device) return answer(NOT_FOUND)
    if (device.ended || areGone) return answer(GONE)
    const problem = checkVapid(headers.get('authorization') ?? '', {
      origin,
      serverKey: device.serverKey,
      now: clock.now(),
    })
    if (problem !== undefined) return answer(FORBIDDEN, problem)
    const ttl = headers.get('ttl') ?? ''
    if (!/^\d+$/.test(ttl)) return answer(BAD_REQUEST, 'The header TTL is missing.')
    if (headers.get('content-encoding') !== 'aes128gcm') return answer(BAD_REQUEST, 'The encoding is not aes128gcm.')
    if (body.length > BODY_MAX) return answer(TOO_LARGE)
    try {
      const payload: unknown = JSON.parse(openPush(body, device))
      pushes.push({ id, at: clock.now(), payload, ttl: Number(ttl), urgency: headers.get('urgency') ?? undefined })
    } catch (error) {
      // A real service cannot open the body. Here an unreadable push fails at once instead of silently on the device.
      return answer(BAD_REQUEST, String(error))
    }
    return answer(CREATED)
  }

  const app = new Hono()
  app.post('/send/:id', async (c) => {
    const status = nextStatuses.shift()
    if (status !== undefined) return answer(status)
    return take(c.req.param('id'), c.req.raw.headers, Buffer.from(await c.req.arrayBuffer()))
  })
  app.post('/subscriptions', async (c) => {
    const asked = subscribing.safeParse(await c.req.json())
    return asked.success ? c.json(subscribe(asked.data.applicationServerKey)) : answer(BAD_REQUEST)
  })
  app.get('/pushes', (c) => c.json({ pushes }))
  app.post('/failures', async (c) => {
    const asked = failures.safeParse(await c.req.json())
    if (!asked.success) return answer(BAD_REQUEST)
    nextStatuses.push(...asked.data.statuses)
    return c.json({ statuses: nextStatuses })
  })

  return {
    app,
    subscribe,
    end: (endpoint) => {
      const device = devices.get(toId(endpoint))
      if (device) device.ended = true
    },
    isGone: () => areGone,
    setGone: (isGone) => {
      areGone = isGone
    },
    pushes,
    nextStatuses,
  }
}
