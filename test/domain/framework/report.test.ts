import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { builtInReport } from '#domain/framework/built-in-report.ts'
import { createAnalysis, fits, frameworkAnalysis, reportProse } from '#domain/framework/report.ts'
import { createReportFrame } from '#domain/framework/report-frame.ts'
import { computeWeek } from '#domain/framework/week.ts'
import { CIRCLE_KEYS } from '#domain/interview/circles.ts'
import { HOSTILE } from '#test/support/hostile.ts'
import { createInterview } from '#test/support/interview.ts'

const report = (...given: Parameters<typeof createInterview>) => {
  const interview = createInterview(...given)
  const frame = createReportFrame(interview)
  return createAnalysis(frame, builtInReport(interview, frame), 'built-in')
}
/** Every text of a value, at any depth. */
const listTexts = (value: unknown): string[] =>
  typeof value === 'string'
    ? [value]
    : typeof value === 'object' && value !== null
      ? Object.values(value).flatMap(listTexts)
      : []
const TIGHT = { lifeContext: { work_hours_per_week: 80, commute_hours_per_week: 20 } }

describe('the built-in report after a concern of a model (CARE-12)', () => {
  const interview = createInterview()
  const frame = createReportFrame(interview, [], { isWorrying: true })
  const { gentle, consultant_report: said } = createAnalysis(frame, builtInReport(interview, frame), 'built-in')

  it('has one goal, no odds and no figure, names no subject, and says who can help more', () => {
    expect(gentle).toEqual([])
    expect(said.success_probability_assessment).toMatchObject({ odds_in_ten: null, level: null })
    expect(said.key_insights.map(({ figure }) => figure)).toEqual([''])
    expect(said.priority_recommendations).toHaveLength(1)
    expect(said.executive_summary).toMatch(/^Part of what you wrote is heavy.*findahelpline\.com can help more/)
    expect(said.executive_summary).not.toMatch(/\d/)
  })
})

describe('the built-in report', () => {
  it('has the hours, the first circle and quotes of the person (FRAMEWORK-2, FRAMEWORK-3)', () => {
    const { consultant_report: said, ...figures } = report()
    expect(figures).toMatchObject({
      circles_created: 5,
      total_ideal_time: 30,
      available_time: 63,
      has_time_conflict: false,
      conflicts: [],
      begin_with: 'personal_development',
      source: 'built-in',
    })
    expect(said.executive_summary).toContain(
      'You want 30 hours for your circles, and sleep, work, and commute leave 63 hours. 6 of the 15 new ones go to Friends & Family, and you placed it in the evening.',
    )
    expect(said.executive_summary).toContain('“Finish the first draft of my novel.”')
    expect(said.executive_summary).toContain('“My evenings dissolve into mail.”')
    expect(said.key_insights[0]).toMatchObject({
      circle: 'personal_development',
      figure: '6',
      figure_label: 'points apart',
      text: expect.stringContaining('“A finished draft, printed, on the kitchen table.”'),
    })
    expect(said.priority_recommendations.map(({ circle }) => circle)).toEqual([
      'personal_development',
      'friends_family',
      'spiritual',
    ])
    expect(said.time_optimization_strategy.total_hours).toBe(15)
    expect(said.success_probability_assessment).toMatchObject({ odds_in_ten: 7, level: 'good' })
  })

  it('says that the wishes do not fit and names the circles that get less (FRAMEWORK-12)', () => {
    const { consultant_report: said, conflicts } = report(TIGHT)
    expect(said.executive_summary).toMatch(/want 30 hours.*leave 19 hours\. So 11 have no place\. Two circles may grow/)
    expect(conflicts).toEqual(['spiritual', 'friends_family', 'work', 'personal_development', 'health_fitness'])
    expect(said.success_probability_assessment).toMatchObject({ odds_in_ten: 2, level: 'low' })
    expect(said.success_probability_assessment.speaks_against).toContain('You want 30 hours a week and have 19 hours.')
  })

  it('gives no hours when the week has none', () => {
    const { consultant_report: said } = report({
      lifeContext: { work_hours_per_week: 80, sleep_hours_per_night: 10, commute_hours_per_week: 20 },
    })
    expect(said.time_optimization_strategy).toMatchObject({ moves: [], total_hours: 0 })
    expect(said.priority_recommendations[0]?.title).toBe('Free an hour for Personal Development')
  })

  it('is valid for any interview, with correct figures (FRAMEWORK-2, COACH-4)', () => {
    const hours = fc.integer({ min: 1, max: 50 })
    const scale = fc.integer({ min: 1, max: 10 })
    const circle = fc.record({
      current_satisfaction: scale,
      importance_level: scale,
      current_time_per_week: fc.integer({ min: 0, max: 50 }),
      ideal_time_per_week: hours,
    })
    const changes = fc.record({
      lifeContext: fc.record({
        work_hours_per_week: fc.integer({ min: 4, max: 16 }).map((n) => n * 5),
        sleep_hours_per_night: fc.integer({ min: 12, max: 20 }).map((n) => n / 2),
        commute_hours_per_week: fc.integer({ min: 0, max: 20 }),
      }),
      spiritual: circle,
      friends_family: circle,
      work: circle,
      personal_development: circle,
      health_fitness: circle,
    })
    fc.assert(
      fc.property(changes, (given) => {
        const interview = createInterview(given)
        const frame = createReportFrame(interview)
        const prose = builtInReport(interview, frame)
        expect(reportProse.safeParse(prose).success).toBe(true)
        expect(fits(frame, prose)).toBe(true)
        const analysis = frameworkAnalysis.parse(createAnalysis(frame, prose, 'built-in'))
        const { total_hours } = analysis.consultant_report.time_optimization_strategy
        const grown = analysis.circles.reduce((sum, { change }) => sum + Math.max(0, change), 0)
        expect(total_hours).toBe(grown)
        expect(analysis.has_time_conflict).toBe(computeWeek(interview).missing_time > 0)
        expect(JSON.stringify(prose)).not.toMatch(/undefined|NaN|\b1 hours|\b1 points|-\d/)
      }),
      { seed: 11, numRuns: 300 },
    )
  })

  it.each(HOSTILE.map((text, number) => ({ number, text })))('shows no markup of hostile text $number', ({ text }) => {
    const given = Object.fromEntries(
      CIRCLE_KEYS.map((key) => [key, { personal_definition: text, success_definition_90_days: text }]),
    )
    const interview = createInterview({
      lifeContext: { primary_challenge: text, primary_90_day_priority: text },
      ...given,
    })
    const frame = createReportFrame(interview)
    const prose = builtInReport(interview, frame)
    expect(reportProse.safeParse(prose).success).toBe(true)
    expect(listTexts(prose).join('\n')).not.toMatch(/[<>{}[\]`\\\p{Cf}]|(?!\n)\p{Cc}|https?:|&\w+;/u)
  })
})
