import { SendMessageBatchCommand, SQSClient } from '@aws-sdk/client-sqs'

const BATCH = 10

/** `delaySeconds` hides the messages for so long, 900 at most. */
export type Enqueue<Work> = (work: readonly Work[], options?: { delaySeconds: number }) => Promise<void>

/** Why a message is a dead letter: a name in `code`, a sentence in `message`. */
export type DeadLetterReason = { code: string; message: string }
export type SendToDeadLetters<Work> = (work: Work, reason: DeadLetterReason) => Promise<void>

const text = (StringValue: string) => ({ DataType: 'String', StringValue })

/** Puts work on a queue, ten messages a call. Throws where the queue does not take one; the others are on it then. */
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
 * Puts work that failed for good on a dead-letter queue, with the reason in the attributes that EventBridge uses for its
 * own dead letters. Throws where the queue does not take it.
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
            MessageAttributes: { ERROR_CODE: text(code), ERROR_MESSAGE: text(message) },
          },
        ],
      }),
    )
    if (Failed?.length) throw new Error(`The dead-letter queue did not take a message: ${Failed[0]?.Code}`)
  }
}
