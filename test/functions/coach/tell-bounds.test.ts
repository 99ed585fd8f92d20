import { describe, expect, it } from 'vitest'
import { writeReport } from '#functions/coach/create-five-circle-framework/write.ts'
import { takeTurn } from '#functions/coach/five-circle-consultant/write.ts'
import { suggestGoals } from '#functions/coach/generate-goal-suggestions/write.ts'
import { createInterview } from '#test/support/interview.ts'
import { createReportAnswer, createSuggestionsAnswer, listenTo } from './prose-answers.ts'

const MAREN = { interview: createInterview(), history: [], goals: [] }
const TEXT = 'Keep one evening free for it, before the next week begins.'
const LONG = 'so '.repeat(400).trim()
const REPORT = createReportAnswer(TEXT)
const SUGGESTIONS = createSuggestionsAnswer(TEXT, 'Work that is mine')
const [FIRST, ...OTHERS] = SUGGESTIONS.suggestions
const WISH = {
  ...{ circle: 'Work' as const, hoursPerWeek: 4, personalDefinition: 'Work that is mine.', currentChallenges: '' },
  ...{ specificGoal: '', priority: '', chat: [], gentle: null, hasGentle: false, moving: false },
}

describe('the retry of an answer that breaks its bounds (COACH-7)', () => {
  it.each([
    [`${LONG}. On which day?`, 'message: has 1214 characters, allowed are 1 to 600.'],
    ['', 'message: has 0 characters, allowed are 1 to 600.'],
  ])('names the limit of a consultant’s message', async (message, said) => {
    const ask = (words: string) => ({ ask_more: true, message: words, concern: 'none' })
    const { coach, told } = listenTo(ask(message), ask(`${TEXT} On which day?`))
    expect(await takeTurn(coach, MAREN, false)).toMatchObject({ source: 'model' })
    expect(told).toEqual([expect.stringContaining(said)])
  })

  it.each<[string, unknown, string]>([
    ['a summary', { ...REPORT, time_summary: LONG }, 'time_summary: has more than 600 characters.'],
    ['an empty part', { ...REPORT, speaks_for: ' ' }, 'speaks_for: is empty.'],
    [
      'an insight',
      { ...REPORT, key_insights: REPORT.key_insights.map((one, at) => (at === 1 ? { ...one, title: LONG } : one)) },
      'key_insights[1].title: has more than 120 characters.',
    ],
    ['the sources', { ...REPORT, sources: REPORT.sources.slice(1) }, 'sources: there are 4, write 5,'],
  ])('names the limit of a report: %s', async (_, answer, said) => {
    const { coach, told } = listenTo(answer, REPORT)
    expect((await writeReport(coach, MAREN)).analysis.source).toBe('model')
    expect(told).toEqual([expect.stringContaining(said)])
  })

  it.each([
    [{ title: LONG }, 'suggestions[0].title: must be at most 60 characters.'],
    [{ minutes: 4 }, 'suggestions[0].minutes: has less than 5.'],
    [{ days: 8 }, 'suggestions[0].days: has more than 7.'],
    [{ minutes: 7.5 }, 'suggestions[0].minutes: is not a whole number.'],
  ])('names the limit of suggestions: %o', async (change, said) => {
    const { coach, told } = listenTo({ ...SUGGESTIONS, suggestions: [{ ...FIRST, ...change }, ...OTHERS] }, SUGGESTIONS)
    const input = { wish: WISH, interview: null, history: [], goals: [] }
    expect(await suggestGoals(coach, input)).toMatchObject({ source: 'model' })
    expect(told).toEqual([expect.stringContaining(said)])
  })
})
