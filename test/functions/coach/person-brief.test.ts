import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { frameworkAnalysis } from '#domain/framework/report.ts'
import { DATA_CLOSE, DATA_OPEN } from '#functions/adapters/bedrock/data-block.ts'
import type { Caller } from '#test/support/call.ts'
import { setUpFunctions } from '#test/support/functions.ts'
import { createInterview } from '#test/support/interview.ts'
import { subscribe } from '#test/support/reactions.ts'
import { failModel } from './support.ts'

const DINNER = {
  title: 'Be home for dinner',
  circle_type: 'Friends & Family',
  weekly_commitment_hours: 6,
  obstacle: 'one last message',
}
const INTERVIEW = createInterview()
const SUGGEST = {
  circleName: 'Friends & Family',
  hoursPerWeek: 12,
  specificGoal: 'Dinner at home four evenings a week.',
}

describe('what consultant, report and suggestions know of the person’s goals (COACH-13)', () => {
  const product = setUpFunctions()
  let ann: Caller

  beforeEach(async () => {
    ann = await product.person()
  })
  afterEach(() => product.services.faults.lift())

  const ask = async (
    operation: 'five-circle-consultant' | 'create-five-circle-framework' | 'generate-goal-suggestions',
  ) => {
    const bodies = {
      'five-circle-consultant': { mode: 'analyze', currentData: INTERVIEW },
      'create-five-circle-framework': { user_id: ann.email, ...INTERVIEW },
      'generate-goal-suggestions': SUGGEST,
    }
    const { status, body } = await product.as(ann, operation, bodies[operation])
    expect([status, body.error]).toEqual([200, undefined])
    return body
  }
  /** The goals in the data of the prompt. */
  const readGoals = async (operation: Parameters<typeof ask>[0]): Promise<unknown> => {
    product.services.prompts.length = 0
    await ask(operation)
    const data = product.services.prompts.join().split(DATA_OPEN)[1]?.split(DATA_CLOSE)[0]
    return z.parse(z.object({ goals: z.unknown() }), JSON.parse(JSON.parse(`"${data}"`))).goals
  }

  it.each(['five-circle-consultant', 'create-five-circle-framework', 'generate-goal-suggestions'] as const)(
    '%s gets title, kind and record, and no goal that is set aside, gentle or another person’s',
    async (operation) => {
      await subscribe(ann, 'Pro Plan')
      const { id } = await product.goal(ann, DINNER)
      await product.as(ann, 'check-in', { goalId: id })
      await product.goal(ann, { title: 'Recover from burnout' })
      const aside = await product.goal(ann, { title: 'Paint the fence' })
      await product.as(ann, 'update-goal', { goalId: aside.id, updates: { is_active: false } })
      await product.goal(await product.person('ben'), { title: 'Learn the cello' })
      product.at('2026-11-27T17:00:00Z')
      expect(await readGoals(operation)).toEqual([
        {
          title: 'Be home for dinner',
          circle: 'Friends & Family',
          kind: 'relate',
          hours_a_week: 6,
          plan: null,
          obstacle: 'one last message',
          day_number: 4,
          run: 0,
          silent_days: 2,
          kept_of_30: 1,
          days_of_30: 3,
        },
      ])
    },
  )

  it('asks whether more hours are for the goal of that circle (INTERVIEW-11)', async () => {
    await product.goal(ann, DINNER)
    expect(await ask('five-circle-consultant')).toMatchObject({
      analysis: {
        nextQuestion: expect.stringContaining(
          'You want 6 hours more for Friends & Family, and you have the goal “Be home for dinner” there. Are these hours for that goal, or for something new?',
        ),
      },
    })
  })

  it.each(['model', 'built-in'])(
    'the report of the %s puts a goal of the first circle first (FRAMEWORK-18)',
    async (source) => {
      await product.goal(ann, { title: 'Write the novel', circle_type: 'Personal Development' })
      if (source === 'built-in') failModel(product, 'rubbish')
      const analysis = frameworkAnalysis.parse((await ask('create-five-circle-framework')).analysis)
      expect(analysis.source).toBe(source)
      const [first, second] = analysis.consultant_report.priority_recommendations
      expect(first?.text).toMatch(/Your goal “Write the novel” comes first in these hours\.$/)
      expect(second?.text).not.toContain('goal')
    },
  )

  it.each(['model', 'built-in'])('the %s suggests nothing that is a goal already (FRAMEWORK-14)', async (source) => {
    if (source === 'built-in') failModel(product, 'rubbish')
    const read = async () => JSON.stringify((await ask('generate-goal-suggestions')).suggestions)
    const [, title = ''] = /"title":"([^"]+)"/.exec(await read()) ?? []
    await product.goal(ann, { title: `${title}.`, circle_type: 'Friends & Family' })
    const now = await read()
    expect(now).not.toContain(`"title":"${title}"`)
    expect(now).toContain(`"kind":"person"`)
  })
})
