import * as z from 'zod/mini'
import { PEOPLE, peopleKey } from './keys.ts'
import { readAll, readItem } from './read-item.ts'
import { transactWithRetry } from './retry-on-conflict.ts'
import type { Table, Write } from './table.ts'

/**
 * | Pattern | Key | Index | Callers | Units |
 * |---|---|---|---|---|
 * | one more, or one less, with the account itself | PEOPLE / <shard> | | create-user-profile, create-confirmed-profile, delete-account | 2 WRU, and the account's own write counts twice |
 * | how many people there are | PEOPLE | | count-people | 0.5 RRU |
 */

/** Attempts when two writes at the same moment collide on one shard of the count. */
const ATTEMPTS = 12

const part = z.object({ people: z.int() })

export type PeopleStore = ReturnType<typeof createPeopleStore>

export const createPeopleStore = (table: Table) => ({
  async count(): Promise<number> {
    const parts = await table.query({
      KeyConditionExpression: 'pk = :people',
      ExpressionAttributeValues: { ':people': PEOPLE },
    })
    return readAll(parts, (item) => readItem(part, item).people).reduce((sum, people) => sum + people, 0)
  },
})

/**
 * Writes or deletes a person's account and changes the count by `by`, in one transaction: a repeated or interrupted call never
 * counts twice. Throws `ConditionFailed` when the account's condition fails.
 */
export const countedWrite = (
  table: Table,
  userId: string,
  by: 1 | -1,
  account: (TableName: string) => Write,
): Promise<void> =>
  transactWithRetry(
    table,
    (TableName) => [
      account(TableName),
      {
        Update: {
          TableName,
          Key: peopleKey(userId),
          UpdateExpression: 'ADD people :by',
          ExpressionAttributeValues: { ':by': by },
        },
      },
    ],
    ATTEMPTS,
  )
