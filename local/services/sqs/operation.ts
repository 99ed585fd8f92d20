import * as z from 'zod/mini'
import type { Queue } from '#local/contracts/cloud-model.ts'
import type { Clock } from '#local/contracts/services.ts'
import type { Message, Messages, NewMessage } from './messages.ts'
import { SqsError } from './wire.ts'

/** What the operations of SQS work with. */
export type Parts = {
  /** By name or ARN; throws for an unknown one. */
  find(nameOrArn: string): Queue
  add(queue: Queue, message: NewMessage): Message
  moveBack(queue: Queue, destination?: Queue): number
  messages: Messages
  clock: Clock
}
/** Who calls, and the origin under which queues have their URLs. */
type Context = { caller: string; origin: string }
export type Operation = (parts: Parts, body: unknown, context: Context) => object | Promise<object>

export const seconds = (most: number) => z.int().check(z.gte(0), z.lte(most))
export const names = z.optional(z.array(z.string()))

export const queueAt = ({ find }: Parts, url: string): Queue => {
  try {
    return find(url.split('/').at(-1) ?? '')
  } catch {
    throw new SqsError('QueueDoesNotExist', 'The specified queue does not exist.')
  }
}

/** The attributes that were asked for, by name, by prefix (`goal.*`) or all. */
export const asked = <Value>(all: Record<string, Value>, asks: string[]): Record<string, Value> =>
  Object.fromEntries(
    Object.entries(all).filter(([name]) =>
      asks.some(
        (ask) =>
          ask === 'All' || ask === '.*' || ask === name || (ask.endsWith('.*') && name.startsWith(ask.slice(0, -2))),
      ),
    ),
  )

/** Throws for a batch that SQS does not take. */
export const checkBatch = (entries: { Id: string }[]): void => {
  if (entries.length === 0) {
    throw new SqsError('EmptyBatchRequest', 'There should be at least one entry in the request.')
  }
  if (entries.length > 10) {
    throw new SqsError(
      'TooManyEntriesInBatchRequest',
      `Maximum number of entries per request are 10. You have sent ${entries.length}.`,
    )
  }
  if (new Set(entries.map(({ Id }) => Id)).size < entries.length) {
    throw new SqsError('BatchEntryIdsNotDistinct', 'Two or more batch entries in the request have the same Id.')
  }
}
