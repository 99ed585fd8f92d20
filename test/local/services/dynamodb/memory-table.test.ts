import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DynamoDBClient } from '@aws-sdk/client-dynamodb'
import {
  BatchWriteCommand,
  DeleteCommand,
  DynamoDBDocumentClient,
  GetCommand,
  PutCommand,
  QueryCommand,
  TransactWriteCommand,
  UpdateCommand,
} from '@aws-sdk/lib-dynamodb'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type LocalTable, startTable } from '#local/services/dynamodb/table.ts'
import { createMemoryTable, type TableRequest } from '#test/simulation/table/memory-table.ts'
import { TABLE } from '#test/support/table-shape.ts'

/** Compares the in-memory table of the simulation with the engine of the local stack. */

const folder = mkdtempSync(join(tmpdir(), 'memory-table-'))
let engine: LocalTable
let client: DynamoDBDocumentClient
const memory = createMemoryTable(TABLE)

beforeAll(async () => {
  engine = await startTable({ table: TABLE, dataFolder: folder, clock: { now: () => Date.now() } })
  const base = new DynamoDBClient({
    endpoint: engine.endpoint,
    region: 'us-east-1',
    credentials: { accessKeyId: 'test', secretAccessKey: 'test' },
    maxAttempts: 1,
  })
  client = DynamoDBDocumentClient.from(base, { marshallOptions: { removeUndefinedValues: true } })
})
afterAll(async () => {
  await engine.stop()
  rmSync(folder, { recursive: true, force: true })
})

const TableName = TABLE.name

const send = (command: string, given: TableRequest): Promise<object> => {
  const input = { TableName, ...given }
  if (command === 'Get') return client.send(new GetCommand(Object.assign({ Key: {} }, input)))
  if (command === 'Put') return client.send(new PutCommand(Object.assign(input)))
  if (command === 'Query') return client.send(new QueryCommand(Object.assign(input)))
  if (command === 'Update') return client.send(new UpdateCommand(Object.assign(input)))
  if (command === 'Delete') return client.send(new DeleteCommand(Object.assign(input)))
  if (command === 'BatchWrite') return client.send(new BatchWriteCommand(Object.assign({ ...given })))
  return client.send(new TransactWriteCommand(Object.assign({ ...given })))
}

/** The parts of a response or an error that a caller sees. */
const shown = (answer: object): unknown => {
  const { name, Item, Items, Count, LastEvaluatedKey, Attributes, CancellationReasons } = Object.assign(
    { name: undefined },
    answer instanceof Error ? { name: answer.name } : {},
    answer,
  ) as Record<string, unknown>
  const codes = Array.isArray(CancellationReasons)
    ? CancellationReasons.map((reason) => Object(reason).Code)
    : undefined
  return { name, Item, Items, Count, LastEvaluatedKey, Attributes, codes }
}

const both = async (command: string, given: TableRequest) => {
  const here = (() => {
    try {
      return memory.run(command, given)
    } catch (error) {
      return Object(error)
    }
  })()
  const there = await send(command, given).catch((error: unknown) => Object(error))
  expect([command, given, shown(here)]).toEqual([command, given, shown(there)])
}

const key = (pk: string, sk: string) => ({ pk, sk })
const goal = (number: number, more: object = {}) => ({
  ...key('USER#1', `ACCOUNT#GOAL#${number}`),
  delivery_pk: 'ZONE#UTC#0',
  delivery_sk: `07:0${number}#${number}`,
  title: `Goal ${number}`,
  secret: 'not projected',
  ...more,
})

it('reads and writes items as the local engine does', async () => {
  for (let number = 1; number <= 5; number += 1) await both('Put', { Item: goal(number, { gone: undefined }) })
  await both('Put', { Item: goal(1), ConditionExpression: 'attribute_not_exists(pk)' })
  await both('Get', { Key: key('USER#1', 'ACCOUNT#GOAL#2'), ProjectionExpression: 'pk, title' })
  await both('Get', { Key: key('USER#1', 'nothing') })
  await both('Delete', {
    Key: key('USER#1', 'ACCOUNT#GOAL#5'),
    ConditionExpression: 'title = :no',
    ExpressionAttributeValues: { ':no': 'x' },
  })
  await both('Delete', { Key: key('USER#1', 'ACCOUNT#GOAL#5') })
  await both('BatchWrite', {
    RequestItems: { [TableName]: [{ DeleteRequest: { Key: key('USER#1', 'ACCOUNT#GOAL#4') } }] },
  })
  await both('Query', { KeyConditionExpression: 'pk = :pk', ExpressionAttributeValues: { ':pk': 'USER#1' } })
})

it('finds ranges, pages and indexes as the local engine does', async () => {
  const inZone = {
    IndexName: 'delivery',
    KeyConditionExpression: 'delivery_pk = :zone AND delivery_sk BETWEEN :from AND :to',
  }
  const range = { ':zone': 'ZONE#UTC#0', ':from': '07:01', ':to': '07:02#~' }
  await both('Query', { ...inZone, ExpressionAttributeValues: range })
  await both('Query', { ...inZone, ExpressionAttributeValues: range, Select: 'COUNT' })
  const all = { ...inZone, ExpressionAttributeValues: { ...range, ':to': '~' }, Limit: 2 }
  await both('Query', all)
  const from = { pk: 'USER#1', sk: 'ACCOUNT#GOAL#2', delivery_pk: 'ZONE#UTC#0', delivery_sk: '07:02#2' }
  await both('Query', { ...all, ExclusiveStartKey: from })
  for (const sort of ['begins_with(sk, :sk)', 'sk > :sk', 'sk >= :sk', 'sk < :sk', 'sk <= :sk', 'sk = :sk']) {
    const values = { ':pk': 'USER#1', ':sk': 'ACCOUNT#GOAL#2' }
    await both('Query', { KeyConditionExpression: `pk = :pk AND ${sort}`, ExpressionAttributeValues: values })
    await both('Query', {
      KeyConditionExpression: `pk = :pk AND ${sort}`,
      ExpressionAttributeValues: { ...values, ':title': 'Goal 1' },
      FilterExpression: 'title <> :title',
      ScanIndexForward: false,
      Limit: 2,
    })
  }
})

it('updates items as the local engine does', async () => {
  const Key = key('USER#1', 'ACCOUNT')
  const update = (UpdateExpression: string, values: object, ConditionExpression?: string) =>
    both('Update', {
      Key,
      UpdateExpression,
      ExpressionAttributeNames: { '#zones': 'zones' },
      ...(Object.keys(values).length > 0 && { ExpressionAttributeValues: { ...values } }),
      ...(ConditionExpression !== undefined && { ConditionExpression }),
      ReturnValues: 'ALL_NEW',
    })
  await update('ADD #zones :one', { ':one': new Set(['UTC']) })
  await update('ADD #zones :one SET n = :n', { ':one': new Set(['Asia/Tokyo']), ':n': 1 })
  await update('DELETE #zones :one', { ':one': new Set(['UTC']) })
  await update('SET n = n + :n, m = if_not_exists(m, :n) - :n REMOVE gone ADD #zones :one', {
    ':n': 2,
    ':one': new Set(['a']),
  })
  await update('SET missing = absent + :n, #zones = #zones', { ':n': 1 })
  await update('REMOVE n, #zones', {})
  for (const condition of [
    'attribute_not_exists(#zones) AND m = :m',
    'attribute_exists(#zones) OR m < :m',
    'NOT m = :m AND attribute_not_exists(#zones)',
    '(m = :m OR m > :m) AND m <= :m AND m >= :m AND attribute_not_exists(#zones)',
    'm IN (:m, :x) AND m BETWEEN :m AND :x AND attribute_not_exists(#zones)',
    'nothing <> :m AND attribute_not_exists(#zones)',
    'nothing < :m OR attribute_exists(#zones)',
  ])
    await update('SET seen = :x', { ':m': 0, ':x': 9 }, condition)
})

it('refuses and returns old items as the local engine does', async () => {
  const Key = key('USER#1', 'ACCOUNT')
  await both('Update', {
    Key,
    UpdateExpression: 'SET n = :n',
    ConditionExpression: 'n = :n',
    ExpressionAttributeValues: { ':n': 'x' },
    ReturnValuesOnConditionCheckFailure: 'ALL_OLD',
  })
  const check = (title: string) => ({
    ConditionCheck: {
      TableName,
      Key: key('USER#1', 'ACCOUNT#GOAL#1'),
      ConditionExpression: 'title = :t',
      ExpressionAttributeValues: { ':t': title },
    },
  })
  const put = { Put: { TableName, Item: goal(7), ConditionExpression: 'attribute_not_exists(pk)' } }
  await both('TransactWrite', { TransactItems: [check('other'), put] })
  await both('TransactWrite', { TransactItems: [check('Goal 1'), put] })
  await both('TransactWrite', { TransactItems: [check('Goal 1'), put] })
  await both('Query', { KeyConditionExpression: 'pk = :pk', ExpressionAttributeValues: { ':pk': 'USER#1' } })
})
