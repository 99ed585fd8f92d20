import type { Day } from '#domain/time/day.ts'
import { DAY_SECONDS } from '#domain/time/units.ts'
import { accountKey, modelCallsKey } from './keys.ts'
import { untilSettled } from './settled.ts'
import type { Table } from './table.ts'

/**
 * | Pattern | Key | Index | Callers | Units |
 * |---|---|---|---|---|
 * | count one call, within the limit | USER#<sub> / MODEL_CALLS#<date>, and ACCOUNT is checked | | every operation and reaction that asks the model for a person | 4 WRU |
 *
 * The item expires.
 */

const DAYS_KEPT = 3

export type ModelCallStore = ReturnType<typeof createModelCallStore>

export const createModelCallStore = (table: Table) => ({
  /**
   * Counts a call of a person's day. False where `limit` calls were counted already, or where the account is gone or being
   * deleted. Concurrent calls never pass the limit: it is a condition of the write.
   */
  take: (userId: string, date: Day, limit: number): Promise<boolean> =>
    untilSettled(table, (TableName) => [
      {
        Update: {
          TableName,
          Key: modelCallsKey(userId, date),
          UpdateExpression: 'SET #count = if_not_exists(#count, :none) + :one, expires_at = :expires',
          ConditionExpression: 'attribute_not_exists(#count) OR #count < :limit',
          ExpressionAttributeNames: { '#count': 'count' },
          ExpressionAttributeValues: {
            ':none': 0,
            ':one': 1,
            ':limit': limit,
            ':expires': Date.parse(date) / 1000 + DAYS_KEPT * DAY_SECONDS,
          },
        },
      },
      {
        ConditionCheck: {
          TableName,
          Key: accountKey(userId),
          ConditionExpression: 'attribute_exists(pk) AND attribute_not_exists(closing_at)',
        },
      },
    ]),
})
