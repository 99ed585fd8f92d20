import { BATCH_JOB_EVENTS, type BatchJobEvent, batchAnswersDue, batchJobEvent } from '#events/night-batch.ts'
import { type BatchJobs, createBatchJobs } from '#functions/adapters/bedrock/batch-jobs.ts'
import { createStrictPublisher, type Publish } from '#functions/adapters/eventbridge/publish-event.ts'
import { parseOutput } from '#functions/adapters/s3/batch-files.ts'
import { serviceEventConsumer } from '#functions/runtime/consumer.ts'
import { BATCH_BUCKET, BUS_NAME, readEnv } from '#functions/runtime/env.ts'
import { createLog } from '#functions/runtime/log.ts'

export const Env = { BATCH_BUCKET, BUS_NAME }

type Deps = { jobs: Pick<BatchJobs, 'find'>; publish: Publish; bucket: string }

const ENDED: readonly string[] = BATCH_JOB_EVENTS.statuses

/**
 * Asks Bedrock for the job of an event and publishes that its answers can be read (TEXT-27). The account may have jobs of other stages
 * and products: they write to other buckets and are left alone.
 */
export const reportBatchJob =
  ({ jobs, publish, bucket }: Deps) =>
  async ({ detail }: BatchJobEvent): Promise<void> => {
    const { status, output } = await jobs.find(detail.batchJobArn)
    const night = parseOutput(bucket, output)
    if (!night) return
    createLog({ ...night }).info('batch job changed', { status })
    if (ENDED.includes(status)) await publish(batchAnswersDue, night)
  }

export const handler = serviceEventConsumer('report-batch-job', batchJobEvent, () => {
  const env = readEnv(Env)
  return reportBatchJob({
    jobs: createBatchJobs(),
    publish: createStrictPublisher(env.BUS_NAME),
    bucket: env.BATCH_BUCKET,
  })
})
