import * as z from 'zod/mini'
import type { CloudModel } from '#local/contracts/cloud-model.ts'
import { type AccessRequest, type ServiceCall, UnsupportedCall } from './access-call.ts'

const request = z.object({ QueueUrl: z.string() })

/** SendMessageBatch needs `sqs:SendMessage` on the queue. */
export const readSqsAccess = (call: ServiceCall, model: CloudModel): AccessRequest[] => {
  if (call.operation !== 'SendMessageBatch') throw new UnsupportedCall(call.operation)
  const name = request.parse(JSON.parse(call.body)).QueueUrl.split('/').at(-1) ?? ''
  return [{ action: 'sqs:SendMessage', resource: `arn:aws:sqs:${call.region}:${model.account}:${name}`, context: {} }]
}
