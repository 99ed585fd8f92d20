import { describe, expect, it } from 'vitest'
import { suggestGoals } from '#functions/coach/generate-goal-suggestions/write.ts'
import { coachSaying } from '../adapters/bedrock/saying.ts'
import { WISH } from './prose-answers.ts'

const input = { wish: WISH, interview: null, history: [], goals: [] }
const one = (title: string, change: Record<string, unknown> = {}) => ({
  title,
  description: 'Every Friday, for 90 minutes.',
  reasoning: 'Because you wrote “Work that is mine.”',
  minutes: 90,
  days: 1,
  kind: 'do',
  ...change,
})
const three = (change: Record<string, unknown> = {}) => ({
  suggestions: [one('a'), one('b', { kind: 'leave-out' }), one('c', { kind: 'person', ...change })],
  concern: 'none',
})
const suggest = (answer: unknown) => suggestGoals(coachSaying(answer, answer), input)

describe('suggestions of the model', () => {
  it('are cleaned of markup and have the field names of the API', async () => {
    const { suggestions, source } = await suggest(three({ title: '**C**\n<i>d</i>' }))
    expect(source).toBe('model')
    expect(suggestions[2]).toEqual({
      title: 'C d',
      description: 'Every Friday, for 90 minutes.',
      reasoning: 'Because you wrote “Work that is mine.”',
      timeCommitment: 1.5,
      minutes: 90,
      days: 1,
      kind: 'person',
    })
  })

  it.each(['gentle', 'crisis'] as const)(
    'with the concern %s are replaced by gentle ones (CARE-12)',
    async (concern) => {
      const { suggestions, source, concern: told } = await suggest({ ...three(), concern })
      expect([source, told]).toEqual(['built-in', concern])
      expect(suggestions.every(({ minutes }) => minutes === undefined)).toBe(true)
    },
  )

  it.each<[string, unknown]>([
    ['that are two', { suggestions: [one('a'), one('b')], concern: 'none' }],
    ['that are four', { suggestions: [one('a'), one('b'), one('c'), one('d')], concern: 'none' }],
    ['of which two are one', three({ title: 'A' })],
    ['with a title beyond 60 characters', three({ title: 'x'.repeat(61) })],
    ['with a description beyond a goal’s', three({ description: '👍'.repeat(301) })],
    ['with a title that speaks to the person', three({ title: 'Call your sister' })],
    ['with a title of markup', three({ title: '<b></b>' })],
    ['of more hours than there are', three({ minutes: 90, days: 3, description: 'Often.' })],
    ['of no minutes', three({ minutes: 0, description: 'Often.' })],
    ['of eight days a week', three({ minutes: 5, days: 8, description: 'Often.' })],
    ['with a field too many', three({ url: 'https://evil.example' })],
    ['that are text', 'Run more.'],
    ['of which two are of one kind', three({ kind: 'do' })],
    ['whose words state another time than its figures', three({ description: 'Ten minutes every Friday.' })],
    ['whose hours are not those of its figures', three({ description: 'Two hours every Friday.' })],
    ['that quote nothing', three({ reasoning: 'You asked for it.' })],
    ['that quote what nobody wrote', three({ reasoning: 'Because you wrote “I love meetings.”' })],
  ])('%s are replaced by the built-in ones', async (_, answer) => {
    expect(await suggest(answer)).toMatchObject({ source: 'built-in' })
    expect(await suggestGoals(coachSaying(answer, three()), input)).toMatchObject({ source: 'model' })
  })
})

describe('suggestions about a gentle subject', () => {
  it('ask no model and show no figure (FRAMEWORK-14)', async () => {
    const gentle = { ...input, wish: { ...WISH, gentle: { reason: 'burnout' as const, quote: 'I am signed off' } } }
    const { suggestions, source } = await suggestGoals(coachSaying(three(), three()), gentle)
    expect(source).toBe('built-in')
    expect(suggestions[2]?.title).toBe('Take one question to my doctor')
    expect(suggestions.every(({ minutes }) => minutes === undefined)).toBe(true)
    expect(suggestions.map(({ title, description }) => title + description).join()).not.toMatch(/\d/)
  })
})
