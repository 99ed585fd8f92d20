import { DynamoDBClient } from '@aws-sdk/client-dynamodb'
import {
  BatchWriteCommand,
  DeleteCommand,
  DynamoDBDocumentClient,
  PutCommand,
  QueryCommand,
  ScanCommand,
  UpdateCommand,
} from '@aws-sdk/lib-dynamodb'
import type { Context } from 'aws-lambda'
import * as z from 'zod/mini'
import type { Tier } from '#domain/billing/plans.ts'
import { type Caller, context } from './call.ts'

/** Invokes reactions like AWS does, and reads and writes the table directly. */

type Handler = (event: unknown, context: Context) => unknown

const answer = z.object({ batchItemFailures: z.array(z.object({ itemIdentifier: z.string() })) })

/** Delivers one message like SQS. Returns whether it succeeded. */
export const consume = async (handler: Handler, work: unknown, receives = 1): Promise<boolean> => {
  const record = {
    messageId: 'message',
    body: typeof work === 'string' ? work : JSON.stringify(work),
    attributes: { ApproximateReceiveCount: String(receives) },
  }
  return answer.parse(await handler({ Records: [record] }, context())).batchItemFailures.length === 0
}

/** A tick of a schedule, for an instant. */
export const fire = (handler: Handler, instant: string) => handler({ scheduledTime: instant }, context())

/** An event of the bus. */
export const happen = (handler: Handler, type: string, detail: unknown) =>
  handler({ source: 'five-circles', 'detail-type': type, detail }, context())

/** One client for each engine, because a new client opens a new connection. */
const clients = new Map<string | undefined, DynamoDBDocumentClient>()
const table = (): DynamoDBDocumentClient => {
  const endpoint = process.env.AWS_ENDPOINT_URL_DYNAMODB
  const client = clients.get(endpoint) ?? DynamoDBDocumentClient.from(new DynamoDBClient())
  clients.set(endpoint, client)
  return client
}

/** Sets a plan, as a Stripe sync writes it. */
export const subscribe = async (caller: Caller, tier: Tier, end: string | null = null): Promise<void> => {
  await table().send(
    new UpdateCommand({
      TableName: process.env.TABLE_NAME,
      Key: { pk: `USER#${caller.sub}`, sk: 'ACCOUNT' },
      UpdateExpression: 'SET subscribed = :yes, subscription_tier = :tier, subscription_end = :end',
      ExpressionAttributeValues: { ':yes': true, ':tier': tier, ':end': end },
    }),
  )
}

/** Sets fields of an item that no operation sets. */
export const change = async (caller: Pick<Caller, 'sub'>, sk: string, fields: Record<string, unknown>) => {
  const names = Object.keys(fields)
  await table().send(
    new UpdateCommand({
      TableName: process.env.TABLE_NAME,
      Key: { pk: `USER#${caller.sub}`, sk },
      UpdateExpression: `SET ${names.map((name) => `#${name} = :${name}`).join(', ')}`,
      ExpressionAttributeNames: Object.fromEntries(names.map((name) => [`#${name}`, name])),
      ExpressionAttributeValues: Object.fromEntries(names.map((name) => [`:${name}`, fields[name]])),
    }),
  )
}

/** Writes an item that no operation creates. */
export const put = async (caller: Pick<Caller, 'sub'>, sk: string, fields: Record<string, unknown>) => {
  await table().send(
    new PutCommand({ TableName: process.env.TABLE_NAME, Item: { pk: `USER#${caller.sub}`, sk, ...fields } }),
  )
}

/** Empties the list of zones: each zone costs work at every tick. */
export const forgetZones = async () => {
  await table().send(new DeleteCommand({ TableName: process.env.TABLE_NAME, Key: { pk: 'ZONES', sk: 'ZONES' } }))
}

/** Items that DynamoDB writes in one call. */
const BATCH = 25

/** Writes or deletes any number of items, in batches. */
const writeAll = async (writes: readonly Record<string, unknown>[]) => {
  const name = process.env.TABLE_NAME ?? ''
  for (let at = 0; at < writes.length; at += BATCH)
    await table().send(new BatchWriteCommand({ RequestItems: { [name]: writes.slice(at, at + BATCH) } }))
}

/** Writes whole items, each with its key. */
export const putAll = (given: readonly Record<string, unknown>[]) =>
  writeAll(given.map((Item) => ({ PutRequest: { Item } })))

/** Deletes items by their keys. */
export const remove = (lost: readonly Record<string, unknown>[]) =>
  writeAll(lost.map(({ pk, sk }) => ({ DeleteRequest: { Key: { pk, sk } } })))

/** Empties the table. */
export const clear = async () => remove(await items())

const byKey = (found: readonly Record<string, unknown>[]) =>
  found.toSorted((a, b) => `${a.pk} ${a.sk}`.localeCompare(`${b.pk} ${b.sk}`))

/** All items of one person, or of all people, by key. */
export const items = async (caller?: Caller): Promise<Record<string, unknown>[]> => {
  const source = { TableName: process.env.TABLE_NAME, ConsistentRead: true }
  const own = { KeyConditionExpression: 'pk = :pk', ExpressionAttributeValues: { ':pk': `USER#${caller?.sub}` } }
  const command = caller ? new QueryCommand({ ...source, ...own }) : new ScanCommand(source)
  return byKey((await table().send(command)).Items ?? [])
}
