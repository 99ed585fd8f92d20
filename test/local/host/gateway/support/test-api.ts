import { exportJWK, type GenerateKeyPairResult, generateKeyPair, type JSONWebKeySet, SignJWT } from 'jose'
import { beforeAll, beforeEach } from 'vitest'
import type { Route } from '#local/contracts/cloud-model.ts'
import type { InvokeResult } from '#local/contracts/services.ts'
import { createFaults, type SettableFaults } from '#local/host/faults.ts'
import { createAuthorizer } from '#local/host/gateway/authorizer.ts'
import { createHttpApi, type HttpApi } from '#local/host/gateway/http-api.ts'

export const ISSUER = 'https://cognito-idp.us-east-1.amazonaws.com/us-east-1_pool'
export const CLIENT = 'the-client'
export const NOW = Date.parse('2026-11-21T12:00:00Z')
export const ORIGIN = 'http://localhost:3000'

const route = (key: string, open = false): Route => {
  const [method = '', path = ''] = key.split(' ')
  const authorizer = { issuer: ISSUER, audience: [CLIENT] }
  return { key, method, path, functionName: key, ...(open ? {} : { authorizer }) }
}
const routes = [
  route('POST /api/check-in'),
  route('POST /api/open', true),
  route('GET /api/things/{id}', true),
  route('GET /api/things/own', true),
  route('ANY /api/files/{path+}', true),
]

export const seconds = NOW / 1000
export const claims = {
  sub: 'a-person',
  iss: ISSUER,
  aud: CLIENT,
  iat: seconds - 10,
  exp: seconds + 3600,
  email: 'a@example.com',
  email_verified: true,
  'cognito:groups': ['operators', 'friends'],
}
export const told = async (response: Response) => ({ status: response.status, body: await response.json() })

export const UNAUTHORIZED = { status: 401, body: { message: 'Unauthorized' } }

/** Creates an API before each test of a file, with fake functions that record their events in `seen`. */
export const setUpApi = () => {
  let pool: GenerateKeyPairResult
  let jwks: JSONWebKeySet
  let other: GenerateKeyPairResult
  let seen: { name: string; event: Record<string, unknown> }[]
  let answer: (name: string) => InvokeResult | Promise<InvokeResult>
  let faults: SettableFaults
  let api: HttpApi

  beforeAll(async () => {
    pool = await generateKeyPair('RS256', { extractable: true })
    jwks = { keys: [{ ...(await exportJWK(pool.publicKey)), kid: 'k1', alg: 'RS256' }] }
    other = await generateKeyPair('RS256', { extractable: true })
  })

  type Limit = { rate: number; burst: number }
  const createApi = (
    more: { throttle?: Limit; routeThrottles?: Map<string, Limit>; patienceMs?: number } = {},
  ): HttpApi => {
    const clock = { now: () => NOW }
    return createHttpApi({
      model: {
        routes,
        throttle: more.throttle ?? null,
        routeThrottles: more.routeThrottles ?? new Map(),
        account: '000000000000',
      },
      functions: {
        invoke: async (name, event) => {
          seen.push({ name, event: { ...Object(event) } })
          return answer(name)
        },
      },
      authorize: createAuthorizer(jwks, clock),
      clock,
      faults,
      ...(more.patienceMs === undefined ? {} : { patienceMs: more.patienceMs }),
    })
  }

  beforeEach(() => {
    seen = []
    faults = createFaults()
    answer = () => ({ ok: true, payload: { statusCode: 200, body: 'fine' } })
    api = createApi()
  })

  const token = (more: Record<string, unknown> = {}, key = pool.privateKey, kid = 'k1') =>
    new SignJWT({ ...claims, ...more }).setProtectedHeader({ alg: 'RS256', kid }).sign(key)

  const send = (path: string, init: RequestInit = {}) =>
    api(new Request(`${ORIGIN}${path}`, { method: 'POST', ...init }), '127.0.0.1')
  const checkIn = async (authorization: string) => send('/api/check-in', { headers: { authorization }, body: '{}' })

  return {
    get pool() {
      return pool
    },
    get other() {
      return other
    },
    get seen() {
      return seen
    },
    get faults() {
      return faults
    },
    /** Replaces the function behind every route. */
    set answer(next: (name: string) => InvokeResult | Promise<InvokeResult>) {
      answer = next
    },
    /** Replaces the API by one with other limits. */
    use: (more: Parameters<typeof createApi>[0]) => {
      api = createApi(more)
    },
    request: (request: Request) => api(request, '127.0.0.1'),
    token,
    send,
    checkIn,
  }
}
