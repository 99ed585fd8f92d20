import { circleOfStep, STEPS, type Step } from './missing.ts'

/** An answer of the interview by its place in the request: 'circleData.work.personal_definition'. */
export type AnswerName = string

const NAMED: Partial<Record<AnswerName, Step>> = {
  'lifeContext.primary_challenge': 1,
  'lifeContext.primary_90_day_priority': 2,
}

/** The step that asks for an answer; null for a name that is none. */
export const stepOfAnswer = (name: AnswerName): Step | null => {
  const [group, circle] = name.split('.')
  if (group !== 'circleData' || circle === undefined) return NAMED[name] ?? null
  return STEPS.find((step) => circleOfStep(step) === circle) ?? null
}
