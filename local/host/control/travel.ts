import type { StackClock } from '#local/host/clock.ts'
import type { LocalTable } from '#local/services/dynamodb/table.ts'
import type { Bus } from '#local/services/eventbridge/bus.ts'
import type { Scheduler } from '#local/services/scheduler/scheduler.ts'
import type { Queues } from '#local/services/sqs/queues.ts'

type Parts = {
  clock: StackClock
  scheduler: Pick<Scheduler, 'idle' | 'runUntil' | 'skip' | 'wake'>
  bus: Pick<Bus, 'idle'>
  queues: Pick<Queues, 'idle' | 'wake'>
  table: Pick<LocalTable, 'sweep'>
}

export type Travel = {
  /**
   * Moves the clock to an instant (epoch milliseconds). On the way forward every tick fires at its own time and in order,
   * and the work that it causes comes to rest before the next; backwards nothing runs. One journey at a time. With `skip`
   * no tick before `target` ever fires. The clock is kept at every stop, so that a crash loses nothing of the journey.
   * Rejects with `TravelStopped` where `stop` ends it on the way.
   */
  to(target: number, how?: { skip: boolean }): Promise<void>
  /** Resolves when no tick, event or message is being worked on. */
  rest(): Promise<void>
  /** Ends a journey at the next stop, with the clock where it is then. Resolves when it has ended. */
  stop(): Promise<void>
}

export class TravelStopped extends Error {
  override name = 'TravelStopped'
  constructor() {
    super('The product is stopping; the clock stays where it is.')
  }
}

/** Work causes work: an event fills a queue, a message publishes an event. Chains of the product are no longer than this. */
const ROUNDS = 3

export const createTravel = ({ clock, scheduler, bus, queues, table }: Parts): Travel => {
  let stopping = false
  const goOn = () => {
    if (stopping) throw new TravelStopped()
  }

  const rest = async () => {
    await scheduler.idle()
    for (let round = 0; round < ROUNDS; round += 1) {
      await bus.idle()
      await queues.idle()
    }
  }

  const forward = async (target: number) => {
    await rest()
    await scheduler.runUntil(target, async (at) => {
      await rest()
      goOn()
      if (at > clock.now()) clock.set(at)
    })
    await rest()
    goOn()
  }

  const go = async (target: number, skip: boolean) => {
    goOn()
    if (skip) await rest()
    else if (target > clock.now()) await forward(target)
    clock.set(target)
    if (skip) scheduler.skip()
    scheduler.wake()
    queues.wake()
    await rest()
    await table.sweep()
  }

  let last: Promise<void> = Promise.resolve()
  return {
    rest,
    to: (target, { skip } = { skip: false }) => {
      last = last.catch(() => {}).then(() => go(target, skip))
      return last
    },
    stop: async () => {
      stopping = true
      await last.catch(() => {})
    },
  }
}
