import type { CloudModel, Queue } from '#local/contracts/cloud-model.ts'
import type { AwsService, Clock, Functions } from '#local/contracts/services.ts'
import type { Store } from '#local/services/engine/durable-store.ts'
import { stringAttributes } from './attributes.ts'
import { createMessages, type Message, type NewMessage } from './messages.ts'
import { createQueueService } from './service.ts'
import { createSource } from './source.ts'

type DeadLetter = {
  id: string
  body: string
  attributes: Record<string, string>
  /** Epoch milliseconds. */
  sentAt: number
  /** The queue it comes from; null for an event or a tick that was never delivered. */
  sourceQueue: string | null
}
type QueueDepth = {
  name: string
  visible: number
  inFlight: number
  delayed: number
  /** The messages themselves, of dead-letter queues only. */
  deadLetters?: DeadLetter[]
}
export type Queues = {
  /** For the gate. */
  service: AwsService
  /** Puts a message on a queue, by name or ARN, as the stack's own parts do (dead letters). */
  send(queue: string, body: string, attributes?: Record<string, string>): void
  depths(): QueueDepth[]
  /**
   * Moves a dead-letter queue's messages back to the queues they came from; gives how many. Letters of events and ticks
   * came from no queue and stay. Throws for an unknown name.
   */
  redrive(queue: string): number
  /** Resolves when no message that a function takes is visible or being worked on, at the clock's present time. */
  idle(): Promise<void>
  /** Epoch milliseconds at which the next hidden message turns visible, for whoever moves the clock. */
  nextDue(): number | null
  /** To be called when the clock was moved. */
  wake(): void
  /** Begins to feed functions; before it, messages only gather. */
  start(): void
  /** Lets running functions end, then stops. */
  stop(): Promise<void>
}

const letterOf = ({ id, body, attributes, sentAt, sourceQueue }: Message): DeadLetter => ({
  id,
  body,
  attributes: Object.fromEntries(Object.entries(attributes).map(([name, { StringValue = '' }]) => [name, StringValue])),
  sentAt,
  sourceQueue,
})

/** The queues of the templates, kept in the store: what was acknowledged is there after `kill -9`. */
export const createQueues = (options: {
  model: CloudModel
  store: Store
  functions: Functions
  clock: Clock
}): Queues => {
  const { model, store, functions, clock } = options
  const messages = createMessages(store)
  const queues = new Map(model.queues.map((queue) => [queue.name, queue]))
  const find = (nameOrArn: string): Queue => {
    const queue = queues.get(nameOrArn.split(':').at(-1) ?? '')
    if (!queue) throw new Error(`There is no queue ${nameOrArn}`)
    return queue
  }
  const sources = model.queueSources.map((source) => {
    const queue = find(source.queue)
    return createSource({ source, queue, model, messages, functions, clock })
  })
  const fed = new Set(sources.map(({ queue }) => queue))
  const deadLetterQueues = new Set(
    [
      ...model.queues.map(({ deadLetter }) => deadLetter?.queue),
      ...model.rules.flatMap(({ targets }) => targets.map(({ retry }) => retry.deadLetterQueue)),
      ...model.schedules.map(({ retry }) => retry.deadLetterQueue),
    ].flatMap((name) => (name ? [find(name).name] : [])),
  )
  const wake = () => {
    for (const source of sources) source.wake()
  }
  const add = (queue: Queue, message: NewMessage): Message => {
    const added = messages.add(queue.name, message, clock.now())
    // Once the sender has its answer: a function never runs within another part's transaction.
    setImmediate(() => sources.find((source) => source.queue === queue.name)?.wake())
    return added
  }
  const moveBack = (queue: Queue, destination?: Queue): number => {
    const moved = messages.moveBack(queue.name, destination?.name, clock.now())
    wake()
    return [...moved.values()].reduce((sum, count) => sum + count, 0)
  }

  return {
    service: createQueueService({ find, add, moveBack, messages, clock }),
    send: (queue, body, attributes = {}) =>
      void add(find(queue), { body, attributes: stringAttributes(attributes), sender: 'local', delaySeconds: 0 }),
    depths: () =>
      [...queues.keys()].map((name) => ({
        name,
        ...messages.counts(name, clock.now()),
        ...(deadLetterQueues.has(name) ? { deadLetters: messages.all(name).map(letterOf) } : {}),
      })),
    redrive: (queue) => moveBack(find(queue)),
    idle: async () => {
      await Promise.all(sources.map((source) => source.idle()))
    },
    nextDue: () =>
      [...fed].reduce<number | null>((earliest, queue) => {
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
