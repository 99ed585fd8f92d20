import { ACCOUNT, accountKey, type Key, keyOf, userKey } from './keys.ts'
import { countedWrite } from './people.ts'
import { conditionFailed, type Item, type Table } from './table.ts'

/**
 * | Pattern | Key | Index | Callers | Units |
 * |---|---|---|---|---|
 * | everything of a person, a page | USER#<sub> | | export-account | 1 RRU per 4 kB, consistent |
 * | keys of everything of a person | USER#<sub> | | delete-account | 1 RRU per 4 kB, consistent |
 * | mark an account as closing | USER#<sub> / ACCOUNT | | delete-account | 1 WRU |
 * | delete everything of a person, the account last | USER#<sub> | all | delete-account | 1 WRU per item, and the count |
 */

export type WholePerson = ReturnType<typeof wholePersonIn>

export const wholePersonIn = (table: Table) => ({
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

  /** From now on nothing new is made for the account. False where there is none. */
  async close(userId: string, at: string): Promise<boolean> {
    try {
      await table.update({
        Key: accountKey(userId),
        UpdateExpression: 'SET closing_at = if_not_exists(closing_at, :at)',
        ConditionExpression: 'attribute_exists(pk)',
        ExpressionAttributeValues: { ':at': at },
      })
      return true
    } catch (error) {
      if (conditionFailed(error)) return false
      throw error
    }
  },

  /** Takes the mark back. */
  async reopen(userId: string): Promise<void> {
    await table.update({ Key: accountKey(userId), UpdateExpression: 'REMOVE closing_at' })
  },

  /** Deletes all items, the account itself last: one that was left half-way still says that it is closing. */
  async erase(userId: string): Promise<number> {
    const keys = await this.keys(userId)
    await table.deleteAll(keys.filter(({ sk }) => sk !== ACCOUNT))
    if (keys.some(({ sk }) => sk === ACCOUNT)) {
      await countedWrite(table, userId, -1, (TableName) => ({
        Delete: { TableName, Key: accountKey(userId), ConditionExpression: 'attribute_exists(pk)' },
      }))
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
