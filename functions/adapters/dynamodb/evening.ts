import * as z from 'zod/mini'
import type { Account } from '#domain/accounts/account.ts'
import type { Day } from '#domain/time/day.ts'
import { isWritten } from './condition-failed.ts'
import { eveningKey, eveningShardKey, INDEXES, parseUserId } from './keys.ts'
import { deliveryShard } from './shards.ts'
import type { Item, Table, Write } from './table.ts'

/**
 * | Pattern | Key | Index | Callers | Units |
 * |---|---|---|---|---|
 * | people of a shard, by the hour of their question, a page | EVENING#<zone>#<shard>, <HH:MM>#<sub> between two times | delivery | send-mails | 0.5 RRU per 4 kB, some 30 people |
 * | place or remove a person | USER#<sub> / EVENING | delivery | update-profile, dispatch-daily-generation | 2 WRU + 1 or 2 index, in the transaction of the account |
 * | claim and settle the question of a day | the same | | send-mails, record-mail-event (sent) | 1 WRU each |
 *
 * `asked_on` and `asked` (claimed, sent or refused) are the question of the newest check-in day. They stay when the question is
 * switched off, so that switching it on again does not ask twice (EVENING-1, ADR 231).
 */

/** Places the person in the index by the account's setting, or removes the person from it. */
export const placeEvening =
  ({ id, zone, evening }: Pick<Account, 'id' | 'zone' | 'evening'>, shards: number) =>
  (TableName: string): Write => ({
    Update: {
      TableName,
      Key: eveningKey(id),
      ...(evening
        ? {
            UpdateExpression: 'SET delivery_pk = :shard, delivery_sk = :slot',
            ExpressionAttributeValues: {
              ':shard': eveningShardKey(zone, deliveryShard(id, shards)),
              ':slot': `${evening.at}#${id}`,
            },
          }
        : { UpdateExpression: 'REMOVE delivery_pk, delivery_sk' }),
    },
  })

const placed = z.object({ pk: z.string(), delivery_sk: z.string() })

type EveningPage = { zone: string; shard: number; from: string; to: string; cursor?: string | undefined; limit: number }

export type EveningStore = ReturnType<typeof createEveningStore>

export const createEveningStore = (table: Table) => {
  const settle = async (userId: string, claimId: string, change: string, values = {}) => {
    await isWritten(
      table.update({
        Key: eveningKey(userId),
        UpdateExpression: change,
        ConditionExpression: 'claim = :claim',
        ExpressionAttributeValues: { ':claim': claimId, ...values },
      }),
    )
  }

  return {
    /** Ids of the people whose hour (HH:MM) is from `from` to `to`, both included. The cursor is the last slot. */
    async page(asked: EveningPage): Promise<{ people: string[]; cursor: string | undefined }> {
      const shard = eveningShardKey(asked.zone, asked.shard)
      const start = (cursor: string): Item => ({
        ...eveningKey(cursor.slice(cursor.indexOf('#') + 1)),
        delivery_pk: shard,
        delivery_sk: cursor,
      })
      const { items, next } = await table.page({
        IndexName: INDEXES.delivery,
        KeyConditionExpression: 'delivery_pk = :shard AND delivery_sk BETWEEN :from AND :to',
        ExpressionAttributeValues: { ':shard': shard, ':from': asked.from, ':to': `${asked.to}#~` },
        Limit: asked.limit,
        ExclusiveStartKey: asked.cursor === undefined ? undefined : start(asked.cursor),
      })
      return {
        people: items.map((item) => parseUserId(placed.parse(item).pk)),
        cursor: next && placed.parse(next).delivery_sk,
      }
    },

    /** Claims the question of a check-in day for one worker. False when it was claimed before, or is switched off. */
    claim: (userId: string, day: Day, claimId: string): Promise<boolean> =>
      isWritten(
        table.update({
          Key: eveningKey(userId),
          UpdateExpression: 'SET asked_on = :day, asked = :claimed, claim = :claim',
          // A claim of the same id is this worker's: the client repeated a call whose answer was lost.
          ConditionExpression:
            'attribute_exists(delivery_sk) AND (attribute_not_exists(asked_on) OR asked_on < :day OR claim = :claim)',
          ExpressionAttributeValues: { ':day': day, ':claimed': 'claimed', ':claim': claimId },
        }),
      ),

    markSent: (userId: string, claimId: string) => settle(userId, claimId, 'SET asked = :sent', { ':sent': 'sent' }),
    markRefused: (userId: string, claimId: string) =>
      settle(userId, claimId, 'SET asked = :refused', { ':refused': 'refused' }),
    /** Only when the question certainly did not leave. */
    markDue: (userId: string, claimId: string) => settle(userId, claimId, 'REMOVE asked_on, asked, claim'),
  }
}
