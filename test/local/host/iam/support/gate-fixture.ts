import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ConverseCommand } from '@aws-sdk/client-bedrock-runtime'
import { DynamoDBClient, PutItemCommand } from '@aws-sdk/client-dynamodb'
import { PutEventsCommand } from '@aws-sdk/client-eventbridge'
import { SendEmailCommand, SendRawEmailCommand } from '@aws-sdk/client-ses'
import { SendMessageBatchCommand } from '@aws-sdk/client-sqs'
import { afterAll, afterEach, beforeAll, beforeEach, vi } from 'vitest'
import type { PolicyStatement } from '#local/contracts/cloud-model.ts'
import type { AwsService, Caller } from '#local/contracts/services.ts'
import { createFaults } from '#local/host/faults.ts'
import { type Gate, startGate } from '#local/host/iam/gate.ts'
import type { Consumption } from '#local/host/iam/meter.ts'
import { type LocalTable, startTable } from '#local/services/dynamodb/table.ts'
import { allow, cloud, createFunction, createQueue, table } from '../cloud.ts'

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
export const put = (pk: string) =>
  new PutItemCommand({ TableName: table.name, Item: { pk: { S: pk }, sk: { S: 'ACCOUNT' } } })
export const denied = (name: string, action: string, resource: string) => ({
  name: 'AccessDeniedException',
  message: `User: arn:aws:sts::111111111111:assumed-role/${name}/${name} is not authorized to perform: ${action} on resource: ${resource} because no identity-based policy allows the ${action} action`,
})

/** The key of an account item. */
export const key = (pk: string) => ({ pk: { S: pk }, sk: { S: 'ACCOUNT' } })
export const update = (pk: string) => ({
  TableName: table.name,
  Key: key(pk),
  UpdateExpression: 'SET n = :n',
  ExpressionAttributeValues: { ':n': { N: '1' } },
})
export const simpleMail = () =>
  new SendEmailCommand({
    Source: 'morning@fivecircles.example',
    Destination: { ToAddresses: ['a@example.com'] },
    Message: { Subject: { Data: 'Hello' }, Body: { Text: { Data: 'Hello' } } },
  })
export const mail = (from = 'morning@fivecircles.example', set = 'five-circles-test') =>
  new SendRawEmailCommand({
    RawMessage: {
      Data: Buffer.from(
        `From: =?UTF-8?Q?Five?=\r\n <${from}>\r\nX-SES-CONFIGURATION-SET: ${set}\r\nTo: a@b.c\r\n\r\nHi`,
      ),
    },
  })
export const MODEL = 'eu.anthropic.claude-x-v1:0'
export const converse = (modelId = MODEL) =>
  new ConverseCommand({ modelId, messages: [{ role: 'user', content: [{ text: 'Hi' }] }] })
export const event = () =>
  new PutEventsCommand({
    Entries: [{ EventBusName: 'five-circles-test', Source: 'five-circles', DetailType: 'goal-created', Detail: '{}' }],
  })

/** Starts a gate before the tests of a file, over a local table and fake services, and stops it afterwards. */
export const setUpGate = () => {
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
        functions: Object.entries(POLICIES).map(([name, policy]) => createFunction(name, policy)),
        queues: [createQueue('work')],
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
        s3: service('s3', () => new Response(null)),
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
  const logged: string[] = []
  beforeEach(() => {
    logged.length = 0
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
  const single = () => ({ QueueUrl: `${gate.url}/111111111111/work`, MessageBody: 'x' })
  const message = () =>
    new SendMessageBatchCommand({ QueueUrl: single().QueueUrl, Entries: [{ Id: '0', MessageBody: 'x' }] })

  return { faults, seen, costs, logged, settings, dynamo, single, message, url: () => gate.url }
}
