import * as z from 'zod/mini'
import { HOUR_MS } from '#domain/time/units.ts'
import { DEFAULT_ZONE } from '#domain/time/zone.ts'
import { ConditionFailed, isWritten } from './condition-failed.ts'
import { emptyZoneKey, ZONES } from './keys.ts'
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
 * docs/adr/101-a-zone-leaves-the-list-when-it-is-empty.md tells why a zone is marked a day before it is removed.
 */

const zonesItem = z.object({ zones: z.set(z.string()) })
const emptyItem = z.object({ since: z.number() })

/** Longer than any write takes that adds a zone and then a goal in it. */
const MARKED_MS = 20 * HOUR_MS

export type ZoneStore = ReturnType<typeof createZoneStore>

export const createZoneStore = (table: Table) => ({
  /** Before anything is stored in a zone: so no goal is ever in a zone that is not listed. */
  async add(zone: string): Promise<void> {
    // The mark goes first: from here on the zone is not removed. The default zone is never marked.
    if (zone !== DEFAULT_ZONE) await table.delete({ Key: emptyZoneKey(zone) })
    await table.update({
      Key: ZONES,
      UpdateExpression: 'ADD #zones :zone',
      ExpressionAttributeNames: { '#zones': 'zones' },
      ExpressionAttributeValues: { ':zone': new Set([zone]) },
    })
  },

  /** For a new active goal of a person who lives there: a zone without goals may have left the list, the default zone never. */
  async addAgain(zone: string): Promise<void> {
    if (zone !== DEFAULT_ZONE) await this.add(zone)
  },

  async all(): Promise<string[]> {
    const item = await table.get({ Key: ZONES, ConsistentRead: true })
    return item ? [...readItem(zonesItem, item, { zones: new Set([DEFAULT_ZONE]) }).zones].sort() : []
  },

  /** Notes whether a zone has goals, and removes one that had none for a day. `now` in epoch milliseconds. */
  async settle(zone: string, isEmpty: boolean, now: number): Promise<'listed' | 'removed'> {
    if (zone === DEFAULT_ZONE) return 'listed'
    const Key = emptyZoneKey(zone)
    const item = await table.get({ Key, ConsistentRead: true })
    if (!isEmpty) {
      if (item) await table.delete({ Key })
      return 'listed'
    }
    const { since } = readItem(emptyItem, item ?? { since: now }, { since: now })
    if (!item) await table.put({ Item: { ...Key, since } })
    return now - since >= MARKED_MS && (await this.removeMarked(zone)) ? 'removed' : 'listed'
  },

  /** False where the mark is gone: the zone was added again. */
  async removeMarked(zone: string): Promise<boolean> {
    try {
      await table.transact((TableName) => [
        { Delete: { TableName, Key: emptyZoneKey(zone), ConditionExpression: 'attribute_exists(pk)' } },
        { Update: { TableName, Key: ZONES, ...removal(zone) } },
      ])
      return true
    } catch (error) {
      if (error instanceof ConditionFailed && error.parts.includes(0)) return false
      throw error
    }
  },

  /** Removes a name under which nothing is stored any more, and under which nothing can be stored. */
  async forget(name: string): Promise<void> {
    await isWritten(table.update({ Key: ZONES, ...removal(name) }))
  },
})

const removal = (zone: string) => ({
  UpdateExpression: 'DELETE #zones :zone',
  ConditionExpression: 'attribute_exists(pk)',
  ExpressionAttributeNames: { '#zones': 'zones' },
  ExpressionAttributeValues: { ':zone': new Set([zone]) },
})
