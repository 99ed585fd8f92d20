import type { Product } from '#local/host/product.ts'
import { createInterview } from '#test/support/interview.ts'
import { callOperation } from './call.ts'
import { addGoal } from './goals.ts'
import { createMeasure, type Measure, type Row } from './measure.ts'
import { givePro, signUpPeople } from './people.ts'

/** Measures the coach, the nudges and the account operations of a person with five goals. */
export const measureAccount = async (product: Product, costs: Parameters<typeof createMeasure>[1]): Promise<Row[]> => {
  const [person] = await signUpPeople(product, 1)
  if (!person) throw new Error('No test account was created.')
  await callOperation(product, person, 'create-user-profile', {})
  await givePro(product, person)
  const goals: string[] = []
  for (let count = 0; count < 5; count += 1) goals.push(await addGoal(product, person))
  const { rows, measure } = createMeasure(product, costs)
  const ask = (operation: string, body: object, name = operation, budget: Parameters<Measure>[1] = {}) =>
    measure(name, budget, () => callOperation(product, person, operation, body), operation)

  await ask('generate-daily-motivation', { goalId: goals[0], isNudge: true }, 'nudge, for a goal (ADR 040)', {
    write: 1,
  })
  await ask('generate-daily-motivation', { isGeneralNudge: true }, 'nudge, general (ADR 040)', { write: 1 })
  await ask('five-circle-consultant', { mode: 'analyze', currentData: createInterview() })
  await ask('create-five-circle-framework', { ...createInterview(), conversationHistory: null })
  await ask('get-latest-framework', {})
  await ask('generate-goal-suggestions', {
    circleName: 'Work',
    personalDefinition: 'Work that is mine.',
    hoursPerWeek: 4,
    currentChallenges: 'Meetings',
    specificGoal: 'A team that runs without me on Fridays',
  })
  await ask('check-subscription', {})
  await ask('update-profile', { displayName: 'Maren' }, 'update-profile, a name')
  await ask('update-profile', { zone: 'Europe/Oslo' }, 'update-profile, a zone (5 goals move)')
  await ask('export-account', {})
  await ask('delete-account', { email: person.email })
  return rows
}
