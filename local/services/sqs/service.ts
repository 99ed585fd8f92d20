import type { AwsService } from '#local/contracts/services.ts'
import { type QueueActions, sendMessageBatch } from './send-message-batch.ts'
import { createErrorResponse, createSqsResponse } from './sqs-response.ts'

/** SendMessageBatch of SQS's JSON protocol. The gate refuses every other operation by its name (ADR 167). */
export const createQueueService =
  (actions: QueueActions): AwsService =>
  async (request, { functionName }) => {
    try {
      return createSqsResponse(sendMessageBatch(actions, await request.json(), functionName))
    } catch (error) {
      return createErrorResponse(error)
    }
  }
