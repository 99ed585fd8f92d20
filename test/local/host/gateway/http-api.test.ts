import { describe, expect, test } from 'vitest'
import { NOW, ORIGIN, setUpApi, told } from './support/test-api.ts'

const gateway = setUpApi()
const { send } = gateway

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
    expect(gateway.seen.map((call) => call.name)).toEqual([
      'GET /api/things/own',
      'GET /api/things/{id}',
      'ANY /api/files/{path+}',
    ])
    expect(gateway.seen[1]?.event).toMatchObject({ pathParameters: { id: '7' } })
    expect(gateway.seen[2]?.event).toMatchObject({ pathParameters: { path: 'a/b.txt' } })
  })
})

test('the API sends the event of payload format 2.0', async () => {
  await send('/api/open?a=1&b=x%20y&a=2', {
    headers: { 'X-Thing': 'Yes', cookie: 'one=1; two=2', 'content-type': 'application/json', 'user-agent': 'a test' },
    body: '{"é":1}',
  })
  expect(gateway.seen[0]?.event).toEqual({
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
  expect(gateway.seen.map(({ event }) => [event.body, event.isBase64Encoded])).toEqual([
    ['AP8=', true],
    ['Iv8=', true],
  ])
})

describe('the result of a function', () => {
  const answered = async (payload: unknown) => {
    gateway.answer = () => ({ ok: true, payload })
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
    gateway.answer = () => ({
      ok: false,
      error: { errorType: 'Error', errorMessage: 'the secret', trace: ['at secret.ts'] },
    })
    expect(await told(await send('/api/open'))).toEqual({ status: 500, body: { message: 'Internal Server Error' } })
  })

  test('the API returns 503 for a function that times out or exceeds the time-out of the API', async () => {
    const unavailable = { status: 503, body: { message: 'Service Unavailable' } }
    gateway.answer = () => ({
      ok: false,
      error: { errorType: 'Sandbox.Timedout', errorMessage: 'Task timed out after 3 seconds' },
    })
    expect(await told(await send('/api/open'))).toEqual(unavailable)
    gateway.use({ patienceMs: 20 })
    gateway.answer = () => new Promise(() => {})
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
    expect(await told(await gateway.request(endless))).toEqual(tooLong)
    expect(gateway.seen).toHaveLength(1)
  })

  test('the API returns 429 over the throttle of the stage', async () => {
    gateway.use({ throttle: { rate: 0.001, burst: 2 } })
    const statuses = [await send('/api/open'), await send('/api/open'), await send('/api/open')].map(
      (one) => one.status,
    )
    expect(statuses).toEqual([200, 200, 429])
  })

  test('the API returns 429 over the throttle of a route and serves other routes', async () => {
    gateway.use({ routeThrottles: new Map([['POST /api/open', { rate: 0.001, burst: 1 }]]) })
    expect((await send('/api/open')).status).toBe(200)
    expect(await told(await send('/api/open'))).toEqual({ status: 429, body: { message: 'Too Many Requests' } })
    expect((await send('/api/check-in')).status).toBe(401)
  })

  test('the API applies a fault for the given number of requests', async () => {
    gateway.faults.set('api', { mode: 'throttled', times: 1 })
    expect(await told(await send('/api/open'))).toEqual({ status: 429, body: { message: 'Too Many Requests' } })
    gateway.faults.set('api', { mode: 'down', times: 1 })
    expect(await told(await send('/api/open'))).toEqual({ status: 503, body: { message: 'Service Unavailable' } })
    expect((await send('/api/open')).status).toBe(200)
  })
})
