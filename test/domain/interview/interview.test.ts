import { describe, expect, it } from 'vitest'
import { interview, interviewDraft } from '#domain/interview/answers.ts'
import { availableHours } from '#domain/interview/available-hours.ts'
import { findingsLeft, followUpsAsked } from '#domain/interview/conversation.ts'
import { missingOn, STEPS, type Step } from '#domain/interview/missing.ts'
import { createInterview } from '#test/support/interview.ts'

const findFault = (given: unknown) => {
  const read = interview.safeParse(given)
  return read.success ? undefined : read.error.issues[0]?.path.join('.')
}

describe('the missing answers of a step (INTERVIEW-2)', () => {
  it('are none after all eight steps are answered (INTERVIEW-1)', () => {
    expect(STEPS.flatMap((step) => missingOn(step, createInterview()))).toEqual([])
  })

  it.each<[Step, ReturnType<typeof createInterview>, string[]]>([
    [1, createInterview({ lifeContext: { primary_challenge: '  \n' } }), ['Primary Challenge']],
    [2, createInterview({ lifeContext: { primary_90_day_priority: '' } }), ['90-Day Priority']],
    [3, createInterview({ lifeContext: { work_hours_per_week: 80 } }), []],
    [4, createInterview({ spiritual: { personal_definition: ' ' } }), ['Personal Definition']],
    [6, createInterview({ work: { success_definition_90_days: '' } }), ['90-Day Success Definition']],
    [
      8,
      createInterview({
        health_fitness: { personal_definition: '', success_definition_90_days: '', ideal_time_per_week: 0 },
      }),
      ['Personal Definition', '90-Day Success Definition', 'Time Allocation'],
    ],
  ])('are named on step %i', (step, given, names) => {
    expect(missingOn(step, given)).toEqual(names)
    expect(STEPS.filter((one) => one !== step).flatMap((one) => missingOn(one, given))).toEqual([])
  })
})

describe('available hours (INTERVIEW-5)', () => {
  it.each([
    [40, 8, 5, 67],
    [50, 7, 6, 63],
    [20, 6.5, 0, 102.5],
    [80, 10, 20, -2],
  ])('of %i h work, %f h sleep and %i h commute are %f', (work, sleep, commute, expected) => {
    const context = { work_hours_per_week: work, sleep_hours_per_night: sleep, commute_hours_per_week: commute }
    expect(availableHours(context)).toBe(expected)
  })
})

describe('a complete interview', () => {
  it('is accepted, and its texts are trimmed', () => {
    const given = createInterview({
      lifeContext: { primary_challenge: '  Mail. ', total_available_hours_per_week: 150 },
    })
    expect(interview.parse(given).lifeContext.primary_challenge).toBe('Mail.')
  })

  it('accepts each slider from its minimum to its maximum (INTERVIEW-4)', () => {
    const low = { current_satisfaction: 1, importance_level: 1, current_time_per_week: 0, ideal_time_per_week: 1 }
    const high = { current_satisfaction: 10, importance_level: 10, current_time_per_week: 50, ideal_time_per_week: 50 }
    expect(findFault(createInterview({ spiritual: low, work: high }))).toBeUndefined()
    expect(
      findFault(
        createInterview({
          lifeContext: { work_hours_per_week: 80, sleep_hours_per_night: 9.5, commute_hours_per_week: 20 },
        }),
      ),
    ).toBeUndefined()
  })

  it('counts characters as graphemes', () => {
    expect(findFault(createInterview({ work: { personal_definition: '👍'.repeat(1000) } }))).toBeUndefined()
  })

  it.each([
    ['lifeContext.life_stage', { lifeContext: { life_stage: 'retired' } }],
    ['lifeContext.primary_challenge', { lifeContext: { primary_challenge: ' ' } }],
    ['lifeContext.primary_90_day_priority', { lifeContext: { primary_90_day_priority: 'x'.repeat(1001) } }],
    ['lifeContext.work_hours_per_week', { lifeContext: { work_hours_per_week: 42 } }],
    ['lifeContext.work_hours_per_week', { lifeContext: { work_hours_per_week: 85 } }],
    ['lifeContext.sleep_hours_per_night', { lifeContext: { sleep_hours_per_night: 7.25 } }],
    ['lifeContext.sleep_hours_per_night', { lifeContext: { sleep_hours_per_night: 5.5 } }],
    ['lifeContext.commute_hours_per_week', { lifeContext: { commute_hours_per_week: 21 } }],
    ['circleData.spiritual.current_satisfaction', { spiritual: { current_satisfaction: 0 } }],
    ['circleData.friends_family.importance_level', { friends_family: { importance_level: 11 } }],
    ['circleData.work.current_time_per_week', { work: { current_time_per_week: 1.5 } }],
    ['circleData.personal_development.ideal_time_per_week', { personal_development: { ideal_time_per_week: 0 } }],
    ['circleData.health_fitness.ideal_time_per_week', { health_fitness: { ideal_time_per_week: 51 } }],
    ['circleData.work.success_definition_90_days', { work: { success_definition_90_days: '' } }],
  ])('is refused for %s', (path, changes) => {
    expect(findFault(createInterview(changes as Parameters<typeof createInterview>[0]))).toBe(path)
  })

  it('requires exactly the five circles', () => {
    const { spiritual: _, ...four } = createInterview().circleData
    expect(findFault({ ...createInterview(), circleData: four })).toBe('circleData.spiritual')
    expect(findFault({ ...createInterview(), circleData: { ...createInterview().circleData, money: {} } })).toBe(
      'circleData',
    )
  })
})

describe('a draft', () => {
  it('starts with unset sliders and empty texts (INTERVIEW-10)', () => {
    const draft = interviewDraft.parse({ lifeContext: {}, circleData: {} })
    expect(draft.lifeContext).toMatchObject({
      work_hours_per_week: null,
      sleep_hours_per_night: null,
      commute_hours_per_week: null,
    })
    expect(missingOn(3, draft)).toEqual(['Work Hours', 'Sleep Hours', 'Commute Hours'])
    expect(missingOn(6, draft)).toEqual([
      'Personal Definition',
      '90-Day Success Definition',
      'Time Allocation',
      'Satisfaction',
      'Importance',
      'Hours Now',
    ])
    expect(draft.circleData.work).toEqual({
      personal_definition: '',
      current_satisfaction: null,
      importance_level: null,
      current_time_per_week: null,
      ideal_time_per_week: null,
      success_definition_90_days: '',
    })
  })
})

describe('the conversation', () => {
  const finding = (question: string) => ({ kind: 'missing' as const, names: [], question })
  const findings = [finding('A?'), finding('B?'), finding('C?')]
  const history = (...questions: string[]) =>
    questions.flatMap((content) => [
      { role: 'consultant' as const, content },
      { role: 'user' as const, content: 'B?' },
    ])

  it('counts the questions of the consultant only', () => {
    expect(followUpsAsked(history('A?', 'something'))).toBe(2)
  })

  it('detects a repeated question, also from another source (INTERVIEW-11)', () => {
    expect(findingsLeft(findings, history())).toHaveLength(3)
    expect(findingsLeft(findings, history('A?')).map(({ question }) => question)).toEqual(['B?', 'C?'])
    expect(findingsLeft(findings, history('A, in other words?', 'B?')).map(({ question }) => question)).toEqual(['C?'])
    expect(findingsLeft(findings, history('one?', 'two?', 'three?', 'four?'))).toEqual([])
  })

  it('leaves a finding that was not asked about when an earlier question no longer applies (INTERVIEW-11)', () => {
    const work = { kind: 'contradiction' as const, names: ['Work'], question: 'You give Work 12 hours. What ends?' }
    const old = 'You want 48 hours a week for your circles, and your week leaves 40. Which can wait?'
    expect(findingsLeft([work], history(old))).toEqual([work])
    expect(findingsLeft([work], history('Which hours of Work end first?'))).toEqual([])
    const spiritual = { ...work, names: ['Spiritual'], question: 'And Spiritual?' }
    expect(findingsLeft([work, spiritual], history('What would Spiritual need?'))).toEqual([work])
  })
})
