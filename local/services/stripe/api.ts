import { createHash, randomUUID } from 'node:crypto'
import { Hono } from 'hono'
import type { Call, Parts } from './calls/call.ts'
import { catalogue } from './calls/catalogue.ts'
import { money } from './calls/money.ts'
import { sessions } from './calls/sessions.ts'
import { type NestedForm, parseStripeForm } from './form.ts'
import { shown } from './objects.ts'
import { StripeRefusal } from './refusal.ts'

type Answer = { status: number; body: string }

const CALLS: Call[] = [...catalogue, ...sessions, ...money]

const matcher = ({ method, path, run }: Call) => ({
  method,
  run,
  pattern: new RegExp(`^${path.replace(':id', '(?<id>[^/]+)')}$`),
})
const ROUTES = CALLS.map(matcher)

const refused = (error: unknown): Answer => {
  if (error instanceof StripeRefusal) return { status: error.status, body: JSON.stringify(error.body) }
  throw error
}

/** Stripe's API under `/v1`. Unsupported calls are logged and refused by name. */
export const createStripeApi = (parts: Parts, changed: () => void): Hono => {
  const told = new Set<string>()

  const unknown = (method: string, path: string): StripeRefusal => {
    const message = `The local Stripe does not support ${method} ${path}`
    if (!told.has(message)) console.error(message)
    told.add(message)
    return new StripeRefusal(404, message, { code: 'url_invalid' })
  }

  const answer = (method: string, path: string, form: NestedForm): Answer => {
    try {
      for (const route of ROUTES) {
        const found = route.method === method ? route.pattern.exec(path) : null
        if (found) {
          const object = parts.store.atomically(() => route.run(parts, form, found.groups?.id ?? ''))
          return { status: 200, body: JSON.stringify(shown(object)) }
        }
      }
      throw unknown(method, path)
    } catch (error) {
      return refused(error)
    }
  }

  const once = (key: string, asked: string, run: () => Answer): Answer & { replayed: boolean } => {
    const now = parts.now() * 1000
    const before = parts.store.replayed(key, asked, now)
    if (before) return { ...before, replayed: true }
    return parts.store.atomically(() => {
      const made = run()
      parts.store.keepReplay(key, asked, made.status, made.body, now)
      return { ...made, replayed: false }
    })
  }

  return new Hono().all('/v1/*', async (c) => {
    const url = new URL(c.req.url)
    const path = url.pathname.slice(url.pathname.indexOf('/v1/'))
    const text = c.req.method === 'GET' ? url.search.slice(1) : await c.req.text()
    const reply = ({ status, body }: Answer, headers: Record<string, string> = {}) =>
      new Response(body, {
        status,
        headers: { 'content-type': 'application/json', 'request-id': `req_${randomUUID().slice(0, 14)}`, ...headers },
      })
    if (!/^Bearer \S+/.test(c.req.header('authorization') ?? ''))
      return reply(refused(new StripeRefusal(401, 'You did not provide an API key.')))
    const run = () => answer(c.req.method, path, parseStripeForm(text))
    const key = c.req.header('idempotency-key')
    try {
      if (c.req.method !== 'POST' || key === undefined) return reply(run())
      const asked = createHash('sha256').update(`${path}\n${text}`).digest('hex')
      const { replayed, ...made } = once(key, asked, run)
      return reply(made, replayed ? { 'idempotent-replayed': 'true' } : {})
    } catch (error) {
      return reply(refused(error))
    } finally {
      changed()
    }
  })
}
