import { exportJWK, type GenerateKeyPairResult, generateKeyPair, SignJWT, UnsecuredJWT } from 'jose'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Route } from '#local/contracts/cloud-model.ts'
import type { InvokeResult } from '#local/contracts/services.ts'
import { createFaults, type SettableFaults } from '#local/host/faults.ts'
import { createAuthorizer } from '#local/host/gateway/authorizer.ts'
import { createHttpApi, type HttpApi } from '#local/host/gateway/http-api.ts'

const ISSUER = 'https://cognito-idp.us-east-1.amazonaws.com/us-east-1_pool'
const CLIENT = 'the-client'
const NOW = Date.parse('2026-11-21T12:00:00Z')
const ORIGIN = 'http://localhost:3000'

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

let pool: GenerateKeyPairResult
let other: GenerateKeyPairResult
let seen: { name: string; event: Record<string, unknown> }[]
let answer: (name: string) => InvokeResult | Promise<InvokeResult>
let faults: SettableFaults
let api: HttpApi

beforeAll(async () => {
  pool = await generateKeyPair('RS256', { extractable: true })
  other = await generateKeyPair('RS256', { extractable: true })
})

type Limit = { rate: number; burst: number }
const makeApi = (
  more: { throttle?: Limit; routeThrottles?: Map<string, Limit>; patienceMs?: number } = {},
): HttpApi => {
  const clock = { now: () => NOW }
  const jwks = async () => ({ keys: [{ ...(await exportJWK(pool.publicKey)), kid: 'k1', alg: 'RS256' }] })
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
  api = makeApi()
})

const seconds = NOW / 1000
const claims = {
  sub: 'a-person',
  iss: ISSUER,
  aud: CLIENT,
  iat: seconds - 10,
  exp: seconds + 3600,
  email: 'a@example.com',
  email_verified: true,
  'cognito:groups': ['operators', 'friends'],
}
const token = (more: Record<string, unknown> = {}, key = pool.privateKey, kid = 'k1') =>
  new SignJWT({ ...claims, ...more }).setProtectedHeader({ alg: 'RS256', kid }).sign(key)

const send = (path: string, init: RequestInit = {}) =>
  api(new Request(`${ORIGIN}${path}`, { method: 'POST', ...init }), '127.0.0.1')
const checkIn = async (authorization: string) => send('/api/check-in', { headers: { authorization }, body: '{}' })
const told = async (response: Response) => ({ status: response.status, body: await response.json() })

const UNAUTHORIZED = { status: 401, body: { message: 'Unauthorized' } }

describe('the authorizer', () => {
  test('the authorizer accepts a token with and without Bearer', async () => {
    const good = await token()
    expect((await checkIn(`Bearer ${good}`)).status).toBe(200)
    expect((await checkIn(good)).status).toBe(200)
  })

  test('the authorizer passes claims as text, lists in brackets', async () => {
    await checkIn(`Bearer ${await token()}`)
    expect(seen[0]?.event).toMatchObject({
      requestContext: {
        authorizer: {
          jwt: {
            claims: {
              sub: 'a-person',
              email_verified: 'true',
              exp: String(seconds + 3600),
              'cognito:groups': '[operators friends]',
            },
            scopes: null,
          },
        },
      },
    })
  })

  test('the authorizer checks the client_id of an access token', async () => {
    const access = await token({ aud: undefined, client_id: CLIENT, token_use: 'access', scope: 'openid email' })
    expect((await checkIn(`Bearer ${access}`)).status).toBe(200)
    expect(seen[0]?.event).toMatchObject({
      requestContext: { authorizer: { jwt: { scopes: ['openid', 'email'] } } },
    })
  })

  test.each<[string, () => Promise<string> | string]>([
    ['nothing', () => ''],
    ['no token at all', () => 'Bearer nonsense'],
    ['an expired one', () => token({ exp: seconds - 1 })],
    ['one that is not valid yet', () => token({ nbf: seconds + 60 })],
    ['one from the future', () => token({ iat: seconds + 60 })],
    ['one without an end', () => token({ exp: undefined })],
    ['another issuer', () => token({ iss: `${ISSUER}x` })],
    ['another client', () => token({ aud: 'another-client' })],
    ['another key under the same name', () => token({}, other.privateKey)],
    ['a key that the pool does not have', () => token({}, pool.privateKey, 'k2')],
    ['alg none', () => new UnsecuredJWT(claims).encode()],
    [
      'the public key used as a shared secret',
      async () => {
        const secret = new TextEncoder().encode(JSON.stringify(await exportJWK(pool.publicKey)))
        return new SignJWT(claims).setProtectedHeader({ alg: 'HS256', kid: 'k1' }).sign(secret)
      },
    ],
    [
      'a changed payload',
      async () => {
        const [head, , signature] = (await token()).split('.')
        const body = Buffer.from(JSON.stringify({ ...claims, sub: 'somebody-else' })).toString('base64url')
        return `${head}.${body}.${signature}`
      },
    ],
  ])('the authorizer refuses %s', async (_, make) => {
    const given = await make()
    const response = await checkIn(given && `Bearer ${given}`)
    expect(await told(response)).toEqual(UNAUTHORIZED)
    expect(response.headers.get('www-authenticate')).toBe('Bearer')
    expect(seen).toEqual([])
  })

  test('a public route needs no token', async () => {
    expect((await send('/api/open')).status).toBe(200)
    expect(seen[0]?.event).not.toHaveProperty('requestContext.authorizer')
  })
})

describe('the routes', () => {
  test.each([
    ['an unknown path', '/api/nothing', 'POST'],
    ['another method', '/api/check-in', 'GET'],
    ['a longer path', '/api/check-in/more', 'POST'],
  ])('the API returns 404 for %s', async (_, path, method) => {
    expect(await told(await send(path, { method }))).toEqual({ status: 404, body: { message: 'Not Found' } })
  })

  test('the API picks the most specific route', async () => {
    await send('/api/things/own', { method: 'GET' })
    await send('/api/things/7', { method: 'GET' })
    await send('/api/files/a/b.txt', { method: 'DELETE' })
    expect(seen.map((call) => call.name)).toEqual([
      'GET /api/things/own',
      'GET /api/things/{id}',
      'ANY /api/files/{path+}',
    ])
    expect(seen[1]?.event).toMatchObject({ pathParameters: { id: '7' } })
    expect(seen[2]?.event).toMatchObject({ pathParameters: { path: 'a/b.txt' } })
  })
})

test('the API sends the event of payload format 2.0', async () => {
  await send('/api/open?a=1&b=x%20y&a=2', {
    headers: { 'X-Thing': 'Yes', cookie: 'one=1; two=2', 'content-type': 'application/json', 'user-agent': 'a test' },
    body: '{"é":1}',
  })
  expect(seen[0]?.event).toEqual({
    version: '2.0',
    routeKey: 'POST /api/open',
    rawPath: '/api/open',
    rawQueryString: 'a=1&b=x%20y&a=2',
    cookies: ['one=1', 'two=2'],
    headers: {
      'x-thing': 'Yes',
      'content-type': 'application/json',
      'content-length': '8',
      'user-agent': 'a test',
      'x-forwarded-for': '127.0.0.1',
    },
    queryStringParameters: { a: '1,2', b: 'x y' },
    requestContext: {
      accountId: '000000000000',
      apiId: expect.any(String),
      domainName: 'localhost',
      domainPrefix: 'localhost',
      http: { method: 'POST', path: '/api/open', protocol: 'HTTP/1.1', sourceIp: '127.0.0.1', userAgent: 'a test' },
      requestId: expect.any(String),
      routeKey: 'POST /api/open',
      stage: '$default',
      time: '21/Nov/2026:12:00:00 +0000',
      timeEpoch: NOW,
    },
    body: '{"é":1}',
    isBase64Encoded: false,
  })
})

test('the API sends a binary body as base64', async () => {
  await send('/api/open', { headers: { 'content-type': 'application/octet-stream' }, body: new Uint8Array([0, 255]) })
  await send('/api/open', { headers: { 'content-type': 'application/json' }, body: new Uint8Array([0x22, 0xff]) })
  expect(seen.map(({ event }) => [event.body, event.isBase64Encoded])).toEqual([
    ['AP8=', true],
    ['Iv8=', true],
  ])
})

describe('the result of a function', () => {
  const answered = async (payload: unknown) => {
    answer = () => ({ ok: true, payload })
    return send('/api/open')
  }

  test('the API returns status, headers, cookies and body', async () => {
    const response = await answered({
      statusCode: 201,
      headers: { 'content-type': 'application/json', 'x-count': 3 },
      cookies: ['a=1; Secure', 'b=2'],
      body: '{"done":true}',
    })
    expect(await told(response)).toEqual({ status: 201, body: { done: true } })
    expect(response.headers.get('x-count')).toBe('3')
    expect(response.headers.getSetCookie()).toEqual(['a=1; Secure', 'b=2'])
  })

  test('the API decodes a base64 body', async () => {
    const response = await answered({ statusCode: 200, body: 'AP8=', isBase64Encoded: true })
    expect(new Uint8Array(await response.arrayBuffer())).toEqual(new Uint8Array([0, 255]))
  })

  test('the API returns a result without a status as 200 and JSON', async () => {
    const response = await answered({ hello: 'there' })
    expect(await told(response)).toEqual({ status: 200, body: { hello: 'there' } })
    expect(response.headers.get('content-type')).toBe('application/json')
  })

  test('the API returns 500 for a malformed result', async () => {
    expect(await told(await answered({ statusCode: 'many' }))).toEqual({
      status: 500,
      body: { message: 'Internal Server Error' },
    })
  })

  test('the API returns 500 without details for an error', async () => {
    answer = () => ({ ok: false, error: { errorType: 'Error', errorMessage: 'the secret', trace: ['at secret.ts'] } })
    expect(await told(await send('/api/open'))).toEqual({ status: 500, body: { message: 'Internal Server Error' } })
  })

  test('the API returns 503 for a function that times out or exceeds the time-out of the API', async () => {
    const unavailable = { status: 503, body: { message: 'Service Unavailable' } }
    answer = () => ({
      ok: false,
      error: { errorType: 'Sandbox.Timedout', errorMessage: 'Task timed out after 3 seconds' },
    })
    expect(await told(await send('/api/open'))).toEqual(unavailable)
    api = makeApi({ patienceMs: 20 })
    answer = () => new Promise(() => {})
    expect(await told(await send('/api/open'))).toEqual(unavailable)
  })
})

describe('limits', () => {
  const MEGABYTE = 1024 * 1024

  test('the API accepts 10 MB and refuses one byte more, with and without content-length', async () => {
    expect((await send('/api/open', { body: new Uint8Array(10 * MEGABYTE) })).status).toBe(200)
    const tooLong = { status: 413, body: { message: 'Request Too Long' } }
    expect(await told(await send('/api/open', { body: new Uint8Array(10 * MEGABYTE + 1) }))).toEqual(tooLong)
    const stream = new ReadableStream({
      pull: (controller) => controller.enqueue(new Uint8Array(MEGABYTE)),
    })
    const endless = new Request(`${ORIGIN}/api/open`, { method: 'POST', body: stream, duplex: 'half' })
    expect(await told(await api(endless, '127.0.0.1'))).toEqual(tooLong)
    expect(seen).toHaveLength(1)
  })

  test('the API returns 429 over the throttle of the stage', async () => {
    api = makeApi({ throttle: { rate: 0.001, burst: 2 } })
    const statuses = [await send('/api/open'), await send('/api/open'), await send('/api/open')].map(
      (one) => one.status,
    )
    expect(statuses).toEqual([200, 200, 429])
  })

  test('the API returns 429 over the throttle of a route and serves other routes', async () => {
    api = makeApi({ routeThrottles: new Map([['POST /api/open', { rate: 0.001, burst: 1 }]]) })
    expect((await send('/api/open')).status).toBe(200)
    expect(await told(await send('/api/open'))).toEqual({ status: 429, body: { message: 'Too Many Requests' } })
    expect((await send('/api/check-in')).status).toBe(401)
  })

  test('the API applies a fault as often as it is set', async () => {
    faults.set('api', { mode: 'throttled', times: 1 })
    expect(await told(await send('/api/open'))).toEqual({ status: 429, body: { message: 'Too Many Requests' } })
    faults.set('api', { mode: 'down', times: 1 })
    expect(await told(await send('/api/open'))).toEqual({ status: 503, body: { message: 'Service Unavailable' } })
    expect((await send('/api/open')).status).toBe(200)
  })
})
