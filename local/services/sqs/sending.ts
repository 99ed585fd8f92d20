import * as z from 'zod/mini'
import type { Queue } from '#local/contracts/cloud-model.ts'
import { attributesMd5, md5, messageAttributes } from './attributes.ts'
import { checkBatch, type Operation, type Parts, queueAt, seconds } from './operation.ts'
import { SqsError } from './wire.ts'

const message = {
  MessageBody: z.string().check(z.minLength(1)),
  DelaySeconds: z.optional(seconds(900)),
  MessageAttributes: z.optional(messageAttributes),
}
const newMessage = z.object(message)
const single = z.object({ QueueUrl: z.string(), ...message })
const batch = z.object({ QueueUrl: z.string(), Entries: z.array(z.object({ Id: z.string(), ...message })) })

const MOST_BYTES = 1024 * 1024

const checkLength = (messages: { MessageBody: string }[]): void => {
  const bytes = messages.reduce((sum, { MessageBody }) => sum + Buffer.byteLength(MessageBody), 0)
  if (bytes <= MOST_BYTES) return
  throw new SqsError(
    'InvalidParameterValue',
    `One or more parameters are invalid. Reason: Message must be shorter than ${MOST_BYTES} bytes.`,
  )
}

const send = (parts: Parts, queue: Queue, request: z.infer<typeof newMessage>, caller: string) => {
  const { MessageBody: body, MessageAttributes: attributes = {}, DelaySeconds: delaySeconds = 0 } = request
  const { id } = parts.add(queue, { body, attributes, sender: `AROALOCAL:${caller}`, delaySeconds })
  const digest = attributesMd5(attributes)
  return { MessageId: id, MD5OfMessageBody: md5(body), ...(digest ? { MD5OfMessageAttributes: digest } : {}) }
}

export const sendMessage: Operation = (parts, body, { caller }) => {
  const request = single.parse(body)
  checkLength([request])
  return send(parts, queueAt(parts, request.QueueUrl), request, caller)
}

export const sendMessageBatch: Operation = (parts, body, { caller }) => {
  const { QueueUrl, Entries } = batch.parse(body)
  checkBatch(Entries)
  checkLength(Entries)
  const queue = queueAt(parts, QueueUrl)
  return { Successful: Entries.map((entry) => ({ Id: entry.Id, ...send(parts, queue, entry, caller) })), Failed: [] }
}
