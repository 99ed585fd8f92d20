import { setTimeout as pause } from 'node:timers/promises'
import * as z from 'zod/mini'
import { attributesMd5, md5 } from './attributes.ts'
import type { Message } from './messages.ts'
import { asked, checkBatch, names, type Operation, type Parts, queueAt, seconds } from './operation.ts'
import { SqsError } from './wire.ts'

const receiving = z.object({
  QueueUrl: z.string(),
  MaxNumberOfMessages: z._default(z.int().check(z.gte(1), z.lte(10)), 1),
  VisibilityTimeout: z.optional(seconds(43_200)),
  WaitTimeSeconds: z._default(seconds(20), 0),
  AttributeNames: names,
  MessageSystemAttributeNames: names,
  MessageAttributeNames: names,
})
const deleting = z.object({ QueueUrl: z.string(), ReceiptHandle: z.string() })
const deletingBatch = z.object({
  QueueUrl: z.string(),
  Entries: z.array(z.object({ Id: z.string(), ReceiptHandle: z.string() })),
})
const hiding = z.object({ QueueUrl: z.string(), ReceiptHandle: z.string(), VisibilityTimeout: seconds(43_200) })

const POLL_MS = 50

const checkReceipt = (receipt: string): void => {
  if (/^[0-9a-f-]{36}$/.test(receipt)) return
  throw new SqsError('ReceiptHandleIsInvalid', `The input receipt handle "${receipt}" is not a valid receipt handle.`)
}

const given = ({ find }: Parts, message: Message, system: string[], custom: string[]) => {
  const attributes = asked(message.attributes, custom)
  const digest = attributesMd5(attributes)
  const Attributes = asked(
    {
      ApproximateReceiveCount: `${message.receives}`,
      SentTimestamp: `${message.sentAt}`,
      SenderId: message.sender,
      ApproximateFirstReceiveTimestamp: `${message.firstReceivedAt}`,
      ...(message.sourceQueue ? { DeadLetterQueueSourceArn: find(message.sourceQueue).arn } : {}),
    },
    system,
  )
  return {
    MessageId: message.id,
    ReceiptHandle: message.receipt,
    Body: message.body,
    MD5OfBody: md5(message.body),
    ...(Object.keys(Attributes).length > 0 ? { Attributes } : {}),
    ...(digest ? { MessageAttributes: attributes, MD5OfMessageAttributes: digest } : {}),
  }
}

export const receiveMessage: Operation = async (parts, body) => {
  const request = receiving.parse(body)
  const queue = queueAt(parts, request.QueueUrl)
  const { messages, clock } = parts
  const receive = () =>
    messages.receive(
      queue,
      request.MaxNumberOfMessages,
      request.VisibilityTimeout ?? queue.visibilitySeconds,
      clock.now(),
    )
  let received = receive()
  for (const until = performance.now() + request.WaitTimeSeconds * 1000; performance.now() < until; ) {
    if (received.length > 0) break
    await pause(POLL_MS)
    received = receive()
  }
  const system = [...(request.AttributeNames ?? []), ...(request.MessageSystemAttributeNames ?? [])]
  const custom = request.MessageAttributeNames ?? []
  return received.length > 0 ? { Messages: received.map((message) => given(parts, message, system, custom)) } : {}
}

export const deleteMessage: Operation = (parts, body) => {
  const { QueueUrl, ReceiptHandle } = deleting.parse(body)
  queueAt(parts, QueueUrl)
  checkReceipt(ReceiptHandle)
  parts.messages.remove(ReceiptHandle)
  return {}
}

export const deleteMessageBatch: Operation = (parts, body) => {
  const { QueueUrl, Entries } = deletingBatch.parse(body)
  checkBatch(Entries)
  queueAt(parts, QueueUrl)
  for (const { ReceiptHandle } of Entries) checkReceipt(ReceiptHandle)
  for (const { ReceiptHandle } of Entries) parts.messages.remove(ReceiptHandle)
  return { Successful: Entries.map(({ Id }) => ({ Id })), Failed: [] }
}

export const changeMessageVisibility: Operation = (parts, body) => {
  const { QueueUrl, ReceiptHandle, VisibilityTimeout } = hiding.parse(body)
  queueAt(parts, QueueUrl)
  checkReceipt(ReceiptHandle)
  if (!parts.messages.hide(ReceiptHandle, parts.clock.now() + VisibilityTimeout * 1000)) {
    throw new SqsError('MessageNotInflight', 'The specified message is not in flight.')
  }
  return {}
}
