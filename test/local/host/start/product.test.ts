import { afterAll, beforeAll, expect, test } from 'vitest'
import { HOUR_MS } from '#domain/time/units.ts'
import { type Stack, startStack } from '#test/support/stack.ts'

const START = Date.parse('2026-11-20T15:00:00Z')

let stack: Stack

beforeAll(async () => {
  stack = await startStack({ now: START })
})
afterAll(() => stack.stop())

test('a restart keeps users, sessions, goals, streaks, mails and the clock', async () => {
  const person = await stack.person()
  const { body: created } = await stack.api(person, 'create-goal', { title: 'Run 5 km' })
  const goalId = Object(created.goal).id
  await stack.api(person, 'check-in', { goalId })
  const before = await stack.local('GET', 'mail')

  await stack.restart()
  const { status, body } = await stack.api(person, 'fetch-user-goals')
  expect(status).toBe(200)
  expect(body.goals).toEqual([expect.objectContaining({ id: goalId, title: 'Run 5 km', streak_count: 1 })])
  expect(await stack.local('GET', 'mail')).toEqual(before)
  expect(stack.product.clock.now()).toBeLessThan(START + HOUR_MS)

  await stack.local('POST', 'clock', { advance: 'PT24H', skip: true })
  expect(await stack.api(person, 'check-in', { goalId })).toEqual({ status: 401, body: { message: 'Unauthorized' } })
  const { body: next } = await stack.api(await stack.again(person), 'check-in', { goalId })
  expect(next.goal).toMatchObject({ streak_count: 2 })
})

test('two products in one process are isolated', async () => {
  const other = await startStack({ now: START })
  const person = await stack.person('same@example.com')
  const namesake = await other.person('same@example.com')
  await stack.api(person, 'create-goal', { title: 'Only mine' })
  expect(await other.api(namesake, 'fetch-user-goals')).toMatchObject({ status: 200, body: { goals: [] } })
  expect((await other.api(person, 'fetch-user-goals')).status).toBe(401)
  const before = stack.product.clock.now()
  await other.local('POST', 'clock', { advance: 'P7D', skip: true })
  expect(stack.product.clock.now()).toBeLessThan(before + HOUR_MS)
  await other.stop()
})
