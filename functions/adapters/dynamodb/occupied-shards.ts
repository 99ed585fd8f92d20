import type { Day } from '#domain/time/day.ts'
import type { SlotRange } from '#domain/time/due.ts'
import { inParallel } from '#functions/runtime/in-parallel.ts'
import { eveningShardKey, INDEXES, shardKey } from './keys.ts'
import type { Table } from './table.ts'

/**
 * | Pattern | Key | Index | Callers | Units |
 * |---|---|---|---|---|
 * | whether a shard has an entry between two times | ZONE#<zone>#<shard>, <HH:MM>#<id> | delivery | dispatch-wake-up-mails | 0.5 RRU a zone, shard and range |
 * | the same for evening questions | EVENING#<zone>#<shard>, <HH:MM>#<sub> | delivery | dispatch-evening-questions | the same |
 *
 * A dispatcher queues a message only where a worker would find something (ADR 246).
 */

const WIDTH = 25

const SHARD_KEYS = { goals: shardKey, evenings: eveningShardKey } as const

export type ShardRange = SlotRange & { zone: string; shard: number }

export type OccupiedShards = ReturnType<typeof createOccupiedShards>

export const createOccupiedShards = (table: Pick<Table, 'page'>, kind: keyof typeof SHARD_KEYS) => ({
  /** The ranges that have an entry, in the order given. A range that cannot be read is kept, so that its worker reads it again. */
  async among(ranges: readonly ShardRange[]): Promise<ShardRange[]> {
    const empty = new Set<ShardRange>()
    await inParallel(ranges, WIDTH, async (range) => {
      const { items } = await table.page({
        IndexName: INDEXES.delivery,
        KeyConditionExpression: 'delivery_pk = :shard AND delivery_sk BETWEEN :from AND :to',
        ExpressionAttributeValues: {
          ':shard': SHARD_KEYS[kind](range.zone, range.shard),
          ':from': range.from,
          ':to': `${range.to}#~`,
        },
        Limit: 1,
      })
      if (items.length === 0) empty.add(range)
    })
    return ranges.filter((range) => !empty.has(range))
  },

  /** Whether a zone has an entry at any time. True for a zone that cannot be read. */
  async hasAny(zone: string, shards: number, date: Day): Promise<boolean> {
    const whole = Array.from({ length: shards }, (_, shard) => ({ zone, shard, date, from: '00:00', to: '23:59' }))
    return (await this.among(whole)).length > 0
  },
})
