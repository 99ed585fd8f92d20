import * as z from 'zod/mini'
import type { CloudTable } from '#local/contracts/cloud-model.ts'
import { callTable, TableError } from './call.ts'

const item = z.record(z.string(), z.record(z.string(), z.unknown()))
const page = z.object({ Items: z.array(item), LastEvaluatedKey: z.optional(item) })

/** Deletes the items whose TTL attribute is before `now` (epoch milliseconds). Returns how many. */
export const sweepExpired = async (endpoint: string, table: CloudTable, now: number): Promise<number> => {
  if (table.ttlAttribute === null) return 0
  const { partition, sort } = table.keys
  const expired = {
    ExpressionAttributeNames: { '#ttl': table.ttlAttribute },
    ExpressionAttributeValues: { ':now': { N: `${Math.floor(now / 1000)}` } },
  }
  let swept = 0
  let from: z.infer<typeof item> | undefined
  do {
    const scanned = page.parse(
      await callTable(endpoint, 'Scan', {
        TableName: table.name,
        FilterExpression: '#ttl < :now',
        ...expired,
        ...(from ? { ExclusiveStartKey: from } : {}),
      }),
    )
    for (const found of scanned.Items) {
      const key = Object.fromEntries([partition, ...(sort === null ? [] : [sort])].map((name) => [name, found[name]]))
      // The condition keeps an item whose TTL was extended after the scan.
      const request = { TableName: table.name, Key: key, ConditionExpression: '#ttl < :now', ...expired }
      try {
        await callTable(endpoint, 'DeleteItem', request)
        swept += 1
      } catch (error) {
        if (!(error instanceof TableError && error.name === 'ConditionalCheckFailedException')) throw error
      }
    }
    from = scanned.LastEvaluatedKey
  } while (from)
  return swept
}
