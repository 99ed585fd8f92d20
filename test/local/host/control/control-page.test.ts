import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { MODEL_FAULT_MODES } from '#local/contracts/services.ts'
import { type Stack, startStack } from '#test/support/stack.ts'

/** Friday, 6:30 AM in New York, where people live until they say otherwise. */
const START = Date.parse('2026-11-20T11:30:00Z')

let stack: Stack

beforeAll(async () => {
  stack = await startStack({ now: START })
})
afterAll(() => stack.stop())
beforeEach(async () => {
  stack.product.faults.lift()
  stack.product.push.setGone(false)
  await stack.product.mail.clear()
})

const page = async (query = '') => {
  const response = await fetch(`${stack.product.url}/_local/${query}`)
  return { response, text: await response.text() }
}

/** Sends a form of the page, and returns the page that the browser shows next. */
const press = async (action: string, fields: Record<string, string> = {}, headers: Record<string, string> = {}) => {
  const response = await fetch(`${stack.product.url}/_local/page/${action}`, {
    method: 'POST',
    body: new URLSearchParams(fields),
    headers: { origin: stack.product.url, ...headers },
  })
  return { status: response.status, url: response.url, text: await response.text() }
}

/** The message of the page about the last action. */
const readNotice = (text: string): string | undefined => /role="status">([^<]*)</.exec(text)?.[1]

const subject = async (to: string) => (await stack.product.mail.list({ to })).map((mail) => mail.subject)

describe('the control page', () => {
  test('the page shows the clock, the newest mails, schedules, queues, people and every fault of the model', async () => {
    const { email } = await stack.person('ada@example.com')
    const { text, response } = await page()
    expect(text).toContain('Friday, November 20, 2026, New York')
    const [mail] = await stack.product.mail.list({ to: email })
    expect(text).toContain(`href="/_local/inbox/${mail?.id}"`)
    for (const { name } of stack.product.model.schedules) expect(text).toContain(`name="name" value="${name}"`)
    expect(text).toContain('<th scope="row">delivery</th>')
    for (const mode of MODEL_FAULT_MODES) expect(text).toContain(`name="mode" value="${mode}"`)
    expect(text).toContain('/_local/logs/check-in')
    const policy = response.headers.get('content-security-policy') ?? ''
    expect(policy).toContain("frame-ancestors 'none'")
    expect(policy).not.toContain('unsafe-inline')
  })

  test('the page shows the newest notifications, with what the device shows', async () => {
    expect((await page()).text).toContain('No notification yet.')
    const at = Date.parse('2026-11-20T11:20:00Z')
    const push = (id: string, payload: unknown) => ({ id, at, payload, ttl: 60, urgency: undefined })
    stack.product.push.pushes.push(push('1', { title: 'Still open: <b>Read</b>', body: 'Check in.' }), push('2', 'x'))
    const { text } = await page()
    expect(text).toContain('Still open: &lt;b&gt;Read&lt;/b&gt;')
    expect(text).toContain('Check in.')
    expect(text.indexOf('Without words')).toBeLessThan(text.indexOf('Still open'))
    expect(text).toContain('today, 6:20')
  })

  test('the page escapes addresses', async () => {
    await stack.person('rock&roll@example.com')
    const { text } = await page()
    expect(text).toContain('rock&amp;roll@example.com')
    expect(text).not.toContain('rock&roll')
  })

  test('the page follows the theme that was chosen in the app', async () => {
    const dark = await fetch(`${stack.product.url}/_local/`, { headers: { cookie: 'five-circles.theme=dark' } })
    expect(await dark.text()).toContain('data-theme="dark"')
    expect((await page()).text).not.toContain('data-theme')
  })
})

describe('the clock', () => {
  test('Next 7:00 moves to the next morning of the zone and runs what falls due', async () => {
    const person = await stack.person('morning@example.com')
    await stack.api(person, 'create-goal', { title: 'Run <b>5</b> km' })
    await stack.product.mail.clear()
    const { url, text } = await press('clock', { move: 'morning', zone: 'America/New_York' })
    expect(stack.product.clock.now() - Date.parse('2026-11-20T12:00:00Z')).toBeLessThan(60_000)
    expect(await subject('morning@example.com')).toHaveLength(1)
    expect(url).toContain('/_local/?zone=America')
    expect(readNotice(text)).toBe('It is 7:00. 1 mail arrived.')
    expect(text).not.toContain('<b>5</b>')
    expect(readNotice((await page()).text)).toBe('')
  })

  test('+1 hour and +1 day move the clock, in the zone of the page', async () => {
    // A day has hundreds of ticks, so the travel itself is replaced.
    const travel = vi.spyOn(stack.product.travel, 'to').mockResolvedValue()
    const before = stack.product.clock.now()
    for (const move of ['hour', 'day']) await press('clock', { move, zone: 'Asia/Tokyo' })
    const hours = travel.mock.calls.map(([target]) => Math.round((target - before) / 3_600_000))
    expect(hours).toEqual([1, 24])
    travel.mockRestore()
  })

  test('the clock refuses an unknown move and an unknown zone, and does not move', async () => {
    const before = stack.product.clock.now()
    expect(await press('clock', { move: 'year' })).toMatchObject({ status: 400, text: expect.stringContaining('move') })
    expect(await press('clock', { move: 'day', zone: 'Nowhere' })).toMatchObject({ status: 400 })
    expect(stack.product.clock.now() - before).toBeLessThan(3_600_000)
  })

  test.each([[{ origin: 'https://evil.example' }], [{ origin: 'null' }], [{ 'sec-fetch-site': 'cross-site' }]])(
    'a page of another site cannot use a form: %j',
    async (headers) => {
      const before = stack.product.clock.now()
      expect((await press('clock', { move: 'day' }, headers)).status).toBe(403)
      const [user] = stack.product.identity.list()
      expect((await press('sign-in', { sub: user?.sub ?? '' }, headers)).status).toBe(403)
      expect(stack.product.clock.now() - before).toBeLessThan(3_600_000)
    },
  )
})

describe('faults', () => {
  test('a press sets a fault of the model for some calls, and another lifts it', async () => {
    const set = await press('fault', { service: 'model', mode: 'rubbish', times: '3' })
    expect(stack.product.faults.list()).toEqual([{ service: 'model', fault: { mode: 'rubbish', times: 3 } }])
    expect(set.text).toContain('Set: rubbish, for the next 3 calls')
    expect(set.text).toMatch(/value="rubbish" aria-pressed="true"/)
    await press('fault', { service: 'mail', mode: 'refused', times: '' })
    await press('lift', { service: 'model' })
    expect(stack.product.faults.list()).toEqual([{ service: 'mail', fault: { mode: 'refused' } }])
    await press('lift')
    expect(stack.product.faults.list()).toEqual([])
  })

  test('a switch stays on until it is switched off', async () => {
    const set = await press('switch', { name: 'slow-table', on: 'true' })
    expect(stack.product.faults.list()).toEqual([{ service: 'table', fault: { mode: 'slow' } }])
    expect(readNotice(set.text)).toBe('Slow table: on.')
    expect(set.text.match(/role="switch" name="on" value="false" aria-checked="true"/g)).toHaveLength(1)
    await press('switch', { name: 'slow-table', on: 'false' })
    expect(stack.product.faults.list()).toEqual([])
    expect((await press('switch', { name: 'nothing', on: 'true' })).status).toBe(400)
  })

  test('the switch of gone push subscriptions answers 410 until all faults are lifted', async () => {
    const { product } = stack
    const { endpoint } = product.push.subscribe('key')
    const push = async () =>
      (await product.push.app.request(`/send/${endpoint.split('/').at(-1)}`, { method: 'POST' })).status
    await press('switch', { name: 'push-gone', on: 'true' })
    expect(await push()).toBe(410)
    await press('lift')
    expect(await push()).not.toBe(410)
  })

  test('the form refuses a fault that the service does not have', async () => {
    const { status, text } = await press('fault', { service: 'identity', mode: 'rubbish', times: '' })
    expect([status, text]).toEqual([400, expect.stringContaining('mode must for identity be one of')])
    expect(stack.product.faults.list()).toEqual([])
  })
})

describe('schedules, queues and mails', () => {
  test('Fire runs a schedule', async () => {
    const { text } = await press('fire', { name: 'dispatch-wake-up-mails' })
    expect(text).toContain('Dispatch wake-up mails has run.')
    expect((await press('fire', { name: 'nothing' })).status).toBe(400)
  })

  test('Send again redrives a queue, and refuses an unknown one', async () => {
    const { text } = await press('redrive', { name: 'five-circles-dev-delivery-dead-letters' })
    expect(text).toContain('0 messages went back to the queue.')
    expect((await press('redrive', { name: 'nothing' })).status).toBe(400)
  })

  test('Clear empties the inbox', async () => {
    await stack.person()
    expect((await press('clear-mail')).text).toContain('No mail yet.')
    expect(await stack.product.mail.list()).toEqual([])
  })
})

describe('people', () => {
  const find = (email: string) => stack.product.identity.list().find((user) => user.email === email)

  test('the page shows plan, goals and zone of a person', async () => {
    const person = await stack.person('berlin@example.com')
    await stack.api(person, 'create-goal', { title: 'Read' })
    await stack.api(person, 'update-profile', { zone: 'Europe/Berlin' })
    const { text } = await page()
    expect(text).toMatch(/berlin@example\.com<\/b><span>Trial until \w+ \d+, 1 goal, Berlin/)
    expect(text).toContain('<option value="Europe/Berlin" selected>')
  })

  test('Verify confirms a person without a code', async () => {
    const { userPool } = stack.product.model
    await fetch(`${stack.product.url}/_local/identity/`, {
      method: 'POST',
      headers: {
        'content-type': 'application/x-amz-json-1.1',
        'x-amz-target': 'AWSCognitoIdentityProviderService.SignUp',
      },
      body: JSON.stringify({ ClientId: userPool.clientId, Username: 'new@example.com', Password: 'fjord-at-dawn' }),
    })
    expect((await page()).text).toContain('Not verified yet')
    expect((await press('confirm', { sub: find('new@example.com')?.sub ?? '' })).text).toContain('is verified')
    expect(find('new@example.com')).toMatchObject({ isConfirmed: true })
  })

  test('Add one signs a person up who can sign in, and refuses what the pool refuses', async () => {
    const { text } = await press('add-person', { email: 'added@example.com' })
    expect(readNotice(text)).toBe('added@example.com is signed up and verified. The password is first-light.')
    expect(find('added@example.com')).toMatchObject({ isConfirmed: true })
    expect((await press('sign-in', { sub: find('added@example.com')?.sub ?? '' })).text).toContain('idToken')
    for (const [email, reason] of [
      ['added@example.com', 'already exists'],
      ['nobody', 'email'],
    ] as const)
      expect(await press('add-person', { email })).toMatchObject({ status: 400, text: expect.stringContaining(reason) })
  })

  test('Sign in as gives the browser a session that the API accepts', async () => {
    await stack.person('again@example.com')
    const { text } = await press('sign-in', { sub: find('again@example.com')?.sub ?? '' })
    const idToken = /\.idToken":"([^"]+)"/.exec(text)?.[1]
    const response = await fetch(`${stack.product.url}/api/get-profile`, {
      method: 'POST',
      headers: { authorization: `Bearer ${idToken}`, 'content-type': 'application/json' },
      body: '{}',
    })
    expect([response.status, await response.text()]).toEqual([200, expect.stringContaining('again@example.com')])
    expect((await press('sign-in', { sub: 'nobody' })).status).toBe(400)
  })
})
