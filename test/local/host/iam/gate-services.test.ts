import { BedrockRuntimeClient } from '@aws-sdk/client-bedrock-runtime'
import { DynamoDBClient, GetItemCommand } from '@aws-sdk/client-dynamodb'
import { EventBridgeClient } from '@aws-sdk/client-eventbridge'
import { SESClient, SendRawEmailCommand } from '@aws-sdk/client-ses'
import { SQSClient } from '@aws-sdk/client-sqs'
import { expect, test, vi } from 'vitest'
import { table } from './cloud.ts'
import { converse, denied, event, key, mail, put, setUpGate } from './support/gate-fixture.ts'

const { dynamo, faults, message, seen, settings } = setUpGate()

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
] as const)('the gate applies the table fault %s for the given number of calls', async (mode, name) => {
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
