import { BedrockRuntimeClient, ConverseStreamCommand } from '@aws-sdk/client-bedrock-runtime'
import { BatchGetItemCommand, BatchWriteItemCommand, ListTablesCommand, ScanCommand } from '@aws-sdk/client-dynamodb'
import { EventBridgeClient, ListEventBusesCommand } from '@aws-sdk/client-eventbridge'
import { ListSecretsCommand, SecretsManagerClient } from '@aws-sdk/client-secrets-manager'
import { SESClient } from '@aws-sdk/client-ses'
import { ReceiveMessageCommand, SendMessageCommand, SQSClient } from '@aws-sdk/client-sqs'
import { expect, test } from 'vitest'
import { table } from './cloud.ts'
import { converse, event, key, MODEL, mail, put, setUpGate, simpleMail } from './support/gate-fixture.ts'

const { dynamo, logged, message, seen, settings, single, url } = setUpGate()

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
  const response = await fetch(url(), { method: 'POST', body: '{}' })
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
  const response = await fetch(`${url()}/TraceSegments`, {
    method: 'POST',
    headers: {
      authorization:
        'AWS4-HMAC-SHA256 Credential=writer/20261121/eu-north-1/xray/aws4_request, SignedHeaders=host, Signature=0',
    },
  })
  expect(await response.text()).toContain('The local stack does not support xray')
  expect(logged).toHaveLength(1)
})
