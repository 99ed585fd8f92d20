import { randomUUID } from 'node:crypto'
import * as z from 'zod/mini'
import type { Queue } from '#local/contracts/cloud-model.ts'
import type { DurableStore } from '#local/services/engine/durable-store.ts'
import { type MessageAttributes, messageAttributes } from './attributes.ts'

/** A stored message. Instants are epoch milliseconds of the stack's clock. */
export type Message = {
  id: string
  queue: string
  body: string
  attributes: MessageAttributes
  sender: string
  sentAt: number
  receives: number
  firstReceivedAt: number | null
  receipt: string | null
  /** The queue that a dead letter came from; null for other messages. */
  sourceQueue: string | null
}
export type NewMessage = { body: string; attributes: MessageAttributes; sender: string; delaySeconds: number }
type Counts = { visible: number; inFlight: number; delayed: number }

export type Messages = {
  add(queue: string, message: NewMessage, now: number): Message
  /** Takes up to `limit` visible messages and hides them; moves a message that was received too often to the dead-letter queue. */
  receive(queue: Queue, limit: number, now: number): Message[]
  remove(receipt: string): void
  counts(queue: string, now: number): Counts
  all(queue: string): Message[]
  /** Moves dead letters back to the queues they came from. Returns how many. */
  redrive(queue: string, now: number): number
  /** Makes the messages visible that an earlier run had received. */
  release(queue: string, now: number): void
  /** Epoch milliseconds at which the next hidden message becomes visible; null without one. */
  nextVisible(queue: string, now: number): number | null
}

const row = z.pipe(
  z.object({
    id: z.string(),
    queue: z.string(),
    body: z.string(),
    attributes: z.string(),
    sender: z.string(),
    sent_at: z.number(),
    receives: z.number(),
    first_received_at: z.nullable(z.number()),
    receipt: z.nullable(z.string()),
    source_queue: z.nullable(z.string()),
  }),
  z.transform(
    (stored): Message => ({
      id: stored.id,
      queue: stored.queue,
      body: stored.body,
      attributes: messageAttributes.parse(JSON.parse(stored.attributes)),
      sender: stored.sender,
      sentAt: stored.sent_at,
      receives: stored.receives,
      firstReceivedAt: stored.first_received_at,
      receipt: stored.receipt,
      sourceQueue: stored.source_queue,
    }),
  ),
)
const counted = z.object({
  visible: z.nullable(z.number()),
  inFlight: z.nullable(z.number()),
  delayed: z.nullable(z.number()),
})
const instant = z.object({ at: z.nullable(z.number()) })

export const createMessages = ({ database, atomically }: DurableStore): Messages => {
  const sql = {
    add: database.prepare(
      'insert into messages (id, queue, body, attributes, sender, sent_at, visible_at) values (?, ?, ?, ?, ?, ?, ?) returning *',
    ),
    visible: database.prepare(
      'select * from messages where queue = ? and visible_at <= ? order by sent_at, rowid limit ?',
    ),
    take: database.prepare(
      'update messages set receives = receives + 1, receipt = ?, visible_at = ?, first_received_at = coalesce(first_received_at, ?) where id = ? returning *',
    ),
    move: database.prepare(
      'update messages set queue = ?, source_queue = ?, visible_at = ?, receives = 0, receipt = null, first_received_at = null where id = ?',
    ),
    expire: database.prepare('delete from messages where queue = ? and sent_at < ?'),
    remove: database.prepare('delete from messages where receipt = ?'),
    counts: database.prepare(
      `select sum(visible_at <= ?1) as visible, sum(visible_at > ?1 and receipt is not null) as inFlight,
        sum(visible_at > ?1 and receipt is null) as delayed from messages where queue = ?2`,
    ),
    all: database.prepare('select * from messages where queue = ? order by sent_at, rowid'),
    release: database.prepare(
      'update messages set visible_at = ? where queue = ? and receipt is not null and visible_at > ?',
    ),
    next: database.prepare('select min(visible_at) as at from messages where queue = ? and visible_at > ?'),
  }
  const all = (queue: string) => sql.all.all(queue).map((stored) => row.parse(stored))

  return {
    add: (queue, { body, attributes, sender, delaySeconds }, now) =>
      row.parse(
        sql.add.get(randomUUID(), queue, body, JSON.stringify(attributes), sender, now, now + delaySeconds * 1000),
      ),
    receive: (queue, limit, now) =>
      atomically(() => {
        sql.expire.run(queue.name, now - queue.retentionSeconds * 1000)
        const taken: Message[] = []
        for (const stored of sql.visible.all(queue.name, now, limit)) {
          const { id, receives } = row.parse(stored)
          if (queue.deadLetter && receives >= queue.deadLetter.maxReceives) {
            sql.move.run(queue.deadLetter.queue, queue.name, now, id)
          } else {
            taken.push(row.parse(sql.take.get(randomUUID(), now + queue.visibilitySeconds * 1000, now, id)))
          }
        }
        return taken
      }),
    remove: (receipt) => void sql.remove.run(receipt),
    counts: (queue, now) => {
      const { visible, inFlight, delayed } = counted.parse(sql.counts.get(now, queue))
      return { visible: visible ?? 0, inFlight: inFlight ?? 0, delayed: delayed ?? 0 }
    },
    all,
    redrive: (queue, now) =>
      atomically(() => {
        let moved = 0
        for (const { id, sourceQueue } of all(queue)) {
          if (sourceQueue === null) continue
          sql.move.run(sourceQueue, null, now, id)
          moved += 1
        }
        return moved
      }),
    release: (queue, now) => void sql.release.run(now, queue, now),
    nextVisible: (queue, now) => instant.parse(sql.next.get(queue, now)).at,
  }
}
