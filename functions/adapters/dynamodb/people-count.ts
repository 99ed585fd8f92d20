import * as z from 'zod/mini'
import { cancellationReasons } from '#functions/runtime/outage.ts'
import { PEOPLE, peopleKey } from './keys.ts'
import { readAll, readItem } from './read-item.ts'
import { backOff, type Table, type Write } from './table.ts'

/**
 * | Pattern | Key | Index | Callers | Units |
 * |---|---|---|---|---|
 * | one more, or one less, with the account itself | PEOPLE / <shard> | | create-user-profile, create-confirmed-profile, delete-account | 2 WRU, and the account's own write counts twice |
 * | how many people there are | PEOPLE | | count-people | 0.5 RRU |
 */

/** Two that come at the same moment may meet on one part of the count; one of them tries again. */
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
 * Writes or deletes a person's account, and counts it, in one transaction: the count is right whatever breaks off or is
 * repeated. False where the account's own condition refuses.
 */
export const countedWrite = async (
  table: Table,
  userId: string,
  by: 1 | -1,
  account: (TableName: string) => Write,
): Promise<boolean> => {
  for (let attempt = 0; ; attempt += 1) {
    try {
      await table.transact((TableName) => [
        account(TableName),
        {
          Update: {
            TableName,
            Key: peopleKey(userId),
            UpdateExpression: 'ADD people :by',
            ExpressionAttributeValues: { ':by': by },
          },
        },
      ])
      return true
    } catch (error) {
      const reasons = cancellationReasons(error)
      if (reasons?.[0] === 'ConditionalCheckFailed') return false
      if (!reasons?.includes('TransactionConflict') || attempt + 1 === ATTEMPTS) throw error
      await backOff(attempt)
    }
  }
}
