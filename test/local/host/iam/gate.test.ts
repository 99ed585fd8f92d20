import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { BedrockRuntimeClient, ConverseCommand } from '@aws-sdk/client-bedrock-runtime'
import {
  BatchGetItemCommand,
  BatchWriteItemCommand,
  DynamoDBClient,
  GetItemCommand,
  ListTablesCommand,
  PutItemCommand,
  QueryCommand,
  ScanCommand,
  TransactWriteItemsCommand,
  UpdateItemCommand,
} from '@aws-sdk/client-dynamodb'
import { EventBridgeClient, PutEventsCommand } from '@aws-sdk/client-eventbridge'
import { SESClient, SendEmailCommand, SendRawEmailCommand } from '@aws-sdk/client-ses'
import { SendMessageCommand, SQSClient } from '@aws-sdk/client-sqs'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import type { PolicyStatement } from '#local/contracts/cloud-model.ts'
import type { AwsService, Caller } from '#local/contracts/services.ts'
import { createFaults } from '#local/host/faults.ts'
import { type Gate, startGate } from '#local/host/iam/gate.ts'
import type { Consumption } from '#local/host/iam/meter.ts'
import { type LocalTable, startTable } from '#local/services/dynamodb/table.ts'
import { allow, cloud, functionOf, queueOf, table } from './cloud.ts'

const ofUsers = { 'ForAllValues:StringLike': { 'dynamodb:LeadingKeys': ['USER#*'] } }
const POLICIES: Record<string, PolicyStatement[]> = {
  writer: [allow(['dynamodb:PutItem', 'dynamodb:UpdateItem', 'dynamodb:BatchWriteItem'], [table.arn], ofUsers)],
  reader: [allow(['dynamodb:GetItem', 'dynamodb:Query', 'dynamodb:BatchGetItem'], [table.arn], ofUsers)],
  deliverer: [
    allow(['dynamodb:Query'], [`${table.arn}/index/delivery`], {
      'ForAllValues:StringLike': { 'dynamodb:LeadingKeys': ['ZONE#*'] },
    }),
  ],
  mailer: [
    allow(
      ['ses:SendEmail', 'ses:SendRawEmail'],
      [
        'arn:aws:ses:eu-north-1:111111111111:identity/*',
        'arn:aws:ses:eu-north-1:111111111111:configuration-set/five-circles-test',
      ],
      { StringEquals: { 'ses:FromAddress': ['morning@fivecircles.example'] } },
    ),
  ],
  'sender-only': [allow(['ses:*'], ['arn:aws:ses:eu-north-1:111111111111:identity/fivecircles.example'])],
  coach: [
    allow(
      ['bedrock:InvokeModel'],
      [
        'arn:aws:bedrock:eu-north-1:111111111111:inference-profile/eu.anthropic.claude-x-v1:0',
        'arn:aws:bedrock:*::foundation-model/anthropic.claude-x-v1:0',
      ],
    ),
  ],
  publisher: [allow(['events:PutEvents', 'sqs:SendMessage'], ['*'])],
  idle: [],
}
const faults = createFaults()
const seen: { service: string; caller: Caller; url: string }[] = []
const costs: Consumption[] = []
const service =
  (name: string, answer: () => Response): AwsService =>
  async (request, caller) => {
    seen.push({ service: name, caller, url: request.url })
    return answer()
  }

let dataFolder: string
let local: LocalTable
let gate: Gate

beforeAll(async () => {
  dataFolder = mkdtempSync(join(tmpdir(), 'five-gate-'))
  local = await startTable({ table, dataFolder, clock: Date })
  gate = await startGate({
    model: cloud({
      functions: Object.entries(POLICIES).map(([name, policy]) => functionOf(name, policy)),
      queues: [queueOf('work')],
    }),
    tableEndpoint: local.endpoint,
    services: {
      ses: service(
        'ses',
        () =>
          new Response(
            '<SendEmailResponse><SendEmailResult><MessageId>m-1</MessageId></SendEmailResult></SendEmailResponse>',
          ),
      ),
      bedrock: service('bedrock', () =>
        Response.json({ output: { message: { role: 'assistant', content: [{ text: 'Go' }] } } }),
      ),
      events: service('events', () => Response.json({ FailedEntryCount: 0, Entries: [{ EventId: 'e-1' }] })),
      sqs: service('sqs', () => Response.json({ MessageId: 'm-1' })),
      secretsmanager: service('secretsmanager', () => Response.json({ SecretString: '{}' })),
    },
    faults,
    meter: (consumption) => costs.push(consumption),
  })
})
afterAll(async () => {
  await gate.stop()
  await local.stop()
  rmSync(dataFolder, { recursive: true })
})
let complaints: string[]
beforeEach(() => {
  complaints = []
  vi.spyOn(console, 'error').mockImplementation((line) => complaints.push(String(line)))
})
afterEach(() => {
  vi.restoreAllMocks()
  faults.lift()
  seen.length = 0
  costs.length = 0
})

const settings = (name: string) => ({
  endpoint: gate.url,
  region: 'eu-north-1',
  maxAttempts: 1,
  credentials: { accessKeyId: name, secretAccessKey: 'any' },
})
const dynamo = (name: string) => new DynamoDBClient(settings(name))
const put = (pk: string) => new PutItemCommand({ TableName: table.name, Item: { pk: { S: pk }, sk: { S: 'ACCOUNT' } } })
const denied = (name: string, action: string, resource: string) => ({
  name: 'AccessDeniedException',
  message: `User: arn:aws:sts::111111111111:assumed-role/${name}/${name} is not authorized to perform: ${action} on resource: ${resource} because no identity-based policy allows the ${action} action`,
})

test('a function reads what another has written, each by its own permission', async () => {
  await dynamo('writer').send(put('USER#1'))
  const { Item } = await dynamo('reader').send(
    new GetItemCommand({ TableName: table.name, Key: { pk: { S: 'USER#1' }, sk: { S: 'ACCOUNT' } } }),
  )
  expect(Item?.sk?.S).toBe('ACCOUNT')
})

test('a call that the role does not allow names function, action and resource, to the caller and once to the operator', async () => {
  const expected = denied('reader', 'dynamodb:PutItem', table.arn)
  await expect(dynamo('reader').send(put('USER#2'))).rejects.toMatchObject(expected)
  await expect(dynamo('reader').send(put('USER#2'))).rejects.toMatchObject(expected)
  expect(complaints).toEqual([expected.message])
})

const key = (pk: string) => ({ pk: { S: pk }, sk: { S: 'ACCOUNT' } })
const update = (pk: string) => ({
  TableName: table.name,
  Key: key(pk),
  UpdateExpression: 'SET n = :n',
  ExpressionAttributeValues: { ':n': { N: '1' } },
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
            [table.name]: [{ PutRequest: { Item: key('USER#1') } }, { DeleteRequest: { Key: key('ZONES') } }],
          },
        }),
      ),
    ),
  ],
  [
    'reader',
    'BatchGetItem',
    as((client) => client.send(new BatchGetItemCommand({ RequestItems: { [table.name]: { Keys: [key('ZONES')] } } }))),
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
  ['reader', 'Scan', as((client) => client.send(new ScanCommand({ TableName: table.name })))],
] as const)('%s may not %s another partition, or without the action', async (name, action, call) => {
  await expect(call(dynamo(name))).rejects.toMatchObject(denied(name, `dynamodb:${action}`, table.arn))
})

const delivery = (zone: string) =>
  new QueryCommand({
    TableName: table.name,
    IndexName: 'delivery',
    KeyConditionExpression: 'delivery_pk = :zone',
    ExpressionAttributeValues: { ':zone': { S: zone } },
  })

test('a query of an index needs the index, and is held to the keys of the index', async () => {
  await expect(dynamo('deliverer').send(delivery('ZONE#UTC#0'))).resolves.toMatchObject({ Count: 0 })
  const refused = (name: string) => denied(name, 'dynamodb:Query', `${table.arn}/index/delivery`)
  await expect(dynamo('deliverer').send(delivery('USER#1'))).rejects.toMatchObject(refused('deliverer'))
  await expect(dynamo('reader').send(delivery('ZONE#UTC#0'))).rejects.toMatchObject(refused('reader'))
})

test('an allowed transaction is written whole and says what it cost', async () => {
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

test('the conditions of a write come back as DynamoDB states them', async () => {
  const again = new PutItemCommand({
    TableName: table.name,
    Item: key('USER#5'),
    ConditionExpression: 'attribute_not_exists(pk)',
  })
  await dynamo('writer').send(again)
  await expect(dynamo('writer').send(again)).rejects.toMatchObject({ name: 'ConditionalCheckFailedException' })
})

test('a client on another clock is not told to mend its own, which would make it repeat refused calls', async () => {
  const response = await fetch(gate.url, { method: 'POST' })
  expect(response.headers.get('date')).toBeNull()
})

test.each([
  ['dynamodb', () => dynamo('nobody').send(put('USER#1')), 'UnrecognizedClientException'],
  ['ses', () => new SESClient(settings('nobody')).send(mail()), 'InvalidClientTokenId'],
  ['bedrock', () => new BedrockRuntimeClient(settings('nobody')).send(converse()), 'UnrecognizedClientException'],
  ['events', () => new EventBridgeClient(settings('nobody')).send(event()), 'UnrecognizedClientException'],
  ['sqs', () => new SQSClient(settings('nobody')).send(message()), 'InvalidClientTokenId'],
])('credentials of no function are refused as %s refuses them', async (_, call, name) => {
  await expect(call()).rejects.toMatchObject({
    name,
    message: 'The security token included in the request is invalid.',
  })
  expect(seen).toEqual([])
})

test('an unsigned call is refused', async () => {
  const response = await fetch(gate.url, { method: 'POST', body: '{}' })
  expect(response.status).toBe(400)
  expect(await response.json()).toMatchObject({ __type: 'com.amazon.coral.service#UnrecognizedClientException' })
})

test('a service or an operation that the stack does not have is refused by name', async () => {
  await expect(dynamo('writer').send(new ListTablesCommand({}))).rejects.toMatchObject({
    message: 'The local stack does not stand in for dynamodb: ListTables',
  })
  const response = await fetch(`${gate.url}/TraceSegments`, {
    method: 'POST',
    headers: {
      authorization:
        'AWS4-HMAC-SHA256 Credential=writer/20261121/eu-north-1/xray/aws4_request, SignedHeaders=host, Signature=0',
    },
  })
  expect(await response.text()).toContain('The local stack does not stand in for xray')
  expect(complaints).toHaveLength(2)
})

const mail = (more = {}) =>
  new SendEmailCommand({
    Source: 'Five Circles <morning@fivecircles.example>',
    Destination: { ToAddresses: ['a@example.com'] },
    Message: { Subject: { Data: 'Hello' }, Body: { Text: { Data: 'Hello' } } },
    ...more,
  })
const raw = (from: string) =>
  new SendRawEmailCommand({
    RawMessage: {
      Data: Buffer.from(
        `From: =?UTF-8?Q?Five?=\r\n <${from}>\r\nX-SES-CONFIGURATION-SET: five-circles-test\r\nTo: a@b.c\r\n\r\nHi`,
      ),
    },
  })
const converse = (modelId = 'eu.anthropic.claude-x-v1:0') =>
  new ConverseCommand({ modelId, messages: [{ role: 'user', content: [{ text: 'Hi' }] }] })
const event = () =>
  new PutEventsCommand({
    Entries: [{ EventBusName: 'five-circles-test', Source: 'five-circles', DetailType: 'goal-created', Detail: '{}' }],
  })
const message = () => new SendMessageCommand({ QueueUrl: `${gate.url}/111111111111/work`, MessageBody: 'x' })

test('mail goes out under the sender that the policy names, and under no other', async () => {
  const ses = new SESClient(settings('mailer'))
  await expect(ses.send(mail({ ConfigurationSetName: 'five-circles-test' }))).resolves.toMatchObject({
    MessageId: 'm-1',
  })
  await expect(ses.send(raw('morning@fivecircles.example'))).resolves.toBeDefined()
  expect(seen).toMatchObject([{ service: 'ses', caller: { functionName: 'mailer' } }, { service: 'ses' }])

  const identity = 'arn:aws:ses:eu-north-1:111111111111:identity'
  const refusals = [
    [() => ses.send(raw('boss@fivecircles.example')), 'SendRawEmail', `${identity}/fivecircles.example`],
    [() => ses.send(raw('morning@elsewhere.example')), 'SendRawEmail', `${identity}/morning@elsewhere.example`],
    [
      () => ses.send(mail({ ConfigurationSetName: 'other' })),
      'SendEmail',
      identity.replace('identity', 'configuration-set/other'),
    ],
  ] as const
  for (const [call, action, resource] of refusals) {
    const { message } = denied('mailer', `ses:${action}`, resource)
    await expect(call()).rejects.toMatchObject({ name: 'AccessDenied', message })
  }
})

test('mail needs leave for the identities of its recipients, as in the SES sandbox', async () => {
  const ses = new SESClient(settings('sender-only'))
  const to = (recipient: string, more = {}) => {
    const Data = Buffer.from(`From: morning@fivecircles.example\r\nTo: ${recipient}\r\n\r\nHi`)
    return ses.send(new SendRawEmailCommand({ RawMessage: { Data }, ...more }))
  }
  const refusal = (action: string, address: string) => ({
    name: 'AccessDenied',
    message: denied('sender-only', action, `arn:aws:ses:eu-north-1:111111111111:identity/${address}`).message,
  })
  await expect(to('b@fivecircles.example')).resolves.toBeDefined()
  await expect(ses.send(mail())).rejects.toMatchObject(refusal('ses:SendEmail', 'a@example.com'))
  await expect(to('b@fivecircles.example, A <x@y.z>')).rejects.toMatchObject(refusal('ses:SendRawEmail', 'x@y.z'))
  await expect(to('b@fivecircles.example', { Destinations: ['x@y.z'] })).rejects.toMatchObject(
    refusal('ses:SendRawEmail', 'x@y.z'),
  )
})

test('a model is called over HTTP/2 as the SDK does it, through the profile and model that the policy names', async () => {
  const bedrock = new BedrockRuntimeClient(settings('coach'))
  const { output } = await bedrock.send(converse())
  expect(output?.message?.content).toEqual([{ text: 'Go' }])
  expect(seen).toMatchObject([{ service: 'bedrock', caller: { functionName: 'coach' } }])
  await expect(bedrock.send(converse('eu.anthropic.claude-y-v1:0'))).rejects.toMatchObject(
    denied(
      'coach',
      'bedrock:InvokeModel',
      'arn:aws:bedrock:eu-north-1:111111111111:inference-profile/eu.anthropic.claude-y-v1:0',
    ),
  )
  bedrock.destroy()
})

test('bus and queue are closed to a function that was given neither', async () => {
  await expect(new EventBridgeClient(settings('idle')).send(event())).rejects.toMatchObject(
    denied('idle', 'events:PutEvents', 'arn:aws:events:eu-north-1:111111111111:event-bus/five-circles-test'),
  )
  await expect(new SQSClient(settings('idle')).send(message())).rejects.toMatchObject(
    denied('idle', 'sqs:SendMessage', 'arn:aws:sqs:eu-north-1:111111111111:work'),
  )
  expect(seen).toEqual([])
})

test.each([
  ['throttled', 'ProvisionedThroughputExceededException'],
  ['down', 'InternalServerError'],
  ['refused', 'AccessDeniedException'],
  ['rubbish', 'SyntaxError'],
] as const)('a table that is set to %s answers so as often as it was told', async (mode, name) => {
  faults.set('table', { mode, times: 1 })
  await expect(dynamo('writer').send(put('USER#1'))).rejects.toMatchObject({ name })
  await dynamo('writer').send(put('USER#1'))
})

test('bus and queues answer as they are set to, and a slow answer is a late one', async () => {
  faults.set('bus', { mode: 'throttled', times: 1 })
  const bus = new EventBridgeClient(settings('publisher'))
  await expect(bus.send(event())).rejects.toMatchObject({ name: 'ThrottlingException' })
  await expect(bus.send(event())).resolves.toMatchObject({ FailedEntryCount: 0 })
  faults.set('queues', { mode: 'down', times: 1 })
  const sqs = new SQSClient({ ...settings('publisher'), md5: false })
  await expect(sqs.send(message())).rejects.toMatchObject({ name: 'InternalServerError' })
  faults.set('queues', { mode: 'slow', delayMs: 200, times: 1 })
  const order: string[] = []
  const slow = sqs.send(message()).then(() => order.push('slow'))
  await vi.waitFor(() => expect(faults.list()).toEqual([]))
  await sqs.send(message()).then(() => order.push('quick'))
  await slow
  expect(order).toEqual(['quick', 'slow'])
})

test('a truncated answer breaks off in the middle', async () => {
  faults.set('table', { mode: 'truncated', times: 1 })
  const get = new GetItemCommand({ TableName: table.name, Key: key('USER#1') })
  await expect(dynamo('reader').send(get)).rejects.toMatchObject({ name: 'SyntaxError' })
})

test('the SDK rides out a table that is throttled once', async () => {
  faults.set('table', { mode: 'throttled', times: 1 })
  await new DynamoDBClient({ ...settings('writer'), maxAttempts: 3 }).send(put('USER#1'))
})
