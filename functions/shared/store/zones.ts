import * as z from 'zod/mini'
import { ZONES } from './keys.ts'
import type { Table } from './table.ts'

/**
 * | Pattern | Key | Index | Callers | Units |
 * |---|---|---|---|---|
 * | add a zone | ZONES / ZONES | | create-user-profile, create-confirmed-profile | 1 WRU |
 * | all zones that people live in | ZONES / ZONES | | dispatch-daily-generation, dispatch-wake-up-mails | 0.5 to 2 RRU |
 */

const zonesItem = z.object({ zones: z.set(z.string()) })

export type Zones = ReturnType<typeof zonesIn>

export const zonesIn = (table: Table) => ({
  /** Before the first account of a zone is made, so that no account is ever in a zone that is not looked at. */
  async add(zone: string): Promise<void> {
    await table.update({
      Key: ZONES,
      UpdateExpression: 'ADD #zones :zone',
      ExpressionAttributeNames: { '#zones': 'zones' },
      ExpressionAttributeValues: { ':zone': new Set([zone]) },
    })
  },

  async all(): Promise<string[]> {
    const item = await table.get({ Key: ZONES, ConsistentRead: true })
    return item ? [...zonesItem.parse(item).zones].sort() : []
  },
})
