import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { createAccountStore } from '#functions/adapters/dynamodb/accounts.ts'
import { createTable } from '#functions/adapters/dynamodb/table.ts'
import { contract } from '#functions/profiles/get-profile/contract.ts'
import { getProfile } from '#functions/profiles/get-profile/handler.ts'
import { http } from '#functions/runtime/http.ts'
import { isOutage } from '#functions/runtime/outage.ts'
import { TABLE_LIMITS, type TableLimits, timed, withinRequest } from '#functions/runtime/request-deadline.ts'
import { createFaults } from '#local/host/faults.ts'
import { takeFault } from '#local/host/iam/service-faults.ts'
import { context } from '#test/support/call.ts'

const LIMITS: TableLimits = { attempts: 3, connectMs: 200, answerMs: 40, requestMs: 1000 }
/** Milliseconds of a slow answer: longer than all attempts. */
const SLOW = 5000

describe('a table that does not answer (API-8)', () => {
  const faults = createFaults()
  let server: Server
  let calls = 0

  beforeAll(async () => {
    server = createServer(async (_, response) => {
      calls += 1
      const { response: fault } = await takeFault('dynamodb', faults)
      response.writeHead(fault?.status ?? 200, { 'content-type': 'application/x-amz-json-1.0', ...fault?.headers })
      response.end(fault?.body ?? '{}')
    })
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    const { port } = server.address() as AddressInfo
    vi.stubEnv('AWS_ENDPOINT_URL_DYNAMODB', `http://127.0.0.1:${port}`)
    vi.stubEnv('AWS_REGION', 'us-east-1')
    vi.stubEnv('AWS_ACCESS_KEY_ID', 'test')
    vi.stubEnv('AWS_SECRET_ACCESS_KEY', 'test')
  })
  afterAll(() => {
    vi.unstubAllEnvs()
    server.closeAllConnections()
    server.close()
  })
  beforeEach(() => {
    calls = 0
    faults.lift()
  })

  const ask = async (limits: TableLimits) => {
    const accounts = createAccountStore(createTable('anything', limits))
    const handler = http(contract, () => getProfile({ accounts, now: () => 0 }))
    const event = { body: '{}', requestContext: { authorizer: { jwt: { claims: { sub: 'ann' } } } } }
    const { statusCode, headers, body } = Object(await handler(event, context()))
    return { status: statusCode, retryAfter: headers['retry-after'], body: JSON.parse(body) }
  }
  const UNAVAILABLE = {
    status: 503,
    retryAfter: '5',
    body: {
      success: false,
      code: 'unavailable',
      error: 'We cannot reach your data at the moment. Please try again in a moment.',
    },
  }

  it.each([
    ['down', { mode: 'down' }],
    ['slow', { mode: 'slow', delayMs: SLOW }],
  ] as const)('returns 503 with Retry-After after three attempts when it is %s', async (_, fault) => {
    faults.set('table', fault)
    expect(await ask(LIMITS)).toEqual(UNAVAILABLE)
    expect(calls).toBe(3)
  })

  it('returns 503 with Retry-After when it throttles, within the time limit of the request', async () => {
    faults.set('table', { mode: 'throttled' })
    expect(await ask({ ...LIMITS, requestMs: 60 })).toEqual(UNAVAILABLE)
  })

  it('is not retried after the time limit of the request', async () => {
    faults.set('table', { mode: 'slow', delayMs: SLOW })
    expect(await ask({ ...LIMITS, attempts: 50, answerMs: SLOW, requestMs: 500 })).toEqual(UNAVAILABLE)
    expect(calls).toBe(1)
  })

  it('is called again after a fault of one call', async () => {
    faults.set('table', { mode: 'down', times: 2 })
    expect(await ask(LIMITS)).toMatchObject({ status: 200, retryAfter: undefined })
    expect(calls).toBe(3)
  })

  it('returns 503 when nothing listens at its address', async () => {
    vi.stubEnv('AWS_ENDPOINT_URL_DYNAMODB', 'http://127.0.0.1:1')
    expect(await ask(LIMITS)).toEqual(UNAVAILABLE)
  })
})

describe('the time limits of the table', () => {
  it('end all attempts of a call and all calls of a request within 8 seconds', () => {
    const { attempts, answerMs, requestMs } = TABLE_LIMITS
    expect(attempts * answerMs).toBeLessThanOrEqual(requestMs)
    expect(requestMs).toBeLessThanOrEqual(7000)
  })

  it('count the calls of one request together, and concurrent calls once', async () => {
    let at = 0
    vi.spyOn(performance, 'now').mockImplementation(() => at)
    const call = (ms: number) =>
      timed(100, async () => {
        await Promise.resolve()
        at += ms
      })
    await withinRequest(async () => {
      await Promise.all([call(30), call(10)])
      await call(50)
      await call(10)
      await expect(call(1)).rejects.toThrow('did not answer within the time')
    })
    await withinRequest(() => call(1))
    await timed(0, async () => 'work outside a request has no such limit')
    vi.restoreAllMocks()
  })
})

describe('isOutage', () => {
  const named = (name: string, more = {}) => Object.assign(new Error('as the test asks'), { name, ...more })
  const cancelled = (...codes: string[]) =>
    named('TransactionCanceledException', { CancellationReasons: codes.map((Code) => ({ Code })) })

  it.each([
    ['a throttled call', named('ProvisionedThroughputExceededException'), true],
    ['an answer of 500', named('Anything', { $metadata: { httpStatusCode: 500 } }), true],
    ['a broken connection', named('Error', { code: 'ECONNRESET' }), true],
    ['a transaction that collides', cancelled('None', 'TransactionConflict'), true],
    ['a transaction whose condition fails', cancelled('ConditionalCheckFailed', 'None'), false],
    ['a call that is wrong', named('ValidationException', { $metadata: { httpStatusCode: 400 } }), false],
    ['a call that is not allowed', named('AccessDeniedException', { $metadata: { httpStatusCode: 400 } }), false],
    ['a fault of our own', new TypeError('x'), false],
  ])('classifies %s', (_, error, outage) => expect(isOutage(error)).toBe(outage))
})
