import { isWritten } from './condition-failed.ts'
import { ACCOUNT, accountKey, goalOfKey, type Key, keySchema, userKey } from './keys.ts'
import { countedWrite } from './people-count.ts'
import type { Item, Table } from './table.ts'

/**
 * | Pattern | Key | Index | Callers | Units |
 * |---|---|---|---|---|
 * | everything of a person, a page | USER#<sub> | | export-account | 1 RRU per 4 kB, consistent |
 * | keys of everything of a person | USER#<sub> | | delete-account | 1 RRU per 4 kB, consistent |
 * | mark an account as closing, and as being erased | USER#<sub> / ACCOUNT | | delete-account | 1 WRU each |
 * | remove the mark of a call that was interrupted | USER#<sub> / ACCOUNT | | sweep-leftovers | 1 WRU |
 * | delete everything of a person, the account last | USER#<sub> | all | delete-account, sweep-leftovers | 1 WRU per item, and the count |
 */

export type AccountDataStore = ReturnType<typeof createAccountDataStore>

export const createAccountDataStore = (table: Table) => ({
  /** A page of items by sort key, after the sort key `after`. `next`: whether another page may follow (ACCOUNT-7). */
  async page(userId: string, after?: string): Promise<{ items: Item[]; next: boolean }> {
    const pk = userKey(userId)
    const { items, next } = await table.page({
      KeyConditionExpression: 'pk = :pk',
      ExpressionAttributeValues: { ':pk': pk },
      ConsistentRead: true,
      ...(after === undefined ? {} : { ExclusiveStartKey: { pk, sk: after } }),
    })
    return { items, next: next !== undefined }
  },

  /** Marks the account as closing: other writes refuse it. `at` identifies this call. Returns false without an account. */
  close: (userId: string, at: string): Promise<boolean> =>
    isWritten(
      table.update({
        Key: accountKey(userId),
        UpdateExpression: 'SET closing_at = :at',
        ConditionExpression: 'attribute_exists(pk)',
        ExpressionAttributeValues: { ':at': at },
      }),
    ),

  /** Marks the account as being erased: it is not reopened, and this call or a sweep finishes the deletion. */
  beginErasing: (userId: string, at: string): Promise<boolean> =>
    isWritten(
      table.update({
        Key: accountKey(userId),
        UpdateExpression: 'SET closing_at = :at, erasing_at = :at',
        ConditionExpression: 'attribute_exists(pk)',
        ExpressionAttributeValues: { ':at': at },
      }),
    ),

  /** Removes the mark of this call. Returns false when another call has marked, erases or has deleted the account. */
  reopen: (userId: string, at: string): Promise<boolean> =>
    isWritten(
      table.update({
        Key: accountKey(userId),
        UpdateExpression: 'REMOVE closing_at',
        ConditionExpression: 'closing_at = :at AND attribute_not_exists(erasing_at)',
        ExpressionAttributeValues: { ':at': at },
      }),
    ),

  /**
   * Removes the mark of a call that ended before it erased anything. `before` is the latest time of such a mark, as ISO date-time: a
   * call that marked later may still run.
   */
  reopenInterrupted: (userId: string, before: string): Promise<boolean> =>
    isWritten(
      table.update({
        Key: accountKey(userId),
        UpdateExpression: 'REMOVE closing_at',
        ConditionExpression: 'closing_at <= :before AND attribute_not_exists(erasing_at)',
        ExpressionAttributeValues: { ':before': before },
      }),
    ),

  /**
   * Deletes the items that late writes left of a deleted account, or finishes an interrupted deletion; returns their number
   * (ACCOUNT-8). For an existing account it deletes nothing and returns the goal ids of its items.
   */
  async eraseLeftovers(userId: string): Promise<{ deleted: number; goalIds: string[] }> {
    const keys = await this.keys(userId)
    // Read after the keys: an account that is created in between has none of these items.
    const account = await table.get({ Key: accountKey(userId), ConsistentRead: true })
    if (account && !('erasing_at' in account)) {
      return { deleted: 0, goalIds: [...new Set(keys.flatMap(({ sk }) => goalOfKey(sk) ?? []))] }
    }
    if (account) return { deleted: await this.erase(userId), goalIds: [] }
    await table.deleteAll(keys.filter(({ sk }) => sk !== ACCOUNT))
    return { deleted: keys.length, goalIds: [] }
  },

  /** Deletes all items, the account last: after an interruption it is still marked as closing. Returns their number. */
  async erase(userId: string): Promise<number> {
    const keys = await this.keys(userId)
    await table.deleteAll(keys.filter(({ sk }) => sk !== ACCOUNT))
    if (keys.some(({ sk }) => sk === ACCOUNT)) {
      await isWritten(
        countedWrite(table, userId, -1, (TableName) => ({
          Delete: { TableName, Key: accountKey(userId), ConditionExpression: 'attribute_exists(pk)' },
        })),
      )
    }
    return keys.length
  },

  async keys(userId: string): Promise<Key[]> {
    const items = await table.query({
      KeyConditionExpression: 'pk = :pk',
      ExpressionAttributeValues: { ':pk': userKey(userId) },
      ProjectionExpression: 'pk, sk',
      ConsistentRead: true,
    })
    return items.map((item) => keySchema.parse(item))
  },
})
