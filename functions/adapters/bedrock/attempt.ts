import type { ConverseCommandInput } from '@aws-sdk/client-bedrock-runtime'
import type { Converse } from './converse.ts'
import type { Question } from './question.ts'
import { type Attempt, type AttemptOutcome, readResponse } from './read-response.ts'

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

/** Rejects when the signal aborts, whether or not the call listens to it. */
const within = <T>(call: Promise<T>, signal: AbortSignal): Promise<T> =>
  Promise.race([
    call,
    new Promise<never>((_, reject) => signal.addEventListener('abort', () => reject(signal.reason), { once: true })),
  ])

/** Calls the model once, for at most `ms` milliseconds. Never throws. */
export const attempt = async <T>(
  model: Converse,
  question: Question<T>,
  input: ConverseCommandInput,
  ms: number,
): Promise<Attempt<T>> => {
  const signal = AbortSignal.timeout(ms)
  try {
    return readResponse(question, await within(model(input, signal), signal), input.outputConfig !== undefined)
  } catch (error) {
    return {
      outcome: outcomeOfError(error, input),
      ...(error instanceof Error ? { error: error.name, reason: error.message } : { error: typeof error }),
    }
  }
}
