import { describe, expect, it } from 'vitest'
import { builtInReport } from '#domain/framework/built-in-report.ts'
import { builtInSuggestions } from '#domain/framework/built-in-suggestions.ts'
import { hasNumber } from '#domain/framework/calm-words.ts'
import { listRelations } from '#domain/framework/relations.ts'
import { createAnalysis, reportProse } from '#domain/framework/report.ts'
import { createReportFrame } from '#domain/framework/report-frame.ts'
import { statesOnly } from '#domain/framework/stated-times.ts'
import { weeklyHours } from '#domain/framework/suggestions.ts'
import { screenText } from '#domain/safety/screen.ts'
import { createInterview } from '#test/support/interview.ts'
import { HEAVY } from '#test/support/interviews/heavy.ts'
import type { Interviewed } from '#test/support/interviews/interviewed.ts'
import { ORDINARY } from '#test/support/interviews/ordinary.ts'
import { listWishes } from '#test/support/suggestion-wishes.ts'

/** The report, the questions and the suggestions for invented interviews, with and without a gentle subject. */

const written = ({ interview, chat }: Interviewed) => {
  const frame = createReportFrame(interview, chat)
  const prose = builtInReport(interview, frame)
  const analysis = createAnalysis(frame, prose, 'built-in')
  return { frame, prose, analysis, text: JSON.stringify(prose) }
}
const of = (among: readonly Interviewed[], who: string): Interviewed => {
  const found = among.find((one) => one.who.includes(who))
  if (!found) throw new Error(`nobody is ${who}`)
  return found
}
const suggested = (one: Interviewed) =>
  listWishes(one).flatMap((wish) => {
    const { gentle } = wish
    return [0, 1].flatMap((seed) => builtInSuggestions(wish, { seed }).map((given) => ({ ...given, gentle })))
  })
const quotesIn = (text: string): string[] => [...text.matchAll(/“([^”]+)”/g)].map(([, quote = '']) => quote)

describe('the report of an invented interview', () => {
  it.each([...HEAVY, ...ORDINARY])('of $who is valid, and moves as many hours as circles grow', (one) => {
    const { prose, analysis, text } = written(one)
    expect(reportProse.safeParse(prose).success).toBe(true)
    expect(text).not.toMatch(/undefined|NaN|\b1 hours|“”| {2}|\.\.|-\d|\b(?:on|in|at) (?:on|in|at)\b/)
    const grown = analysis.circles.reduce((sum, { change }) => sum + Math.max(0, change), 0)
    expect(analysis.consultant_report.time_optimization_strategy.total_hours).toBe(grown)
  })

  it.each([...HEAVY, ...ORDINARY])('of $who calls no circle growing that gets no more hours', (one) => {
    const { text, analysis, prose } = written(one)
    for (const { name, change, circle } of analysis.circles) {
      if (change <= 0) expect(text).not.toContain(`${name} has a place in your week already`)
      if (change <= 0 && analysis.begin_with === circle)
        expect(prose.priority_recommendations[0]?.text).not.toMatch(/the first (?:half )?hour/)
      if (change !== 0) expect(text).not.toContain(`${name} stands at 7 and can stay as it is`)
    }
  })
})

describe('the report over a gentle subject (CARE-3)', () => {
  it.each(HEAVY)('of $who repeats no number, exercise or weight, and has no figure', (one) => {
    const { prose, frame } = written(one)
    const own = frame.circumstances.gentle.map(({ quote }) => quote)
    const text = JSON.stringify(prose)
    for (const quote of quotesIn(text))
      if (!own.some((said) => quote.startsWith(said))) expect(hasNumber(quote)).toBe(false)
    expect(text).not.toMatch(/\d|\b(?:kg|kilos?|times a week|kilomet\w+|marathon|minutes|work out|run|win|million)\b/i)
    expect(frame.insights.map(({ figure }) => figure).join('')).toBe('')
    expect(frame.odds.odds_in_ten).toBeNull()
  })

  it('speaks of rest without the person’s words where the wish is exercise', () => {
    const { prose } = written(of(HEAVY, 'exercise and weight'))
    expect(prose.executive_summary).toMatch(/It has one goal, rest.*\nEvery other circle keeps/)
    expect(prose.priority_recommendations[0]).toMatchObject({
      title: 'Keep one goal, rest',
      text: 'Rest is the whole plan. Some days it will not happen, and nothing has to be made up for.',
    })
    expect(prose.speaks_for).toBe('You put it into words.')
  })

  it('quotes a wish for rest', () => {
    const health_fitness = { success_definition_90_days: 'I sleep through the night.' }
    const interview = createInterview({ lifeContext: { primary_challenge: 'I have burnout.' }, health_fitness })
    const { prose } = written({ who: '', interview, chat: [] })
    expect(prose.executive_summary).toContain('Rest has your own words: “I sleep through the night.”')
    expect(prose.priority_recommendations[0]?.text).toMatch(/^“I sleep through the night” is the whole plan\./)
  })

  it('adds nothing to work after burnout that was written of in another circle', () => {
    const { analysis } = written(of(HEAVY, 'in the circle Health & Fitness'))
    expect(analysis.begin_with).not.toBe('work')
    expect(analysis.circles.find(({ circle }) => circle === 'work')?.change).toBe(0)
  })

  it('calls no mark low that is not', () => {
    const { prose } = written(of(HEAVY, 'whose circle is well'))
    expect(prose.key_insights[0]?.text).toContain('A loss is not something a plan repairs.')
    expect(prose.key_insights[0]?.text).not.toContain('low mark')
  })

  it('takes no complaint for the one goal', () => {
    const { text } = written(of(HEAVY, 'a widower'))
    expect(text).not.toContain('I smoke again')
  })
})

describe('the report of a person on shifts (FRAMEWORK-11)', () => {
  it('puts nothing on a day or a part of the day', () => {
    const { text, prose } = written(of(ORDINARY, 'rotating shifts'))
    expect(prose.executive_summary).toContain('nothing here is tied to a clock')
    expect(text).not.toMatch(/[Yy]ou placed|no day|has no day|in the evening|on Sundays|fixed place/)
    expect(prose.key_insights[1]?.text).toMatch(/Tie it to the end of a shift, early, late, or night\.$/)
  })
})

describe('the report of a retired person (FRAMEWORK-11)', () => {
  const COUNTS = ['one', 'two']
  const retired = (changes: Parameters<typeof createInterview>[0] = {}) =>
    written({
      who: '',
      interview: createInterview({ ...changes, lifeContext: { primary_challenge: 'I am retired.' } }),
      chat: [],
    })
  const none = { personal_definition: 'Quiet.', success_definition_90_days: 'More of it.' }

  it.each(ORDINARY.filter(({ who }) => who.includes('retired')))('counts the fixed points of $who once', (one) => {
    const { prose } = written(one)
    const [, inSummary = ''] = /You named (\w+):/.exec(prose.executive_summary) ?? []
    const [, inInsight = ''] = /You named (\w+) fixed points?:/.exec(prose.key_insights[0]?.text ?? '') ?? []
    expect(COUNTS).toContain(inSummary)
    expect(inInsight).toBe(inSummary)
  })

  it('counts only what names a day, a part of the day or a moment', () => {
    const { prose } = retired()
    expect(prose.executive_summary).toContain(
      'You named two: “One quiet hour on Sunday” and “Dinner at home four evenings a week.” The plan builds on Sundays and the evening.',
    )
    const one = retired({ friends_family: none })
    expect(one.prose.executive_summary).toContain(
      'You named one: “One quiet hour on Sunday.” The plan builds on Sundays.',
    )
    const nothing = retired({ friends_family: none, spiritual: none })
    expect(nothing.text).not.toMatch(/You named (?:one|two)|builds on/)
    expect(nothing.prose.key_insights[0]?.text).toContain('You named no day and no moment yet')
  })

  it.each([
    ['I retired in spring, and the days run together.', true],
    ['I want to retire in three years.', false],
    ['My husband has just retired.', false],
  ])('is written for “%s”: %s', (primary_challenge, isRetired) => {
    const { circumstances } = createReportFrame(createInterview({ lifeContext: { primary_challenge } }))
    expect(circumstances.retired !== undefined).toBe(isRetired)
  })
})

describe('the report of other invented interviews', () => {
  it('claims no order where neither figures nor words give one', () => {
    const { prose } = written(of(ORDINARY, 'flat answers'))
    expect(prose.executive_summary).toContain('Your words do not rank them either.')
    expect(JSON.stringify(prose)).not.toContain('comes nearest')
  })

  it('lets no circle grow in a week that does not hold the hours of now (FRAMEWORK-12)', () => {
    const { text, analysis } = written(of(ORDINARY, 'contradictory hours'))
    expect(analysis.circles.filter(({ change }) => change > 0)).toEqual([])
    expect(text).not.toMatch(/may grow|stay as they are|can stay as it is|only has to grow/)
  })

  it('names no single circle as the heavy one where five are', () => {
    const { text } = written(of(ORDINARY, 'satisfaction of 1'))
    expect(text).not.toContain('the heavy one')
    expect(text.match(/where the plan asks most/g)).toBeNull()
  })

  it('finds no contradiction in a way home', () => {
    const questions = listRelations(of(ORDINARY, 'two jobs').interview).map(({ question }) => question)
    expect(questions.join('\n')).not.toContain('Which of the two should this plan believe')
  })
})

describe('the suggestions for an invented interview (FRAMEWORK-14)', () => {
  it.each([...HEAVY, ...ORDINARY])('for $who have the same hours in words and figures', (one) => {
    for (const { title, description, reasoning, minutes = 0, days = 0, timeCommitment, gentle } of suggested(one)) {
      if (gentle !== null) {
        expect(`${title} ${description}`).not.toMatch(/\d|minutes|hour/)
        expect(reasoning).not.toMatch(/\d|times a week|[Rr]un|[Ww]ork out/)
        continue
      }
      expect(statesOnly(`${title}. ${description}`, { minutes, days }), `${title}. ${description}`).toBe(true)
      expect(timeCommitment).toBe(weeklyHours(minutes, days))
    }
  })

  it.each(HEAVY)('for $who give no sentence about the subject as an ordinary reason', (one) => {
    for (const { reasoning, gentle } of suggested(one))
      for (const quote of gentle === null ? quotesIn(reasoning) : [])
        expect(screenText(quote).outcome, reasoning).toBe('ordinary')
  })
})
