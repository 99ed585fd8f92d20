import * as z from 'zod/mini'
import { type Framework, frameworkView } from '#domain/framework/framework.ts'
import { FRAMEWORK_PREFIX, frameworkKey, userKey, userOf } from './keys.ts'
import { readable, readItem } from './read-item.ts'
import type { Item, Table } from './table.ts'

/**
 * | Pattern | Key | Index | Callers | Units |
 * |---|---|---|---|---|
 * | keep | USER#<sub> / FRAMEWORK#<created_at> | | create-five-circle-framework | 1 WRU per kB, at most 8 for ordinary answers |
 * | remove | the same | | create-five-circle-framework, for an account that went meanwhile | 1 WRU |
 * | the newest | USER#<sub>, begins_with FRAMEWORK#, backwards, one | | get-latest-framework | 1 RRU per 4 kB, consistent |
 */

const frameworkItem = z.object({
  pk: z.string(),
  prompt_version: z.string(),
  ...frameworkView.shape,
})

const frameworkOfItem = (item: Item): Framework => {
  const { pk, ...framework } = readItem(frameworkItem, item)
  return { user_id: userOf(pk), ...framework }
}

export type FrameworkStore = ReturnType<typeof createFrameworkStore>

export const createFrameworkStore = (table: Table) => ({
  async keep({ user_id, ...framework }: Framework): Promise<void> {
    await table.put({ Item: { ...frameworkKey(user_id, framework.created_at), ...framework } })
  },

  /** Deletes a framework that was stored while its account was deleted. */
  async remove({ user_id, created_at }: Framework): Promise<void> {
    await table.delete({ Key: frameworkKey(user_id, created_at) })
  },

  async latest(userId: string): Promise<Framework | undefined> {
    const { items } = await table.page({
      KeyConditionExpression: 'pk = :pk AND begins_with(sk, :framework)',
      ExpressionAttributeValues: { ':pk': userKey(userId), ':framework': FRAMEWORK_PREFIX },
      ScanIndexForward: false,
      Limit: 1,
      // The workshop reads it right after its creation.
      ConsistentRead: true,
    })
    return items[0] && readable(items[0], frameworkOfItem)
  },
})
