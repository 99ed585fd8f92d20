import * as z from 'zod/mini'
import type { CloudModel } from '#local/contracts/cloud-model.ts'
import { type Call, UnknownCall } from './access-call.ts'
import type { Access } from './policy.ts'

const target = z.object({
  QueueUrl: z.optional(z.string()),
  QueueName: z.optional(z.string()),
  SourceArn: z.optional(z.string()),
})

const ACTIONS: Record<string, string> = {
  SendMessage: 'SendMessage',
  SendMessageBatch: 'SendMessage',
  ReceiveMessage: 'ReceiveMessage',
  DeleteMessage: 'DeleteMessage',
  DeleteMessageBatch: 'DeleteMessage',
  ChangeMessageVisibility: 'ChangeMessageVisibility',
  GetQueueUrl: 'GetQueueUrl',
  GetQueueAttributes: 'GetQueueAttributes',
  PurgeQueue: 'PurgeQueue',
  StartMessageMoveTask: 'StartMessageMoveTask',
}

/** What an SQS call does, and on which queue: a batch needs the permission of its single call. */
export const sqsAccess = (call: Call, model: CloudModel): Access[] => {
  const action = ACTIONS[call.operation]
  if (!action) throw new UnknownCall(call.operation)
  const { QueueUrl, QueueName, SourceArn } = target.parse(JSON.parse(call.body))
  const name = QueueUrl?.split('/').at(-1) ?? QueueName ?? ''
  return [
    {
      action: `sqs:${action}`,
      resource: SourceArn ?? `arn:aws:sqs:${call.region}:${model.account}:${name}`,
      context: {},
    },
  ]
}
