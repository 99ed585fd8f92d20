import * as z from 'zod/mini'
import { claimsOnly, figuresIn } from '#functions/adapters/bedrock/figures.ts'
import { toPlainText } from '#functions/adapters/bedrock/plain-text.ts'
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

/**
 * Parses the consultant's turn as plain text. Undefined when the answer is invalid: a question without a question mark or that
 * repeats an earlier one, an end while a finding is open, or a first turn that does not ask about the most pressing finding.
 */
export const parseConsultantTurn = (json: unknown, consultation: Consultation): Turn | undefined => {
  const raw = answer.safeParse(json)
  if (!raw.success) return undefined
  const { concern: worry } = raw.data
  if (worry === 'crisis') return { askMore: false, message: '', concern: worry }
  const message = toPlainText(raw.data.message)
  if (message === '' || [...message].length > MESSAGE_MAX) return undefined
  if (!claimsOnly(message, figuresIn(consultationData(consultation)))) return undefined
  const { left, history } = consultation
  const turn = { askMore: raw.data.ask_more, message, concern: worry }
  const pressing =
    left.find(({ kind }) => kind === 'missing') ??
    (history.length === 0 ? left.find(({ kind }) => kind === 'contradiction') : undefined)
  if (!turn.askMore) return pressing ? undefined : turn
  if (
    !QUESTION_MARK.test(message) ||
    history.some(({ role, content }) => role === 'consultant' && isSame(content, message))
  )
    return undefined
  return pressing && !names(message, pressing.names) ? undefined : turn
}
