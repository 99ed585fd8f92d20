import type { ConverseCommandInput } from '@aws-sdk/client-bedrock-runtime'
import type { Log } from '#functions/runtime/log.ts'
import type { Count } from '#functions/runtime/metrics.ts'
import type { Converse } from './converse.ts'

export type Coach = {
  model: Converse
  modelId: string
  log: Pick<Log, 'info' | 'warn'>
  /** Called once per question, with whether the model's text or a built-in text is used. */
  count?: Count
  /** Milliseconds that one attempt may take, whatever the question says. */
  attemptMs?: number
  /** Milliseconds before a throttled or unavailable model is asked again. */
  pauseMs?: number
}

/** Prompt, schema of the answer, and the parser of the answer. */
export type Question<T> = {
  /** `daily-motivation/1`: what is asked, and the version of its prompt. */
  promptVersion: string
  system: string
  user: string
  answer: { name: string; description: string; schema: Record<string, unknown> }
  maxTokens: number
  temperature: number
  /** Milliseconds that one attempt may take, where that is not 9 s: a long answer takes longer to write. */
  attemptMs?: number
  /** Parses the answer; undefined where it is off-schema. */
  read: (json: unknown) => T | undefined
}

/** Result of an attempt. `rejected`: Bedrock refuses the call itself; a retry cannot help. */
type Outcome = 'answered' | 'off-schema' | 'truncated' | 'refused' | 'throttled' | 'down' | 'slow' | 'rejected'

const ATTEMPTS = 2
const ATTEMPT_MS = 9_000
export const PAUSE_MS = 600
/** Milliseconds for all attempts and the pause between them (COACH-2 allows 20 s). */
const ALL_MS = 18_800
/** Minimum milliseconds left for another attempt. */
const LEAST_MS = 4_000
const ASKED_AGAIN: ReadonlySet<Outcome> = new Set(['off-schema', 'truncated', 'throttled', 'down', 'slow'])

const ERRORS: Record<string, Outcome> = {
  AbortError: 'slow',
  TimeoutError: 'slow',
  ModelTimeoutException: 'slow',
  ThrottlingException: 'throttled',
  ServiceQuotaExceededException: 'throttled',
  ValidationException: 'rejected',
  AccessDeniedException: 'rejected',
  ResourceNotFoundException: 'rejected',
}

const outcomeOfError = (error: unknown): Outcome => (error instanceof Error ? (ERRORS[error.name] ?? 'down') : 'down')

const parseJson = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

const inputOf = (coach: Coach, question: Question<unknown>, maxTokens: number): ConverseCommandInput => ({
  modelId: coach.modelId,
  system: [{ text: question.system }],
  messages: [{ role: 'user', content: [{ text: question.user }] }],
  inferenceConfig: { maxTokens, temperature: question.temperature },
  outputConfig: {
    textFormat: {
      type: 'json_schema',
      structure: { jsonSchema: { ...question.answer, schema: JSON.stringify(question.answer.schema) } },
    },
  },
})

/** Rejects when the signal aborts, whether or not the call listens to it. */
const within = <T>(call: Promise<T>, signal: AbortSignal): Promise<T> =>
  Promise.race([
    call,
    new Promise<never>((_, reject) => signal.addEventListener('abort', () => reject(signal.reason), { once: true })),
  ])

type Attempt<T> = {
  outcome: Outcome
  value?: T
  inputTokens?: number
  outputTokens?: number
  error?: string
  reason?: string
}

const attempt = async <T>(
  coach: Coach,
  question: Question<T>,
  { maxTokens, ms }: { maxTokens: number; ms: number },
): Promise<Attempt<T>> => {
  const signal = AbortSignal.timeout(ms)
  try {
    const { output, stopReason, usage } = await within(coach.model(inputOf(coach, question, maxTokens), signal), signal)
    const tokens = { inputTokens: usage?.inputTokens ?? 0, outputTokens: usage?.outputTokens ?? 0 }
    if (stopReason === 'max_tokens' || stopReason === 'model_context_window_exceeded')
      return { outcome: 'truncated', ...tokens }
    if (stopReason === 'guardrail_intervened' || stopReason === 'content_filtered')
      return { outcome: 'refused', ...tokens }
    const text = output?.message?.content?.map((block) => block.text ?? '').join('') ?? ''
    const value = question.read(parseJson(text))
    return value === undefined ? { outcome: 'off-schema', ...tokens } : { outcome: 'answered', value, ...tokens }
  } catch (error) {
    return {
      outcome: outcomeOfError(error),
      ...(error instanceof Error ? { error: error.name, reason: error.message } : { error: typeof error }),
    }
  }
}

const answerTo = async <T>(coach: Coach, question: Question<T>): Promise<T | undefined> => {
  const first = performance.now()
  const attemptMs = coach.attemptMs ?? question.attemptMs ?? ATTEMPT_MS
  for (let number = 1; number <= ATTEMPTS; number += 1) {
    const started = performance.now()
    const left = Math.floor(ALL_MS - (started - first))
    if (left < LEAST_MS) return undefined
    // A retry gets twice the tokens, for answers that were truncated.
    const result = await attempt(coach, question, {
      maxTokens: question.maxTokens * number,
      ms: Math.min(attemptMs, left),
    })
    const fields = {
      prompt_version: question.promptVersion,
      model_id: coach.modelId,
      attempt: number,
      outcome: result.outcome,
      input_tokens: result.inputTokens ?? 0,
      output_tokens: result.outputTokens ?? 0,
      latency_ms: Math.round(performance.now() - started),
      ...(result.error ? { error: result.error, reason: result.reason } : {}),
    }
    if (result.outcome === 'answered') {
      coach.log.info('model answered', fields)
      return result.value
    }
    coach.log.warn('model gave no answer', fields)
    if (!ASKED_AGAIN.has(result.outcome)) return undefined
    if (number < ATTEMPTS && (result.outcome === 'throttled' || result.outcome === 'down'))
      await new Promise((resolve) => setTimeout(resolve, coach.pauseMs ?? PAUSE_MS))
  }
  return undefined
}

/**
 * Asks the model, with one retry where it can help, and returns within 20 s (COACH-1, COACH-2). Never throws: on undefined
 * the caller uses a built-in text. Logs each attempt with its tokens, without the person's words.
 */
export const ask = async <T>(coach: Coach, question: Question<T>): Promise<T | undefined> => {
  const value = await answerTo(coach, question)
  const [task = question.promptVersion] = question.promptVersion.split('/')
  coach.count?.(value === undefined ? 'BuiltInTexts' : 'ModelTexts', task)
  return value
}
