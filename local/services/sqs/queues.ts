import type { CloudModel, Queue } from '#local/contracts/cloud-model.ts'
import type { AwsService, Clock, Functions } from '#local/contracts/services.ts'
import type { DurableStore } from '#local/services/engine/durable-store.ts'
import { createStringAttributes } from './attributes.ts'
import { createEventSource } from './event-source.ts'
import { createMessages, type Message, type NewMessage } from './messages.ts'
import { createQueueService } from './service.ts'

type DeadLetter = {
  id: string
  body: string
  attributes: Record<string, string>
  /** Epoch milliseconds. */
  sentAt: number
  /** The queue that the message came from; null for an undelivered event or tick. */
  sourceQueue: string | null
}
type QueueDepth = {
  name: string
  visible: number
  inFlight: number
  delayed: number
  /** The messages, for dead-letter queues only. */
  deadLetters?: DeadLetter[]
}
export type Queues = {
  /** SQS, behind the gate. */
  service: AwsService
  /** Puts a dead letter of another emulator on a queue. Throws for an unknown name or ARN. */
  send(queue: string, body: string, attributes?: Record<string, string>): void
  depths(): QueueDepth[]
  /**
   * Moves the messages of a dead-letter queue back to the queues they came from. Returns how many. Dead letters of events
   * and ticks came from no queue and stay. Throws for an unknown name.
   */
  redrive(queue: string): number
  /** Resolves when no message for a function is visible or in flight, at the clock's current time. */
  idle(): Promise<void>
  /** Epoch milliseconds at which the next hidden message for a function becomes visible; null without one. */
  nextDue(): number | null
  /** Call it after moving the clock. */
  wake(): void
  /** Starts to feed functions. Messages sent earlier wait. */
  start(): void
  /** Waits for running functions, then stops. */
  stop(): Promise<void>
}

const toDeadLetter = ({ id, body, attributes, sentAt, sourceQueue }: Message): DeadLetter => ({
  id,
  body,
  attributes: Object.fromEntries(Object.entries(attributes).map(([name, { StringValue }]) => [name, StringValue])),
  sentAt,
  sourceQueue,
})

/** The queues of the templates. The store keeps every acknowledged message, also through `kill -9`. */
export const createQueues = (options: {
  model: CloudModel
  store: DurableStore
  functions: Functions
  clock: Clock
}): Queues => {
  const { model, store, functions, clock } = options
  const messages = createMessages(store)
  const queues = new Map(model.queues.map((queue) => [queue.name, queue]))
  const findQueue = (nameOrArn: string): Queue => {
    const queue = queues.get(nameOrArn.split(':').at(-1) ?? '')
    if (!queue) throw new Error(`There is no queue ${nameOrArn}`)
    return queue
  }
  const sources = model.queueSources.map((source) => {
    const queue = findQueue(source.queue)
    return createEventSource({ source, queue, model, messages, functions, clock })
  })
  const withConsumer = new Set(sources.map(({ queue }) => queue))
  const deadLetterQueues = new Set(
    [
      ...model.queues.map(({ deadLetter }) => deadLetter?.queue),
      ...model.rules.flatMap(({ targets }) => targets.map(({ retry }) => retry.deadLetterQueue)),
      model.userPool.emailSender.retry.deadLetterQueue,
      ...model.schedules.map(({ retry }) => retry.deadLetterQueue),
    ].flatMap((name) => (name ? [findQueue(name).name] : [])),
  )
  const wake = () => {
    for (const source of sources) source.wake()
  }
  const add = (queue: Queue, message: NewMessage): Message => {
    const added = messages.add(queue.name, message, clock.now())
    // After the sender has its response, so that a function never runs within another emulator's transaction.
    setImmediate(() => sources.find((source) => source.queue === queue.name)?.wake())
    return added
  }

  return {
    service: createQueueService({ findQueue, add }),
    send: (queue, body, attributes = {}) =>
      void add(findQueue(queue), {
        body,
        attributes: createStringAttributes(attributes),
        sender: 'local',
        delaySeconds: 0,
      }),
    depths: () =>
      [...queues.keys()].map((name) => ({
        name,
        ...messages.counts(name, clock.now()),
        ...(deadLetterQueues.has(name) ? { deadLetters: messages.all(name).map(toDeadLetter) } : {}),
      })),
    redrive: (queue) => {
      const moved = messages.redrive(findQueue(queue).name, clock.now())
      wake()
      return moved
    },
    idle: async () => {
      await Promise.all(sources.map((source) => source.idle()))
    },
    nextDue: () =>
      [...withConsumer].reduce<number | null>((earliest, queue) => {
        const next = messages.nextVisible(queue, clock.now())
        return next !== null && (earliest === null || next < earliest) ? next : earliest
      }, null),
    wake,
    start: () => {
      for (const source of sources) source.start()
    },
    stop: async () => {
      await Promise.all(sources.map((source) => source.stop()))
    },
  }
}
