import * as z from 'zod/mini'
import { MINUTE_MS } from '#domain/time/units.ts'
import { pagesKey, type ShardPages } from './keys.ts'
import type { Table } from './table.ts'

/**
 * | Pattern | Key | Index | Callers | Units |
 * |---|---|---|---|---|
 * | how far the pages of a shard's range are queued | PAGES#<zone>#<shard> / <date>#<HH:MM>#<HH:MM> | | send-mails, generate-daily-motivations | 1 RRU, 1 WRU a page of 25 |
 * | the same of evening questions | the same / <date>#<HH:MM>#<HH:MM>#evening | | send-mails | the same |
 *
 * SQS can deliver a message twice, and a tick can be repeated. Without this item each delivery of a page would queue all later
 * pages again (ADR 221).
 */

const item = z.object({ cursor: z.string(), at: z.number() })

/** After this time a page is queued again: a message that comes so late was redriven by an operator. */
const KEPT_MS = 15 * MINUTE_MS
const SECOND_MS = 1000

export type QueuedPages = ReturnType<typeof createQueuedPages>

export const createQueuedPages = (table: Table) => {
  const isQueued = async (pages: ShardPages, cursor: string, now: number): Promise<boolean> => {
    const read = item.safeParse(await table.get({ Key: pagesKey(pages), ConsistentRead: true }))
    return read.success && read.data.cursor >= cursor && now - read.data.at < KEPT_MS
  }

  return {
    /**
     * Queues the page after `cursor` by `enqueue`, unless another delivery queued it or a later one a short time ago. The mark
     * follows the queueing, so a worker that dies in between queues the page again. `now` in epoch milliseconds.
     */
    async queueOnce(pages: ShardPages, cursor: string, now: number, enqueue: () => Promise<void>): Promise<void> {
      if (await isQueued(pages, cursor, now)) return
      await enqueue()
      await table.update({
        Key: pagesKey(pages),
        UpdateExpression: 'SET #cursor = :cursor, #at = :now, expires_at = :expires',
        ExpressionAttributeNames: { '#cursor': 'cursor', '#at': 'at' },
        ExpressionAttributeValues: {
          ':cursor': cursor,
          ':now': now,
          ':expires': Math.ceil((now + KEPT_MS) / SECOND_MS),
        },
      })
    },
  }
}
