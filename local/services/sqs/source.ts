import * as z from 'zod/mini'
import type { CloudModel, Queue, QueueSource } from '#local/contracts/cloud-model.ts'
import type { Clock, Functions, InvokeResult } from '#local/contracts/services.ts'
import { createRest } from '#local/services/engine/rest.ts'
import { attributesMd5, md5 } from './attributes.ts'
import type { Message, Messages } from './messages.ts'

/** Feeds one queue to one function, as Lambda's event source mapping does. */
export type Source = {
  queue: string
  start(): void
  /** Looks for messages that have become visible. */
  wake(): void
  idle(): Promise<void>
  stop(): Promise<void>
}

const LONGEST_SLEEP_MS = 1000

const answer = z.nullish(
  z.object({ batchItemFailures: z.nullish(z.array(z.object({ itemIdentifier: z.string().check(z.minLength(1)) }))) }),
)

const recordOf = (message: Message, queue: Queue, region: string) => ({
  messageId: message.id,
  receiptHandle: message.receipt,
  body: message.body,
  attributes: {
    ApproximateReceiveCount: `${message.receives}`,
    SentTimestamp: `${message.sentAt}`,
    SenderId: message.sender,
    ApproximateFirstReceiveTimestamp: `${message.firstReceivedAt}`,
  },
  messageAttributes: Object.fromEntries(
    Object.entries(message.attributes).map(([name, { DataType, StringValue, BinaryValue }]) => [
      name,
      {
        dataType: DataType,
        ...(StringValue === undefined ? {} : { stringValue: StringValue }),
        ...(BinaryValue === undefined ? {} : { binaryValue: BinaryValue }),
        stringListValues: [],
        binaryListValues: [],
      },
    ]),
  ),
  md5OfBody: md5(message.body),
  ...(Object.keys(message.attributes).length > 0 ? { md5OfMessageAttributes: attributesMd5(message.attributes) } : {}),
  eventSource: 'aws:sqs',
  eventSourceARN: queue.arn,
  awsRegion: region,
})

/**
 * The messages of a batch that the function has done. A thrown error, an answer that is not of the shape, or one that
 * names a message of another batch fails the whole batch, as Lambda decides it.
 */
const doneOf = (batch: Message[], result: InvokeResult, reportsItemFailures: boolean): Message[] => {
  if (!result.ok) return []
  if (!reportsItemFailures) return batch
  const parsed = answer.safeParse(result.payload)
  if (!parsed.success) return []
  const failed = new Set(parsed.data?.batchItemFailures?.map(({ itemIdentifier }) => itemIdentifier) ?? [])
  const known = new Set(batch.map(({ id }) => id))
  return [...failed].every((id) => known.has(id)) ? batch.filter(({ id }) => !failed.has(id)) : []
}

export const createSource = (options: {
  source: QueueSource
  queue: Queue
  model: CloudModel
  messages: Messages
  functions: Functions
  clock: Clock
}): Source => {
  const { source, queue, model, messages, functions, clock } = options
  const rest = createRest()
  let running = false
  let active = 0
  let hurried = 0
  let windowTimer: NodeJS.Timeout | undefined
  let sleepTimer: NodeJS.Timeout | undefined

  const work = async (batch: Message[]): Promise<void> => {
    const Records = batch.map((message) => recordOf(message, queue, model.region))
    const result = await functions.invoke(source.functionName, { Records })
    for (const { receipt } of doneOf(batch, result, source.reportsItemFailures)) {
      if (receipt !== null) messages.remove(receipt)
    }
  }

  const gathers = (visible: number): boolean => {
    if (visible >= source.batchSize || source.windowSeconds === 0 || hurried > 0) return false
    windowTimer ??= setTimeout(() => pump(true), source.windowSeconds * 1000)
    return true
  }

  const sleep = (): void => {
    clearTimeout(sleepTimer)
    const next = messages.nextVisible(queue.name, clock.now())
    if (next === null) return
    sleepTimer = setTimeout(() => pump(), Math.min(Math.max(next - clock.now(), 1), LONGEST_SLEEP_MS))
    sleepTimer.unref()
  }

  const pump = (isWindowOver = false): void => {
    if (isWindowOver) windowTimer = undefined
    while (running && active < source.maxConcurrency) {
      const { visible } = messages.counts(queue.name, clock.now())
      if (visible === 0 || (!isWindowOver && gathers(visible))) break
      const batch = messages.receive(queue, source.batchSize, queue.visibilitySeconds, clock.now())
      if (batch.length === 0) continue
      active += 1
      const worked = work(batch).finally(() => {
        active -= 1
        pump()
      })
      rest.during(worked).catch((error: unknown) => console.error(`A batch of ${queue.name} failed: ${error}`))
    }
    if (running) sleep()
  }

  const idle = async (): Promise<void> => {
    hurried += 1
    try {
      do {
        pump()
        await rest.idle()
      } while (running && messages.counts(queue.name, clock.now()).visible > 0)
    } finally {
      hurried -= 1
    }
  }

  return {
    queue: queue.name,
    start: () => {
      messages.release(queue.name, clock.now())
      running = true
      pump()
    },
    wake: () => pump(),
    idle,
    stop: async () => {
      running = false
      clearTimeout(windowTimer)
      clearTimeout(sleepTimer)
      await rest.idle()
    },
  }
}
