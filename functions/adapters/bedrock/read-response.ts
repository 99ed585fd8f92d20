import { type AnswerFault, type Question, Unusable } from './question.ts'

/**
 * Result of one call. `refused`: the model or the guardrail does not answer this content. `unstructured`: the model does not take
 * `outputConfig`. `rejected`: Bedrock refuses the call itself; a retry cannot help.
 */
export type AttemptOutcome =
  | 'answered'
  | 'off-schema'
  | 'unusable'
  | 'truncated'
  | 'refused'
  | 'unstructured'
  | 'throttled'
  | 'down'
  | 'slow'
  | 'rejected'

export type Attempt<T> = {
  outcome: AttemptOutcome
  value?: T
  /** The text of an answer that is not used. */
  answer?: string
  faults?: readonly AnswerFault[]
  inputTokens?: number
  cachedTokens?: number
  outputTokens?: number
  error?: string
  reason?: string
}

/** What is read of an answer of Converse, or of a record of a batch job of the type Converse. */
export type ModelResponse = {
  output?: { message?: { content?: readonly { text?: string | undefined }[] | undefined } | undefined } | undefined
  stopReason?: string | undefined
  usage?: Partial<Record<'inputTokens' | 'outputTokens' | 'cacheReadInputTokens', number | undefined>> | undefined
}

const TRUNCATED = ['max_tokens', 'model_context_window_exceeded']
/** The SDK does not list `refusal`, which Claude's models answer with. */
const REFUSED = ['refusal', 'content_filtered', 'guardrail_intervened']

/** The JSON of an answer; undefined without one. A model without structured output may write other words around it. */
const parseJson = (text: string, isStructured: boolean): unknown => {
  try {
    return JSON.parse(isStructured ? text : text.slice(text.indexOf('{'), text.lastIndexOf('}') + 1))
  } catch {
    return undefined
  }
}

const readText = <T>(question: Question<T>, answer: string, isStructured: boolean): Attempt<T> => {
  const value = question.read(parseJson(answer, isStructured))
  if (value === undefined) return { outcome: 'off-schema', answer }
  if (value instanceof Unusable) return { outcome: 'unusable', answer, faults: value.faults }
  return { outcome: 'answered', value }
}

/**
 * Reads an answer. `isStructured`: the request had `outputConfig`, so the text is JSON and nothing else. Never throws. Its outcome is
 * one of `answered`, `off-schema`, `unusable`, `truncated` and `refused`.
 */
export const readResponse = <T>(
  question: Question<T>,
  { output, stopReason = 'end_turn', usage }: ModelResponse,
  isStructured: boolean,
): Attempt<T> => {
  const tokens = {
    inputTokens: usage?.inputTokens ?? 0,
    cachedTokens: usage?.cacheReadInputTokens ?? 0,
    outputTokens: usage?.outputTokens ?? 0,
  }
  if (TRUNCATED.includes(stopReason)) return { outcome: 'truncated', ...tokens }
  if (REFUSED.includes(stopReason)) return { outcome: 'refused', ...tokens }
  const text = output?.message?.content?.map((block) => block.text ?? '').join('') ?? ''
  return { ...readText(question, text, isStructured), ...tokens }
}
