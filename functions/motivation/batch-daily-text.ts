import type { CoachBrief } from '#domain/coach/brief/brief.ts'
import type { IsBlocked } from '../adapters/bedrock/apply-guardrail.ts'
import { type BatchRecord, createBatchRecord } from '../adapters/bedrock/batch-record.ts'
import { splitData } from '../adapters/bedrock/converse-input.ts'
import { type ModelResponse, readResponse } from '../adapters/bedrock/read-response.ts'
import type { Log } from '../runtime/log.ts'
import type { Count } from '../runtime/metrics.ts'
import { createDailyQuestion, settleAnswer, type Written } from './daily-motivation/write.ts'

/** The record of a batch job that asks for the text of a goal's day (ADR 255). */
export const createDailyRecord = (modelId: string, brief: CoachBrief): BatchRecord =>
  createBatchRecord(modelId, createDailyQuestion(brief), [brief.userId, brief.goalId, brief.date])

export type BatchAnswerDeps = {
  modelId: string
  isBlocked: IsBlocked
  log: Pick<Log, 'warn'>
  count: Count
}

const readShown = ({ output }: ModelResponse): string =>
  (output?.message?.content ?? []).map(({ text = '' }) => text).join('')

/**
 * The text that a record's answer leads to, by the rules of an answer on demand: schema, checklist, guardrail, refusal and concern
 * (TEXT-18, CARE-11, CARE-12). Undefined for an answer that is not used; the text is then generated on demand. Throws when the guardrail
 * cannot be asked.
 */
export const settleBatchAnswer = async (
  { isBlocked, log, count }: BatchAnswerDeps,
  brief: CoachBrief,
  response: ModelResponse,
): Promise<Written | undefined> => {
  const question = createDailyQuestion(brief)
  const { outcome, value, faults = [] } = readResponse(question, response, true)
  const isRefused =
    outcome === 'refused' ||
    (await isBlocked('INPUT', splitData(question.user).data)) ||
    (await isBlocked('OUTPUT', readShown(response)))
  if (!isRefused && value === undefined) {
    const broken_rules = faults.map(({ rule }) => rule)
    log.warn('batch answer not used', { goal_id: brief.goalId, outcome, broken_rules })
    return undefined
  }
  const [task = ''] = question.promptVersion.split('/')
  count(isRefused ? 'BuiltInTexts' : 'ModelTexts', task)
  return settleAnswer(
    log,
    brief,
    isRefused || value === undefined ? { value: undefined, isRefused } : { value, isRefused },
  )
}
