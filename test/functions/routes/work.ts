import { expect } from 'vitest'
import type { Person } from '#test/support/people.ts'
import type { Stack } from '#test/support/stack.ts'

/**
 * Every operation about a goal as the page calls it: over HTTP, through the authorizer, under its own function's permissions.
 */

const text = { message: 'Own words', micro_plan: 'One step', challenge: 'Dare', tone: 'teammate' }

/** The request of each operation in an order in which each changes something, and a part of the expected response. */
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
  ['pause-goal', { goalId, pause: null }, { goal: { pause: null } }],
  ['check-in', { goalId }, { alreadyCheckedIn: false, goal: { streak_count: 1 } }],
  ['reflect-on-check-in', { goalId, feeling: 'hard', note: 'Wet shoes.' }, { goal: { id: goalId } }],
  ['list-reflections', { goalId }, { reflections: [{ feeling: 'hard', note: 'Wet shoes.' }] }],
  ['reset-streak', { goal_id: goalId }, { goal: { streak_count: 0, best_streak: 1 } }],
  ['delete-goal', { goalId }, {}],
]

/** Sends all requests for a goal of the person and checks the responses. */
export const doAllWork = async (stack: Stack, person: Person, goalId: string): Promise<void> => {
  for (const [operation, body, answer] of about(goalId)) {
    const got = await stack.api(person, operation, body)
    expect([operation, got]).toMatchObject([operation, { status: 200, body: { success: true, ...answer } }])
  }
  expect((await stack.api(person, 'fetch-user-goals')).body).toMatchObject({ goals: [] })
}
