import { describe, expect, it } from 'vitest'
import { builtInReport } from '#domain/framework/built-in-report.ts'
import { createAnalysis, type ReportProse, reportProse } from '#domain/framework/report.ts'
import { createReportFrame } from '#domain/framework/report-frame.ts'
import { createInterview } from '#test/support/interview.ts'
import { PEOPLE } from '#test/support/people/people.ts'
import type { PersonRecord } from '#test/support/people/person.ts'

/** The built-in report for the ten people. */

const SEEDS = [0, 1, 2]
const person = (id: string): PersonRecord => {
  const found = PEOPLE.find((one) => one.id === id)
  if (!found) throw new Error(`no person ${id}`)
  return found
}
const written = ({ interview, chat }: Pick<PersonRecord, 'interview' | 'chat'>, seed = 0) => {
  const frame = createReportFrame(interview, chat)
  const prose = builtInReport(interview, frame, { seed })
  return { frame, prose, analysis: createAnalysis(frame, prose, 'built-in'), text: joinText(prose) }
}
const joinText = ({ key_insights, priority_recommendations, sources, ...rest }: ReportProse): string =>
  [
    ...Object.values(rest),
    ...[...key_insights, ...priority_recommendations].flatMap(({ title, text }) => [title, text]),
    ...sources,
  ].join('\n')

const ownTexts = ({ interview: { lifeContext, circleData }, chat }: PersonRecord): string =>
  [
    lifeContext.primary_challenge,
    lifeContext.primary_90_day_priority,
    ...Object.values(circleData).flatMap((one) => [one.personal_definition, one.success_definition_90_days]),
    ...chat.flatMap(({ role, content }) => (role === 'user' ? [content] : [])),
  ].join('\n')

const QUOTE = /“([^”]+)”/g
const quotesIn = (text: string): string[] =>
  [...text.matchAll(QUOTE)].map(([, quote = '']) => quote.replace(/[.…]$/u, ''))

const everybody = PEOPLE.flatMap((one) => SEEDS.map((seed) => ({ ...one, seed })))

describe('the report of the ten people', () => {
  it.each(everybody)('of $who, wording $seed, is valid and quotes nobody else (FRAMEWORK-10)', (one) => {
    const { prose, text } = written(one, one.seed)
    expect(reportProse.safeParse(prose).success).toBe(true)
    expect(quotesIn(text).length).toBeGreaterThan(4)
    for (const quote of quotesIn(text)) expect(ownTexts(one)).toContain(quote)
    expect(text).not.toMatch(/undefined|NaN|\b1 hours|!|“”| {2}|\.\./)
  })

  it.each(everybody)(
    'of $who, wording $seed, has the person’s words or figures in every insight and summary (FRAMEWORK-11)',
    (one) => {
      const { prose, frame } = written(one, one.seed)
      for (const [at, { text }] of prose.key_insights.entries()) {
        const own = quotesIn(text).length + (text.match(/\d+/g) ?? []).length
        expect(own, text).toBeGreaterThanOrEqual(frame.insights[at]?.role === 'gentle' ? 1 : 2)
      }
      for (const paragraph of prose.executive_summary.split('\n').slice(0, 1)) expect(paragraph).toMatch(/“|\d/)
      for (const { text } of prose.priority_recommendations)
        expect(text).toMatch(frame.circumstances.gentle.length > 0 ? /\w/ : /“/)
    },
  )

  it.each(everybody)(
    'of $who, wording $seed, never calls the odds good, and says what they are derived from (FRAMEWORK-13)',
    (one) => {
      const { prose, text, analysis } = written(one, one.seed)
      const { odds_in_ten } = analysis.consultant_report.success_probability_assessment
      expect(text).not.toMatch(/odds are (?:good|high)|good odds|high odds|likely to/i)
      if (odds_in_ten === null) expect(text).not.toMatch(/\d in 10/)
      else expect(prose.odds_summary).toMatch(/^The count says \d in 10\. It counts .*; it does not know .+\.$/)
    },
  )

  it.each(PEOPLE)('of $who adds its hours up (FRAMEWORK-12)', (one) => {
    const { analysis } = written(one)
    const { moves, total_hours } = analysis.consultant_report.time_optimization_strategy
    const given = analysis.circles.reduce((sum, { allocated }) => sum + allocated, 0)
    expect(given).toBeLessThanOrEqual(Math.max(0, analysis.available_time))
    expect(total_hours).toBe(moves.reduce((sum, { hours }) => sum + hours, 0))
    expect(total_hours).toBeLessThanOrEqual(Math.max(0, analysis.available_time))
    for (const { circle, allocated, current } of analysis.circles) {
      const to = moves.reduce((sum, move) => sum + (move.circle === circle ? move.hours : 0), 0)
      expect(to).toBe(Math.max(0, allocated - current))
    }
  })

  it('differs for each of the ten', () => {
    expect(new Set(PEOPLE.map((one) => written(one).text)).size).toBe(PEOPLE.length)
    const sentences = PEOPLE.map((one) => new Set(written(one).prose.key_insights.map(({ text }) => text)))
    expect(new Set(sentences.flatMap((own) => [...own])).size).toBe(sentences.flatMap((own) => [...own]).length)
  })
})

describe('the subjects that a report names (FRAMEWORK-11)', () => {
  it('states no odds after burnout, adds no hours to work and has one goal (FRAMEWORK-13)', () => {
    const { analysis, prose, frame } = written(person('P5'))
    expect(analysis.consultant_report.success_probability_assessment.odds_in_ten).toBeNull()
    expect(analysis.circles.find(({ circle }) => circle === 'work')).toMatchObject({ current: 4, allocated: 4 })
    expect(prose.executive_summary).toContain('“I am signed off with burnout until January.”')
    expect(prose.executive_summary).toContain('adds no hours to work and sets no odds')
    expect(prose.key_insights[0]?.text).toBe(
      'You also wrote “Caught up with everything I left open.” That can wait until your doctor has answered what comes before any return.',
    )
    expect(frame.recommended).toEqual(['health_fitness', 'work'])
    expect(frame.moves.map(({ circle }) => circle)).toEqual(['health_fitness'])
    expect(prose.priority_recommendations[1]?.text).toContain('what comes before any return?')
  })

  it('suggests no change to grief and keeps the call on Sundays', () => {
    const { analysis, prose, frame } = written(person('P4'))
    const [grief] = prose.key_insights
    expect(frame.insights[0]).toMatchObject({ role: 'gentle', circle: 'friends_family', figure: '' })
    expect(grief?.text).toContain('You wrote “My wife died in March.” A low mark here is not something a plan repairs.')
    expect(grief?.text).toContain('“My grandson’s call on Sundays.” The plan keeps that and asks nothing else')
    expect(grief?.text).not.toMatch(/\d/)
    expect(analysis.circles.find(({ circle }) => circle === 'friends_family')).toMatchObject({ change: 0 })
    expect(analysis.gentle).toEqual([{ circle: 'friends_family', reason: 'grief' }])
    expect(prose.key_insights[1]?.text).toMatch(/^You are retired\. You named two fixed points: “A psalm by the window/)
  })

  it('names the contradiction between a job of 60 hours and a wish for more hours of work', () => {
    const { prose } = written(person('P2'))
    expect(prose.key_insights[0]?.text).toContain(
      'You want 10 hours more for the circle Work, and you wrote “My daughter asked if I live at the office.” The two pull against each other.',
    )
    expect(prose.odds_summary).toContain('does not know your will or your boss')
  })

  it('names no time of day for a person on shifts', () => {
    const { text, prose } = written(person('P3'))
    expect(prose.executive_summary).toContain('nothing here is tied to a clock')
    expect(text).not.toMatch(/each week, at|same time|before the week begins/)
    expect(prose.sources).toEqual(prose.sources.map(() => 'Open hours, at the end of a shift'))
  })

  it('gives more hours to at most two circles when the hours do not fit (FRAMEWORK-12)', () => {
    const { analysis, prose, frame } = written(person('P7'))
    expect(prose.executive_summary).toContain(
      'You want 67 hours for your circles, and sleep, work, and commute leave 59 hours. So 8 have no place. Two circles may grow',
    )
    const growing = analysis.circles.filter(({ change }) => change > 0).map(({ circle }) => circle)
    expect(growing.toSorted()).toEqual(frame.recommended.toSorted())
    expect(growing).toHaveLength(2)
  })

  it('subtracts the hours of caring for somebody from the week', () => {
    const { text, prose } = written(person('P7'))
    expect(prose.key_insights[1]?.text).toMatch(/“I cook her meals.* fixed block in the week/)
    expect(text).not.toMatch(/thank|admir|proud|wonderful/i)
  })

  it('sets no pace for a circle with a satisfaction of 2', () => {
    const { prose } = written(person('P8'))
    expect(prose.key_insights[0]?.text).toBe(
      'Health & Fitness matters 9 to you and stands at 2, which is low for something that matters. You wrote “Since the surgery I plan around the stick.” The plan sets no pace here, only “The sheet from the physio, morning and evening, when the kettle is on.” It starts in the morning, and it may be small.',
    )
  })

  it('names no time of day that the person did not name', () => {
    const { text, prose } = written(person('P6'))
    expect(text).not.toContain('in the morning')
    expect(prose.sources).toContain('Open hours, on Saturdays')
  })

  it('names every weekday that the person named', () => {
    expect(written(person('P1')).prose.time_summary).toContain('Health & Fitness on Tuesdays and Fridays')
  })

  it('asks nobody to keep a night of sleep short', () => {
    const { prose } = written(person('P5'))
    expect(prose.priority_recommendations[0]?.text).toBe(
      'Rest is the whole plan. Some days it will not happen, and nothing has to be made up for. You also said “She said nothing before January.” The plan leaves room for that.',
    )
  })

  it('ranks equal answers by their words', () => {
    const flat = { current_satisfaction: 5, importance_level: 5 }
    const interview = createInterview({
      lifeContext: { primary_90_day_priority: 'Less noise.' },
      spiritual: flat,
      friends_family: { ...flat, success_definition_90_days: 'I see my sister more.' },
      work: flat,
      personal_development: flat,
      health_fitness: flat,
    })
    const { prose, frame } = written({ interview, chat: [] })
    expect(frame.recommended[0]).toBe('friends_family')
    expect(prose.executive_summary).toContain(
      'All five circles stand at 5 for importance and 5 for satisfaction, so the figures cannot rank them. Your words can: this plan starts at “I see my sister more.”',
    )
    expect(prose.executive_summary).not.toContain('Begin with')
  })

  it('uses the chat (FRAMEWORK-10)', () => {
    const one = person('P6')
    expect(written(one).text).toContain('“We could stay inside with the coffee.”')
    expect(written({ ...one, chat: [] }).text).not.toContain('stay inside')
  })

  it('uses a subject that is only named in the chat (FRAMEWORK-10)', () => {
    const chat = [
      { role: 'consultant' as const, content: 'What is hardest?' },
      { role: 'user' as const, content: 'I am burnt out and signed off sick.' },
    ]
    const { analysis } = written({ interview: createInterview(), chat })
    expect(analysis.gentle).toEqual([{ circle: 'work', reason: 'burnout' }])
    expect(analysis.consultant_report.success_probability_assessment.odds_in_ten).toBeNull()
  })
})
