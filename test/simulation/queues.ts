import { createHash } from 'node:crypto'
import * as z from 'zod/mini'
import type { VirtualTime } from './virtual-time.ts'

/** SQS with standard queues, their event sources and their dead letters. */

export type DeadLetter = { queue: string; body: string; reason: string | undefined; at: number }

/** The settings of a queue with its consumer, as the stacks make them. */
export type QueueSettings = {
  visibilityMs: number
  maxReceives: number
  maxConcurrency: number
  /** Delivers one message. Resolves with whether it succeeded; never resolves for a process that ended. */
  deliver: (message: { id: string; body: string; receives: number }) => Promise<boolean>
}

type Message = { id: string; body: string; receives: number }
type Line = { ready: Message[]; running: number }

const batch = z.object({
  QueueUrl: z.string(),
  Entries: z.array(
    z.object({
      Id: z.string(),
      MessageBody: z.string(),
      DelaySeconds: z.optional(z.number()),
      MessageAttributes: z.optional(z.record(z.string(), z.object({ StringValue: z.optional(z.string()) }))),
    }),
  ),
})

export type QueueOptions = {
  time: VirtualTime
  random: () => number
  /** The part of the messages that is delivered twice. */
  duplicated: number
  queues: ReadonlyMap<string, QueueSettings>
}

/** A duplicate arrives within this time after the first delivery. */
const DUPLICATE_WITHIN_MS = 10 * 60_000
const DEAD_LETTERS = '-dead-letters'

export const createQueues = ({ time, random, duplicated, queues }: QueueOptions) => {
  const lines = new Map<string, Line>()
  const deadLetters: DeadLetter[] = []
  let sent = 0
  let requests = 0
  let received = 0
  let deleted = 0

  const findQueue = (name: string): { settings: QueueSettings; line: Line } => {
    const settings = queues.get(name)
    if (!settings) throw new Error(`The simulation has no queue ${name}.`)
    const line = lines.get(name) ?? { ready: [], running: 0 }
    lines.set(name, line)
    return { settings, line }
  }

  const show = (name: string, message: Message, at: number): void =>
    time.at(at, () => {
      findQueue(name).line.ready.push(message)
      pump(name)
    })

  const receive = (name: string, message: Message): void => {
    const { settings, line } = findQueue(name)
    message.receives += 1
    if (message.receives > settings.maxReceives) {
      deadLetters.push({ queue: name, body: message.body, reason: undefined, at: time.now() })
      return
    }
    const visibleAt = time.now() + settings.visibilityMs
    if (duplicated > 0 && random() < duplicated)
      show(
        name,
        { ...message, receives: message.receives - 1 },
        time.now() + Math.floor(random() * DUPLICATE_WITHIN_MS),
      )
    line.running += 1
    received += 1
    void settings.deliver({ ...message }).then((succeeded) => {
      line.running -= 1
      if (succeeded) deleted += 1
      else show(name, message, visibleAt)
      pump(name)
    })
  }

  const pump = (name: string): void => {
    const { settings, line } = findQueue(name)
    while (line.running < settings.maxConcurrency) {
      const next = line.ready.shift()
      if (!next) return
      receive(name, next)
    }
  }

  return {
    deadLetters,
    /** Requests that send to SQS so far, and messages that were sent, received and deleted. */
    count: () => ({ requests, sent, received, deleted }),
    /** Whether a queue has a message that is visible or in work. */
    isBusy: (name: string): boolean => findQueue(name).line.ready.length + findQueue(name).line.running > 0,
    serve(command: string, input: object): object {
      if (command !== 'SendMessageBatch') throw new Error(`The simulated queue has no ${command}.`)
      const { QueueUrl, Entries } = batch.parse(input)
      const name = QueueUrl.slice(QueueUrl.lastIndexOf('/') + 1)
      requests += 1
      for (const { MessageBody: body, DelaySeconds = 0, MessageAttributes = {} } of Entries) {
        sent += 1
        if (name.endsWith(DEAD_LETTERS)) {
          const [code, message] = ['ERROR_CODE', 'ERROR_MESSAGE'].map((key) => MessageAttributes[key]?.StringValue)
          const queue = name.slice(0, -DEAD_LETTERS.length)
          deadLetters.push({ queue, body, reason: `${code}: ${message}`, at: time.now() })
        } else show(name, { id: `message-${sent}`, body, receives: 0 }, time.now() + DelaySeconds * 1000)
      }
      const Successful = Entries.map(({ Id, MessageBody }) => ({
        Id,
        MessageId: Id,
        MD5OfMessageBody: createHash('md5').update(MessageBody).digest('hex'),
      }))
      return { Successful, Failed: [] }
    },
  }
}
