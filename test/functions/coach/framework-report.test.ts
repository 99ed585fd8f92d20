import { describe, expect, it, vi } from 'vitest'
import { writeReport } from '#functions/coach/create-five-circle-framework/write.ts'
import { createInterview } from '#test/support/interview.ts'
import { coachSaying } from '../adapters/bedrock/saying.ts'

const part = (circle: string) => ({ circle, title: `On ${circle}`, text: 'Give it 5 hours, before anything else.' })
const GOOD = {
  executive_summary: 'You are not short of time.\nYou have 63 hours.',
  key_insights: ['Personal Development', 'Friends & Family', 'Work'].map(part),
  priority_recommendations: ['Personal Development', 'Friends & Family', 'Spiritual'].map(part),
  time_summary: 'You add 15 hours.',
  sources: ['Before breakfast', 'Evenings', 'Sunday', 'Saturday', 'One meeting'],
  odds_summary: 'About 7 of 10.',
  speaks_for: 'You named times.',
  speaks_against: 'Four circles grow at once.',
  concern: 'none',
}
const write = (answer: unknown) =>
  writeReport(coachSaying(answer, answer), { interview: createInterview(), history: [], goals: [] })

describe('a report of the model', () => {
  it('contains the model’s prose and the computed figures (COACH-4)', async () => {
    const { analysis, promptVersion } = await write({
      ...GOOD,
      executive_summary: '# You are **not** short of time.\n<script>x</script>You have 63 hours.',
    })
    expect(promptVersion).toMatch(/^framework-report\/[0-9a-f]{10}$/)
    expect(analysis).toMatchObject({
      source: 'model',
      consultant_report: {
        executive_summary: 'You are not short of time.\nxYou have 63 hours.',
        key_insights: [{ figure: '6', title: 'On Personal Development' }, { figure: '8' }, { figure: '1' }],
        time_optimization_strategy: {
          moves: [{ from: 'Before breakfast', hours: 4 }, {}, {}, {}, {}],
          total_hours: 15,
        },
        success_probability_assessment: { odds_in_ten: 7, level: 'good', speaks_for: 'You named times.' },
      },
    })
  })

  it.each<[string, unknown]>([
    ['claims hours that nobody counted', { ...GOOD, time_summary: 'You add 40 hours.' }],
    ['raises the odds', { ...GOOD, odds_summary: 'Your odds are 10 out of 10.' }],
    ['calls the odds good', { ...GOOD, speaks_for: 'Your odds are good.' }],
    ['claims a chance in percent', { ...GOOD, odds_summary: 'You will succeed with 95% certainty.' }],
    [
      'claims them in a title',
      { ...GOOD, key_insights: [...GOOD.key_insights.slice(0, 2), { ...part('Work'), title: 'Save 11 hours' }] },
    ],
    ['changes the order of the circles', { ...GOOD, key_insights: GOOD.key_insights.toReversed() }],
    ['speaks of a sixth circle', { ...GOOD, priority_recommendations: ['Money', 'Work', 'Spiritual'].map(part) }],
    ['leaves a move out', { ...GOOD, sources: GOOD.sources.slice(1) }],
    ['leaves a section empty', { ...GOOD, speaks_against: '<b></b>' }],
    ['has no end', { ...GOOD, executive_summary: 'x '.repeat(700) }],
    ['brings figures of its own', { ...GOOD, odds_in_ten: 10 }],
    ['is a list', [GOOD]],
  ])('that %s is replaced by the built-in one (COACH-1)', async (_, answer) => {
    const { analysis, promptVersion } = await write(answer)
    expect(analysis.source).toBe('built-in')
    expect(promptVersion).toBe('built-in-report/5')
    expect(
      (await writeReport(coachSaying(answer, GOOD), { interview: createInterview(), history: [], goals: [] })).analysis
        .source,
    ).toBe('model')
  })

  it.each(['gentle', 'crisis'] as const)(
    'with the concern %s is replaced by the built-in report, and the concern is returned (CARE-12)',
    async (concern) => {
      const { analysis, concern: told } = await write({ ...GOOD, concern })
      expect([analysis.source, told]).toEqual(['built-in', concern])
    },
  )

  it('has a longer time limit than a note, within 20 seconds (COACH-2)', async () => {
    const timeout = AbortSignal.timeout.bind(AbortSignal)
    let now = 0
    vi.spyOn(performance, 'now').mockImplementation(() => now)
    vi.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => {
      now += ms
      return timeout(5)
    })
    const never = { ...coachSaying(), model: () => new Promise<never>(() => undefined) }
    expect((await writeReport(never, { interview: createInterview(), history: [], goals: [] })).analysis.source).toBe(
      'built-in',
    )
    expect(now).toBeGreaterThan(12_000)
    expect(now).toBeLessThan(19_000)
  })
})
