import { expect, it } from 'vitest'
import { goalCreated } from '#events/goal-created.ts'
import { handler as generateDailyMotivations } from '#functions/reactions/generation-queued/generate-daily-motivations/handler.ts'
import { handler as generateFirstMotivation } from '#functions/reactions/goal-created/generate-first-motivation/handler.ts'
import type { Caller } from '#test/support/call.ts'
import { type Product, setUpFunctions } from '#test/support/functions.ts'
import { createInterview } from '#test/support/interview.ts'
import { consume, happen } from '#test/support/reactions.ts'
import { GUARDRAIL } from '#test/support/service-environment.ts'

const product = setUpFunctions()

type Given = { ann: Caller; goalId: string }
const operation =
  (...[name, body]: [Parameters<Product['as']>[1], (goalId: string) => unknown]) =>
  ({ ann, goalId }: Given) =>
    product.as(ann, name, body(goalId))

it.each<[string, (given: Given) => unknown]>([
  ['the daily text', operation('generate-daily-motivation', (goalId) => ({ goalId }))],
  ['a nudge of a goal', operation('generate-daily-motivation', (goalId) => ({ goalId, isNudge: true }))],
  ['a nudge about no goal', operation('generate-daily-motivation', () => ({ isGeneralNudge: true }))],
  ['the consultant', operation('five-circle-consultant', () => ({ mode: 'analyze', currentData: createInterview() }))],
  ['the report', operation('create-five-circle-framework', () => createInterview())],
  ['the suggestions', operation('generate-goal-suggestions', () => ({ circleName: 'Work', hoursPerWeek: 5 }))],
  [
    'the first text of a goal',
    ({ ann, goalId }) => happen(generateFirstMotivation, goalCreated.detailType, { userId: ann.sub, goalId }),
  ],
  [
    'the texts of the night',
    () => consume(generateDailyMotivations, { zone: 'America/New_York', shard: 0, date: '2026-11-25' }),
  ],
])('the call of the model for %s has the id and version of the guardrail (CARE-11)', async (_, ask) => {
  const ann = await product.person()
  const { id: goalId } = await product.goal(ann)
  product.services.prompts.length = 0
  await ask({ ann, goalId })
  const calls = product.services.prompts.map((body) => JSON.parse(body).guardrailConfig)
  expect(calls.length).toBeGreaterThan(0)
  for (const call of calls)
    expect(call).toMatchObject({ guardrailIdentifier: GUARDRAIL.id, guardrailVersion: GUARDRAIL.version })
})
