import { describe, expect, it } from 'vitest'
import { suggestGoals } from '#functions/coach/generate-goal-suggestions/write.ts'
import { coachSaying } from '../adapters/bedrock/saying.ts'

const wish = {
  circle: 'Work',
  personalDefinition: '',
  hoursPerWeek: 4,
  currentChallenges: '',
  specificGoal: '',
} as const
const one = (title: string, change: Record<string, unknown> = {}) => ({
  title,
  description: 'Every Friday.',
  reasoning: 'You asked for it.',
  time_commitment: 1.5,
  ...change,
})
const three = (change: Record<string, unknown> = {}) => ({ suggestions: [one('a'), one('b'), one('c', change)] })
const suggest = (answer: unknown) => suggestGoals(coachSaying(answer, answer), wish)

describe('suggestions of the model', () => {
  it('are cleaned of markup, in the names of the wire', async () => {
    const { suggestions, source } = await suggest(three({ title: '**C**\n<i>d</i>' }))
    expect(source).toBe('model')
    expect(suggestions[2]).toEqual({
      title: 'C d',
      description: 'Every Friday.',
      reasoning: 'You asked for it.',
      timeCommitment: 1.5,
    })
  })

  it.each<[string, unknown]>([
    ['that are two', { suggestions: [one('a'), one('b')] }],
    ['that are four', { suggestions: [one('a'), one('b'), one('c'), one('d')] }],
    ['of which two are one', three({ title: 'A' })],
    ['with a title beyond a goal’s', three({ title: 'x'.repeat(101) })],
    ['with a description beyond a goal’s', three({ description: '👍'.repeat(301) })],
    ['with a title of markup', three({ title: '<b></b>' })],
    ['of more hours than there are', three({ time_commitment: 4.5 })],
    ['of no hours', three({ time_commitment: 0 })],
    ['of a third of an hour', three({ time_commitment: 1 / 3 })],
    ['with a field too many', three({ url: 'https://evil.example' })],
    ['that are text', 'Run more.'],
  ])('%s are replaced by the built-in ones', async (_, answer) => {
    expect(await suggest(answer)).toMatchObject({ source: 'built-in' })
    expect(await suggestGoals(coachSaying(answer, three()), wish)).toMatchObject({ source: 'model' })
  })
})
