import { reconcileSubscriptions as schedule } from '#events/schedules.ts'
import type { ReconciliationWork } from '#events/work.ts'
import { CUSTOMER_SHARDS } from '#functions/adapters/dynamodb/keys.ts'
import { createEnqueuer, type Enqueue } from '#functions/adapters/sqs/enqueue-work.ts'
import { scheduleConsumer } from '#functions/runtime/consumer.ts'
import { RECONCILIATION_QUEUE_URL, readEnv } from '#functions/runtime/env.ts'

export const Env = { RECONCILIATION_QUEUE_URL }

type Deps = { enqueue: Enqueue<ReconciliationWork> }

/** Queues one message per customer shard. */
export const reconcileSubscriptions =
  ({ enqueue }: Deps) =>
  (): Promise<void> =>
    enqueue(Array.from({ length: CUSTOMER_SHARDS }, (_, shard) => ({ shard })))

export const handler = scheduleConsumer(schedule, () =>
  reconcileSubscriptions({ enqueue: createEnqueuer(readEnv(Env).RECONCILIATION_QUEUE_URL) }),
)
