import * as z from 'zod/mini'
import { MINUTE_MS } from '#domain/time/units.ts'
import { pagesKey } from './keys.ts'
import type { Table } from './table.ts'

/**
 * | Pattern | Key | Index | Callers | Units |
 * |---|---|---|---|---|
 * | how far the pages of a shard's range are queued | PAGES#<zone>#<shard> / <date>#<HH:MM>#<HH:MM> | | send-wake-up-mails | 1 RRU, 1 WRU a page of 25 |
 *
 * SQS can deliver a message twice, and a tick can be repeated. Without this item each delivery of a page would queue all later
 * pages again (ADR 221).
 */

const item = z.object({ cursor: z.string(), at: z.number() })

/** After this time a page is queued again: a message that comes so late was redriven by an operator. */
const KEPT_MS = 15 * MINUTE_MS
const SECOND_MS = 1000

export type ShardPages = { zone: string; shard: number; date: string; from: string; to: string }

export type QueuedPages = ReturnType<typeof createQueuedPages>

export const createQueuedPages = (table: Table) => ({
  /** Whether another delivery queued the page after `cursor`, or a later one, a short time ago. `now` in epoch milliseconds. */
  async isQueued(pages: ShardPages, cursor: string, now: number): Promise<boolean> {
    const read = item.safeParse(await table.get({ Key: pagesKey(pages), ConsistentRead: true }))
    return read.success && read.data.cursor >= cursor && now - read.data.at < KEPT_MS
  },

  /** Call it after the page is queued, so that a worker that dies in between queues it again. */
  async markQueued(pages: ShardPages, cursor: string, now: number): Promise<void> {
    await table.update({
      Key: pagesKey(pages),
      UpdateExpression: 'SET #cursor = :cursor, #at = :now, expires_at = :expires',
      ExpressionAttributeNames: { '#cursor': 'cursor', '#at': 'at' },
      ExpressionAttributeValues: { ':cursor': cursor, ':now': now, ':expires': Math.ceil((now + KEPT_MS) / SECOND_MS) },
    })
  },
})
