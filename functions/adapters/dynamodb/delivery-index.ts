import * as z from 'zod/mini'
import { circleType, DEFAULT_TONE, timeOfDay, tone } from '#domain/goals/fields.ts'
import { day } from '#domain/time/day.ts'
import {
  GOAL_PREFIX,
  goalKey,
  INDEXES,
  keySchema,
  LAST_SLOT,
  type MailChoice,
  parseMailChoice,
  parseMailZone,
  parseSlotGoal,
  parseUserId,
  shardKey,
} from './keys.ts'
import { readAll, readable, readItem } from './read-item.ts'
import type { Item, Table } from './table.ts'

/**
 * | Pattern | Key | Index | Callers | Units |
 * |---|---|---|---|---|
 * | goals of a shard, by local time, a page | ZONE#<zone>#<shard>, <HH:MM>#<id> between two times | delivery | send-mails, generate-daily-motivations, start-night-batch, keep-batch-answers | 0.5 RRU per 4 kB, some 13 goals |
 * | one goal, as the index has it | USER#<sub> / ACCOUNT#GOAL#<id> | | send-mails, for a retry | 1 RRU |
 * | whether a zone has goals | ZONE#<zone>#<shard>, one | delivery | dispatch-daily-generation | 0.5 RRU a shard |
 * | people of a shard | ZONE#<zone>#<shard> | delivery | dispatch-daily-generation, for a zone to be moved | 0.5 RRU per 4 kB |
 * | number of a shard's goals | ZONE#<zone>#<shard> | delivery | debug-goals | 0.5 RRU per 4 kB |
 *
 * The index projects title, tone, target_date, wake_up_mail, mail_token, circle_type and time_of_day, and contains
 * active goals only.
 */

/** The projected fields of a goal. With the day's motivation they suffice for its mail. */
export type DueGoal = z.infer<typeof projected> & {
  id: string
  user_id: string
  /** The zone of the mail; undefined for a person who gets none. */
  zone: string | undefined
  /** What the person chose about mails, by the goal's delivery keys. */
  choice: MailChoice
}

const projected = z.object({
  title: z.string(),
  tone,
  target_date: z.nullable(day),
  wake_up_mail: z.boolean(),
  mail_token: z.string(),
  circle_type: z.nullable(circleType),
  time_of_day: timeOfDay,
})
/** The same values as in goals.ts. */
const SPARE = { tone: DEFAULT_TONE, target_date: null, circle_type: null }

const keys = z.object({ pk: z.string(), sk: z.string(), delivery_sk: z.string() })

const place = z.object({ delivery_pk: z.string(), delivery_sk: z.string() })

const parseDueGoal = (item: Item): DueGoal => {
  const { pk, sk } = keys.parse(item)
  const { delivery_pk, delivery_sk } = place.parse(item)
  return {
    id: sk.slice(GOAL_PREFIX.length),
    user_id: parseUserId(pk),
    zone: parseMailZone(delivery_pk, delivery_sk),
    choice: parseMailChoice(delivery_sk),
    ...readItem(projected, item, SPARE),
  }
}

/** The cursor of a page for a queue message: `<HH:MM>#<goal>#<user>`, the goal with the marks of its slot. */
const createCursor = (item: Item): string => {
  const { pk, delivery_sk } = keys.parse(item)
  return `${delivery_sk}#${parseUserId(pk)}`
}

const parseCursor = (cursor: string, shard: string): Item => {
  const [time = '', slotGoal = '', userId = ''] = cursor.split('#')
  return { ...goalKey(userId, parseSlotGoal(slotGoal)), delivery_pk: shard, delivery_sk: `${time}#${slotGoal}` }
}

export type ShardPage = {
  zone: string
  shard: number
  /** Local times HH:MM, both included. Without them: all goals, also those of people who get no mails. */
  from?: string | undefined
  to?: string | undefined
  cursor?: string | undefined
  limit: number
}

export type DeliveryIndexStore = ReturnType<typeof createDeliveryIndexStore>

export const createDeliveryIndexStore = (table: Table) => ({
  /** Number of goals in a shard. */
  async count(zone: string, shard: number): Promise<number> {
    return table.count({
      IndexName: INDEXES.delivery,
      KeyConditionExpression: 'delivery_pk = :shard',
      ExpressionAttributeValues: { ':shard': shardKey(zone, shard) },
    })
  },

  /** A goal and the zone of its mails. Undefined when it is deleted, inactive or gets no mails. */
  async find(userId: string, goalId: string): Promise<{ goal: DueGoal; zone: string } | undefined> {
    const item = await table.get({ Key: goalKey(userId, goalId), ConsistentRead: true })
    const placed = place.safeParse(item)
    if (!item || !placed.success) return undefined
    const zone = parseMailZone(placed.data.delivery_pk, placed.data.delivery_sk)
    const goal = readable(item, parseDueGoal)
    return zone === undefined || !goal ? undefined : { goal, zone }
  },

  /** Whether a zone has no goals. Eventually consistent. */
  async isEmpty(zone: string, shards: number): Promise<boolean> {
    for (let shard = 0; shard < shards; shard += 1) {
      const { items } = await table.page({
        IndexName: INDEXES.delivery,
        KeyConditionExpression: 'delivery_pk = :shard',
        ExpressionAttributeValues: { ':shard': shardKey(zone, shard) },
        Limit: 1,
      })
      if (items.length > 0) return false
    }
    return true
  },

  /** Ids of the people of the first `limit` goals of a shard. */
  async userIdsInShard(zone: string, shard: number, limit: number): Promise<string[]> {
    const { items } = await table.page({
      IndexName: INDEXES.delivery,
      KeyConditionExpression: 'delivery_pk = :shard',
      ExpressionAttributeValues: { ':shard': shardKey(zone, shard) },
      Limit: limit,
    })
    return [...new Set(items.map((item) => parseUserId(keySchema.parse(item).pk)))]
  },

  async page(asked: ShardPage): Promise<{ goals: DueGoal[]; cursor: string | undefined }> {
    const shard = shardKey(asked.zone, asked.shard)
    const { items, next } = await table.page({
      IndexName: INDEXES.delivery,
      KeyConditionExpression: 'delivery_pk = :shard AND delivery_sk BETWEEN :from AND :to',
      ExpressionAttributeValues: {
        ':shard': shard,
        ':from': asked.from ?? '00:00',
        ':to': asked.to === undefined ? LAST_SLOT : `${asked.to}#~`,
      },
      Limit: asked.limit,
      ExclusiveStartKey: asked.cursor === undefined ? undefined : parseCursor(asked.cursor, shard),
    })
    return { goals: readAll(items, parseDueGoal), cursor: next && createCursor(next) }
  },
})
