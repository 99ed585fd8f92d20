import * as z from 'zod/mini'
import { day } from '#domain/time/day.ts'
import { zone } from '#domain/time/zone.ts'
import { defineEvent } from './event.ts'

/** The texts of a date for the goals of one shard of a zone, which one batch job writes (ADR 255). */
const nightOfShard = z.strictObject({ zone, shard: z.int().check(z.gte(0), z.lte(63)), date: day })
export type NightOfShard = z.infer<typeof nightOfShard>

/** It is 2 AM in the zone. Consumer: start-night-batch. */
export const nightBatchDue = defineEvent('night-batch-due', nightOfShard)

/** A batch job ended, or its answers are looked for without an event of Bedrock. Consumer: keep-batch-answers. */
export const batchAnswersDue = defineEvent('batch-answers-due', nightOfShard)

/** Events of Bedrock about the batch jobs of the account. Bedrock publishes them on the default bus, without a guarantee. */
export const BATCH_JOB_EVENTS = {
  source: 'aws.bedrock',
  detailType: 'Batch Inference Job State Change',
  /** The states in which a job may have left answers. */
  statuses: ['Completed', 'PartiallyCompleted', 'Stopped', 'Expired'],
} as const

/** The field of an event that is used. Bedrock tells the rest by the job's ARN. */
export const batchJobEvent = z.object({
  detail: z.object({
    batchJobArn: z
      .string()
      .check(z.regex(/^arn:aws[a-z-]*:bedrock:[a-z0-9-]+:\d{12}:model-invocation-job\/[a-z0-9]+$/)),
  }),
})
export type BatchJobEvent = z.infer<typeof batchJobEvent>
