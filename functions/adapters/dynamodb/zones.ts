import * as z from 'zod/mini'
import { HOUR_MS } from '#domain/time/units.ts'
import { DEFAULT_ZONE } from '#domain/time/zone.ts'
import { ConditionFailed, isWritten } from './condition-failed.ts'
import { EVENING_ZONES, emptyEveningZoneKey, emptyZoneKey, ZONES } from './keys.ts'
import { readItem } from './read-item.ts'
import type { Table } from './table.ts'

/**
 * | Pattern | Key | Index | Callers | Units |
 * |---|---|---|---|---|
 * | add a zone | ZONES / ZONES and EMPTY#<zone> | | create-user-profile, create-confirmed-profile, update-profile, create-goal, update-goal | 2 WRU, 1 for the default zone |
 * | all zones that have goals | ZONES / ZONES | | dispatch-daily-generation, dispatch-wake-up-mails, debug-goals | 0.5 to 2 RRU |
 * | mark a zone as empty, and as not empty | ZONES / EMPTY#<zone> | | dispatch-daily-generation | 1 RRU, 1 WRU |
 * | remove a zone | ZONES / ZONES and EMPTY#<zone> | | dispatch-daily-generation | 4 WRU |
 *
 * The zones that have evening questions are a second list, ZONES / EVENING_ZONES, with marks ZONES / EMPTY#EVENING#<zone>; update-profile,
 * unsubscribe and dispatch-daily-generation add to it, and dispatch-evening-questions reads it (ADR 258).
 *
 * A zone is marked as empty a day before it is removed (ADR 101).
 */

const zonesItem = z.object({ zones: z.set(z.string()) })
const emptyItem = z.object({ since: z.number() })

/** Longer than a call that adds a zone and then a goal in it. */
const MARKED_MS = 20 * HOUR_MS

/** The default zone of goals is never removed: most sign-ups have it. */
const LISTS = {
  goals: { key: ZONES, emptyKey: emptyZoneKey, keptZone: DEFAULT_ZONE },
  evenings: { key: EVENING_ZONES, emptyKey: emptyEveningZoneKey, keptZone: undefined },
} as const

export type ZoneStore = ReturnType<typeof createZoneStore>

/** The zones that have goals, or those that have evening questions. */
export const createZoneStore = (table: Table, list: keyof typeof LISTS = 'goals') => {
  const { key, emptyKey, keptZone } = LISTS[list]
  return {
    /** Adds a zone. Callers add it before they store anything in it, so that every goal is in a listed zone. */
    async add(zone: string): Promise<void> {
      // The mark is deleted first; without it the zone is not removed. The kept zone is never marked.
      if (zone !== keptZone) await table.delete({ Key: emptyKey(zone) })
      await table.update({
        Key: key,
        UpdateExpression: 'ADD #zones :zone',
        ExpressionAttributeNames: { '#zones': 'zones' },
        ExpressionAttributeValues: { ':zone': new Set([zone]) },
      })
    },

    /** Adds the zone of a new active goal again: an empty zone may have been removed, the kept zone never is. */
    async addAgain(zone: string): Promise<void> {
      if (zone !== keptZone) await this.add(zone)
    },

    async all(): Promise<string[]> {
      const item = await table.get({ Key: key, ConsistentRead: true })
      return item ? [...readItem(zonesItem, item, { zones: new Set([DEFAULT_ZONE]) }).zones].sort() : []
    },

    /** Marks a zone as empty or not empty. Removes a zone that was empty for a day. `now` in epoch milliseconds. */
    async settle(zone: string, isEmpty: boolean, now: number): Promise<'listed' | 'removed'> {
      if (zone === keptZone) return 'listed'
      const Key = emptyKey(zone)
      const item = await table.get({ Key, ConsistentRead: true })
      if (!isEmpty) {
        if (item) await table.delete({ Key })
        return 'listed'
      }
      const { since } = readItem(emptyItem, item ?? { since: now }, { since: now })
      if (!item) await table.put({ Item: { ...Key, since } })
      return now - since >= MARKED_MS && (await this.removeMarked(zone)) ? 'removed' : 'listed'
    },

    /** Returns false when the mark is deleted, because the zone was added again. */
    async removeMarked(zone: string): Promise<boolean> {
      try {
        await table.transact((TableName) => [
          { Delete: { TableName, Key: emptyKey(zone), ConditionExpression: 'attribute_exists(pk)' } },
          { Update: { TableName, Key: key, ...removal(zone) } },
        ])
        return true
      } catch (error) {
        if (error instanceof ConditionFailed && error.parts.includes(0)) return false
        throw error
      }
    },

    /** Removes a name that is not canonical and has no goals. */
    async forget(name: string): Promise<void> {
      await isWritten(table.update({ Key: key, ...removal(name) }))
    },
  }
}

const removal = (zone: string) => ({
  UpdateExpression: 'DELETE #zones :zone',
  ConditionExpression: 'attribute_exists(pk)',
  ExpressionAttributeNames: { '#zones': 'zones' },
  ExpressionAttributeValues: { ':zone': new Set([zone]) },
})
