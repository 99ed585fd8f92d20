import { request } from 'node:http'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { type Stack, startStack } from '#test/support/stack.ts'

/** 10 AM in New York, where people live until they say otherwise. */
const START = Date.parse('2026-11-20T15:00:00Z')

let stack: Stack

beforeAll(async () => {
  stack = await startStack({ now: START })
})
afterAll(() => stack.stop())
afterEach(async () => {
  await stack.local('DELETE', 'faults')
})

/** With headers that `fetch` does not let a program set. */
const raw = (path: string, headers: Record<string, string>, method = 'GET') =>
  new Promise<{ status: number; body: string }>((resolve, reject) => {
    request(`${stack.product.url}${path}`, { method, headers, family: 4 }, (response) => {
      let body = ''
      response.on('data', (chunk: Buffer) => {
        body += chunk
      })
      response.on('end', () => resolve({ status: response.statusCode ?? 0, body }))
    })
      .on('error', reject)
      .end()
  })

describe('the guard', () => {
  test('the guard refuses a foreign host name', async () => {
    for (const path of ['/', '/_local/health', '/_local/identity/', '/api/get-profile'])
      expect((await raw(path, { host: 'evil.example' })).status).toBe(403)
    expect((await raw('/_local/health', { host: 'localhost:1' })).status).toBe(200)
    expect((await raw('/_local/health', { host: '127.0.0.1' })).status).toBe(200)
  })

  test('health shows the version of the tz database', async () => {
    const { body } = await raw('/_local/health', { host: '127.0.0.1' })
    expect(JSON.parse(body)).toMatchObject({ status: 'ok', tz_version: process.versions.tz })
  })

  test('the guard refuses cross-site requests to the control plane and the inbox', async () => {
    for (const headers of [
      { origin: 'https://evil.example' },
      { 'sec-fetch-site': 'cross-site' },
      { 'sec-fetch-site': 'same-site' },
      { origin: 'null' },
    ]) {
      expect((await raw('/_local/clock', headers, 'POST')).status).toBe(403)
      expect((await raw('/_local/mail', headers, 'DELETE')).status).toBe(403)
      expect((await raw('/_local/inbox', headers)).status).toBe(403)
    }
    const own = { origin: stack.product.url, 'sec-fetch-site': 'same-origin' }
    expect((await raw('/_local/clock', own)).status).toBe(200)
    expect((await raw('/_local/inbox', { 'sec-fetch-site': 'none' })).status).toBe(200)
  })
})

describe('clock', () => {
  test('POST /clock sets an instant and adds a duration', async () => {
    const before = stack.product.clock.now()
    const { body } = await stack.local('POST', 'clock', { advance: 'PT90S' })
    expect(stack.product.clock.now() - before).toBeGreaterThanOrEqual(90_000)
    expect(body).toEqual({ now: expect.stringMatching(/^2026-11-20T15:0/) })
    const set = await stack.local('POST', 'clock', { now: '2026-11-20T10:30:00-05:00' })
    expect(set.body).toEqual({ now: expect.stringMatching(/^2026-11-20T15:30:00/) })
  })

  test.each([
    [{ now: 'noon' }, /now must be an instant/],
    [{ now: '2026-11-20' }, /now must be an instant/],
    [{ advance: '1 day' }, /advance must be an ISO 8601 duration/],
    [{ later: 'PT1H' }, /must be .*advance/],
    [{}, /must be .*advance/],
    ['{', /must be JSON/],
  ])('the control plane refuses %j with a message', async (body, words) => {
    const response = await fetch(`${stack.product.url}/_local/clock`, {
      method: 'POST',
      body: typeof body === 'string' ? body : JSON.stringify(body),
    })
    expect(response.status).toBe(400)
    expect(await response.json()).toEqual({ error: expect.stringMatching(words) })
  })
})

test('moving the clock over seven sends the mail of seven once, and none after moving back', async () => {
  const person = await stack.person('early@example.com')
  await stack.local('POST', 'clock', { now: '2026-11-21T11:50:00Z', skip: true })
  const again = await stack.again(person)
  await stack.api(again, 'create-goal', { title: 'Run 5 km' })
  await stack.local('DELETE', 'mail')
  await stack.local('POST', 'clock', { advance: 'PT15M' })
  const mails = async () => (await stack.product.mail.list({ to: 'early@example.com' })).map((mail) => mail.date)
  expect(await mails()).toEqual([expect.stringMatching(/^2026-11-21T12:0[0-4]/)])
  await stack.local('POST', 'clock', { now: '2026-11-21T11:50:00Z' })
  await stack.local('POST', 'clock', { now: '2026-11-21T12:10:00Z' })
  expect(await mails()).toHaveLength(1)
})

test('moving the clock with skip sends no mail for the skipped days and one for the next weekly day', async () => {
  const person = await stack.person('away@example.com')
  await stack.local('POST', 'clock', { now: '2026-11-23T16:00:00Z', skip: true })
  const again = await stack.again(person)
  await stack.api(again, 'create-goal', { title: 'Run 5 km' })
  await stack.local('DELETE', 'mail')
  await stack.local('POST', 'clock', { now: '2026-12-15T11:50:00Z', skip: true })
  const mails = async () => (await stack.product.mail.list({ to: 'away@example.com' })).map((mail) => mail.date)
  expect(await mails()).toEqual([])
  await stack.local('POST', 'clock', { now: '2026-12-15T12:10:00Z' })
  expect(await mails()).toEqual([expect.stringMatching(/^2026-12-15T12:0[0-4]/)])
})

describe('mail', () => {
  test('GET /mail filters by address, and DELETE /mail empties the inbox', async () => {
    await stack.person('one@example.com')
    await stack.person('two@example.com')
    const { body } = await stack.local('GET', 'mail?to=ONE@example.com')
    expect(body).toEqual([
      expect.objectContaining({
        to: ['one@example.com'],
        subject: expect.any(String),
        html: expect.stringContaining('code='),
        headers: expect.any(Object),
      }),
    ])
    expect((await stack.local('DELETE', 'mail')).status).toBe(204)
    expect((await stack.local('GET', 'mail')).body).toEqual([])
  })
})

describe('schedules', () => {
  test('GET /schedules lists schedules with the time of their next tick', async () => {
    const { body } = await stack.local('GET', 'schedules')
    const next = (Array.isArray(body) ? body : []).map((one) => Date.parse(one.next))
    expect(next).toHaveLength(stack.product.model.schedules.length)
    for (const at of next) {
      expect(at).toBeGreaterThan(stack.product.clock.now())
      expect(at % 300_000).toBe(0)
    }
  })

  test('POST /schedules/<name> fires a schedule', async () => {
    const fired = await stack.local('POST', 'schedules/dispatch-wake-up-mails')
    expect(fired).toMatchObject({ status: 200, body: { fired: 'dispatch-wake-up-mails', succeeded: true } })
    expect(await stack.local('POST', 'schedules/nothing')).toMatchObject({
      status: 404,
      body: { error: 'There is no schedule named nothing.' },
    })
  })
})

describe('queues', () => {
  test('GET /queues lists dead letters, and redrive moves them back', async () => {
    const person = await stack.person('late@example.com')
    await stack.api(person, 'create-goal', { title: 'Read' })
    await stack.product.travel.idle()
    await stack.local('POST', 'faults', { service: 'mail', mode: 'down' })
    await stack.local('POST', 'clock', { now: '2026-12-15T11:50:00Z', skip: true })
    await stack.local('POST', 'clock', { advance: 'PT11M' })
    // The mail is not sent, and the queue does not take its retry.
    await stack.local('POST', 'faults', { service: 'queues', mode: 'down' })
    await stack.local('POST', 'clock', { advance: 'PT25M' })
    const dead = async () => {
      const { body } = await stack.local('GET', 'queues')
      const queues = Array.isArray(body) ? body : []
      return queues.filter(({ name, deadLetters }) => name.includes('-delivery-dead') && deadLetters.length > 0)
    }
    const [queue] = await dead()
    const page = await (await fetch(`${stack.product.url}/_local/`)).text()
    expect(page).toContain(`name="name" value="${queue.name}"`)
    expect(page).toContain('1 dead letter')
    await stack.local('DELETE', 'faults')
    const redriven = await stack.local('POST', `queues/${queue.name}/redrive`)
    expect(redriven).toMatchObject({ status: 200, body: { moved: queue.deadLetters.length } })
    expect(await dead()).toEqual([])
  })

  test('redrive returns 404 for an unknown queue', async () => {
    expect((await stack.local('POST', 'queues/nothing/redrive')).status).toBe(404)
  })
})

describe('faults', () => {
  test('faults are set, listed, applied and removed', async () => {
    const set = await stack.local('POST', 'faults', { service: 'table', mode: 'throttled' })
    expect(set).toEqual({ status: 200, body: { service: 'table', mode: 'throttled' } })
    expect((await stack.local('GET', 'faults')).body).toEqual([{ service: 'table', mode: 'throttled' }])
    expect((await stack.local('DELETE', 'faults?service=table')).status).toBe(204)
    expect((await stack.local('GET', 'faults')).body).toEqual([])
  })

  test.each([
    [{ service: 'weather', mode: 'down' }, 'The body service must be one of api,'],
    [{ service: 'mail', mode: 'odd' }, 'The body mode must be one of slow,'],
    [{ service: 'identity', mode: 'rubbish' }, 'The body mode must for identity be one of slow, throttled, down'],
    [{ service: 'mail', mode: 'down', times: 0 }, 'The body times '],
    [{ service: 'mail', mode: 'down', often: 1 }, 'The body often is not supported'],
  ])('the control plane refuses %j with a message', async (body, words) => {
    expect(await stack.local('POST', 'faults', body)).toEqual({
      status: 400,
      body: { error: expect.stringContaining(words) },
    })
    expect((await stack.local('GET', 'faults')).body).toEqual([])
  })
})

test('POST /groups adds a user to a group of the pool', async () => {
  await stack.person('operator@example.com')
  const added = await stack.local('POST', 'groups', { email: 'operator@example.com', group: 'operators' })
  expect(added.status).toBe(200)
  expect((await stack.local('POST', 'groups', { email: 'nobody@example.com', group: 'operators' })).status).toBe(400)
})

test('GET /logs/<function> returns the log', async () => {
  await stack.api(null, 'unsubscribe', {})
  expect((await raw('/_local/logs/create-goal', {})).status).toBe(200)
  expect((await raw('/_local/logs/..%2fclock', {})).status).toBe(404)
})

test('config.json names the identity emulator on the product origin', async () => {
  const { body } = await raw('/config.json', {})
  expect(JSON.parse(body)).toEqual({
    ...stack.product.model.pageConfig,
    oauthUrl: `${stack.product.url}/_local/identity`,
    userPoolEndpoint: `${stack.product.url}/_local/identity`,
    localControl: `${stack.product.url}/_local/`,
  })
})

test('the page redirects from 127.0.0.1 to the origin of sign-in', async () => {
  const { port } = new URL(stack.product.url)
  const response = await fetch(`http://127.0.0.1:${port}/dashboard?a=1`, {
    headers: { accept: 'text/html' },
    redirect: 'manual',
  })
  expect([response.status, response.headers.get('location')]).toEqual([307, `${stack.product.url}/dashboard?a=1`])
})
