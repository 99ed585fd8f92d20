import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { DAY_MS, HOUR_MS } from '#domain/time/units.ts'
import type { Person } from '#test/support/people.ts'
import { type Answer, type Stack, startStack } from '#test/support/stack.ts'

/** Trial, plans and payments over HTTP, with the Stripe emulator's pages, webhooks and clock. */

let stack: Stack
let ann: Person

beforeAll(async () => {
  stack = await startStack({ now: Date.parse('2026-11-24T15:00:00Z') })
})
afterAll(() => stack?.stop())
beforeEach(async () => {
  ann = await stack.person()
  await api('create-user-profile')
})

const api = (operation: string, body: object = {}): Promise<Answer> => stack.api(ann, operation, body)
const createGoal = (title: string) => api('create-goal', { title })
const plan = async () => {
  const { body } = await api('fetch-user-goals')
  return { plan: body.plan, titles: Array.isArray(body.goals) ? body.goals.map((goal) => Object(goal).title) : [] }
}

/** Moves the clock and drops the mails in between. The session expires. */
const pass = async (days: number) => {
  await stack.local('POST', 'clock', { advance: `P${days}D`, skip: true })
  ann = await stack.again(ann)
}

/** Presses a button on a page of the emulator, and waits for its webhooks. */
const press = async (url: string, action: string, fields: Record<string, string> = {}) => {
  const response = await fetch(`${url}${action}`, {
    method: 'POST',
    body: new URLSearchParams(fields),
    redirect: 'manual',
  })
  expect(response.status).toBe(303)
  await stack.product.travel.idle()
}

const buy = async (body: object = {}) => {
  const { status, body: answer } = await api('create-checkout', body)
  expect(status).toBe(200)
  await press(String(answer.url), '/pay', { card: 'works' })
}

/** The portal, with the ids of the subscription and of the price. */
const portal = async (priceId = '') => {
  const url = String((await api('customer-portal')).body.url)
  const page = await (await fetch(url)).text()
  const [, subscription = ''] = /(sub_\w+)\//.exec(page) ?? []
  const [, price = ''] = new RegExp(`value="(price_\\w+)"[^>]*>\\s*<button[^>]*>[^<]*${priceId}`).exec(page) ?? []
  return { url, subscription, price }
}

describe('a trial', () => {
  it('refuses goals after its end until a plan is bought, with the limits of the plan', async () => {
    const { body } = await createGoal('Run 5 km')
    const goalId = Object(body.goal).id
    expect((await createGoal('Write a book')).status).toBe(409)
    await pass(29)
    expect((await api('check-in', { goalId })).body).toMatchObject({ alreadyCheckedIn: false })
    expect(await plan()).toMatchObject({ plan: { trial: { isTrialExpired: false, daysRemaining: 1 } } })

    await pass(1)
    expect(await plan()).toMatchObject({
      plan: { name: 'Free trial', trial: { isTrialExpired: true, daysRemaining: 0 } },
      titles: ['Run 5 km'],
    })
    await stack.local('POST', 'clock', { advance: 'PT1H' })
    const mails = await stack.local('GET', `mail?to=${encodeURIComponent(ann.email)}`)
    expect(JSON.stringify(mails)).toContain('Your free mornings have ended')
    ann = await stack.again(ann)
    const blocked: [string, object][] = [
      ['create-goal', { title: 'Write a book' }],
      ['check-in', { goalId }],
      ['update-goal', { goalId, updates: { title: 'Walk' } }],
      ['delete-goal', { goalId }],
      ['reset-streak', { goal_id: goalId }],
      ['generate-daily-motivation', { goalId }],
      ['generate-daily-motivation', { goalId, isNudge: true }],
      ['generate-daily-motivation', { isGeneralNudge: true }],
    ]
    for (const [operation, asked] of blocked)
      expect(await api(operation, asked), operation).toMatchObject({ status: 403, body: { success: false } })

    await buy()
    expect(await plan()).toMatchObject({
      plan: { name: 'Personal Plan', goal_limit: 3, trial: { isTrialExpired: false, hasActiveSubscription: true } },
    })
    expect((await api('check-in', { goalId })).body).toMatchObject({
      alreadyCheckedIn: false,
      goal: { streak_count: 2 },
    })
    expect((await createGoal('Write a book')).status).toBe(200)
    expect((await createGoal('Call my mother')).status).toBe(200)
    expect((await createGoal('A fourth')).status).toBe(409)
  })
})

describe('a plan', () => {
  it('that is changed for a smaller one keeps five goals readable and refuses another one', async () => {
    await buy({ tier: 'pro_plan' })
    const titles = ['One', 'Two', 'Three', 'Four', 'Five']
    for (const title of titles) expect((await createGoal(title)).status).toBe(200)
    expect((await createGoal('Six')).status).toBe(409)

    const { url, subscription, price } = await portal('Personal Plan')
    await press(url, `/${subscription}/change`, { price })
    expect(await plan()).toMatchObject({ plan: { name: 'Personal Plan', goal_limit: 3 }, titles: titles.toReversed() })
    expect(await createGoal('Six')).toMatchObject({ status: 409, body: { code: 'limit-reached' } })
    const { body } = await api('fetch-user-goals')
    for (const goal of Array.isArray(body.goals) ? body.goals : []) {
      expect((await api('check-in', { goalId: Object(goal).id })).body).toMatchObject({ alreadyCheckedIn: false })
      expect((await api('get-daily-motivation', { goalId: Object(goal).id })).status).toBe(200)
    }
    // Deletes goals until their number is below the limit.
    for (const goal of Array.isArray(body.goals) ? body.goals.slice(0, 3) : [])
      expect((await api('delete-goal', { goalId: Object(goal).id })).status).toBe(200)
    expect((await createGoal('Six')).status).toBe(200)
  })

  it('that is canceled lasts until the end of the paid month (PLAN-13)', async () => {
    await buy()
    const { url, subscription } = await portal()
    await press(url, `/${subscription}/cancel`)
    const until = Object((await api('check-subscription')).body).subscription_end
    expect(Date.parse(until) - stack.product.clock.now()).toBeGreaterThan(27 * DAY_MS)
    expect(await plan()).toMatchObject({ plan: { name: 'Personal Plan', goal_limit: 3 } })
    await stack.local('POST', 'clock', { now: new Date(Date.parse(until) - 60_000).toISOString(), skip: true })
    ann = await stack.again(ann)
    expect((await api('check-subscription')).body).toMatchObject({
      subscribed: true,
      subscription_tier: 'Personal Plan',
    })
    await stack.local('POST', 'clock', { advance: 'PT2M' })
    expect((await api('check-subscription')).body).toMatchObject({ subscribed: false, subscription_end: until })
    expect(await plan()).toMatchObject({ plan: { name: 'Free trial' } })
  })

  it('renews every month while the card works', async () => {
    await buy()
    for (let month = 0; month < 3; month += 1) {
      await pass(31)
      expect((await api('check-subscription')).body).toMatchObject({ subscribed: true })
    }
  })

  it('that was renewed gives access before its webhook arrives (PLAN-17)', async () => {
    await buy()
    const until = Date.parse(Object((await api('check-subscription')).body).subscription_end)
    await fetch(`${stack.product.url}/_local/stripe/manner`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ duplicates: 0, delayMs: DAY_MS, reorder: false }),
    })
    const at = async (instant: number) => {
      await stack.local('POST', 'clock', { now: new Date(instant).toISOString(), skip: true })
      ann = await stack.again(ann)
      return (await plan()).plan
    }
    expect(await at(until + 23 * HOUR_MS)).toMatchObject({
      name: 'Personal Plan',
      subscription: { subscription_end: new Date(until).toISOString() },
      trial: { isTrialExpired: false },
    })
    // The emulator sends the renewal's webhook a day later.
    await at(until + 50 * HOUR_MS)
    await expect
      .poll(async () => Date.parse(Object((await api('check-subscription')).body).subscription_end), {
        timeout: 30_000,
      })
      .toBeGreaterThan(until)
  })
})
