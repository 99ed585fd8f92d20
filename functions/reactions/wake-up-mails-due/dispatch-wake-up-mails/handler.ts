import { MORNING_MS } from '#domain/motivation/mail-due.ts'
import { dispatchWakeUpMails as schedule } from '#events/schedules.ts'
import type { DeliveryWork } from '#events/work.ts'
import { createDispatchedTicks, type DispatchedTicks } from '#functions/adapters/dynamodb/dispatched-ticks.ts'
import { listDueRanges } from '#functions/adapters/dynamodb/due-zones.ts'
import { createOccupiedShards, type OccupiedShards } from '#functions/adapters/dynamodb/occupied-shards.ts'
import { createTable } from '#functions/adapters/dynamodb/table.ts'
import { createZoneStore, type ZoneStore } from '#functions/adapters/dynamodb/zones.ts'
import { createEnqueuer, type Enqueue } from '#functions/adapters/sqs/enqueue-work.ts'
import { scheduleConsumer, type Window } from '#functions/runtime/consumer.ts'
import { DELIVERY_QUEUE_URL, DELIVERY_SHARDS, type EnvOf, readEnv, TABLE_NAME } from '#functions/runtime/env.ts'

export const Env = { TABLE_NAME, DELIVERY_QUEUE_URL, DELIVERY_SHARDS }

type Deps = {
  zones: Pick<ZoneStore, 'all'>
  ticks: DispatchedTicks
  occupied: OccupiedShards
  enqueue: Enqueue<DeliveryWork>
  shards: number
}

/** Queues one message per zone, shard and range of local times that fell due in the window and have a goal (MAIL-1, DAY-4). */
export const dispatchWakeUpMails =
  (deps: Deps) =>
  async (tick: Window): Promise<void> => {
    const window = await deps.ticks.withMissed(tick)
    const due = listDueRanges(await deps.zones.all(), window, deps.shards)
    await deps.enqueue(await deps.occupied.among(due))
    await deps.ticks.markDispatched(window)
  }

const live = (env: EnvOf<typeof Env>): Deps => {
  const table = createTable(env.TABLE_NAME)
  return {
    zones: createZoneStore(table),
    ticks: createDispatchedTicks(table, schedule, MORNING_MS),
    occupied: createOccupiedShards(table, 'goals'),
    enqueue: createEnqueuer(env.DELIVERY_QUEUE_URL),
    shards: env.DELIVERY_SHARDS,
  }
}

export const handler = scheduleConsumer(schedule, () => dispatchWakeUpMails(live(readEnv(Env))))
