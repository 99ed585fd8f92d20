import * as z from 'zod/mini'
import type { Queue } from '#local/contracts/cloud-model.ts'
import { attributesMd5, md5, messageAttributes } from './attributes.ts'
import type { Message, NewMessage } from './messages.ts'
import { SqsError } from './sqs-response.ts'

const entry = z.strictObject({
  Id: z.string(),
  MessageBody: z.string().check(z.minLength(1)),
  DelaySeconds: z.optional(z.int().check(z.gte(0), z.lte(900))),
  MessageAttributes: z.optional(messageAttributes),
})
type Entry = z.infer<typeof entry>
const request = z.strictObject({ QueueUrl: z.string(), Entries: z.array(entry) })

const MAX_ENTRIES = 10
const MAX_BYTES = 1024 * 1024

export type QueueActions = {
  /** Throws for an unknown name. */
  findQueue(name: string): Queue
  add(queue: Queue, message: NewMessage): Message
}

const queueAt = (findQueue: QueueActions['findQueue'], url: string): Queue => {
  try {
    return findQueue(url.split('/').at(-1) ?? '')
  } catch {
    throw new SqsError('QueueDoesNotExist', 'The specified queue does not exist.')
  }
}

/** Throws `SqsError` for a batch that SQS refuses. */
const checkBatch = (entries: Entry[]): void => {
  if (entries.length === 0) {
    throw new SqsError('EmptyBatchRequest', 'There should be at least one entry in the request.')
  }
  if (entries.length > MAX_ENTRIES) {
    throw new SqsError(
      'TooManyEntriesInBatchRequest',
      `Maximum number of entries per request are ${MAX_ENTRIES}. You have sent ${entries.length}.`,
    )
  }
  if (new Set(entries.map(({ Id }) => Id)).size < entries.length) {
    throw new SqsError('BatchEntryIdsNotDistinct', 'Two or more batch entries in the request have the same Id.')
  }
  const bytes = entries.reduce((sum, { MessageBody }) => sum + Buffer.byteLength(MessageBody), 0)
  if (bytes > MAX_BYTES) {
    throw new SqsError(
      'InvalidParameterValue',
      `One or more parameters are invalid. Reason: Message must be shorter than ${MAX_BYTES} bytes.`,
    )
  }
}

/** SendMessageBatch, sent by the function `caller`. Throws `SqsError`, or a schema error for a malformed body. */
export const sendMessageBatch = ({ findQueue, add }: QueueActions, body: unknown, caller: string) => {
  const { QueueUrl, Entries } = request.parse(body)
  checkBatch(Entries)
  const queue = queueAt(findQueue, QueueUrl)
  const send = ({ Id, MessageBody, MessageAttributes = {}, DelaySeconds = 0 }: Entry) => {
    const sender = `AROALOCAL:${caller}`
    const { id } = add(queue, {
      body: MessageBody,
      attributes: MessageAttributes,
      sender,
      delaySeconds: DelaySeconds,
    })
    const digest = attributesMd5(MessageAttributes)
    return {
      Id,
      MessageId: id,
      MD5OfMessageBody: md5(MessageBody),
      ...(digest ? { MD5OfMessageAttributes: digest } : {}),
    }
  }
  return { Successful: Entries.map(send), Failed: [] }
}
