import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import {
  ChangeMessageVisibilityCommand,
  DeleteMessageBatchCommand,
  DeleteMessageCommand,
  GetQueueAttributesCommand,
  GetQueueUrlCommand,
  PurgeQueueCommand,
  ReceiveMessageCommand,
  SendMessageBatchCommand,
  SendMessageCommand,
  type SQSClient,
  StartMessageMoveTaskCommand,
} from '@aws-sdk/client-sqs'
import type { SQSBatchResponse } from 'aws-lambda'
import { afterEach, expect, test, vi } from 'vitest'
import * as z from 'zod/mini'
import { MINUTE_MS } from '#domain/time/units.ts'
import type { CloudModel, QueueSource } from '#local/contracts/cloud-model.ts'
import { allow, cloud, functionOf, queueOf } from '#test/local/host/iam/cloud.ts'
import { type Answerer, type StartedParts, startParts } from '#test/local/host/iam/parts.ts'

const work = queueOf('work', { deadLetter: { queue: 'work-dead', maxReceives: 2 } })
const model = (source?: Partial<QueueSource>): CloudModel =>
  cloud({
    functions: [functionOf('sender', [allow(['sqs:*'], ['*'])]), functionOf('worker')],
    queues: [work, queueOf('work-dead')],
    queueSources: source
      ? [
          {
            queue: 'work',
            functionName: 'worker',
            batchSize: 10,
            windowSeconds: 0,
            reportsItemFailures: true,
            maxConcurrency: 2,
            ...source,
          },
        ]
      : [],
  })

let parts: StartedParts
const start = async (source?: Partial<QueueSource>, worker: Answerer = () => ({ batchItemFailures: [] })) => {
  parts = await startParts(model(source), { worker: (event, invocation) => worker(event, invocation) })
  parts.start()
  return parts.sqs('sender')
}
afterEach(() => parts.end())

const QueueUrl = work.url
const send = (client: SQSClient, MessageBody: string, more = {}) =>
  client.send(new SendMessageCommand({ QueueUrl, MessageBody, ...more }))
const receive = async (client: SQSClient, more = {}) => {
  const { Messages = [] } = await client.send(new ReceiveMessageCommand({ QueueUrl, MaxNumberOfMessages: 10, ...more }))
  return Messages
}
const bodies = (event: unknown): string[] => records(event).map(({ body }) => body)
const batch = z.object({ Records: z.array(z.looseObject({ messageId: z.string(), body: z.string() })) })
const records = (event: unknown) => batch.parse(event).Records
const depth = (name = 'work') => parts.queues.depths().find((each) => each.name === name)
const dead = () => depth('work-dead')?.deadLetters?.map(({ body }) => body)
const forward = (milliseconds: number) => {
  parts.clock.set(parts.clock.now() + milliseconds)
  parts.queues.wake()
}

test('a message that is received stays hidden for its time by the clock of the stack, and is gone when it is deleted', async () => {
  const client = await start()
  await send(client, 'one')
  const [first] = await receive(client, { AttributeNames: ['All'] })
  expect(first).toMatchObject({ Body: 'one', Attributes: { ApproximateReceiveCount: '1' } })
  expect(await receive(client)).toEqual([])
  forward(61_000)
  const [second] = await receive(client, { AttributeNames: ['All'] })
  expect(second).toMatchObject({ MessageId: first?.MessageId, Attributes: { ApproximateReceiveCount: '2' } })
  await client.send(new DeleteMessageCommand({ QueueUrl, ReceiptHandle: second?.ReceiptHandle }))
  forward(61_000)
  expect(await receive(client)).toEqual([])
  expect(depth()).toMatchObject({ visible: 0, inFlight: 0 })
})

test('attributes, batches, delays and visibility are as the client of SQS expects them', async () => {
  const client = await start()
  const MessageAttributes = {
    zone: { DataType: 'String', StringValue: 'Europe/Oslo' },
    picture: { DataType: 'Binary', BinaryValue: new Uint8Array([1, 2, 3]) },
  }
  await client.send(
    new SendMessageBatchCommand({
      QueueUrl,
      Entries: [
        { Id: 'a', MessageBody: 'now', MessageAttributes },
        { Id: 'b', MessageBody: 'later', DelaySeconds: 600 },
      ],
    }),
  )
  const [message, ...none] = await receive(client, { MessageAttributeNames: ['All'] })
  expect(none).toEqual([])
  expect(message).toMatchObject({ Body: 'now', MessageAttributes })
  expect(depth()).toMatchObject({ visible: 0, inFlight: 1, delayed: 1 })

  const ReceiptHandle = message?.ReceiptHandle
  await client.send(new ChangeMessageVisibilityCommand({ QueueUrl, ReceiptHandle, VisibilityTimeout: 0 }))
  const again = await receive(client)
  await client.send(
    new DeleteMessageBatchCommand({
      QueueUrl,
      Entries: again.map((each) => ({ Id: 'x', ReceiptHandle: each.ReceiptHandle })),
    }),
  )
  forward(10 * MINUTE_MS)
  expect((await receive(client)).map(({ Body }) => Body)).toEqual(['later'])
  const { Attributes } = await client.send(new GetQueueAttributesCommand({ QueueUrl, AttributeNames: ['All'] }))
  expect(Attributes).toMatchObject({ QueueArn: work.arn, ApproximateNumberOfMessagesNotVisible: '1' })
  await client.send(new PurgeQueueCommand({ QueueUrl }))
  expect(depth()).toMatchObject({ visible: 0, inFlight: 0, delayed: 0 })
})

test('a queue is found by its name at the address of the gate, and one that is not there is refused', async () => {
  const client = await start()
  const { QueueUrl: found = '' } = await client.send(new GetQueueUrlCommand({ QueueName: 'work' }))
  await send(client, 'x', { QueueUrl: found })
  expect(depth()).toMatchObject({ visible: 1 })
  await expect(send(client, 'x', { QueueUrl: 'https://sqs.example/1/none' })).rejects.toMatchObject({
    message: 'The specified queue does not exist.',
  })
})

test('a function gets batches of the size that its source names, in the shape that Lambda gives them', async () => {
  const client = await start({ batchSize: 2, maxConcurrency: 1 })
  await send(client, 'first', { MessageAttributes: { kind: { DataType: 'String', StringValue: 'mail' } } })
  await parts.queues.idle()
  await client.send(
    new SendMessageBatchCommand({ QueueUrl, Entries: ['b', 'c', 'd'].map((Id) => ({ Id, MessageBody: Id })) }),
  )
  await parts.queues.idle()
  expect(parts.invocations.map(({ event }) => bodies(event))).toEqual([['first'], ['b', 'c'], ['d']])
  expect(records(parts.invocations[0]?.event)[0]).toEqual({
    messageId: expect.stringMatching(/^[0-9a-f-]{36}$/),
    receiptHandle: expect.any(String),
    body: 'first',
    attributes: {
      ApproximateReceiveCount: '1',
      SentTimestamp: expect.stringMatching(/^\d{13}$/),
      SenderId: 'AROALOCAL:sender',
      ApproximateFirstReceiveTimestamp: expect.stringMatching(/^\d{13}$/),
    },
    messageAttributes: {
      kind: { dataType: 'String', stringValue: 'mail', stringListValues: [], binaryListValues: [] },
    },
    md5OfBody: '8b04d5e3775d298e78455efc5ca404d5',
    md5OfMessageAttributes: expect.stringMatching(/^[0-9a-f]{32}$/),
    eventSource: 'aws:sqs',
    eventSourceARN: work.arn,
    awsRegion: 'eu-north-1',
  })
  expect(depth()).toMatchObject({ visible: 0, inFlight: 0 })
})

test('a partial answer keeps only the messages that failed, and the ones that fail for good become dead letters', async () => {
  const failing = (event: unknown): SQSBatchResponse => ({
    batchItemFailures: records(event)
      .filter(({ body }) => body === 'bad')
      .map(({ messageId }) => ({ itemIdentifier: messageId })),
  })
  const client = await start({}, failing)
  await client.send(
    new SendMessageBatchCommand({ QueueUrl, Entries: ['good', 'bad'].map((Id) => ({ Id, MessageBody: Id })) }),
  )
  await parts.queues.idle()
  expect(depth()).toMatchObject({ visible: 0, inFlight: 1 })
  for (let receive = 0; receive < 2; receive += 1) {
    forward(61_000)
    await parts.queues.idle()
  }
  expect(parts.invocations.flatMap(({ event }) => bodies(event)).filter((body) => body === 'bad')).toHaveLength(2)
  expect(depth()).toMatchObject({ visible: 0, inFlight: 0 })
  expect(dead()).toEqual(['bad'])
})

test.each([
  ['throws', () => Promise.reject(new Error('no'))],
  ['answers rubbish', () => 'rubbish'],
  ['answers a list', () => []],
  ['names a message of nobody', () => ({ batchItemFailures: [{ itemIdentifier: 'nobody' }] })],
  ['names an empty message', () => ({ batchItemFailures: [{ itemIdentifier: '' }] })],
  ['misspells', () => ({ batchItemFailures: [{ itemidentifier: 'x' }] })],
])('the whole batch fails when the function %s', async (_, worker) => {
  const client = await start({}, worker)
  await send(client, 'one')
  await parts.queues.idle()
  expect(parts.invocations).toHaveLength(1)
  expect(depth()).toMatchObject({ visible: 0, inFlight: 1 })
})

test.each([undefined, null, {}, { batchItemFailures: null }])(
  'the whole batch is done when the answer is %j',
  async (answer) => {
    const client = await start({}, () => answer)
    await send(client, 'one')
    await parts.queues.idle()
    expect(depth()).toMatchObject({ visible: 0, inFlight: 0 })
  },
)

test('a source that reports no item failures is done with whatever does not throw', async () => {
  const client = await start({ reportsItemFailures: false }, () => 'anything')
  await send(client, 'one')
  await parts.queues.idle()
  expect(depth()).toMatchObject({ visible: 0, inFlight: 0 })
})

test('no more calls run at a time than the source allows', async () => {
  let running = 0
  let most = 0
  const client = await start({ batchSize: 1, maxConcurrency: 3 }, async () => {
    running += 1
    most = Math.max(most, running)
    await new Promise((resolve) => setTimeout(resolve, 5))
    running -= 1
  })
  await client.send(
    new SendMessageBatchCommand({
      QueueUrl,
      Entries: Array.from({ length: 10 }, (_, n) => ({ Id: `${n}`, MessageBody: 'x' })),
    }),
  )
  await parts.queues.idle()
  expect(parts.invocations).toHaveLength(10)
  expect(most).toBe(3)
})

test('a window gathers messages, and whoever waits for rest does not wait for it', async () => {
  const client = await start({ windowSeconds: 300 })
  await send(client, 'a')
  await send(client, 'b')
  expect(parts.invocations).toEqual([])
  await parts.queues.idle()
  expect(parts.invocations.map(({ event }) => bodies(event))).toEqual([['a', 'b']])
})

test('dead letters go back to where they came from, from the control plane and from the client', async () => {
  let isBroken = true
  const client = await start({}, () => {
    if (isBroken) throw new Error('broken')
  })
  const die = async () => {
    await send(client, 'x')
    for (let receive = 0; receive < 3; receive += 1) {
      await parts.queues.idle()
      forward(61_000)
    }
    await parts.queues.idle()
    expect(dead()).toEqual(['x'])
  }
  await die()
  isBroken = false
  expect(parts.queues.redrive('work-dead')).toBe(1)
  await parts.queues.idle()
  expect(dead()).toEqual([])
  isBroken = true
  await die()
  isBroken = false
  await client.send(new StartMessageMoveTaskCommand({ SourceArn: queueOf('work-dead').arn }))
  await parts.queues.idle()
  expect(dead()).toEqual([])
  expect(() => parts.queues.redrive('none')).toThrow('There is no queue none')
})

test('messages that nobody takes go when their time is over', async () => {
  const client = await start()
  await send(client, 'old')
  forward(work.retentionSeconds * 1000 + 1000)
  expect(await receive(client)).toEqual([])
  expect(depth()).toMatchObject({ visible: 0, inFlight: 0 })
})

test('a restart finds every message again, and gives at once what was being worked on', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'five-parts-'))
  parts = await startParts(model({}), { worker: () => Promise.reject(new Error('no')) }, { folder })
  parts.start()
  await send(parts.sqs('sender'), 'one')
  await parts.queues.idle()
  expect(depth()).toMatchObject({ inFlight: 1 })
  await parts.stop()

  parts = await startParts(model({}), {}, { folder })
  parts.start()
  await vi.waitFor(() => expect(parts.invocations.map(({ event }) => bodies(event))).toEqual([['one']]))
  await parts.queues.idle()
  expect(depth()).toMatchObject({ visible: 0, inFlight: 0 })
})
