import type { AwsService } from '#local/contracts/services.ts'
import { getQueueAttributes, getQueueUrl, purgeQueue, startMessageMoveTask } from './administering.ts'
import type { Operation, Parts } from './operation.ts'
import { changeMessageVisibility, deleteMessage, deleteMessageBatch, receiveMessage } from './receiving.ts'
import { sendMessage, sendMessageBatch } from './sending.ts'
import { SqsError, sqsAnswer, sqsRefusal } from './wire.ts'

const OPERATIONS: Record<string, Operation> = {
  SendMessage: sendMessage,
  SendMessageBatch: sendMessageBatch,
  ReceiveMessage: receiveMessage,
  DeleteMessage: deleteMessage,
  DeleteMessageBatch: deleteMessageBatch,
  ChangeMessageVisibility: changeMessageVisibility,
  GetQueueUrl: getQueueUrl,
  GetQueueAttributes: getQueueAttributes,
  PurgeQueue: purgeQueue,
  StartMessageMoveTask: startMessageMoveTask,
}

/** SQS's JSON protocol, as `@aws-sdk/client-sqs` speaks it. */
export const createQueueService =
  (parts: Parts): AwsService =>
  async (request, { functionName }) => {
    const name = (request.headers.get('x-amz-target') ?? '').split('.').at(-1) ?? ''
    const operation = OPERATIONS[name]
    const context = { caller: functionName, origin: `http://${request.headers.get('host')}` }
    try {
      if (!operation) throw new SqsError('UnknownOperationException', `The local stack has no SQS operation ${name}`)
      return sqsAnswer(await operation(parts, await request.json(), context))
    } catch (error) {
      return sqsRefusal(error)
    }
  }
