import * as z from 'zod/mini'
import type { Product } from '#local/host/product.ts'
import { callTable } from '#local/services/dynamodb/call.ts'

const item = z.record(z.string(), z.unknown())
const page = z.object({ Items: z.array(item), LastEvaluatedKey: z.optional(item) })
export type Item = z.infer<typeof item>

/** Every item of a product's table, as the engine gives it (`{ S: … }`), in the order of the keys. */
export const dumpTable = async ({ table, model }: Product): Promise<Item[]> => {
  const items: Item[] = []
  let from: Item | undefined
  do {
    const read = page.parse(
      await callTable(table.endpoint, 'Scan', {
        TableName: model.table.name,
        ConsistentRead: true,
        ...(from ? { ExclusiveStartKey: from } : {}),
      }),
    )
    items.push(...read.Items)
    from = read.LastEvaluatedKey
  } while (from)
  const formatKey = ({ pk, sk }: Item) => JSON.stringify([pk, sk])
  return items.toSorted((a, b) => (formatKey(a) < formatKey(b) ? -1 : 1))
}
