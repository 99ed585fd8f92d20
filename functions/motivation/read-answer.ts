import type { CoachBrief } from '#domain/coach/brief/brief.ts'
import { checkText } from '#domain/coach/checks/check-text.ts'
import { personWords } from '#domain/coach/checks/finding.ts'
import { type MotivationText, motivationText, readMicroPlan } from '#domain/motivation/motivation.ts'
import { checkClaims } from '../adapters/bedrock/check-claims.ts'
import { toPlainLine, toPlainText } from '../adapters/bedrock/plain-text.ts'
import { type AnswerFault, Unusable } from '../adapters/bedrock/question.ts'
import { textAnswer } from './answer-schema.ts'

/** The model's text, or its concern, with which no text is used (CARE-12). */
export type ModelAnswer = { concern: 'none'; text: MotivationText } | { concern: 'gentle' | 'crisis' }

/** A step without its bullet or number; empty where nothing else was in it (TEXT-6). */
const readStep = (step: string): string => readMicroPlan(toPlainLine(step))[0] ?? ''

/**
 * Parses an answer (COACH-1, TEXT-18): plain text that keeps every rule of the checklist against its brief. Undefined where it does
 * not fit the schema that the model was given; `Unusable` with what is wrong where it breaks a rule or a bound (COACH-7). `more` adds rules.
 */
export const readAnswer = (
  json: unknown,
  brief: CoachBrief,
  more: (text: MotivationText) => AnswerFault[] = () => [],
): ModelAnswer | Unusable | undefined => {
  const raw = textAnswer.safeParse(json)
  if (!raw.success) return undefined
  const { message, steps, challenge, concern } = raw.data
  if (concern !== 'none') return { concern }
  const text: MotivationText = {
    message: toPlainText(message),
    micro_plan: steps.map((step) => readStep(step.text)),
    challenge: toPlainLine(challenge.text),
    step_minutes: steps.map(({ minutes }) => minutes),
    challenge_seconds: challenge.seconds,
  }
  const shown = [message, ...steps.map((step) => step.text), challenge.text].join('\n')
  const faults = [
    ...checkClaims(shown, personWords(brief).join('\n')),
    ...checkText(text, brief).map(({ rule, says }): AnswerFault => ({ rule, tell: says })),
    ...more(text),
  ]
  if (faults.length > 0) return new Unusable(faults)
  // The bounds of what is stored are wider than those of the checklist.
  const read = motivationText.safeParse(text)
  return read.success ? { concern: 'none', text: read.data } : undefined
}
