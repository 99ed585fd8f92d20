import { MORNING_MS } from '#domain/motivation/mail-due.ts'
import { GENERATION_TIME, dispatchDailyGeneration as schedule } from '#events/schedules.ts'
import type { GenerationWork } from '#events/work.ts'
import { createAccountSettingsStore } from '#functions/adapters/dynamodb/account-settings.ts'
import { createAccountStore } from '#functions/adapters/dynamodb/accounts.ts'
import { createDeliveryIndexStore } from '#functions/adapters/dynamodb/delivery-index.ts'
import { createDispatchedTicks, type DispatchedTicks } from '#functions/adapters/dynamodb/dispatched-ticks.ts'
import { dueIn } from '#functions/adapters/dynamodb/due-zones.ts'
import { createOccupiedShards } from '#functions/adapters/dynamodb/occupied-shards.ts'
import { createTable } from '#functions/adapters/dynamodb/table.ts'
import { createZoneStore, type ZoneStore } from '#functions/adapters/dynamodb/zones.ts'
import { createEnqueuer, type Enqueue } from '#functions/adapters/sqs/enqueue-work.ts'
import { now } from '#functions/runtime/clock.ts'
import { scheduleConsumer, type Window } from '#functions/runtime/consumer.ts'
import { DELIVERY_SHARDS, GENERATION_QUEUE_URL, readEnv, TABLE_NAME } from '#functions/runtime/env.ts'
import { type TidyDeps, tidyZones } from './tidy-zones.ts'

export const Env = { TABLE_NAME, GENERATION_QUEUE_URL, DELIVERY_SHARDS }

type Deps = TidyDeps & { zones: Pick<ZoneStore, 'all'>; ticks: DispatchedTicks; enqueue: Enqueue<GenerationWork> }

/**
 * Queues one message per shard for each zone whose generation time lies in the window (TEXT-4). Then tidies the list of zones.
 */
export const dispatchDailyGeneration =
  (deps: Deps) =>
  async (tick: Window): Promise<void> => {
    const window = await deps.ticks.withMissed(tick)
    const shards = Array.from({ length: deps.shards }, (_, shard) => shard)
    const zones = await deps.zones.all()
    const nights = dueIn(zones, window).flatMap(({ zone, slots }) =>
      slots
        .filter(({ from, to }) => from <= GENERATION_TIME && GENERATION_TIME <= to)
        .map(({ date }) => ({ zone, date })),
    )
    await deps.enqueue(nights.flatMap(({ zone, date }) => shards.map((shard) => ({ zone, shard, date }))))
    await deps.ticks.markDispatched(window)
    await tidyZones(deps, zones, nights)
  }

const live = (env: { TABLE_NAME: string; GENERATION_QUEUE_URL: string; DELIVERY_SHARDS: number }): Deps => {
  const table = createTable(env.TABLE_NAME)
  return {
    zones: createZoneStore(table),
    eveningZones: createZoneStore(table, 'evenings'),
    evenings: createOccupiedShards(table, 'evenings'),
    ticks: createDispatchedTicks(table, schedule, MORNING_MS),
    accounts: createAccountStore(table),
    settings: createAccountSettingsStore(table),
    index: createDeliveryIndexStore(table),
    enqueue: createEnqueuer(env.GENERATION_QUEUE_URL),
    shards: env.DELIVERY_SHARDS,
    now,
  }
}

export const handler = scheduleConsumer(schedule, () => dispatchDailyGeneration(live(readEnv(Env))))
