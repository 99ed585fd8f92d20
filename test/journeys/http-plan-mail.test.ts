import { afterAll, beforeAll, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { goalView } from '#domain/goals/goal.ts'
import type { Person } from '#test/support/people.ts'
import { type Stack, startStack } from '#test/support/stack.ts'

/** A person with an if-then plan checks in every day and reads the morning mails (GOAL-18, TEXT-15, MAIL-11). */

const PLAN = { plan_when: 'the kettle is on', plan_then: 'open the draft' }
/** The subject names the plan once in five ordinary days. 7 AM is 12:00 UTC. */
const DAYS = ['2026-11-25', '2026-11-26', '2026-11-27', '2026-11-28', '2026-11-29']

let stack: Stack
let maren: Person

beforeAll(async () => {
  stack = await startStack({ now: Date.parse('2026-11-24T15:00:00Z') })
  maren = await stack.person()
})
afterAll(() => stack.stop())

const ask = async (operation: string, body: Record<string, unknown> = {}) => {
  const answer = await stack.api(maren, operation, body)
  expect([operation, answer.status, answer.body.error]).toEqual([operation, 200, undefined])
  return answer.body
}

it('the subject of one mail in five names the moment of the plan, as the person typed it', async () => {
  await ask('create-user-profile')
  const { goal } = await ask('create-goal', { title: 'Write the first draft', tone: 'wise_mentor', ...PLAN })
  const { id: goalId } = z.parse(goalView, goal)
  for (const day of DAYS) {
    await stack.local('POST', 'clock', { now: `${day}T11:58:00Z`, skip: true })
    await stack.local('POST', 'clock', { advance: 'PT7M' })
    maren = await stack.again(maren)
    await ask('check-in', { goalId })
  }
  const mails = (await stack.product.mail.list({ to: maren.email })).filter(
    ({ headers }) => 'list-unsubscribe' in headers,
  )
  expect(mails).toHaveLength(DAYS.length)
  expect(mails.filter(({ subject }) => subject.includes(PLAN.plan_when))).toHaveLength(1)
})
