import { DynamoDBClient, PutItemCommand, ScanCommand } from '@aws-sdk/client-dynamodb'
import { expect, it } from 'vitest'
import { handler as sendWakeUpMails } from '#functions/reactions/delivery-queued/send-wake-up-mails/handler.ts'
import { copyMissingItems } from '#infra/operator/copy-items.ts'
import { callTable } from '#local/services/dynamodb/call.ts'
import { createTableRequest } from '#local/services/dynamodb/shape.ts'
import { consume, items, remove } from '#test/support/reactions.ts'
import { TABLE } from '#test/support/table-shape.ts'
import { setUpMorning } from './reactions/support/morning.ts'

const morning = setUpMorning()
const RESTORED = `${TABLE.name}-restored`

/** A table with the present items, as the restore to a point in time makes it. */
const restore = async (client: DynamoDBClient) => {
  const endpoint = process.env.AWS_ENDPOINT_URL_DYNAMODB ?? ''
  await callTable(endpoint, 'CreateTable', { ...createTableRequest(TABLE), TableName: RESTORED })
  const { Items = [] } = await client.send(new ScanCommand({ TableName: TABLE.name }))
  for (const Item of Items) await client.send(new PutItemCommand({ TableName: RESTORED, Item }))
  return () => callTable(endpoint, 'DeleteTable', { TableName: RESTORED })
}

it('lost items come back from a restored table, newer ones stay, and no mail is sent twice', async () => {
  const client = new DynamoDBClient({})
  const { product, ann } = morning
  const lost = await morning.goal({ title: 'Lost' })
  await morning.write(lost.id)
  await morning.send()
  await product.as(ann, 'check-in', { goalId: lost.id })
  const bob = await product.person()
  const kept = await morning.goal({ title: 'Kept' }, bob)
  const before = await product.goals(ann)
  const stored = await items(ann)
  expect([before[0]?.streak_count, morning.mails().length]).toEqual([1, 1])

  const end = await restore(client)
  try {
    // The fault of a release: Ann's items are gone. Bob goes on, and his mail leaves.
    await remove(stored)
    await morning.write(kept.id, bob)
    await morning.send()
    await product.as(bob, 'check-in', { goalId: kept.id })
    const newer = await items(bob)
    const mails = morning.mails().length

    const tables = { from: RESTORED, to: TABLE.name }
    expect((await copyMissingItems(client, tables)).copied).toBe(stored.length)
    expect(await items(ann)).toEqual(stored)
    expect(await items(bob)).toEqual(newer)
    expect(await product.goals(ann)).toEqual(before)
    expect((await copyMissingItems(client, tables)).copied).toBe(0)
    expect(await consume(sendWakeUpMails, morning.work())).toBe(true)
    expect(morning.mails()).toHaveLength(mails)
  } finally {
    await end()
  }
})
