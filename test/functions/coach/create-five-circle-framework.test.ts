import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { frameworkAnalysis } from '#domain/framework/report.ts'
import type { Caller } from '#test/support/call.ts'
import { setUpFunctions } from '#test/support/functions.ts'
import { createInterview } from '#test/support/interview.ts'
import { items, subscribe } from '#test/support/reactions.ts'
import { FAILURES, failModel } from './support.ts'

describe('create-five-circle-framework', () => {
  const product = setUpFunctions()
  let ann: Caller
  let ben: Caller

  beforeEach(async () => {
    ann = await product.person()
    ben = await product.person('ben')
  })
  afterEach(() => product.services.faults.lift())

  const create = (body: Record<string, unknown> = createInterview(), caller = ann) =>
    product.as(caller, 'create-five-circle-framework', { user_id: caller.email, ...body })
  const made = async (body: Record<string, unknown> = createInterview(), caller = ann) => {
    const answer = await create(body, caller)
    expect([answer.status, answer.body.error]).toEqual([200, undefined])
    return { ...answer.body, analysis: frameworkAnalysis.parse(answer.body.analysis) }
  }
  const latest = async (caller: Caller) => (await product.as(caller, 'get-latest-framework', {})).body.framework

  it('has the counted hours, the five sections and quotes of the answers (FRAMEWORK-3)', async () => {
    const { analysis } = await made({
      ...createInterview(),
      conversationHistory: [
        { role: 'consultant', content: 'Where could the hours come from?' },
        { role: 'user', content: 'The hour after work.' },
      ],
    })
    expect(analysis).toMatchObject({
      has_time_conflict: false,
      total_ideal_time: 30,
      available_time: 63,
      circles_created: 5,
      spoken_for: { sleep: 49, job: 50, commute: 6 },
      begin_with: 'personal_development',
      source: 'model',
    })
    const report = analysis.consultant_report
    expect(report.executive_summary).toContain('“My evenings dissolve into mail.”')
    expect(report.key_insights[0]?.text).toContain('“A finished draft, printed, on the kitchen table.”')
    expect(report.key_insights.map(({ figure }) => figure)).toEqual(['6', '8', '1'])
    expect(report.priority_recommendations).toHaveLength(3)
    expect(report.priority_recommendations[0]?.text).toContain('“The hour after work.”')
    expect(report.time_optimization_strategy.summary).toContain('Friends & Family in the evening')
    expect(report.time_optimization_strategy.moves.map(({ circle, hours }) => [circle, hours])).toEqual([
      ['personal_development', 4],
      ['friends_family', 6],
      ['spiritual', 2],
      ['health_fitness', 2],
      ['work', 1],
    ])
    expect(report.success_probability_assessment).toMatchObject({ odds_in_ten: 7, level: 'good' })
    expect(await latest(ann)).toMatchObject({
      conversation: [{ role: 'consultant' }, { content: 'The hour after work.' }],
    })
  })

  it('says that the wishes do not fit the week (FRAMEWORK-12)', async () => {
    const { analysis } = await made(createInterview({ lifeContext: { work_hours_per_week: 80 } }))
    expect(analysis).toMatchObject({ has_time_conflict: false, available_time: 33, open_time: 3 })
    const tight = await made(createInterview({ friends_family: { ideal_time_per_week: 50 } }))
    expect(tight.analysis).toMatchObject({ has_time_conflict: true, total_ideal_time: 68, missing_time: 5 })
    expect(tight.analysis.conflicts).toEqual(['spiritual', 'work', 'health_fitness'])
    const allocated = tight.analysis.circles.reduce((sum, circle) => sum + circle.allocated, 0)
    expect(allocated).toBeLessThanOrEqual(63)
  })

  it('ignores totals that a caller sends', async () => {
    const { analysis } = await made(createInterview({ lifeContext: { total_available_hours_per_week: 150 } }))
    expect(analysis.available_time).toBe(63)
  })

  it('is stored with its circles, and the newest one is returned (FRAMEWORK-1)', async () => {
    await made()
    product.at('2026-11-24T17:05:00Z')
    const second = await made(createInterview({ spiritual: { ideal_time_per_week: 4 } }))
    expect(await latest(ann)).toMatchObject({
      user_email: ann.email,
      created_at: '2026-11-24T17:05:00.000Z',
      analysis: second.analysis,
      circle_profiles: [
        {
          circle_name: 'Spiritual',
          personal_definition: 'One quiet hour on Sunday.',
          weekly_hours_allocated: 4,
          current_challenges: 'My evenings dissolve into mail.',
          specific_goal: 'I sit still for an hour without reaching for anything.',
        },
        { circle_name: 'Friends & Family' },
        { circle_name: 'Work' },
        { circle_name: 'Personal Development' },
        { circle_name: 'Health & Fitness' },
      ],
      interview: { circleData: { spiritual: { ideal_time_per_week: 4 } } },
    })
    const kept = (await items(ann)).filter(({ sk }) => String(sk).startsWith('FRAMEWORK#'))
    expect(kept.map(({ sk, prompt_version }) => [sk, prompt_version])).toEqual([
      ['FRAMEWORK#2026-11-24T17:00:00.000Z', expect.stringMatching(/^framework-report\/[0-9a-f]{10}$/)],
      ['FRAMEWORK#2026-11-24T17:05:00.000Z', expect.stringMatching(/^framework-report\/[0-9a-f]{10}$/)],
    ])
    expect(await latest(ben)).toBeNull()
  })

  it('sends no data of another person to the model', async () => {
    await made(createInterview({ lifeContext: { primary_challenge: 'Ben’s secret worry' } }), ben)
    const before = product.services.prompts.length
    await made()
    const told = product.services.prompts.slice(before).join('\n')
    for (const foreign of ['secret worry', ben.sub, ben.email, ann.sub, ann.email]) expect(told).not.toContain(foreign)
  })

  it.each(FAILURES)(
    'returns the built-in report with the same figures when the model is %s (COACH-1)',
    async (mode, attempts) => {
      const { analysis: written } = await made()
      failModel(product, mode)
      product.counts.length = 0
      const before = product.services.prompts.length
      const { analysis } = await made()
      expect(product.services.prompts.length - before).toBe(attempts)
      expect(product.counts).toMatchObject([{ Task: 'framework-report', BuiltInTexts: 1 }])
      const { consultant_report: report, source, ...figures } = analysis
      const { consultant_report: _, source: __, ...same } = written
      expect(source).toBe('built-in')
      expect(figures).toEqual(same)
      expect(report.executive_summary).toContain('“Finish the first draft of my novel.”')
      expect(await latest(ann)).toMatchObject({ analysis: { source: 'built-in' } })
    },
  )

  it.each(['refusal', 'guardrail'] as const)(
    'returns a gentle report with one goal and no odds when the model answers with %s (CARE-12)',
    async (mode) => {
      failModel(product, mode)
      const { analysis } = await made()
      expect(product.services.prompts).toHaveLength(1)
      expect(analysis).toMatchObject({ source: 'built-in', gentle: [] })
      const report = analysis.consultant_report
      expect(report.success_probability_assessment).toMatchObject({ odds_in_ten: null, level: null })
      expect(report.priority_recommendations).toHaveLength(1)
      expect(report.key_insights.map(({ figure }) => figure)).toEqual([''])
      expect(report.executive_summary).toContain('can help more than a report')
      const kept = (await items(ann)).filter(({ sk }) => String(sk).startsWith('FRAMEWORK#'))
      expect(kept.map(({ care }) => care)).toEqual(['gentle'])
    },
  )

  it.each<[string, Parameters<typeof createInterview>[0], string]>([
    ['a challenge', { lifeContext: { primary_challenge: ' ' } }, 'lifeContext.primary_challenge: is required'],
    [
      'a priority',
      { lifeContext: { primary_90_day_priority: '' } },
      'lifeContext.primary_90_day_priority: is required',
    ],
    ['a definition', { work: { personal_definition: '' } }, 'circleData.work.personal_definition: is required'],
    [
      'a success',
      { spiritual: { success_definition_90_days: '' } },
      'circleData.spiritual.success_definition_90_days: is required',
    ],
    [
      'hours',
      { health_fitness: { ideal_time_per_week: 0 } },
      'circleData.health_fitness.ideal_time_per_week: must be above 0',
    ],
    [
      'an end to the text',
      { friends_family: { personal_definition: 'x'.repeat(1001) } },
      'circleData.friends_family.personal_definition: must be at most 1000 characters',
    ],
  ])('refuses an interview without %s, calls no model and stores nothing', async (_, changes, error) => {
    expect(await create(createInterview(changes))).toMatchObject({ status: 400, body: { success: false, error } })
    expect(product.services.prompts).toHaveLength(0)
    expect(await latest(ann)).toBeNull()
  })

  it('refuses an interview with four circles, and names the fifth', async () => {
    const { work: _, ...four } = createInterview().circleData
    expect(await create({ ...createInterview(), circleData: four })).toMatchObject({
      status: 400,
      body: { error: 'circleData.work: is required' },
    })
  })

  it('requires a current trial or subscription (COACH-5)', async () => {
    product.at('2027-01-24T17:00:00Z')
    expect((await create()).status).toBe(403)
    expect(await latest(ann)).toBeNull()
    await subscribe(ann, 'Personal Plan')
    expect((await create()).status).toBe(200)
  })

  it('is refused without a profile', async () => {
    const nobody = { sub: 'nobody', email: 'nobody@example.com' }
    expect(await create(createInterview(), nobody)).toMatchObject({ status: 409, body: { code: 'conflict' } })
    expect(await latest(nobody)).toBeNull()
  })
})
