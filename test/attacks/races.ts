import { describe, expect, it } from 'vitest'
import { shuffled } from '#test/support/random.ts'
import { type Attack, personWithGoal, readGoals, readItems } from './attack.ts'

const AT_ONCE = 20

export const attackWithRaces = ({ stack, random, rounds }: Attack): void => {
  describe('concurrent requests', () => {
    it('create exactly as many goals as the plan allows (API-6, GOAL-12)', async () => {
      for (let round = 0; round < rounds; round += 1) {
        const person = await stack().person()
        await stack().api(person, 'create-user-profile', {})
        const answers = await Promise.all(
          Array.from({ length: AT_ONCE }, (_, n) => stack().api(person, 'create-goal', { title: `Goal ${n}` })),
        )
        expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
        expect(await readGoals(stack(), person)).toHaveLength(1)
      }
    })

    it('check in a day once and create as many nudges as the plan allows (STREAK-3, NUDGE-2)', async () => {
      const { person, goalId } = await personWithGoal(stack(), 'Run')
      const calls = shuffled(
        Array.from({ length: AT_ONCE }, (_, n) => n % 2 === 0),
        random,
      ).map((isCheckIn) =>
        isCheckIn
          ? stack().api(person, 'check-in', { goalId })
          : stack().api(person, 'generate-daily-motivation', { goalId, isNudge: true }),
      )
      const answers = (await Promise.all(calls)).map(({ status, body }) => ({ status, ...body }))
      expect(
        answers.filter((answer) => 'alreadyCheckedIn' in answer && answer.alreadyCheckedIn === false),
      ).toHaveLength(1)
      expect(answers.filter((answer) => 'microPlan' in answer && answer.status === 200)).toHaveLength(1)
      expect(await readGoals(stack(), person)).toMatchObject([{ streak_count: 1 }])
    })

    it('leave no data when one of them deletes the account (ACCOUNT-8)', async () => {
      for (let round = 0; round < rounds; round += 1) {
        const { person, goalId } = await personWithGoal(stack(), 'Run')
        const { body: goals } = await stack().api(person, 'fetch-user-goals', {})
        const calls: [string, Record<string, unknown>][] = [
          ['delete-account', { email: person.email }],
          ['check-in', { goalId }],
          ['update-goal', { goalId, updates: { title: 'Walk', time_of_day: '08:00' } }],
          ['update-profile', { displayName: 'Ann', zone: 'Europe/Oslo' }],
          ['create-goal', { title: 'Another' }],
          ['generate-daily-motivation', { goalId, isNudge: true }],
          ['save-motivation', { goalId, message: 'Go.', micro_plan: 'Step', challenge: 'Dare', tone: 'teammate' }],
          ['reset-streak', { goal_id: goalId }],
          ['undo-check-in', { goal_id: goalId, day: Object(goals.today).date }],
          ['create-user-profile', {}],
        ]
        const answers = await Promise.all(
          shuffled(calls, random).map(([operation, body]) => stack().api(person, operation, body)),
        )
        expect(answers.filter(({ status }) => status >= 500)).toEqual([])
        // A deletion that conflicts with another write returns 409, and the user repeats it.
        const last = await stack().api(person, 'delete-account', { email: person.email })
        expect([200, 401, 404, 409]).toContain(last.status)
        await stack().product.travel.idle()
        expect(await readItems(stack(), person)).toEqual([])
      }
    })
  })
}
