import { MORNING_MS } from '#domain/motivation/mail-due.ts'
import { batchAnswersDue, type NightOfShard, nightBatchDue } from '#events/night-batch.ts'
import {
  BATCH_FILL_TIME,
  BATCH_LOOK_TIME,
  BATCHED_FROM,
  BEFORE_BATCHED,
  GENERATION_TIME,
  dispatchDailyGeneration as schedule,
} from '#events/schedules.ts'
import type { GenerationWork } from '#events/work.ts'
import { createAccountSettingsStore } from '#functions/adapters/dynamodb/account-settings.ts'
import { createAccountStore } from '#functions/adapters/dynamodb/accounts.ts'
import { createDeliveryIndexStore } from '#functions/adapters/dynamodb/delivery-index.ts'
import { createDispatchedTicks, type DispatchedTicks } from '#functions/adapters/dynamodb/dispatched-ticks.ts'
import { dueIn } from '#functions/adapters/dynamodb/due-zones.ts'
import { createOccupiedShards } from '#functions/adapters/dynamodb/occupied-shards.ts'
import { createTable } from '#functions/adapters/dynamodb/table.ts'
import { createZoneStore, type ZoneStore } from '#functions/adapters/dynamodb/zones.ts'
import { createStrictPublisher, type Publish } from '#functions/adapters/eventbridge/publish-event.ts'
import { createEnqueuer, type Enqueue } from '#functions/adapters/sqs/enqueue-work.ts'
import { now } from '#functions/runtime/clock.ts'
import { scheduleConsumer, type Window } from '#functions/runtime/consumer.ts'
import {
  DELIVERY_SHARDS,
  type EnvOf,
  GENERATION_QUEUE_URL,
  NIGHT_BATCH_BUS,
  readEnv,
  TABLE_NAME,
} from '#functions/runtime/env.ts'
import { type Night, type TidyDeps, tidyZones } from './tidy-zones.ts'

export const Env = { TABLE_NAME, GENERATION_QUEUE_URL, DELIVERY_SHARDS, NIGHT_BATCH_BUS }

type Deps = TidyDeps & {
  zones: Pick<ZoneStore, 'all'>
  ticks: DispatchedTicks
  enqueue: Enqueue<GenerationWork>
  /** Absent where the nights have no batch jobs. */
  publish: Publish | undefined
}

/** The zones and dates for which a local time falls due in a window. */
const findNights = (due: ReturnType<typeof dueIn>, time: string): Night[] =>
  due.flatMap(({ zone, slots }) =>
    slots.filter(({ from, to }) => from <= time && time <= to).map(({ date }) => ({ zone, date })),
  )

/**
 * Queues one message per shard for each zone whose generation time lies in the window (TEXT-4). Then tidies the list of zones.
 *
 * With batch jobs (ADR 255), a shard's job starts at that time, and the goals before BATCHED_FROM are queued, whatever becomes of the job.
 * Its answers are looked for before the mails, and then the missing texts are queued. A night whose times fall into one window, because ticks were missed, has no time for a job.
 */
export const dispatchDailyGeneration =
  (deps: Deps) =>
  async (tick: Window): Promise<void> => {
    const window = await deps.ticks.withMissed(tick)
    const zones = await deps.zones.all()
    const due = dueIn(zones, window)
    const nights = findNights(due, GENERATION_TIME)
    const perShard = (of: readonly Night[]): NightOfShard[] =>
      of.flatMap((night) => Array.from({ length: deps.shards }, (_, shard) => ({ ...night, shard })))
    if (deps.publish) {
      const fills = findNights(due, BATCH_FILL_TIME)
      const isFilled = ({ zone, date }: Night) => fills.some((fill) => fill.zone === zone && fill.date === date)
      const [late, timely] = [nights.filter(isFilled), nights.filter((night) => !isFilled(night))]
      for (const night of perShard(timely)) await deps.publish(nightBatchDue, night)
      for (const night of perShard(findNights(due, BATCH_LOOK_TIME))) await deps.publish(batchAnswersDue, night)
      await deps.enqueue([
        ...perShard(late),
        ...perShard(timely).map((night) => ({ ...night, to: BEFORE_BATCHED })),
        ...perShard(fills).map((night) => ({ ...night, from: BATCHED_FROM })),
      ])
    } else {
      await deps.enqueue(perShard(nights))
    }
    await deps.ticks.markDispatched(window)
    await tidyZones(deps, zones, nights)
  }

const live = (env: EnvOf<typeof Env>): Deps => {
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
    publish: env.NIGHT_BATCH_BUS === '' ? undefined : createStrictPublisher(env.NIGHT_BATCH_BUS),
    shards: env.DELIVERY_SHARDS,
    now,
  }
}

export const handler = scheduleConsumer(schedule, () => dispatchDailyGeneration(live(readEnv(Env))))
