import * as z from 'zod/mini'
import type { VirtualTime } from '../virtual-time.ts'

/** EventBridge, which delivers each event at least once, within two seconds and in any order. */

const putEvents = z.object({
  Entries: z.array(z.object({ DetailType: z.string(), Source: z.string(), Detail: z.string() })),
})

export type BusOptions = {
  time: VirtualTime
  random: () => number
  /** The part of the events that is delivered twice. */
  duplicated: number
  deliver: (detailType: string, source: string, detail: unknown) => void
}

const LATEST_MS = 2_000

export const createBus =
  ({ time, random, duplicated, deliver }: BusOptions) =>
  (command: string, input: object): object => {
    if (command !== 'PutEvents') throw new Error(`The simulated bus has no ${command}.`)
    const { Entries } = putEvents.parse(input)
    for (const { DetailType, Source, Detail } of Entries) {
      const times = random() < duplicated ? 2 : 1
      for (let number = 0; number < times; number += 1)
        time.at(time.now() + random() * LATEST_MS, () => deliver(DetailType, Source, JSON.parse(Detail)))
    }
    return { FailedEntryCount: 0, Entries: Entries.map((_entry, number) => ({ EventId: `event-${number}` })) }
  }
