import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import type { Person } from '#test/support/people.ts'
import { type Stack, startStack } from '#test/support/stack.ts'

/** Every operation as the page calls it: over HTTP, through the authorizer, under its own function's permissions. `routes/` holds what they refuse. */

const NOON = Date.parse('2026-11-24T17:00:00Z')
const goalAnswer = z.object({ goal: z.object({ id: z.string() }) })
const text = { message: 'Own words', micro_plan: 'One step', challenge: 'Dare', tone: 'teammate' }

/** What each operation is sent about a goal, and a part of what comes back. */
const about = (goalId: string): [string, Record<string, unknown>, Record<string, unknown>][] => [
  ['create-user-profile', { displayName: 'Ann' }, { profile: { display_name: 'Ann' } }],
  ['get-profile', {}, { plan: { name: 'Free trial' } }],
  ['fetch-user-goals', {}, { goals: [{ id: goalId }] }],
  ['update-goal', { goalId, updates: { title: 'Walk' } }, { goal: { title: 'Walk' } }],
  ['generate-daily-motivation', { goalId }, { source: 'model' }],
  ['get-daily-motivation', { goalId }, { motivation: { goal_id: goalId, source: 'model' } }],
  ['save-motivation', { goalId, ...text }, { motivation: { source: 'person' } }],
  ['list-motivation-history', { goalId }, { motivations: [{ source: 'person' }], next: null }],
  ['clear-motivation-history', { goalId }, { deleted: 0 }],
  ['check-in', { goalId }, { alreadyCheckedIn: false, goal: { streak_count: 1 } }],
  ['reset-streak', { goal_id: goalId }, { goal: { streak_count: 0, best_streak: 1 } }],
  ['delete-goal', { goalId }, {}],
]

describe('over HTTP', () => {
  let stack: Stack
  let ann: Person

  beforeAll(async () => {
    stack = await startStack({ now: NOON })
    ann = await stack.person()
  })
  afterAll(() => stack.stop())

  const newGoal = async (person: Person): Promise<string> => {
    const { body } = await stack.api(person, 'create-goal', { title: 'Run', user_id: person.email })
    return goalAnswer.parse(body).goal.id
  }

  it('every operation does its work under the permissions that it has', async () => {
    const goalId = await newGoal(ann)
    for (const [operation, body, answer] of about(goalId)) {
      const got = await stack.api(ann, operation, body)
      expect([operation, got]).toMatchObject([operation, { status: 200, body: { success: true, ...answer } }])
    }
    expect((await stack.api(ann, 'fetch-user-goals')).body).toMatchObject({ goals: [] })
  })

  it('a token has its time', async () => {
    const eve = await stack.person()
    expect((await stack.api(eve, 'get-profile')).status).toBe(200)
    await stack.local('POST', 'clock', {
      advance: `PT${stack.product.model.userPool.tokenLifetimes.id + 60}S`,
      skip: true,
    })
    expect(await stack.api(eve, 'get-profile')).toEqual({ status: 401, body: { message: 'Unauthorized' } })
  })
})
