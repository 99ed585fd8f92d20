import { BATCH_JOB_EVENTS, batchAnswersDue, nightBatchDue } from '#events/night-batch.ts'
import { batch } from './batch-grants.ts'
import { bus, queue, table } from './grants.ts'
import type { Reaction } from './reaction.ts'

/** The batch jobs of the night (ADR 255). */
export const batchReactions: Reaction[] = [
  {
    stem: 'start-night-batch',
    folder: 'night-batch-due',
    cause: { event: nightBatchDue },
    setting: 'nightBatch',
    // It reads up to 2,000 people.
    timeoutSeconds: 600,
    grants: [
      table.index('delivery', 'ZONE#*'),
      table.on('USER#*', 'Query', 'GetItem', 'UpdateItem'),
      batch.creates(),
      queue.sends('generation'),
    ],
  },
  {
    stem: 'report-batch-job',
    folder: 'batch-job-changed',
    cause: { batchJobs: BATCH_JOB_EVENTS.statuses },
    setting: 'nightBatch',
    grants: [batch.watches(), bus.publishes()],
  },
  {
    stem: 'keep-batch-answers',
    folder: 'batch-answers-due',
    cause: { event: batchAnswersDue },
    setting: 'nightBatch',
    timeoutSeconds: 600,
    grants: [
      table.index('delivery', 'ZONE#*'),
      table.on('USER#*', 'Query', 'GetItem', 'PutItem', 'UpdateItem', 'DeleteItem'),
      batch.reads(),
    ],
  },
]
