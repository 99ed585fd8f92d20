import { DynamoDBClient, PutItemCommand, ScanCommand } from '@aws-sdk/client-dynamodb'
import { DynamoDBDocumentClient, PutCommand } from '@aws-sdk/lib-dynamodb'
import { expect, it } from 'vitest'
import * as z from 'zod/mini'
import { handler as sendMails } from '#functions/reactions/delivery-queued/send-mails/handler.ts'
import { handler as dispatchWakeUpMails } from '#functions/reactions/wake-up-mails-due/dispatch-wake-up-mails/handler.ts'
import { copyMissingItems } from '#infra/operator/copy-items.ts'
import { callTable } from '#local/services/dynamodb/call.ts'
import { createTableRequest } from '#local/services/dynamodb/shape.ts'
import { clear, consume, fire, items, remove } from '#test/support/reactions.ts'
import { TABLE } from '#test/support/table-shape.ts'
import { setUpMorning } from './reactions/support/morning.ts'

const morning = setUpMorning()
const delivery = z.object({ from: z.string() })
const RESTORED = `${TABLE.name}-restored`

/** A table with the present items, as the restore to a point in time makes it. */
const restore = async (client: DynamoDBClient) => {
  const endpoint = process.env.AWS_ENDPOINT_URL_DYNAMODB ?? ''
  await callTable(endpoint, 'CreateTable', { ...createTableRequest(TABLE), TableName: RESTORED })
  const { Items = [] } = await client.send(new ScanCommand({ TableName: TABLE.name }))
  for (const Item of Items) await client.send(new PutItemCommand({ TableName: RESTORED, Item }))
  return () => callTable(endpoint, 'DeleteTable', { TableName: RESTORED })
}

it('lost items are copied back from a restored table, newer ones stay, and no mail is sent twice', async () => {
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
    // A faulty release deletes Ann's items. Bob continues, and his mail is sent.
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
    expect(await consume(sendMails, morning.work())).toBe(true)
    expect(morning.mails()).toHaveLength(mails)
  } finally {
    await end()
  }
})

it('a switch to a restored table queues no mail that was sent since, when the marks of the schedules are copied', async () => {
  const client = new DynamoDBClient({})
  const { product } = morning
  const readFrom = ({ work }: { work: unknown }) => delivery.parse(work).from
  const past = '2026-11-26T11:55:00Z'
  product.at(past)
  await fire(dispatchWakeUpMails, past)
  await morning.goal({ time_of_day: '07:00' })
  const end = await restore(client)
  try {
    const seven = '2026-11-26T12:00:00Z'
    product.at(seven)
    await fire(dispatchWakeUpMails, seven)
    for (const { work } of product.services.messages.splice(0)) expect(await consume(sendMails, work)).toBe(true)
    expect(morning.mails()).toHaveLength(1)
    const marks = (await items()).filter(({ sk }) => `${sk}`.startsWith('DISPATCHED#'))

    // The switch: the restored items in the place of the present ones.
    await clear()
    await copyMissingItems(client, { from: RESTORED, to: TABLE.name })
    const next = '2026-11-26T12:05:00Z'
    product.at(next)
    await fire(dispatchWakeUpMails, next)
    expect(product.services.messages.splice(0).map(readFrom)).toEqual(['06:56'])

    await clear()
    await copyMissingItems(client, { from: RESTORED, to: TABLE.name })
    for (const Item of marks)
      await DynamoDBDocumentClient.from(client).send(new PutCommand({ TableName: TABLE.name, Item }))
    await fire(dispatchWakeUpMails, next)
    expect(product.services.messages.splice(0).map(readFrom)).not.toContain('06:56')
    expect(morning.mails()).toHaveLength(1)
  } finally {
    await end()
  }
})
