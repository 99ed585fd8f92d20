import { LATEST_MS } from '#domain/evening/evening-question.ts'
import { dispatchEveningQuestions as schedule } from '#events/schedules.ts'
import type { EveningWork } from '#events/work.ts'
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
  enqueue: Enqueue<EveningWork>
  shards: number
}

/** Asks the zones that have evening questions (ADR 258). Queues one message per zone, shard and range of hours that came in the window and have a person (EVENING-1, DAY-4). */
export const dispatchEveningQuestions =
  (deps: Deps) =>
  async (tick: Window): Promise<void> => {
    const window = await deps.ticks.withMissed(tick)
    const due = listDueRanges(await deps.zones.all(), window, deps.shards)
    const asked = await deps.occupied.among(due)
    await deps.enqueue(asked.map((range) => ({ question: 'evening' as const, ...range })))
    await deps.ticks.markDispatched(window)
  }

const live = (env: EnvOf<typeof Env>): Deps => {
  const table = createTable(env.TABLE_NAME)
  return {
    zones: createZoneStore(table, 'evenings'),
    ticks: createDispatchedTicks(table, schedule, LATEST_MS),
    occupied: createOccupiedShards(table, 'evenings'),
    enqueue: createEnqueuer(env.DELIVERY_QUEUE_URL),
    shards: env.DELIVERY_SHARDS,
  }
}

export const handler = scheduleConsumer(schedule, () => dispatchEveningQuestions(live(readEnv(Env))))
