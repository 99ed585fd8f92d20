import { localTime } from '#domain/time/check-in-day.ts'
import { batchAnswersDue, type NightOfShard } from '#events/night-batch.ts'
import { BATCHED_FROM } from '#events/schedules.ts'
import { createGuardrailCheck } from '#functions/adapters/bedrock/apply-guardrail.ts'
import { readBatchAnswer } from '#functions/adapters/bedrock/batch-record.ts'
import type { ModelResponse } from '#functions/adapters/bedrock/read-response.ts'
import { type AccountStore, createAccountStore } from '#functions/adapters/dynamodb/accounts.ts'
import {
  createDeliveryIndexStore,
  type DeliveryIndexStore,
  type DueGoal,
} from '#functions/adapters/dynamodb/delivery-index.ts'
import { forEachIsolated } from '#functions/adapters/dynamodb/for-each-isolated.ts'
import { createFrameworkStore } from '#functions/adapters/dynamodb/frameworks.ts'
import { createGoalStore } from '#functions/adapters/dynamodb/goals.ts'
import { createMotivationStore } from '#functions/adapters/dynamodb/motivation.ts'
import { createReflectionStore } from '#functions/adapters/dynamodb/reflections.ts'
import { screenedAccounts } from '#functions/adapters/dynamodb/screened-accounts.ts'
import { createTable } from '#functions/adapters/dynamodb/table.ts'
import { type BatchFiles, createBatchFiles } from '#functions/adapters/s3/batch-files.ts'
import { type BatchAnswerDeps, createDailyRecord, settleBatchAnswer } from '#functions/motivation/batch-daily-text.ts'
import { type KeepDailyTextDeps, keepDailyText, prepareDailyText } from '#functions/motivation/daily-text.ts'
import { readNightGoal } from '#functions/motivation/read-night-goal.ts'
import { now } from '#functions/runtime/clock.ts'
import { eventConsumer } from '#functions/runtime/consumer.ts'
import { BATCH_BUCKET, type EnvOf, MODEL, readEnv, TABLE_NAME } from '#functions/runtime/env.ts'
import { createLog } from '#functions/runtime/log.ts'
import { countMetric } from '#functions/runtime/metrics.ts'

export const Env = { TABLE_NAME, BATCH_BUCKET, ...MODEL }

type Deps = KeepDailyTextDeps &
  BatchAnswerDeps & {
    accounts: Pick<AccountStore, 'overview'>
    index: Pick<DeliveryIndexStore, 'page'>
    files: Omit<BatchFiles, 'putRecords'>
  }

type Answers = ReadonlyMap<string, ModelResponse>

const PAGE = 25
const WIDTH = 10

/** The answers by the ids of their records, whatever their order. A line that cannot be read is left out. */
const readAnswers = async (files: Deps['files'], keys: readonly string[]): Promise<Answers> => {
  const answers = new Map<string, ModelResponse>()
  for (const key of keys)
    for await (const line of files.readLines(key)) {
      const read = readBatchAnswer(line)
      if (read) answers.set(read.recordId, read.response)
    }
  return answers
}

/**
 * Stores the answers that fit the goals as they are now. Returns the number of texts, and the errors that a retry may mend. A job has the
 * first goals of the shard, so a page whose goals have neither a text nor an answer ends the search.
 */
const keepAll = async (
  deps: Deps,
  night: NightOfShard,
  answers: Answers,
): Promise<{ kept: number; errors: unknown[] }> => {
  let kept = 0
  let met = 0
  let unmet = 0
  const keep = async ({ id, user_id }: DueGoal): Promise<void> => {
    const found = await readNightGoal(deps)({ userId: user_id, goalId: id, date: night.date })
    if (!found) return
    const { person, own, moment } = found
    const prepared = await prepareDailyText(deps)(person, own, moment)
    if (prepared.stored) met += 1
    if (prepared.stored || !prepared.mayAsk) return
    const { brief } = prepared
    // A goal that changed since the job started asks another question, which has no answer here.
    const response = answers.get(createDailyRecord(deps.modelId, brief).recordId)
    if (response) met += 1
    else unmet += 1
    const written = response && (await settleBatchAnswer(deps, brief, response))
    if (written && (await keepDailyText(deps)(person, own, brief, written))) kept += 1
  }
  const readKey = ({ id, user_id }: DueGoal) => `USER#${user_id} ${id}`
  const errors: unknown[] = []
  let cursor: string | undefined
  do {
    met = 0
    unmet = 0
    const page = await deps.index.page({ ...night, from: BATCHED_FROM, cursor, limit: PAGE })
    errors.push(...(await forEachIsolated(page.goals, { width: WIDTH, readKey }, keep)))
    cursor = page.cursor
  } while (cursor !== undefined && (met > 0 || unmet === 0))
  return { kept, errors }
}

/**
 * Stores the answers of a night's batch job as texts, each by the checks and the conditional write of an answer on demand (TEXT-27). A
 * goal without a usable answer is left to the generation on demand. The files are deleted when the job has ended and its answers
 * are stored; a failure keeps them for the next attempt. Answers of a past date are deleted unread.
 */
export const keepBatchAnswers =
  (deps: Deps) =>
  async (night: NightOfShard): Promise<void> => {
    const log = createLog({ ...night })
    const { records, answers, all, isEnded } = await deps.files.find(night)
    if (answers.length === 0) {
      if (records.length === 0) return
      deps.count('BatchesWithoutAnswers', 'keep-batch-answers')
      return log.warn('batch has no answers yet')
    }
    if (localTime(deps.now(), night.zone).day === night.date) {
      const read = await readAnswers(deps.files, answers)
      const { kept, errors } = await keepAll(deps, night, read)
      log.info('batch answers kept', { answers: read.size, kept, failed: errors.length })
      if (errors.length > 0) throw errors[0]
    }
    if (isEnded) await deps.files.remove(all)
  }

const live = ({ MODEL_ID, GUARDRAIL, ...env }: EnvOf<typeof Env>): Deps => {
  const table = createTable(env.TABLE_NAME)
  const goals = createGoalStore(table)
  return {
    accounts: screenedAccounts(createAccountStore(table), goals, now),
    goals,
    motivations: createMotivationStore(table),
    frameworks: createFrameworkStore(table),
    reflections: createReflectionStore(table),
    index: createDeliveryIndexStore(table),
    files: createBatchFiles(env.BATCH_BUCKET),
    modelId: MODEL_ID,
    isBlocked: createGuardrailCheck(GUARDRAIL),
    log: createLog({ part: 'coach' }),
    count: countMetric,
    now,
  }
}

export const handler = eventConsumer('keep-batch-answers', batchAnswersDue, () => keepBatchAnswers(live(readEnv(Env))))
