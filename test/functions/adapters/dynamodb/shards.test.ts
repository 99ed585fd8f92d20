import { expect, it } from 'vitest'
import { deliveryShard, digestShard } from '#functions/adapters/dynamodb/shards.ts'

it.each([
  ['ann', 0, 1],
  ['cus_1', 2, 1],
  ['6f1c2b9e-0000-4000-8000-000000000001', 0, 0],
  ['été', 3, 5],
])('the shard numbers of %s never change, because stored keys contain them', (id, delivery, digest) => {
  expect([deliveryShard(id, 8), digestShard(id, 8)]).toEqual([delivery, digest])
})
