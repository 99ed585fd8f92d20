import { randomUUID } from 'node:crypto'
import * as z from 'zod/mini'
import { DAY_MS } from '#domain/time/units.ts'
import type { CloudModel, Schedule } from '#local/contracts/cloud-model.ts'
import type { Clock, Functions } from '#local/contracts/services.ts'
import { StartError } from '#local/contracts/start-error.ts'
import { createDeliveries, type Delivery } from '#local/services/engine/deliveries.ts'
import type { Store } from '#local/services/engine/durable-store.ts'
import { createRest } from '#local/services/engine/rest.ts'
import { timeText } from '#local/services/eventbridge/events.ts'
import type { Queues } from '#local/services/sqs/queues.ts'
import { type Expression, readExpression } from './expression.ts'

type ScheduleState = {
  name: string
  expression: string
  zone: string
  functionName: string
  /** Epoch milliseconds. */
  next: number | null
}
export type Scheduler = {
  list(): ScheduleState[]
  /** Epoch milliseconds of the next tick after now; null when there is none. Throws for an unknown name. */
  next(name: string): number | null
  /** Fires one now and waits for its end; gives whether its function took it. Throws for an unknown name. */
  fire(name: string): Promise<boolean>
  /**
   * For moving the clock to `target` (epoch milliseconds). For every instant until then at which something falls due (a
   * tick, a hidden message), in order: calls `step(at)`, in which the caller lets earlier work come to rest and sets the
   * clock to `at`, then fires the ticks of that instant and waits for their functions. The caller sets the clock to
   * `target` itself afterwards.
   */
  runUntil(target: number, step: (at: number) => Promise<void>): Promise<void>
  /** Takes every tick until now as fired. */
  skip(): void
  /** Resolves when no tick is being handled. */
  idle(): Promise<void>
  /** To be called when the clock was moved in another way. */
  wake(): void
  /** Begins to tick, first what was missed within the last 24 hours. */
  start(): void
  stop(): Promise<void>
}

/** How long EventBridge Scheduler goes on trying an invocation: what is older is not made up for. */
const CATCHES_UP_MS = DAY_MS
const LONGEST_SLEEP_MS = 1000

const kept = z.object({ fired_until: z.number() })

type Timed = { schedule: Schedule; expression: Expression }

const readSchedule = (schedule: Schedule): Timed => {
  try {
    return { schedule, expression: readExpression(schedule.expression, schedule.zone) }
  } catch (error) {
    throw new StartError(
      `The schedule ${schedule.name} cannot be run: ${error instanceof Error ? error.message : error}.`,
    )
  }
}

/** The schedules of the templates. Throws `StartError` for an expression that cannot be read. */
export const createScheduler = (options: {
  model: CloudModel
  store: Store
  functions: Functions
  queues: Pick<Queues, 'send' | 'nextDue' | 'wake'>
  clock: Clock
}): Scheduler => {
  const { model, store, functions, queues, clock } = options
  const schedules = new Map(model.schedules.map((schedule) => [schedule.name, readSchedule(schedule)]))
  const deliveries = createDeliveries({ kind: 'tick', store, functions, queues, clock })
  const select = store.database.prepare('select fired_until from schedules where name = ?')
  const save = store.database.prepare('insert or replace into schedules (name, fired_until) values (?, ?)')
  const rest = createRest()
  let running = false
  let travels = 0
  let ticking: Promise<void> | undefined
  let timer: NodeJS.Timeout | undefined

  const timed = (name: string): Timed => {
    const found = schedules.get(name)
    if (!found) throw new Error(`There is no schedule ${name}`)
    return found
  }

  /** The instant up to which a schedule has fired. A clock that was set back starts it anew from there. */
  const firedUntil = ({ schedule: { name } }: Timed): number => {
    const now = clock.now()
    const row = select.get(name)
    const fired = row === undefined ? now : kept.parse(row).fired_until
    const counts = Math.max(Math.min(fired, now), now - CATCHES_UP_MS)
    if (counts !== fired || row === undefined) save.run(name, counts)
    return counts
  }

  const deliveryOf = ({ name, functionName, input, retry }: Schedule, at: number): Delivery => {
    const arn = `arn:aws:scheduler:${model.region}:${model.account}:schedule/default/${name}`
    const payload = input
      .replaceAll('<aws.scheduler.scheduled-time>', timeText(at))
      .replaceAll('<aws.scheduler.schedule-arn>', arn)
      .replaceAll('<aws.scheduler.execution-id>', randomUUID())
      // A function's failure is tried again by Lambda with the same payload: to Scheduler it is one attempt.
      .replaceAll('<aws.scheduler.attempt-number>', '1')
    const target = `arn:aws:lambda:${model.region}:${model.account}:function:${functionName}`
    return { functionName, payload: JSON.parse(payload), retry, origin: { SCHEDULE_ARN: arn, TARGET_ARN: target } }
  }

  /** Fires every tick that is due at `at`; that it was fired is kept together with what is to be delivered. */
  const fireDue = async (at: number): Promise<void> => {
    const due = [...schedules.values()].filter((each) => each.expression.next(firedUntil(each)) === at)
    const delivered = store.atomically(() => {
      for (const { schedule } of due) save.run(schedule.name, at)
      return deliveries.add(due.map(({ schedule }) => deliveryOf(schedule, at)))
    })
    await rest.during(Promise.all(delivered))
  }

  const nextTick = (): number | null =>
    [...schedules.values()].reduce<number | null>((earliest, each) => {
      const next = each.expression.next(firedUntil(each))
      return next !== null && (earliest === null || next < earliest) ? next : earliest
    }, null)

  const sleep = (): void => {
    clearTimeout(timer)
    if (!running || travels > 0) return
    const next = nextTick()
    const wait = next === null ? LONGEST_SLEEP_MS : Math.min(Math.max(next - clock.now(), 1), LONGEST_SLEEP_MS)
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
      [...schedules.values()].map(({ schedule: { name, expression, zone, functionName }, expression: { next } }) => ({
        name,
        expression,
        zone,
        functionName,
        next: next(clock.now()),
      })),
    next: (name) => timed(name).expression.next(clock.now()),
    fire: async (name) => {
      const [delivered = Promise.resolve(false)] = deliveries.add([deliveryOf(timed(name).schedule, clock.now())])
      return rest.during(delivered)
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
      await rest.idle()
    },
    wake: tick,
    start: () => {
      running = true
      const left = deliveries
        .start()
        .catch((error: unknown) => console.error(`A tick of an earlier run failed: ${error}`))
      void rest.during(left).finally(tick)
    },
    stop: async () => {
      running = false
      clearTimeout(timer)
      await deliveries.stop()
      await ticking
    },
  }
}
