import type { Day } from '#domain/time/day.ts'
import { DAY_SECONDS } from '#domain/time/units.ts'
import { isWritten } from './condition-failed.ts'
import { accountKey, modelCallsKey } from './keys.ts'
import { transactWithRetry } from './retry-on-conflict.ts'
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
   * Counts a call of the model for a person's day. Returns false after `limit` calls, and when the account is deleted or being
   * deleted. The limit is a condition of the write and holds under concurrent calls (COACH-6).
   */
  take: (userId: string, date: Day, limit: number): Promise<boolean> =>
    isWritten(
      transactWithRetry(table, (TableName) => [
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
    ),
})
