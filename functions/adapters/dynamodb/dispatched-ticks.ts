import * as z from 'zod/mini'
import type { ScheduleDefinition } from '#events/schedules.ts'
import type { Window } from '#functions/runtime/consumer.ts'
import { isWritten } from './condition-failed.ts'
import { dispatchedKey } from './keys.ts'
import { readItem } from './read-item.ts'
import type { Table } from './table.ts'

/**
 * | Pattern | Key | Index | Callers | Units |
 * |---|---|---|---|---|
 * | the end of the last dispatched window of a schedule | ZONES / DISPATCHED#<schedule> | | dispatch-daily-generation, dispatch-wake-up-mails, dispatch-evening-questions | 1 RRU, 1 WRU a tick |
 *
 * A tick whose function failed at every attempt is made up by the next tick (ADR 206).
 */

const item = z.object({ until: z.number() })

export type DispatchedTicks = ReturnType<typeof createDispatchedTicks>

/** `limitMs`: work of a window that is longer ago than this is not made up. */
export const createDispatchedTicks = (table: Table, { name }: ScheduleDefinition, limitMs: number) => {
  const Key = dispatchedKey(name)
  return {
    /** The window of a tick, with the windows before it that were not dispatched. An earlier or repeated tick keeps its window. */
    async withMissed({ after, until }: Window): Promise<Window> {
      const stored = await table.get({ Key, ConsistentRead: true })
      const last = readItem(item, stored ?? { until: after }, { until: after }).until
      return { after: Math.min(after, Math.max(last, until - limitMs)), until }
    },

    /** Call it after the work of a window is queued. */
    async markDispatched({ until }: Window): Promise<void> {
      await isWritten(
        table.update({
          Key,
          UpdateExpression: 'SET #until = :until',
          ConditionExpression: 'attribute_not_exists(#until) OR #until < :until',
          ExpressionAttributeNames: { '#until': 'until' },
          ExpressionAttributeValues: { ':until': until },
        }),
      )
    },
  }
}
