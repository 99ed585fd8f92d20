import { randomUUID } from 'node:crypto'
import * as z from 'zod/mini'
import type { Queue } from '#local/contracts/cloud-model.ts'
import { asked, names, type Operation, type Parts, queueAt } from './operation.ts'

const byName = z.object({ QueueName: z.string() })
const byUrl = z.object({ QueueUrl: z.string() })
const attributes = z.object({ QueueUrl: z.string(), AttributeNames: names })
const moving = z.object({ SourceArn: z.string(), DestinationArn: z.optional(z.string()) })

const attributesOf = ({ find, messages, clock }: Parts, queue: Queue) => {
  const { visible, inFlight, delayed } = messages.counts(queue.name, clock.now())
  const redrive = queue.deadLetter && {
    deadLetterTargetArn: find(queue.deadLetter.queue).arn,
    maxReceiveCount: queue.deadLetter.maxReceives,
  }
  return {
    QueueArn: queue.arn,
    ApproximateNumberOfMessages: `${visible}`,
    ApproximateNumberOfMessagesNotVisible: `${inFlight}`,
    ApproximateNumberOfMessagesDelayed: `${delayed}`,
    VisibilityTimeout: `${queue.visibilitySeconds}`,
    MessageRetentionPeriod: `${queue.retentionSeconds}`,
    ...(redrive ? { RedrivePolicy: JSON.stringify(redrive) } : {}),
  }
}

export const getQueueUrl: Operation = (parts, body, { origin }) => {
  const queue = queueAt(parts, byName.parse(body).QueueName)
  return { QueueUrl: `${origin}${new URL(queue.url).pathname}` }
}

export const getQueueAttributes: Operation = (parts, body) => {
  const { QueueUrl, AttributeNames = [] } = attributes.parse(body)
  return { Attributes: asked(attributesOf(parts, queueAt(parts, QueueUrl)), AttributeNames) }
}

export const purgeQueue: Operation = (parts, body) => {
  parts.messages.purge(queueAt(parts, byUrl.parse(body).QueueUrl).name)
  return {}
}

/** Moves everything before it answers: a task that runs on afterwards has no use on one machine. */
export const startMessageMoveTask: Operation = (parts, body) => {
  const { SourceArn, DestinationArn } = moving.parse(body)
  parts.moveBack(queueAt(parts, SourceArn), DestinationArn === undefined ? undefined : queueAt(parts, DestinationArn))
  return { TaskHandle: randomUUID() }
}
