import type { ConverseCommandInput } from '@aws-sdk/client-bedrock-runtime'
import type { Converse } from './converse.ts'
import { type AnswerFault, type Question, Unusable } from './question.ts'

/**
 * Result of one call. `refused`: the model or the guardrail does not answer this content. `unstructured`: the model does not
 * take
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

const ERRORS: Record<string, AttemptOutcome> = {
  AbortError: 'slow',
  TimeoutError: 'slow',
  ModelTimeoutException: 'slow',
  ThrottlingException: 'throttled',
  ServiceQuotaExceededException: 'throttled',
  ValidationException: 'rejected',
  AccessDeniedException: 'rejected',
  ResourceNotFoundException: 'rejected',
}

/** How Bedrock names structured output in the refusal of a model that does not have it. */
const STRUCTURED_OUTPUT = /output_?config|text_?format|json_?schema|structured output/i

const outcomeOfError = (error: unknown, input: ConverseCommandInput): AttemptOutcome => {
  if (!(error instanceof Error)) return 'down'
  const isUnstructured = error.name === 'ValidationException' && STRUCTURED_OUTPUT.test(error.message)
  if (isUnstructured && input.outputConfig !== undefined) return 'unstructured'
  return ERRORS[error.name] ?? 'down'
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

/** Rejects when the signal aborts, whether or not the call listens to it. */
const within = <T>(call: Promise<T>, signal: AbortSignal): Promise<T> =>
  Promise.race([
    call,
    new Promise<never>((_, reject) => signal.addEventListener('abort', () => reject(signal.reason), { once: true })),
  ])

const readText = <T>(question: Question<T>, answer: string, isStructured: boolean): Attempt<T> => {
  const value = question.read(parseJson(answer, isStructured))
  if (value === undefined) return { outcome: 'off-schema', answer }
  if (value instanceof Unusable) return { outcome: 'unusable', answer, faults: value.faults }
  return { outcome: 'answered', value }
}

/** Calls the model once, for at most `ms` milliseconds. Never throws. */
export const attempt = async <T>(
  model: Converse,
  question: Question<T>,
  input: ConverseCommandInput,
  ms: number,
): Promise<Attempt<T>> => {
  const signal = AbortSignal.timeout(ms)
  try {
    const { output, stopReason = 'end_turn', usage } = await within(model(input, signal), signal)
    const tokens = {
      inputTokens: usage?.inputTokens ?? 0,
      cachedTokens: usage?.cacheReadInputTokens ?? 0,
      outputTokens: usage?.outputTokens ?? 0,
    }
    if (TRUNCATED.includes(stopReason)) return { outcome: 'truncated', ...tokens }
    if (REFUSED.includes(stopReason)) return { outcome: 'refused', ...tokens }
    const text = output?.message?.content?.map((block) => block.text ?? '').join('') ?? ''
    return { ...readText(question, text, input.outputConfig !== undefined), ...tokens }
  } catch (error) {
    return {
      outcome: outcomeOfError(error, input),
      ...(error instanceof Error ? { error: error.name, reason: error.message } : { error: typeof error }),
    }
  }
}
