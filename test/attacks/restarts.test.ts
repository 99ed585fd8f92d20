import { afterAll, beforeAll, expect, it } from 'vitest'
import { pick, seededRandom } from '#test/support/random.ts'
import { type Stack, startStack } from '#test/support/stack.ts'
import { personWithGoal, readGoals } from './attack.ts'

/** Restarts the product under load. */

const RESTARTS = Number(process.env.ATTACK_ROUNDS ?? 1) + 1
const PEOPLE = 4
const CALLS = 12

let stack: Stack

beforeAll(async () => {
  stack = await startStack({ now: Date.parse('2026-11-24T17:00:30Z'), adjustments: { throttled: false } })
}, 120_000)
afterAll(() => stack?.stop())

it('restarts under load lose no acknowledged write', async () => {
  const random = seededRandom(Number(process.env.ATTACK_SEED ?? 20_261_122))
  const people = await Promise.all(Array.from({ length: PEOPLE }, (_, n) => personWithGoal(stack, `Goal ${n}`)))
  const titles = new Map(people.map(({ person }, n) => [person.id, `Goal ${n}`]))
  const checkedIn = new Set<string>()
  for (let round = 0; round < RESTARTS; round += 1) {
    const load = Array.from({ length: CALLS }, async (_, n) => {
      const { person, goalId } = pick(people, random)
      const title = `Round ${round}, call ${n}`
      try {
        if (n % 3 === 0) {
          const { status } = await stack.api(person, 'check-in', { goalId })
          if (status === 200) checkedIn.add(person.id)
        } else {
          const { status, body } = await stack.api(person, 'update-goal', { goalId, updates: { title } })
          if (status === 200) titles.set(person.id, String(Object(body.goal).title))
        }
      } catch {
        // The product stopped before the response, so the write may exist or not.
        titles.delete(person.id)
      }
    })
    await Promise.all([...load, stack.restart()])
    for (const { person } of people) {
      const [goal] = await readGoals(stack, person)
      if (checkedIn.has(person.id)) expect(goal).toMatchObject({ streak_count: 1 })
      expect(goal?.streak_count).toBeLessThanOrEqual(1)
      if (!titles.has(person.id) && goal) titles.set(person.id, goal.title)
    }
  }
  for (const { person, goalId } of people) {
    expect((await stack.api(person, 'check-in', { goalId })).status).toBe(200)
    expect(await readGoals(stack, person)).toMatchObject([{ streak_count: 1 }])
  }
})
