import { slotsDue } from '#domain/time/due.ts'
import { GENERATION_TIME, dispatchDailyGeneration as schedule } from '#events/schedules.ts'
import type { GenerationWork } from '#events/work.ts'
import { scheduleConsumer, type Window } from '#functions/shared/consumer.ts'
import { DELIVERY_SHARDS, GENERATION_QUEUE_URL, readEnv, TABLE_NAME } from '#functions/shared/env.ts'
import { type Enqueue, enqueueOn } from '#functions/shared/queue.ts'
import { openTable } from '#functions/shared/store/table.ts'
import { type Zones, zonesIn } from '#functions/shared/store/zones.ts'

export const Env = { TABLE_NAME, GENERATION_QUEUE_URL, DELIVERY_SHARDS }

type Deps = { zones: Pick<Zones, 'all'>; enqueue: Enqueue<GenerationWork>; shards: number }

/** One message for each shard of each zone in which the window holds the time at which texts are written. */
export const dispatchDailyGeneration =
  (deps: Deps) =>
  async ({ after, until }: Window): Promise<void> => {
    const shards = Array.from({ length: deps.shards }, (_, shard) => shard)
    const work = (await deps.zones.all()).flatMap((zone) =>
      slotsDue(zone, after, until)
        .filter(({ from, to }) => from <= GENERATION_TIME && GENERATION_TIME <= to)
        .flatMap(({ date }) => shards.map((shard) => ({ zone, shard, date }))),
    )
    await deps.enqueue(work)
  }

const live = (env: { TABLE_NAME: string; GENERATION_QUEUE_URL: string; DELIVERY_SHARDS: number }): Deps => ({
  zones: zonesIn(openTable(env.TABLE_NAME)),
  enqueue: enqueueOn(env.GENERATION_QUEUE_URL),
  shards: env.DELIVERY_SHARDS,
})

export const handler = scheduleConsumer(schedule, () => dispatchDailyGeneration(live(readEnv(Env))))
