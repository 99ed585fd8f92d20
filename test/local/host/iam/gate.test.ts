import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { BedrockRuntimeClient, ConverseCommand, ConverseStreamCommand } from '@aws-sdk/client-bedrock-runtime'
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
import { EventBridgeClient, ListEventBusesCommand, PutEventsCommand } from '@aws-sdk/client-eventbridge'
import { ListSecretsCommand, SecretsManagerClient } from '@aws-sdk/client-secrets-manager'
import { SESClient, SendEmailCommand, SendRawEmailCommand } from '@aws-sdk/client-ses'
import { ReceiveMessageCommand, SendMessageBatchCommand, SendMessageCommand, SQSClient } from '@aws-sdk/client-sqs'
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
  reader: [allow(['dynamodb:GetItem', 'dynamodb:Query'], [table.arn], ofUsers)],
  deliverer: [
    allow(['dynamodb:Query'], [`${table.arn}/index/delivery`], {
      'ForAllValues:StringLike': { 'dynamodb:LeadingKeys': ['ZONE#*'] },
    }),
  ],
  mailer: [
    allow(
      ['ses:SendRawEmail'],
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
            '<SendRawEmailResponse><SendRawEmailResult><MessageId>m-1</MessageId></SendRawEmailResult></SendRawEmailResponse>',
          ),
      ),
      bedrock: service('bedrock', () =>
        Response.json({ output: { message: { role: 'assistant', content: [{ text: 'Go' }] } } }),
      ),
      events: service('events', () => Response.json({ FailedEntryCount: 0, Entries: [{ EventId: 'e-1' }] })),
      sqs: service('sqs', () => Response.json({ Successful: [{ Id: '0', MessageId: 'm-1' }], Failed: [] })),
      secretsmanager: service('secretsmanager', () => Response.json({ SecretString: '{}' })),
      kms: service('kms', () => Response.json({})),
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
let logged: string[]
beforeEach(() => {
  logged = []
  vi.spyOn(console, 'error').mockImplementation((line) => logged.push(String(line)))
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
  const response = await fetch(gate.url, { method: 'POST' })
  expect(response.headers.get('date')).toBeNull()
})

test.each([
  ['dynamodb', () => dynamo('unknown').send(put('USER#1')), 'UnrecognizedClientException'],
  ['ses', () => new SESClient(settings('unknown')).send(mail()), 'InvalidClientTokenId'],
  ['bedrock', () => new BedrockRuntimeClient(settings('unknown')).send(converse()), 'UnrecognizedClientException'],
  ['events', () => new EventBridgeClient(settings('unknown')).send(event()), 'UnrecognizedClientException'],
  ['sqs', () => new SQSClient(settings('unknown')).send(message()), 'InvalidClientTokenId'],
])('the gate refuses unknown credentials in the format of %s', async (_, call, name) => {
  await expect(call()).rejects.toMatchObject({
    name,
    message: 'The security token included in the request is invalid.',
  })
  expect(seen).toEqual([])
})

test('the gate refuses an unsigned call', async () => {
  const response = await fetch(gate.url, { method: 'POST', body: '{}' })
  expect(response.status).toBe(400)
  expect(await response.json()).toMatchObject({ __type: 'com.amazon.coral.service#UnrecognizedClientException' })
})

test.each([
  ['dynamodb', 'ListTables', () => dynamo('writer').send(new ListTablesCommand({}))],
  ['dynamodb', 'Scan', () => dynamo('reader').send(new ScanCommand({ TableName: table.name }))],
  [
    'dynamodb',
    'BatchGetItem',
    () => dynamo('reader').send(new BatchGetItemCommand({ RequestItems: { [table.name]: { Keys: [key('USER#1')] } } })),
  ],
  ['ses', 'SendEmail', () => new SESClient(settings('mailer')).send(simpleMail())],
  [
    'bedrock',
    'converse-stream',
    () => new BedrockRuntimeClient(settings('coach')).send(new ConverseStreamCommand({ modelId: MODEL, messages: [] })),
  ],
  ['events', 'ListEventBuses', () => new EventBridgeClient(settings('publisher')).send(new ListEventBusesCommand({}))],
  ['sqs', 'SendMessage', () => new SQSClient(settings('publisher')).send(new SendMessageCommand(single()))],
  [
    'sqs',
    'ReceiveMessage',
    () => new SQSClient(settings('publisher')).send(new ReceiveMessageCommand({ QueueUrl: single().QueueUrl })),
  ],
  [
    'secretsmanager',
    'ListSecrets',
    () => new SecretsManagerClient(settings('publisher')).send(new ListSecretsCommand({})),
  ],
])('the gate refuses the unsupported operation %s %s by its name', async (service, operation, call) => {
  const message = `The local stack does not support ${service}: ${operation}`
  await expect(call()).rejects.toMatchObject({ name: 'UnknownOperationException', message })
  expect(seen).toEqual([])
  expect(logged).toEqual([message])
})

test('the gate refuses a batch that puts items', async () => {
  const RequestItems = { [table.name]: [{ PutRequest: { Item: key('USER#1') } }] }
  await expect(dynamo('writer').send(new BatchWriteItemCommand({ RequestItems }))).rejects.toMatchObject({
    name: 'ValidationException',
    message: expect.stringContaining('PutRequest'),
  })
})

test('the gate refuses an unsupported service by its name', async () => {
  const response = await fetch(`${gate.url}/TraceSegments`, {
    method: 'POST',
    headers: {
      authorization:
        'AWS4-HMAC-SHA256 Credential=writer/20261121/eu-north-1/xray/aws4_request, SignedHeaders=host, Signature=0',
    },
  })
  expect(await response.text()).toContain('The local stack does not support xray')
  expect(logged).toHaveLength(1)
})

const simpleMail = () =>
  new SendEmailCommand({
    Source: 'morning@fivecircles.example',
    Destination: { ToAddresses: ['a@example.com'] },
    Message: { Subject: { Data: 'Hello' }, Body: { Text: { Data: 'Hello' } } },
  })
const mail = (from = 'morning@fivecircles.example', set = 'five-circles-test') =>
  new SendRawEmailCommand({
    RawMessage: {
      Data: Buffer.from(
        `From: =?UTF-8?Q?Five?=\r\n <${from}>\r\nX-SES-CONFIGURATION-SET: ${set}\r\nTo: a@b.c\r\n\r\nHi`,
      ),
    },
  })
const MODEL = 'eu.anthropic.claude-x-v1:0'
const converse = (modelId = MODEL) =>
  new ConverseCommand({ modelId, messages: [{ role: 'user', content: [{ text: 'Hi' }] }] })
const event = () =>
  new PutEventsCommand({
    Entries: [{ EventBusName: 'five-circles-test', Source: 'five-circles', DetailType: 'goal-created', Detail: '{}' }],
  })
const single = () => ({ QueueUrl: `${gate.url}/111111111111/work`, MessageBody: 'x' })
const message = () =>
  new SendMessageBatchCommand({ QueueUrl: single().QueueUrl, Entries: [{ Id: '0', MessageBody: 'x' }] })

test('the gate allows mail only from the sender and configuration set of the policy', async () => {
  const ses = new SESClient(settings('mailer'))
  await expect(ses.send(mail())).resolves.toMatchObject({ MessageId: 'm-1' })
  expect(seen).toMatchObject([{ service: 'ses', caller: { functionName: 'mailer' } }])

  const arn = 'arn:aws:ses:eu-north-1:111111111111'
  const refusals = [
    [mail('boss@fivecircles.example'), `${arn}:identity/fivecircles.example`],
    [mail('morning@elsewhere.example'), `${arn}:identity/morning@elsewhere.example`],
    [mail(undefined, 'other'), `${arn}:configuration-set/other`],
  ] as const
  for (const [command, resource] of refusals) {
    const { message } = denied('mailer', 'ses:SendRawEmail', resource)
    await expect(ses.send(command)).rejects.toMatchObject({ name: 'AccessDenied', message })
  }
})

test('the gate checks the identities of the recipients, as in the SES sandbox', async () => {
  const ses = new SESClient(settings('sender-only'))
  const to = (recipient: string, more = {}) => {
    const Data = Buffer.from(`From: morning@fivecircles.example\r\nTo: ${recipient}\r\n\r\nHi`)
    return ses.send(new SendRawEmailCommand({ RawMessage: { Data }, ...more }))
  }
  const refusal = (address: string) => ({
    name: 'AccessDenied',
    message: denied('sender-only', 'ses:SendRawEmail', `arn:aws:ses:eu-north-1:111111111111:identity/${address}`)
      .message,
  })
  await expect(to('b@fivecircles.example')).resolves.toBeDefined()
  await expect(to('b@fivecircles.example, A <x@y.z>')).rejects.toMatchObject(refusal('x@y.z'))
  await expect(to('b@fivecircles.example', { Destinations: ['x@y.z'] })).rejects.toMatchObject(refusal('x@y.z'))
})

test('the gate allows a model call over HTTP/2 only through the profile and model of the policy', async () => {
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

test('the gate denies bus and queue to a function without a policy', async () => {
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
] as const)('the gate applies the table fault %s as often as it is set', async (mode, name) => {
  faults.set('table', { mode, times: 1 })
  await expect(dynamo('writer').send(put('USER#1'))).rejects.toMatchObject({ name })
  await dynamo('writer').send(put('USER#1'))
})

test('the gate applies the faults of bus and queues, and delays a slow call', async () => {
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

test('the gate cuts a truncated response', async () => {
  faults.set('table', { mode: 'truncated', times: 1 })
  const get = new GetItemCommand({ TableName: table.name, Key: key('USER#1') })
  await expect(dynamo('reader').send(get)).rejects.toMatchObject({ name: 'SyntaxError' })
})

test('the SDK retries a table that is throttled once', async () => {
  faults.set('table', { mode: 'throttled', times: 1 })
  await new DynamoDBClient({ ...settings('writer'), maxAttempts: 3 }).send(put('USER#1'))
})
