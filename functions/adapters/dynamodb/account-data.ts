import { isWritten } from './condition-failed.ts'
import { ACCOUNT, accountKey, goalOfKey, type Key, keyOf, userKey } from './keys.ts'
import { countedWrite } from './people-count.ts'
import type { Item, Table } from './table.ts'

/**
 * | Pattern | Key | Index | Callers | Units |
 * |---|---|---|---|---|
 * | everything of a person, a page | USER#<sub> | | export-account | 1 RRU per 4 kB, consistent |
 * | keys of everything of a person | USER#<sub> | | delete-account | 1 RRU per 4 kB, consistent |
 * | mark an account as closing, and as being erased | USER#<sub> / ACCOUNT | | delete-account | 1 WRU each |
 * | delete everything of a person, the account last | USER#<sub> | all | delete-account, sweep-leftovers | 1 WRU per item, and the count |
 */

export type AccountDataStore = ReturnType<typeof createAccountDataStore>

export const createAccountDataStore = (table: Table) => ({
  /** Items in the order of their sort keys, from behind one of them on. `next` says that there may be more. */
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

  /** From now on nothing new is made for the account; `at` is this call's own mark. False where there is no account. */
  close: (userId: string, at: string): Promise<boolean> =>
    isWritten(
      table.update({
        Key: accountKey(userId),
        UpdateExpression: 'SET closing_at = :at',
        ConditionExpression: 'attribute_exists(pk)',
        ExpressionAttributeValues: { ':at': at },
      }),
    ),

  /** From now on the account is not reopened: its deletion is finished, by this call or by a later sweep. */
  beginErasing: (userId: string, at: string): Promise<boolean> =>
    isWritten(
      table.update({
        Key: accountKey(userId),
        UpdateExpression: 'SET closing_at = :at, erasing_at = :at',
        ConditionExpression: 'attribute_exists(pk)',
        ExpressionAttributeValues: { ':at': at },
      }),
    ),

  /** Takes back the mark of this call; false where another call marked the account since, erases it or has deleted it. */
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
   * Deletes what late writes left of an account that is gone, or whose deletion broke off, and gives how many items there were.
   * Of an account that lives it deletes nothing, and gives the goals that its items belong to.
   */
  async eraseLeftovers(userId: string): Promise<{ deleted: number; goalIds: string[] }> {
    const keys = await this.keys(userId)
    // Read after the keys: an account that is made in between has none of them.
    const account = await table.get({ Key: accountKey(userId), ConsistentRead: true })
    if (account && !('erasing_at' in account)) {
      return { deleted: 0, goalIds: [...new Set(keys.flatMap(({ sk }) => goalOfKey(sk) ?? []))] }
    }
    if (account) return { deleted: await this.erase(userId), goalIds: [] }
    await table.deleteAll(keys.filter(({ sk }) => sk !== ACCOUNT))
    return { deleted: keys.length, goalIds: [] }
  },

  /** Deletes all items, the account itself last: one that was left half-way still says that it is closing. */
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
    return items.map((item) => keyOf.parse(item))
  },
})
