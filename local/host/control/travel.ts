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
   * Moves the clock to an instant (epoch milliseconds). Forward, every tick fires at its time and in order, and its work ends
   * before the next tick. Backward, nothing runs. Calls run one after another. With `skip`, no tick before `target` fires. The
   * clock is stored at every step, so that a restart after a crash continues from there. Throws `TravelStopped` after `stop`.
   */
  to(target: number, how?: { skip: boolean }): Promise<void>
  /** Resolves when no tick, event or message is being handled. */
  idle(): Promise<void>
  /** Stops moving the clock at the next step. Resolves when it has stopped. */
  stop(): Promise<void>
}

export class TravelStopped extends Error {
  override name = 'TravelStopped'
  constructor() {
    super('The product is stopping; the clock stays where it is.')
  }
}

/** Events can send messages and messages can publish events. The product's chains are no longer than this. */
const ROUNDS = 3

export const createTravel = ({ clock, scheduler, bus, queues, table }: Parts): Travel => {
  let stopping = false
  const goOn = () => {
    if (stopping) throw new TravelStopped()
  }

  const idle = async () => {
    await scheduler.idle()
    for (let round = 0; round < ROUNDS; round += 1) {
      await bus.idle()
      await queues.idle()
    }
  }

  const forward = async (target: number) => {
    await idle()
    await scheduler.runUntil(target, async (at) => {
      await idle()
      goOn()
      if (at > clock.now()) clock.set(at)
    })
    await idle()
    goOn()
  }

  const go = async (target: number, skip: boolean) => {
    goOn()
    if (skip) await idle()
    else if (target > clock.now()) await forward(target)
    clock.set(target)
    if (skip) scheduler.skip()
    scheduler.wake()
    queues.wake()
    await idle()
    await table.sweep()
  }

  let last: Promise<void> = Promise.resolve()
  return {
    idle,
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
