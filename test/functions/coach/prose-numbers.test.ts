import { describe, expect, it } from 'vitest'
import { findOtherNumbers } from '#domain/coach/checks/numbers-in-text.ts'
import { builtInReport } from '#domain/framework/built-in-report.ts'
import { builtInSuggestions } from '#domain/framework/built-in-suggestions.ts'
import { listFindings } from '#domain/framework/findings.ts'
import { listGoalQuestions } from '#domain/framework/goal-questions.ts'
import { listRelations } from '#domain/framework/relations.ts'
import { createReportFrame } from '#domain/framework/report-frame.ts'
import { CIRCLE_NAMES } from '#domain/interview/circles.ts'
import { reportData } from '#functions/coach/create-five-circle-framework/prompt.ts'
import { writeReport } from '#functions/coach/create-five-circle-framework/write.ts'
import { consultationData } from '#functions/coach/five-circle-consultant/prompt.ts'
import { takeTurn } from '#functions/coach/five-circle-consultant/write.ts'
import { suggestionData } from '#functions/coach/generate-goal-suggestions/prompt.ts'
import { suggestGoals } from '#functions/coach/generate-goal-suggestions/write.ts'
import { createInterview } from '#test/support/interview.ts'
import { PEOPLE } from '#test/support/people/people.ts'
import { createReportAnswer, createSuggestionsAnswer, listenTo, WISH } from './prose-answers.ts'

const MAREN = { interview: createInterview(), history: [], goals: [] }
const QUOTE = 'Work that is mine'

describe('the numbers of a model’s prose (COACH-12)', () => {
  it.each([
    ['a share of people', 'Only 37 people keep such a week as it is.', '37'],
    ['a number word', 'Keep eleven evenings free before the next week begins.', 'eleven'],
    ['a time of day', 'Begin at 9:45 on the first day of the week.', '9:45'],
  ])('are refused unless they are in the data, and the retry names the number: %s', async (_, text, named) => {
    const said = expect.stringContaining(`It says ${named}, which is not in the data.`)
    const asked = { ask_more: true, message: `${text} On which day?`, concern: 'none' }
    const report = listenTo(createReportAnswer(text), createReportAnswer(text))
    expect((await writeReport(report.coach, MAREN)).analysis.source).toBe('built-in')
    const turn = listenTo(asked, asked)
    expect(await takeTurn(turn.coach, MAREN, false)).toMatchObject({ source: 'built-in' })
    const answer = createSuggestionsAnswer(text, QUOTE)
    const suggestions = listenTo(answer, answer)
    const input = { wish: WISH, interview: null, history: [], goals: [] }
    expect(await suggestGoals(suggestions.coach, input)).toMatchObject({ source: 'built-in' })
    for (const { told } of [report, turn, suggestions]) expect(told).toEqual([said])
  })

  it('are accepted as digits and as words where the data has them, and within the person’s own words', async () => {
    const text = 'Of fifty hours at work and 7 of sleep, one is for “Dinner at home four evenings a week.”'
    expect((await writeReport(listenTo(createReportAnswer(text)).coach, MAREN)).analysis.source).toBe('model')
  })

  it('never stand in the title of a suggestion', async () => {
    const { suggestions, concern } = createSuggestionsAnswer('Keep one evening free.', QUOTE)
    const answer = { concern, suggestions: suggestions.map((one) => ({ ...one, title: `${one.kind} for 30 minutes` })) }
    const { coach, told } = listenTo(answer, createSuggestionsAnswer('Keep one evening free.', QUOTE))
    const input = { wish: WISH, interview: null, history: [], goals: [] }
    expect(await suggestGoals(coach, input)).toMatchObject({ source: 'model' })
    expect(told).toEqual([expect.stringContaining('A title has a figure.')])
  })
})

describe('the numbers of built-in prose', () => {
  it.each(PEOPLE.map((one) => [one.id, one] as const))('are all in the data: %s', (_, { interview, chat, goals }) => {
    const outlines = goals.map(({ title, circle, kind }) => ({
      ...{ title, circle, kind, weekly_hours: null, plan: null, obstacle: null },
      ...{ dayNumber: 1, run: 0, silentDays: 0, keptOf30: 0, daysOf30: 0 },
    }))
    const brief = { interview, history: chat, goals: outlines }
    const frame = createReportFrame(interview, chat)
    for (const seed of [0, 1, 2]) {
      const prose = JSON.stringify(builtInReport(interview, frame, { seed, goals: outlines }), null, 1)
      expect(findOtherNumbers(prose, reportData({ ...brief, frame }))).toEqual([])
    }
    const questions = [
      ...listFindings(interview),
      ...listGoalQuestions(interview, outlines),
      ...listRelations(interview),
    ]
    const consulted = consultationData({ ...brief, left: questions, questionsLeft: 4 })
    for (const { question } of questions) expect(findOtherNumbers(question, consulted)).toEqual([])
    for (const { circle, allocated } of frame.plans) {
      const wish = { ...WISH, circle: CIRCLE_NAMES[circle], hoursPerWeek: allocated }
      for (const { title, description, minutes, days } of builtInSuggestions(wish)) {
        expect(findOtherNumbers(description, [suggestionData({ ...brief, wish }), minutes, days])).toEqual([])
        expect(findOtherNumbers(title, [])).toEqual([])
      }
    }
  })
})
