import { describe, expect, it } from 'vitest'
import { HOSTILE } from '#test/support/hostile.ts'
import { pick } from '#test/support/random.ts'
import { type Attack, personWithGoal, readGoals } from './attack.ts'

const EXTRA = [
  '\ud800',
  'x\udfff',
  '\u0000',
  '\u202eabc',
  '\u200b',
  '🏃'.repeat(300),
  ' '.repeat(5000),
  '5e-324',
  '-0',
  'NaN',
]
const TEXTS_A_ROUND = 8

/** Requests with one text in each field of free text. */
const requestsWith = (text: string, goalId: string): [string, Record<string, unknown>][] => [
  ['create-user-profile', { displayName: text }],
  ['update-profile', { displayName: text }],
  ['update-profile', { zone: text }],
  ['create-goal', { title: text, description: text }],
  ['update-goal', { goalId, updates: { title: text } }],
  ['update-goal', { goalId, updates: { description: text, circle_interview_data: { specificGoal: text } } }],
  ['save-motivation', { goalId, message: text, micro_plan: text, challenge: text, tone: 'teammate' }],
  ['save-motivation', { goalId, message: text, micro_plan: [text], challenge: text, tone: 'teammate' }],
  ['generate-goal-suggestions', { circleName: 'Work', hoursPerWeek: 3, personalDefinition: text, specificGoal: text }],
  ['check-in', { goalId: text }],
  ['export-account', { after: text }],
]

export const attackWithTexts = ({ stack, random, rounds }: Attack): void => {
  describe('a text', () => {
    it('is stored or refused without a server error, and the account stays readable (API-5)', async () => {
      const { person, goalId } = await personWithGoal(stack(), 'Run')
      const failures: string[] = []
      for (let count = 0; count < rounds * TEXTS_A_ROUND; count += 1) {
        const text = pick([...HOSTILE, ...EXTRA], random)
        for (const [operation, body] of requestsWith(text, goalId)) {
          const { status } = await stack().api(person, operation, body)
          if (status >= 500) failures.push(`${status} ${operation} ${JSON.stringify(body)}`)
        }
      }
      expect(failures).toEqual([])
      expect(await readGoals(stack(), person)).toHaveLength(1)
    })
  })
}
