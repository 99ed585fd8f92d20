import * as z from 'zod/mini'
import type { CloudModel, Queue, QueueSource } from '#local/contracts/cloud-model.ts'
import type { Clock, Functions, InvokeResult } from '#local/contracts/services.ts'
import { createWorkTracker } from '#local/services/engine/work-tracker.ts'
import { attributesMd5, md5 } from './attributes.ts'
import type { Message, Messages } from './messages.ts'

/** Feeds one queue to one function, as an event source mapping of Lambda does. */
export type EventSource = {
  queue: string
  start(): void
  /** Looks for messages that became visible. */
  wake(): void
  idle(): Promise<void>
  stop(): Promise<void>
}

const MAX_SLEEP_MS = 1000

const batchResponse = z.nullish(
  z.object({ batchItemFailures: z.nullish(z.array(z.object({ itemIdentifier: z.string().check(z.minLength(1)) }))) }),
)

const createRecord = (message: Message, queue: Queue, region: string) => ({
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
    Object.entries(message.attributes).map(([name, { DataType, StringValue }]) => [
      name,
      { dataType: DataType, stringValue: StringValue, stringListValues: [], binaryListValues: [] },
    ]),
  ),
  md5OfBody: md5(message.body),
  ...(Object.keys(message.attributes).length > 0 ? { md5OfMessageAttributes: attributesMd5(message.attributes) } : {}),
  eventSource: 'aws:sqs',
  eventSourceARN: queue.arn,
  awsRegion: region,
})

/**
 * The messages of a batch that the function handled. As in Lambda, the whole batch fails when the function throws, when
 * its response is malformed, or when the response names a message of another batch.
 */
const selectHandled = (batch: Message[], result: InvokeResult, reportsItemFailures: boolean): Message[] => {
  if (!result.ok) return []
  if (!reportsItemFailures) return batch
  const parsed = batchResponse.safeParse(result.payload)
  if (!parsed.success) return []
  const failed = new Set(parsed.data?.batchItemFailures?.map(({ itemIdentifier }) => itemIdentifier) ?? [])
  const known = new Set(batch.map(({ id }) => id))
  return [...failed].every((id) => known.has(id)) ? batch.filter(({ id }) => !failed.has(id)) : []
}

export const createEventSource = (options: {
  source: QueueSource
  queue: Queue
  model: CloudModel
  messages: Messages
  functions: Functions
  clock: Clock
}): EventSource => {
  const { source, queue, model, messages, functions, clock } = options
  const tracker = createWorkTracker()
  let running = false
  let active = 0
  let idleWaits = 0
  let windowTimer: NodeJS.Timeout | undefined
  let sleepTimer: NodeJS.Timeout | undefined

  const handleBatch = async (batch: Message[]): Promise<void> => {
    const Records = batch.map((message) => createRecord(message, queue, model.region))
    const result = await functions.invoke(source.functionName, { Records })
    for (const { receipt } of selectHandled(batch, result, source.reportsItemFailures)) {
      if (receipt !== null) messages.remove(receipt)
    }
  }

  /** Whether the batching window is open: starts its timer and waits for more messages. */
  const isGathering = (visible: number): boolean => {
    if (visible >= source.batchSize || source.windowSeconds === 0 || idleWaits > 0) return false
    windowTimer ??= setTimeout(() => pump(true), source.windowSeconds * 1000)
    return true
  }

  const sleep = (): void => {
    clearTimeout(sleepTimer)
    const next = messages.nextVisible(queue.name, clock.now())
    if (next === null) return
    sleepTimer = setTimeout(() => pump(), Math.min(Math.max(next - clock.now(), 1), MAX_SLEEP_MS))
    sleepTimer.unref()
  }

  const pump = (isWindowOver = false): void => {
    if (isWindowOver) windowTimer = undefined
    while (running && active < source.maxConcurrency) {
      const { visible } = messages.counts(queue.name, clock.now())
      if (visible === 0 || (!isWindowOver && isGathering(visible))) break
      const batch = messages.receive(queue, source.batchSize, clock.now())
      if (batch.length === 0) continue
      active += 1
      const handled = handleBatch(batch).finally(() => {
        active -= 1
        pump()
      })
      tracker.track(handled).catch((error: unknown) => console.error(`A batch of ${queue.name} failed: ${error}`))
    }
    if (running) sleep()
  }

  const idle = async (): Promise<void> => {
    idleWaits += 1
    try {
      do {
        pump()
        await tracker.idle()
      } while (running && messages.counts(queue.name, clock.now()).visible > 0)
    } finally {
      idleWaits -= 1
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
      await tracker.idle()
    },
  }
}
