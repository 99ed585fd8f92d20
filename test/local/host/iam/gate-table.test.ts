import {
  BatchWriteItemCommand,
  type DynamoDBClient,
  GetItemCommand,
  PutItemCommand,
  QueryCommand,
  TransactWriteItemsCommand,
  UpdateItemCommand,
} from '@aws-sdk/client-dynamodb'
import { expect, test } from 'vitest'
import { table } from './cloud.ts'
import { denied, key, put, setUpGate, update } from './support/gate-fixture.ts'

const { costs, dynamo, logged, url } = setUpGate()

test('the gate lets one function write and another read, each by its policy', async () => {
  await dynamo('writer').send(put('USER#1'))
  const { Item } = await dynamo('reader').send(
    new GetItemCommand({ TableName: table.name, Key: { pk: { S: 'USER#1' }, sk: { S: 'ACCOUNT' } } }),
  )
  expect(Item?.sk?.S).toBe('ACCOUNT')
})

test('the gate names function, action and resource of a denied call to the caller, and once in the log', async () => {
  const expected = denied('reader', 'dynamodb:PutItem', table.arn)
  await expect(dynamo('reader').send(put('USER#2'))).rejects.toMatchObject(expected)
  await expect(dynamo('reader').send(put('USER#2'))).rejects.toMatchObject(expected)
  expect(logged).toEqual([expected.message])
})

const as = (call: (client: DynamoDBClient) => Promise<unknown>) => call
test.each([
  ['writer', 'PutItem', as((client) => client.send(put('ZONES')))],
  ['writer', 'UpdateItem', as((client) => client.send(new UpdateItemCommand(update('ZONES'))))],
  [
    'writer',
    'BatchWriteItem',
    as((client) =>
      client.send(
        new BatchWriteItemCommand({
          RequestItems: {
            [table.name]: ['USER#1', 'ZONES'].map((pk) => ({ DeleteRequest: { Key: key(pk) } })),
          },
        }),
      ),
    ),
  ],
  [
    'reader',
    'Query',
    as((client) =>
      client.send(
        new QueryCommand({
          TableName: table.name,
          KeyConditionExpression: '#p = :p and begins_with(sk, :s)',
          ExpressionAttributeNames: { '#p': 'pk' },
          ExpressionAttributeValues: { ':p': { S: 'ZONES' }, ':s': { S: 'A' } },
        }),
      ),
    ),
  ],
  [
    'writer',
    'UpdateItem',
    as((client) =>
      client.send(
        new TransactWriteItemsCommand({
          TransactItems: [{ Put: { TableName: table.name, Item: key('USER#9') } }, { Update: update('ZONES') }],
        }),
      ),
    ),
  ],
  [
    'writer',
    'DeleteItem',
    as((client) =>
      client.send(
        new TransactWriteItemsCommand({ TransactItems: [{ Delete: { TableName: table.name, Key: key('USER#9') } }] }),
      ),
    ),
  ],
  [
    'writer',
    'ConditionCheckItem',
    as((client) =>
      client.send(
        new TransactWriteItemsCommand({
          TransactItems: [
            {
              ConditionCheck: {
                TableName: table.name,
                Key: key('USER#9'),
                ConditionExpression: 'attribute_exists(pk)',
              },
            },
          ],
        }),
      ),
    ),
  ],
] as const)(
  'the gate denies %s the call %s for another partition or without the action',
  async (name, action, call) => {
    await expect(call(dynamo(name))).rejects.toMatchObject(denied(name, `dynamodb:${action}`, table.arn))
  },
)

const delivery = (zone: string) =>
  new QueryCommand({
    TableName: table.name,
    IndexName: 'delivery',
    KeyConditionExpression: 'delivery_pk = :zone',
    ExpressionAttributeValues: { ':zone': { S: zone } },
  })

test('the gate checks a query of an index by the ARN and the keys of the index', async () => {
  await expect(dynamo('deliverer').send(delivery('ZONE#UTC#0'))).resolves.toMatchObject({ Count: 0 })
  const refused = (name: string) => denied(name, 'dynamodb:Query', `${table.arn}/index/delivery`)
  await expect(dynamo('deliverer').send(delivery('USER#1'))).rejects.toMatchObject(refused('deliverer'))
  await expect(dynamo('reader').send(delivery('ZONE#UTC#0'))).rejects.toMatchObject(refused('reader'))
})

test('the gate reports the consumed capacity of a transaction', async () => {
  await dynamo('writer').send(
    new TransactWriteItemsCommand({
      TransactItems: [{ Put: { TableName: table.name, Item: key('USER#7') } }, { Update: update('USER#8') }],
    }),
  )
  expect(costs).toEqual([
    {
      functionName: 'writer',
      operation: 'TransactWriteItems',
      readUnits: 0,
      writeUnits: 4,
      indexUnits: 0,
      index: null,
    },
  ])
})

test('the gate returns a failed condition of a write unchanged', async () => {
  const again = new PutItemCommand({
    TableName: table.name,
    Item: key('USER#5'),
    ConditionExpression: 'attribute_not_exists(pk)',
  })
  await dynamo('writer').send(again)
  await expect(dynamo('writer').send(again)).rejects.toMatchObject({ name: 'ConditionalCheckFailedException' })
})

test('the gate sends no date header, which a client on a moved clock would take for clock skew', async () => {
  const response = await fetch(url(), { method: 'POST' })
  expect(response.headers.get('date')).toBeNull()
})
