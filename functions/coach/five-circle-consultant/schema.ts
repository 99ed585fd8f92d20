import * as z from 'zod/mini'
import { deriveCircumstances } from '#domain/framework/circumstances.ts'
import { withStarts } from '#domain/interview/answers.ts'
import { toPlainText } from '#functions/adapters/bedrock/plain-text.ts'
import { type AnswerFault, Unusable } from '#functions/adapters/bedrock/question.ts'
import { checkCalm } from '#functions/coach/check-calm.ts'
import { checkFigures, checkProse, listOwnWords } from '#functions/coach/check-prose.ts'
import { type Concern, concern, concernSchema } from '#functions/coach/concern.ts'
import { type Consultation, consultationData } from './prompt.ts'

const MESSAGE_MAX = 600

const answer = z.strictObject({ ask_more: z.boolean(), message: z.string(), concern })
/** `concern`: how the person's words worry the model (CARE-12). With a crisis there is no message. */
export type Turn = { askMore: boolean; message: string; concern: Concern }

export const answerSchema = {
  name: 'consultant_turn',
  description: 'The consultant’s next turn: one more question, or the end of the interview.',
  schema: {
    type: 'object',
    properties: {
      ask_more: { type: 'boolean', description: 'True to ask one more question.' },
      message: { type: 'string', description: 'The question, or one or two closing sentences.' },
      concern: concernSchema,
    },
    required: ['ask_more', 'message', 'concern'],
    additionalProperties: false,
  },
}

/** Question marks of Latin, full-width, Arabic and Greek script. */
const QUESTION_MARK = /[?\uff1f\u061f\u037e]/

const names = (message: string, any: readonly string[]) =>
  any.some((name) => message.toLowerCase().includes(name.toLowerCase()))

const splitWords = (text: string) => new Set(text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [])
const SAME = 0.8

/** Whether two questions have nearly the same words. */
const isSame = (one: string, other: string): boolean => {
  const [a, b] = [splitWords(one), splitWords(other)]
  const shared = [...a].filter((word) => b.has(word)).length
  return shared / Math.max(1, a.size + b.size - shared) >= SAME
}

const checkBounds = (message: string): AnswerFault[] => {
  const characters = [...message].length
  return characters >= 1 && characters <= MESSAGE_MAX
    ? []
    : [{ rule: 'length', tell: `message: has ${characters} characters, allowed are 1 to ${MESSAGE_MAX}.` }]
}

const checkTurn = (message: string, consultation: Consultation): AnswerFault[] => {
  const { interview, history, goals } = consultation
  const own = listOwnWords(interview, history)
  return [
    ...checkProse(message, own, goals),
    ...checkCalm(message, { load: deriveCircumstances(withStarts(interview), history), own }),
    ...checkFigures(message, consultationData(consultation)),
  ]
}

/** What is wrong with asking this, or with asking nothing more. */
const checkQuestion = (askMore: boolean, message: string, { left, history }: Consultation): AnswerFault[] => {
  const pressing =
    left.find(({ kind }) => kind === 'missing') ??
    (history.length === 0 ? left.find(({ kind }) => kind === 'contradiction') : undefined)
  const about = pressing && `The first entry of to_ask is open. Ask about it and name ${pressing.names.join(' or ')}.`
  if (!askMore) return about ? [{ rule: 'open', tell: about }] : []
  const wasAsked = history.some(({ role, content }) => role === 'consultant' && isSame(content, message))
  return [
    ...(QUESTION_MARK.test(message) ? [] : [{ rule: 'question', tell: 'It asks nothing. End it in a question mark.' }]),
    ...(wasAsked ? [{ rule: 'asked', tell: 'It was asked before. Ask something else.' }] : []),
    ...(about && pressing && !names(message, pressing.names) ? [{ rule: 'open', tell: about }] : []),
  ]
}

/**
 * Parses the consultant's turn as plain text. Undefined where it does not fit the schema; `Unusable` with what is wrong where it is
 * empty or too long, says what no prose may hold (`checkProse`), is a question without a question mark or that repeats an earlier one, ends while a finding is
 * open, or does not ask about the most pressing finding.
 */
export const parseConsultantTurn = (json: unknown, consultation: Consultation): Turn | Unusable | undefined => {
  const raw = answer.safeParse(json)
  if (!raw.success) return undefined
  const { concern: worry } = raw.data
  if (worry === 'crisis') return { askMore: false, message: '', concern: worry }
  const message = toPlainText(raw.data.message)
  const faults = [
    ...checkBounds(message),
    ...checkTurn(message, consultation),
    ...checkQuestion(raw.data.ask_more, message, consultation),
  ]
  return faults.length > 0 ? new Unusable(faults) : { askMore: raw.data.ask_more, message, concern: worry }
}
