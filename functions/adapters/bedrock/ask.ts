import type { Log } from '#functions/runtime/log.ts'
import type { Count } from '#functions/runtime/metrics.ts'
import { attempt } from './attempt.ts'
import type { Converse } from './converse.ts'
import { type Correction, converseInput, type Guardrail } from './converse-input.ts'
import { TELL_OFF_SCHEMA, TELL_TRUNCATED, tellFaults } from './fixed-words.ts'
import type { Question } from './question.ts'
import type { Attempt, AttemptOutcome } from './read-response.ts'

export type Coach = {
  model: Converse
  modelId: string
  /** Assesses the person's words and the answer with every call (CARE-11). */
  guardrail?: Guardrail | undefined
  log: Pick<Log, 'info' | 'warn'>
  /** Called once per question, with whether the model's text or a built-in text is used. */
  count?: Count
  /** Milliseconds that one attempt may take, whatever the question says. */
  attemptMs?: number
  /** Milliseconds before a throttled or unavailable model is asked again. */
  pauseMs?: number
}

/** `isRefused`: the model or the guardrail does not answer this content. */
export type Asked<T> = { value: T; isRefused: false } | { value: undefined; isRefused: boolean }

const ATTEMPTS = 2
const ATTEMPT_MS = 9_000
export const PAUSE_MS = 600
/** Milliseconds for all attempts and the pause between them (COACH-2 allows 20 s). */
const ALL_MS = 18_800
/** Minimum milliseconds left for another attempt. */
const LEAST_MS = 4_000
const ASKED_AGAIN: ReadonlySet<AttemptOutcome> = new Set([
  'off-schema',
  'unusable',
  'truncated',
  'throttled',
  'down',
  'slow',
])

/** Models that refused `outputConfig`, as long as this process runs. */
const unstructured = new Set<string>()

/** What the retry tells the model; undefined where nothing was wrong with an answer. */
const describeCorrection = ({ outcome, answer = '', faults = [] }: Attempt<unknown>): Correction | undefined => {
  if (outcome === 'truncated') return { answer: '', tell: TELL_TRUNCATED }
  if (outcome === 'off-schema') return { answer, tell: TELL_OFF_SCHEMA }
  if (outcome !== 'unusable') return undefined
  return { answer, tell: tellFaults(faults) }
}

const logAttempt = (
  coach: Coach,
  question: Question<unknown>,
  number: number,
  result: Attempt<unknown>,
  ms: number,
) => {
  const fields = {
    prompt_version: question.promptVersion,
    model_id: coach.modelId,
    attempt: number,
    outcome: result.outcome,
    input_tokens: result.inputTokens ?? 0,
    cached_tokens: result.cachedTokens ?? 0,
    output_tokens: result.outputTokens ?? 0,
    latency_ms: Math.round(ms),
    ...(result.faults && { broken_rules: result.faults.map(({ rule }) => rule) }),
    ...(result.error ? { error: result.error, reason: result.reason } : {}),
  }
  if (result.outcome === 'answered') coach.log.info('model answered', fields)
  else coach.log.warn('model gave no answer', fields)
}

const answerTo = async <T>(coach: Coach, question: Question<T>): Promise<Asked<T>> => {
  const { modelId, guardrail } = coach
  const first = performance.now()
  const attemptMs = coach.attemptMs ?? question.attemptMs ?? ATTEMPT_MS
  let correction: Correction | undefined
  for (let number = 1; number <= ATTEMPTS; ) {
    const started = performance.now()
    const left = Math.floor(ALL_MS - (started - first))
    if (left < LEAST_MS) break
    // A retry gets twice the tokens, for answers that were truncated.
    const maxTokens = question.maxTokens * number
    const isStructured = !unstructured.has(modelId)
    const input = converseInput({ modelId, guardrail, question, maxTokens, isStructured, correction })
    const result = await attempt(coach.model, question, input, Math.min(attemptMs, left))
    logAttempt(coach, question, number, result, performance.now() - started)
    if (result.value !== undefined) return { value: result.value, isRefused: false }
    if (result.outcome === 'refused') return { value: undefined, isRefused: true }
    if (result.outcome === 'unstructured') {
      unstructured.add(modelId)
      continue
    }
    if (!ASKED_AGAIN.has(result.outcome)) break
    correction = describeCorrection(result) ?? correction
    if (number < ATTEMPTS && (result.outcome === 'throttled' || result.outcome === 'down'))
      await new Promise((resolve) => setTimeout(resolve, coach.pauseMs ?? PAUSE_MS))
    number += 1
  }
  return { value: undefined, isRefused: false }
}

/**
 * Asks the model, with one retry where it can help, and returns within 20 s (COACH-1, COACH-2). The retry tells the model what was
 * wrong (COACH-7). A model that does not take `outputConfig` gets the schema in the prompt instead, for as long as the process runs
 * (COACH-9). Never throws: without a value the caller uses a built-in text, and after a refusal a gentle one (CARE-12). Logs each
 * attempt with its tokens, without the person's words.
 */
export const ask = async <T>(coach: Coach, question: Question<T>): Promise<Asked<T>> => {
  const asked = await answerTo(coach, question)
  const [task = question.promptVersion] = question.promptVersion.split('/')
  coach.count?.(asked.value === undefined ? 'BuiltInTexts' : 'ModelTexts', task)
  return asked
}
