import * as z from 'zod/mini'
import { DAY_MS } from '#domain/time/units.ts'
import type { CloudModel, Schedule } from '#local/contracts/cloud-model.ts'
import type { Clock, Functions } from '#local/contracts/services.ts'
import { StartError } from '#local/contracts/start-error.ts'
import { createDeliveries, type Delivery } from '#local/services/engine/deliveries.ts'
import type { DurableStore } from '#local/services/engine/durable-store.ts'
import { createWorkTracker } from '#local/services/engine/work-tracker.ts'
import { formatEventTime } from '#local/services/eventbridge/events.ts'
import type { Queues } from '#local/services/sqs/queues.ts'
import { type DailyCron, readDailyCron } from './daily-cron.ts'

type ScheduleState = {
  name: string
  expression: string
  zone: string
  functionName: string
  /** Epoch milliseconds of the next tick. */
  next: number
}
export type Scheduler = {
  list(): ScheduleState[]
  /** Epoch milliseconds of the next tick. Throws for an unknown name. */
  next(name: string): number
  /** Fires a schedule now and waits for its function. Returns whether the function succeeded. Throws for an unknown name. */
  fire(name: string): Promise<boolean>
  /**
   * Runs what falls due until `target` (epoch milliseconds). For each instant with a tick or a message that becomes visible,
   * in order: calls `step(at)`, then fires the ticks of that instant and waits for their functions. In `step` the caller
   * waits for earlier work and sets the clock to `at`. Afterwards the caller sets the clock to `target`.
   */
  runUntil(target: number, step: (at: number) => Promise<void>): Promise<void>
  /** Marks every tick until now as fired. */
  skip(): void
  /** Resolves when no tick is being handled. */
  idle(): Promise<void>
  /** Call it after moving the clock without `runUntil`. */
  wake(): void
  /** Starts, and first fires the ticks that were missed in the last 24 hours. */
  start(): void
  stop(): Promise<void>
}

/** EventBridge Scheduler retries an invocation for 24 hours. Older missed ticks are not fired. */
const MAX_CATCH_UP_MS = DAY_MS
const MAX_SLEEP_MS = 1000

const scheduleRow = z.object({ fired_until: z.number() })

type TimedSchedule = { schedule: Schedule; cron: DailyCron }

const SCHEDULED_TIME = '<aws.scheduler.scheduled-time>'

/** Throws for a context attribute other than the scheduled time. */
const checkInput = (input: string): void => {
  const [unknown] = input.replaceAll(SCHEDULED_TIME, '').match(/<aws\.[^>]*>/) ?? []
  if (unknown) throw new Error(`the context attribute ${unknown} is not supported`)
}

const readSchedule = (schedule: Schedule): TimedSchedule => {
  try {
    checkInput(schedule.input)
    return { schedule, cron: readDailyCron(schedule.expression, schedule.zone) }
  } catch (error) {
    throw new StartError(
      `The schedule ${schedule.name} cannot be run: ${error instanceof Error ? error.message : error}.`,
    )
  }
}

/** The schedules of the templates. Throws `StartError` for a schedule that `readDailyCron` or `checkInput` refuses. */
export const createScheduler = (options: {
  model: CloudModel
  store: DurableStore
  functions: Functions
  queues: Pick<Queues, 'send' | 'nextDue' | 'wake'>
  clock: Clock
}): Scheduler => {
  const { model, store, functions, queues, clock } = options
  const schedules = new Map(model.schedules.map((schedule) => [schedule.name, readSchedule(schedule)]))
  const deliveries = createDeliveries({ kind: 'tick', store, functions, queues, clock })
  const select = store.database.prepare('select fired_until from schedules where name = ?')
  const save = store.database.prepare('insert or replace into schedules (name, fired_until) values (?, ?)')
  const tracker = createWorkTracker()
  let running = false
  let travels = 0
  let ticking: Promise<void> | undefined
  let timer: NodeJS.Timeout | undefined

  const findSchedule = (name: string): TimedSchedule => {
    const found = schedules.get(name)
    if (!found) throw new Error(`There is no schedule ${name}`)
    return found
  }

  /** Epoch milliseconds until which a schedule has fired. After the clock is set back, the schedule starts again from now. */
  const firedUntil = ({ schedule: { name } }: TimedSchedule): number => {
    const now = clock.now()
    const row = select.get(name)
    const fired = row === undefined ? now : scheduleRow.parse(row).fired_until
    const counts = Math.max(Math.min(fired, now), now - MAX_CATCH_UP_MS)
    if (counts !== fired || row === undefined) save.run(name, counts)
    return counts
  }

  const createDelivery = ({ name, functionName, input, retry }: Schedule, at: number): Delivery => {
    const arn = `arn:aws:scheduler:${model.region}:${model.account}:schedule/default/${name}`
    const payload = input.replaceAll(SCHEDULED_TIME, formatEventTime(at))
    const target = `arn:aws:lambda:${model.region}:${model.account}:function:${functionName}`
    return { functionName, payload: JSON.parse(payload), retry, origin: { SCHEDULE_ARN: arn, TARGET_ARN: target } }
  }

  /** Fires every tick that is due at `at`. One transaction stores the deliveries and marks the ticks as fired. */
  const fireDue = async (at: number): Promise<void> => {
    const due = [...schedules.values()].filter((each) => each.cron.next(firedUntil(each)) === at)
    const delivered = store.atomically(() => {
      for (const { schedule } of due) save.run(schedule.name, at)
      return deliveries.add(due.map(({ schedule }) => createDelivery(schedule, at)))
    })
    await tracker.track(Promise.all(delivered))
  }

  const nextTick = (): number | null =>
    [...schedules.values()].reduce<number | null>((earliest, each) => {
      const next = each.cron.next(firedUntil(each))
      return earliest === null || next < earliest ? next : earliest
    }, null)

  const sleep = (): void => {
    clearTimeout(timer)
    if (!running || travels > 0) return
    const next = nextTick()
    const wait = next === null ? MAX_SLEEP_MS : Math.min(Math.max(next - clock.now(), 1), MAX_SLEEP_MS)
    timer = setTimeout(tick, wait)
  }

  const catchUp = async (): Promise<void> => {
    for (let next = nextTick(); running && travels === 0 && next !== null && next <= clock.now(); next = nextTick()) {
      await fireDue(next)
    }
  }

  const tick = (): void => {
    ticking ??= catchUp()
      .catch((error: unknown) => console.error(`A schedule could not fire: ${error}`))
      .finally(() => {
        ticking = undefined
        sleep()
      })
  }

  const nextStop = (): number | null => {
    const stops = [nextTick(), queues.nextDue()].filter((at) => at !== null)
    return stops.length > 0 ? Math.min(...stops) : null
  }

  return {
    list: () =>
      [...schedules.values()].map(({ schedule: { name, expression, zone, functionName }, cron: { next } }) => ({
        name,
        expression,
        zone,
        functionName,
        next: next(clock.now()),
      })),
    next: (name) => findSchedule(name).cron.next(clock.now()),
    fire: async (name) => {
      const [delivered = Promise.resolve(false)] = deliveries.add([
        createDelivery(findSchedule(name).schedule, clock.now()),
      ])
      return tracker.track(delivered)
    },
    runUntil: async (target, step) => {
      travels += 1
      try {
        await ticking
        for (let at = nextStop(); at !== null && at <= target; at = nextStop()) {
          await step(at)
          queues.wake()
          await fireDue(at)
        }
      } finally {
        travels -= 1
        sleep()
      }
    },
    skip: () => {
      for (const name of schedules.keys()) save.run(name, clock.now())
    },
    idle: async () => {
      while (ticking) await ticking
      await tracker.idle()
    },
    wake: tick,
    start: () => {
      running = true
      const left = deliveries
        .start()
        .catch((error: unknown) => console.error(`A tick of an earlier run failed: ${error}`))
      void tracker.track(left).finally(tick)
    },
    stop: async () => {
      running = false
      clearTimeout(timer)
      await deliveries.stop()
      await ticking
    },
  }
}
