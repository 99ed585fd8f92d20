import type { CoachBrief } from '#domain/coach/brief.ts'
import { checkText } from '#domain/coach/check-text.ts'
import { type MotivationText, motivationText, readMicroPlan } from '#domain/motivation/motivation.ts'
import { checkClaims } from '../adapters/bedrock/check-claims.ts'
import { toPlainLine, toPlainText } from '../adapters/bedrock/plain-text.ts'
import { type AnswerFault, Unusable } from '../adapters/bedrock/question.ts'
import { textAnswer } from './answer-schema.ts'

/** The model's text, or its concern, with which no text is used (CARE-12). */
export type ModelAnswer = { concern: 'none'; text: MotivationText } | { concern: 'gentle' | 'crisis' }

/** What the person typed about the goal: a text may repeat it. */
const ownWords = ({ title, description, plan, obstacle, reason, interview, notes }: CoachBrief): string =>
  JSON.stringify([title, description, plan, obstacle, reason, interview, notes])

/**
 * Parses an answer (COACH-1, TEXT-18): plain text that keeps every rule of the checklist against its brief. Undefined where it does
 * not fit the schema; `Unusable` with what is wrong where it breaks a rule. `more` adds rules.
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
  const shown = [message, ...steps.map((step) => step.text), challenge.text].join('\n')
  const claims = checkClaims(shown, ownWords(brief))
  if (claims.length > 0) return new Unusable(claims)
  const read = motivationText.safeParse({
    message: toPlainText(message),
    micro_plan: readMicroPlan(steps.map(({ text }) => toPlainLine(text))),
    challenge: toPlainLine(challenge.text),
    step_minutes: steps.map(({ minutes }) => minutes),
    challenge_seconds: challenge.seconds,
  })
  if (!read.success || read.data.micro_plan.length !== steps.length) return undefined
  const text = read.data
  const findings = checkText(text, brief).map(({ rule, says }): AnswerFault => ({ rule, tell: says }))
  const faults = [...findings, ...more(text)]
  return faults.length > 0 ? new Unusable(faults) : { concern: 'none', text }
}
