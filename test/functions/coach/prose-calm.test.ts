import { describe, expect, it } from 'vitest'
import { createReportFrame } from '#domain/framework/report-frame.ts'
import { CIRCLE_NAMES } from '#domain/interview/circles.ts'
import { writeReport } from '#functions/coach/create-five-circle-framework/write.ts'
import { takeTurn } from '#functions/coach/five-circle-consultant/write.ts'
import { suggestGoals } from '#functions/coach/generate-goal-suggestions/write.ts'
import { createInterview } from '#test/support/interview.ts'
import { createReportAnswer, createSuggestionsAnswer, listenTo, WISH } from './prose-answers.ts'

const LOADS = {
  'a satisfaction of 2': createInterview({ work: { current_satisfaction: 2, importance_level: 8 } }),
  'a job of 60 hours': createInterview({ lifeContext: { work_hours_per_week: 60 } }),
  grief: createInterview({ lifeContext: { primary_challenge: 'My wife died in March, and the house is quiet.' } }),
}
const ORDINARY = createInterview()
const CALM = 'Keep an evening free for it, before the next week begins.'

/** A report with one text in every place that the frame of the interview has. */
const reportOf = (interview: typeof ORDINARY, text: string) => {
  const { insights, recommended, moves } = createReportFrame(interview)
  const part = (circle: keyof typeof CIRCLE_NAMES) => ({ circle: CIRCLE_NAMES[circle], title: text, text })
  return {
    ...createReportAnswer(text),
    key_insights: insights.map(({ circle }) => part(circle)),
    priority_recommendations: recommended.map(part),
    sources: moves.map(() => text),
  }
}

const report = async (interview: typeof ORDINARY, ...texts: string[]) => {
  const { coach, told } = listenTo(...texts.map((text) => reportOf(interview, text)))
  const { analysis } = await writeReport(coach, { interview, history: [], goals: [] })
  return { source: analysis.source, told: told.join('\n') }
}

describe('a model’s report', () => {
  it.each(Object.entries(LOADS))('that is calm is kept over %s', async (_, interview) => {
    expect(await report(interview, CALM)).toEqual({ source: 'model', told: '' })
  })

  it.each(Object.entries(LOADS))('that presses over %s is retried with the reason, then replaced', async (_, one) => {
    const pressing = 'Push yourself through the evenings before the week begins.'
    expect(await report(one, pressing, CALM)).toEqual({
      source: 'model',
      told: expect.stringContaining('It says “Push yourself through”.'),
    })
    expect((await report(one, pressing, pressing)).source).toBe('built-in')
  })

  it.each([...Object.values(LOADS), ORDINARY])('that calls the odds good is replaced (FRAMEWORK-13)', async (one) => {
    const good = 'The odds are really promising before the week begins.'
    expect(await report(one, good, good)).toEqual({
      source: 'built-in',
      told: expect.stringContaining('It says “odds are really promising”.'),
    })
  })

  it('may speak of effort without a load', async () => {
    expect((await report(ORDINARY, 'Push yourself through the evenings before the week begins.')).source).toBe('model')
  })

  it.each([
    ['a number', 'Keep 5 evenings free for it before the next week begins.', '5'],
    ['an amount in words', 'Keep three whole hours free before the next week begins.', 'three'],
  ])('with %s over grief is replaced (FRAMEWORK-13)', async (_, text, said) => {
    const { source, told } = await report(LOADS.grief, text, text)
    expect(source).toBe('built-in')
    expect(told).toContain(`It says “${said}”. Over a gentle subject there is no figure.`)
  })
})

describe('a model’s question and suggestions', () => {
  const asked = (message: string) => ({ ask_more: true, message, concern: 'none' })
  const pressing = 'Your drive is enviable, and the week shows it.'

  it.each(Object.entries(LOADS))('are refused where they praise over %s (FRAMEWORK-11)', async (_, interview) => {
    const one = listenTo(asked(`${pressing} On which day?`), asked(`${pressing} On which day?`))
    expect((await takeTurn(one.coach, { interview, history: [], goals: [] }, false)).source).toBe('built-in')
    expect(one.told.join('\n')).toContain('It says “Your drive is”.')
    const answer = createSuggestionsAnswer(pressing, 'Work that is mine')
    const two = listenTo(answer, answer)
    expect((await suggestGoals(two.coach, { wish: WISH, interview, history: [], goals: [] })).source).toBe('built-in')
    expect(two.told.join('\n')).toContain('It says “Your drive is”.')
  })
})
