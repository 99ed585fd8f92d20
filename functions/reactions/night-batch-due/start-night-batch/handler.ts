import { type NightOfShard, nightBatchDue } from '#events/night-batch.ts'
import { BATCHED_FROM } from '#events/schedules.ts'
import type { GenerationWork } from '#events/work.ts'
import { type BatchJobs, createBatchJobs, nameBatchJob } from '#functions/adapters/bedrock/batch-jobs.ts'
import { type AccountStore, createAccountStore } from '#functions/adapters/dynamodb/accounts.ts'
import {
  createDeliveryIndexStore,
  type DeliveryIndexStore,
  type DueGoal,
} from '#functions/adapters/dynamodb/delivery-index.ts'
import { forEachIsolated } from '#functions/adapters/dynamodb/for-each-isolated.ts'
import { createFrameworkStore } from '#functions/adapters/dynamodb/frameworks.ts'
import { createGoalStore } from '#functions/adapters/dynamodb/goals.ts'
import { createMotivationStore, type MotivationStore } from '#functions/adapters/dynamodb/motivation.ts'
import { createReflectionStore } from '#functions/adapters/dynamodb/reflections.ts'
import { screenedAccounts } from '#functions/adapters/dynamodb/screened-accounts.ts'
import { createTable } from '#functions/adapters/dynamodb/table.ts'
import { type BatchFiles, createBatchFiles, locateFiles } from '#functions/adapters/s3/batch-files.ts'
import { createEnqueuer, type Enqueue } from '#functions/adapters/sqs/enqueue-work.ts'
import { createDailyRecord } from '#functions/motivation/batch-daily-text.ts'
import { prepareDailyText } from '#functions/motivation/daily-text.ts'
import type { BriefDeps } from '#functions/motivation/read-brief.ts'
import { readNightGoal } from '#functions/motivation/read-night-goal.ts'
import { now } from '#functions/runtime/clock.ts'
import { eventConsumer } from '#functions/runtime/consumer.ts'
import {
  BATCH_BUCKET,
  BATCH_MINIMUM,
  BATCH_ROLE_ARN,
  type EnvOf,
  GENERATION_QUEUE_URL,
  MODEL_ID,
  readEnv,
  TABLE_NAME,
} from '#functions/runtime/env.ts'
import { createLog, describe } from '#functions/runtime/log.ts'

export const Env = { TABLE_NAME, GENERATION_QUEUE_URL, BATCH_BUCKET, BATCH_MINIMUM, MODEL_ID, BATCH_ROLE_ARN }

type Deps = BriefDeps & {
  accounts: Pick<AccountStore, 'overview'>
  motivations: Pick<MotivationStore, 'get' | 'lastBefore'>
  index: Pick<DeliveryIndexStore, 'page'>
  files: Pick<BatchFiles, 'putRecords'>
  jobs: Pick<BatchJobs, 'create'>
  enqueue: Enqueue<GenerationWork>
  batch: { bucket: string; modelId: string; roleArn: string; least: number }
  now: () => number
}

/** Records of one job. The function holds them in memory, 10 to 15 kB each; the goals beyond are generated on demand at 05:00. */
const MOST_RECORDS = 2_000
const PAGE = 25
const WIDTH = 10

const collectRecords = async (deps: Deps, night: NightOfShard): Promise<string[]> => {
  const lines: string[] = []
  const collect = async ({ id, user_id }: DueGoal): Promise<void> => {
    const found = await readNightGoal(deps)({ userId: user_id, goalId: id, date: night.date })
    if (!found) return
    const prepared = await prepareDailyText(deps)(found.person, found.own, found.moment)
    if (prepared.stored || !prepared.mayAsk) return
    lines.push(JSON.stringify(createDailyRecord(deps.batch.modelId, prepared.brief)))
  }
  const readKey = ({ id, user_id }: DueGoal) => `USER#${user_id} ${id}`
  let cursor: string | undefined
  do {
    const page = await deps.index.page({ ...night, from: BATCHED_FROM, cursor, limit: PAGE })
    const [error] = await forEachIsolated(page.goals, { width: WIDTH, readKey }, collect)
    if (error !== undefined) throw error
    cursor = page.cursor
  } while (cursor !== undefined && lines.length < MOST_RECORDS)
  return lines.slice(0, MOST_RECORDS)
}

/** Whether the shard has a job. Without the least number of records Bedrock refuses one. */
const startJob = async (deps: Deps, night: NightOfShard): Promise<boolean> => {
  const { bucket, modelId, roleArn, least } = deps.batch
  const lines = await collectRecords(deps, night)
  if (lines.length < least) return false
  const { input, output } = locateFiles(bucket, night)
  await deps.files.putRecords(night, lines)
  await deps.jobs.create({ name: nameBatchJob(output, night.date), modelId, roleArn, input, output })
  createLog({ ...night }).info('batch job created', { records: lines.length })
  return true
}

/**
 * Starts the batch job of a shard's night: one record for each goal whose mail leaves from BATCHED_FROM on and whose text the model
 * writes (TEXT-27). Where there is no job, because of too few records or a failure, these goals are queued for generation on demand. What the job leaves is generated on demand at BATCH_FILL_TIME. A repeated event creates no second job, because
 * its name is the idempotency token.
 */
export const startNightBatch =
  (deps: Deps) =>
  async (night: NightOfShard): Promise<void> => {
    const isStarted = await startJob(deps, night).catch((error: unknown) => {
      createLog({ ...night }).warn('batch job not created', describe(error))
      return false
    })
    if (!isStarted) await deps.enqueue([{ ...night, from: BATCHED_FROM }])
  }

const live = (env: EnvOf<typeof Env>): Deps => {
  const table = createTable(env.TABLE_NAME)
  return {
    accounts: screenedAccounts(createAccountStore(table), createGoalStore(table), now),
    motivations: createMotivationStore(table),
    frameworks: createFrameworkStore(table),
    reflections: createReflectionStore(table),
    index: createDeliveryIndexStore(table),
    files: createBatchFiles(env.BATCH_BUCKET),
    jobs: createBatchJobs(),
    enqueue: createEnqueuer(env.GENERATION_QUEUE_URL),
    batch: {
      bucket: env.BATCH_BUCKET,
      modelId: env.MODEL_ID,
      roleArn: env.BATCH_ROLE_ARN,
      least: env.BATCH_MINIMUM,
    },
    now,
  }
}

export const handler = eventConsumer('start-night-batch', nightBatchDue, () => startNightBatch(live(readEnv(Env))))
