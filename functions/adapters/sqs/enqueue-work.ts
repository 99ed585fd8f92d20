import { type MessageAttributeValue, SendMessageBatchCommand, SQSClient } from '@aws-sdk/client-sqs'
import { CORRELATION_FIELD } from '#events/correlation.ts'
import { readCorrelation } from '#functions/runtime/correlation.ts'

const BATCH = 10

/** `delaySeconds` delays the messages, at most 900 s. */
export type Enqueue<Work> = (work: readonly Work[], options?: { delaySeconds: number }) => Promise<void>

/** Reason of a dead letter: a name in `code`, a sentence in `message`. */
export type DeadLetterReason = { code: string; message: string }
export type SendToDeadLetters<Work> = (work: Work, reason: DeadLetterReason) => Promise<void>

const text = (StringValue: string): MessageAttributeValue => ({ DataType: 'String', StringValue })

/** The correlation id as an attribute of a message, beside the given ones. */
const createAttributes = (given: Record<string, MessageAttributeValue> = {}): Record<string, MessageAttributeValue> => {
  const id = readCorrelation()
  return id === undefined ? given : { ...given, [CORRELATION_FIELD]: text(id) }
}

/** Sends work to a queue, ten messages per call. Throws when the queue rejects a message; the others are queued then. */
export const createEnqueuer = <Work>(queueUrl: string): Enqueue<Work> => {
  const client = new SQSClient()
  return async (work, options) => {
    let refused: string | undefined
    for (let start = 0; start < work.length; start += BATCH) {
      const { Failed } = await client.send(
        new SendMessageBatchCommand({
          QueueUrl: queueUrl,
          Entries: work.slice(start, start + BATCH).map((one, index) => ({
            Id: String(index),
            MessageBody: JSON.stringify(one),
            MessageAttributes: createAttributes(),
            ...(options && { DelaySeconds: options.delaySeconds }),
          })),
        }),
      )
      if (Failed?.length) refused = Failed[0]?.Code ?? 'unknown'
    }
    if (refused !== undefined) throw new Error(`The queue did not take a message: ${refused}`)
  }
}

/**
 * Sends work that failed permanently to a dead-letter queue. The reason is in the attributes that EventBridge uses for its dead
 * letters. Throws when the queue rejects the message.
 */
export const createDeadLetterSender = <Work>(queueUrl: string): SendToDeadLetters<Work> => {
  const client = new SQSClient()
  return async (work, { code, message }) => {
    const { Failed } = await client.send(
      new SendMessageBatchCommand({
        QueueUrl: queueUrl,
        Entries: [
          {
            Id: '0',
            MessageBody: JSON.stringify(work),
            MessageAttributes: createAttributes({ ERROR_CODE: text(code), ERROR_MESSAGE: text(message) }),
          },
        ],
      }),
    )
    if (Failed?.length) throw new Error(`The dead-letter queue did not take a message: ${Failed[0]?.Code}`)
  }
}
