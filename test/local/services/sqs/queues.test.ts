import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { SendMessageBatchCommand, type SendMessageBatchRequestEntry, type SQSClient } from '@aws-sdk/client-sqs'
import type { SQSBatchResponse } from 'aws-lambda'
import { afterEach, expect, test, vi } from 'vitest'
import * as z from 'zod/mini'
import { MINUTE_MS } from '#domain/time/units.ts'
import type { CloudModel, QueueSource } from '#local/contracts/cloud-model.ts'
import { allow, cloud, createFunction, createQueue } from '#test/local/host/iam/cloud.ts'
import { type Answerer, type StartedParts, startParts } from '#test/local/host/iam/parts.ts'

const work = createQueue('work', { deadLetter: { queue: 'work-dead', maxReceives: 2 } })
const model = (source?: Partial<QueueSource>): CloudModel =>
  cloud({
    functions: [createFunction('sender', [allow(['sqs:*'], ['*'])]), createFunction('worker')],
    queues: [work, createQueue('work-dead')],
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
const sendBatch = (client: SQSClient, Entries: SendMessageBatchRequestEntry[], url = QueueUrl) =>
  client.send(new SendMessageBatchCommand({ QueueUrl: url, Entries }))
const send = (client: SQSClient, MessageBody: string, more: Partial<SendMessageBatchRequestEntry> = {}) =>
  sendBatch(client, [{ Id: '0', MessageBody, ...more }])
const bodies = (event: unknown): string[] => records(event).map(({ body }) => body)
const batch = z.object({ Records: z.array(z.looseObject({ messageId: z.string(), body: z.string() })) })
const records = (event: unknown) => batch.parse(event).Records
const depth = (name = 'work') => parts.queues.depths().find((each) => each.name === name)
const dead = () => depth('work-dead')?.deadLetters?.map(({ body }) => body)
const forward = (milliseconds: number) => {
  parts.clock.set(parts.clock.now() + milliseconds)
  parts.queues.wake()
}

test('SendMessageBatch stores messages and hides delayed ones until their time by the clock of the stack', async () => {
  const client = await start()
  const { Successful } = await sendBatch(client, [
    { Id: 'a', MessageBody: 'now' },
    { Id: 'b', MessageBody: 'later', DelaySeconds: 600 },
  ])
  expect(Successful).toMatchObject([{ Id: 'a', MessageId: expect.any(String) }, { Id: 'b' }])
  expect(depth()).toMatchObject({ visible: 1, inFlight: 0, delayed: 1 })
  forward(10 * MINUTE_MS)
  expect(depth()).toMatchObject({ visible: 2, inFlight: 0, delayed: 0 })
})

test.each([
  ['an unknown queue', 'https://sqs.example/1/none', ['a'], 'The specified queue does not exist.'],
  ['an empty batch', QueueUrl, [], 'There should be at least one entry in the request.'],
  ['two entries with one id', QueueUrl, ['a', 'a'], 'Two or more batch entries in the request have the same Id.'],
  ['eleven entries', QueueUrl, [...'abcdefghijk'], 'Maximum number of entries per request are 10. You have sent 11.'],
])('SendMessageBatch refuses %s', async (_, url, ids, message) => {
  const client = await start()
  const entries = ids.map((Id) => ({ Id, MessageBody: 'x' }))
  await expect(sendBatch(client, entries, url)).rejects.toMatchObject({ message })
  expect(depth()).toMatchObject({ visible: 0 })
})

test('SendMessageBatch refuses a batch over the size limit', async () => {
  const client = await start()
  await expect(send(client, 'x'.repeat(1024 * 1024 + 1))).rejects.toMatchObject({
    message: expect.stringContaining('Message must be shorter than 1048576 bytes'),
  })
})

test('the event source sends batches of its size in the format of Lambda', async () => {
  const client = await start({ batchSize: 2, maxConcurrency: 1 })
  await send(client, 'first', { MessageAttributes: { kind: { DataType: 'String', StringValue: 'mail' } } })
  await parts.queues.idle()
  await sendBatch(
    client,
    ['b', 'c', 'd'].map((Id) => ({ Id, MessageBody: Id })),
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

test('the event source retries only the failed messages of a partial batch response and moves them to the dead-letter queue', async () => {
  const failing = (event: unknown): SQSBatchResponse => ({
    batchItemFailures: records(event)
      .filter(({ body }) => body === 'bad')
      .map(({ messageId }) => ({ itemIdentifier: messageId })),
  })
  const client = await start({}, failing)
  await sendBatch(
    client,
    ['good', 'bad'].map((Id) => ({ Id, MessageBody: Id })),
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
  ['returns a string', () => 'text'],
  ['returns a list', () => []],
  ['names an unknown message', () => ({ batchItemFailures: [{ itemIdentifier: 'unknown' }] })],
  ['names an empty id', () => ({ batchItemFailures: [{ itemIdentifier: '' }] })],
  ['misspells a field', () => ({ batchItemFailures: [{ itemidentifier: 'x' }] })],
])('the event source retries the whole batch when the function %s', async (_, worker) => {
  const client = await start({}, worker)
  await send(client, 'one')
  await parts.queues.idle()
  expect(parts.invocations).toHaveLength(1)
  expect(depth()).toMatchObject({ visible: 0, inFlight: 1 })
})

test.each([undefined, null, {}, { batchItemFailures: null }])(
  'the event source deletes the whole batch when the function returns %j',
  async (answer) => {
    const client = await start({}, () => answer)
    await send(client, 'one')
    await parts.queues.idle()
    expect(depth()).toMatchObject({ visible: 0, inFlight: 0 })
  },
)

test('an event source without item failures deletes the batch when the function returns', async () => {
  const client = await start({ reportsItemFailures: false }, () => 'anything')
  await send(client, 'one')
  await parts.queues.idle()
  expect(depth()).toMatchObject({ visible: 0, inFlight: 0 })
})

test('the event source runs at most maxConcurrency calls at a time', async () => {
  let running = 0
  let most = 0
  const client = await start({ batchSize: 1, maxConcurrency: 3 }, async () => {
    running += 1
    most = Math.max(most, running)
    await new Promise((resolve) => setTimeout(resolve, 5))
    running -= 1
  })
  await sendBatch(
    client,
    Array.from({ length: 10 }, (_, n) => ({ Id: `${n}`, MessageBody: 'x' })),
  )
  await parts.queues.idle()
  expect(parts.invocations).toHaveLength(10)
  expect(most).toBe(3)
})

test('the batching window gathers messages, and idle ends it', async () => {
  const client = await start({ windowSeconds: 300 })
  await send(client, 'a')
  await send(client, 'b')
  expect(parts.invocations).toEqual([])
  await parts.queues.idle()
  expect(parts.invocations.map(({ event }) => bodies(event))).toEqual([['a', 'b']])
})

test('redrive moves dead letters back to their queue and throws for an unknown queue', async () => {
  let isBroken = true
  const client = await start({}, () => {
    if (isBroken) throw new Error('broken')
  })
  await send(client, 'x')
  for (let receive = 0; receive < 3; receive += 1) {
    await parts.queues.idle()
    forward(61_000)
  }
  await parts.queues.idle()
  expect(dead()).toEqual(['x'])
  isBroken = false
  expect(parts.queues.redrive('work-dead')).toBe(1)
  await parts.queues.idle()
  expect(dead()).toEqual([])
  expect(depth()).toMatchObject({ visible: 0, inFlight: 0 })
  expect(() => parts.queues.redrive('none')).toThrow('There is no queue none')
})

test('the queue drops messages past their retention time', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'five-parts-'))
  parts = await startParts(model(), {}, { folder })
  await send(parts.sqs('sender'), 'old')
  const now = parts.clock.now() + work.retentionSeconds * 1000 + 1000
  await parts.stop()

  parts = await startParts(model({}), {}, { folder, now })
  parts.start()
  await parts.queues.idle()
  expect(parts.invocations).toEqual([])
  expect(depth()).toMatchObject({ visible: 0, inFlight: 0 })
})

test('the queue keeps messages through a restart and makes received ones visible', async () => {
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
