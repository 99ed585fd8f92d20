import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { CORRELATION_HEADER } from '#domain/correlation-header.ts'
import { contract as checkSubscription } from '#functions/billing/check-subscription/contract.ts'
import { contract as deleteGoal } from '#functions/goals/delete-goal/contract.ts'
import { contract as fetchUserGoals } from '#functions/goals/fetch-user-goals/contract.ts'
import { contract as checkIn } from '#functions/streaks/check-in/contract.ts'
import { json, keepTokens, serve } from '#test/web/support/network.ts'
import { call } from '#web/entities/session/api.ts'
import { askEarly, takeEarly } from '#web/entities/session/early-goals.ts'
import { NetworkError } from '#web/lib/api-error.ts'

const GOALS = fetchUserGoals.path
const ANSWER = { success: true, error: 'An answer that no schema knows.' }

/** The bearer tokens of the requests for the goals. */
const bearers = (asked: ReturnType<typeof serve>) =>
  asked.filter(({ what }) => what === GOALS).map(({ headers }) => headers.get('authorization'))

const stored = () => `Bearer ${Object.entries({ ...localStorage }).find(([key]) => key.endsWith('.idToken'))?.[1]}`

beforeEach(() => {
  delete window.earlyGoals
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  delete window.earlyGoals
  window.history.replaceState(null, '', '/')
})

describe("the document's request for the goals", () => {
  it('is made with the stored token, and is the first request of the app', async () => {
    keepTokens()
    const asked = serve({ [GOALS]: () => json(ANSWER) })
    askEarly(CORRELATION_HEADER)
    expect(bearers(asked)).toEqual([stored()])
    expect(asked[0]?.body).toEqual({})
    expect(asked[0]?.headers.get(CORRELATION_HEADER)).toMatch(/^[\da-f-]{36}$/)
    await expect(call(fetchUserGoals, {})).rejects.toMatchObject({ status: 200 })
    expect(bearers(asked)).toHaveLength(1)
    await expect(call(fetchUserGoals, {})).rejects.toMatchObject({ status: 200 })
    expect(bearers(asked)).toHaveLength(2)
  })

  it('reads consistently within ten seconds after a change, also one whose answer was lost, and not after a read (PAGE-36)', async () => {
    vi.useFakeTimers({ toFake: ['Date'] })
    keepTokens()
    const asked = serve({ [GOALS]: () => json(ANSWER), [deleteGoal.path]: () => json({}, 503) })
    const ask = () => {
      delete window.earlyGoals
      askEarly(CORRELATION_HEADER)
      return asked.at(-1)?.body
    }
    await expect(call(fetchUserGoals, {})).rejects.toBeDefined()
    await expect(call(checkSubscription, {})).rejects.toBeDefined()
    expect(ask()).toEqual({})
    await expect(call(deleteGoal, { goalId: 'goal_01' })).rejects.toBeDefined()
    expect(ask()).toEqual({ consistent: true })
    vi.setSystemTime(Date.now() + 10_000)
    expect(ask()).toEqual({})
    await expect(call(checkIn, { goalId: 'goal_01' })).rejects.toBeInstanceOf(NetworkError)
    expect(ask()).toEqual({ consistent: true })
  })

  it('reads consistently while a change still runs, as after a reload (PAGE-36)', async () => {
    keepTokens()
    const asked = serve({
      [GOALS]: () => json(ANSWER),
      [checkIn.path]: () => {
        askEarly(CORRELATION_HEADER)
        return json({}, 503)
      },
    })
    await expect(call(checkIn, { goalId: 'goal_01' }, { keepalive: true })).rejects.toBeDefined()
    expect(asked.at(-1)).toMatchObject({ what: GOALS, body: { consistent: true } })
  })

  it.each([
    ['a signed-out person', () => {}],
    ['expired tokens', () => keepTokens({ exp: 1 })],
    [
      'an address with parameters',
      () => {
        keepTokens()
        window.history.replaceState(null, '', '/?home=true')
      },
    ],
    [
      'an app that has asked already',
      () => {
        keepTokens()
        void takeEarly(GOALS, null)
      },
    ],
  ])('is not made for %s', (_, prepare) => {
    prepare()
    const asked = serve({ [GOALS]: () => json(ANSWER) })
    askEarly(CORRELATION_HEADER)
    expect(asked).toEqual([])
  })

  it('is not used for another person who signed in meanwhile', async () => {
    keepTokens()
    const asked = serve({ [GOALS]: () => json(ANSWER) })
    askEarly(CORRELATION_HEADER)
    const first = stored()
    keepTokens({ sub: 'sub-2' })
    await expect(call(fetchUserGoals, {})).rejects.toMatchObject({ status: 200 })
    expect(bearers(asked)).toEqual([first, stored()])
    expect(stored()).not.toBe(first)
  })

  it('is repeated by the app with a renewed token if the server refuses it', async () => {
    keepTokens()
    const asked = serve({
      [GOALS]: () => json({ error: 'Sign in again.' }, 401),
    })
    askEarly(CORRELATION_HEADER)
    await expect(call(fetchUserGoals, {})).rejects.toMatchObject({})
    expect(bearers(asked)).toHaveLength(1)
    expect(asked.map(({ what }) => what)).toContain('GetTokensFromRefreshToken')
  })

  it('fails like a request of the app without a network', async () => {
    keepTokens()
    serve({})
    askEarly(CORRELATION_HEADER)
    await expect(call(fetchUserGoals, {})).rejects.toMatchObject({ name: 'NetworkError' })
  })
})
