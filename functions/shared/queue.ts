import { SendMessageBatchCommand, SQSClient } from '@aws-sdk/client-sqs'

const BATCH = 10

export type Enqueue<Work> = (work: readonly Work[]) => Promise<void>

/** Puts work on a queue, ten messages a call. Throws where the queue does not take one. */
export const enqueueOn = <Work>(queueUrl: string): Enqueue<Work> => {
  const client = new SQSClient()
  return async (work) => {
    for (let start = 0; start < work.length; start += BATCH) {
      const { Failed } = await client.send(
        new SendMessageBatchCommand({
          QueueUrl: queueUrl,
          Entries: work
            .slice(start, start + BATCH)
            .map((one, index) => ({ Id: String(index), MessageBody: JSON.stringify(one) })),
        }),
      )
      if (Failed?.length) throw new Error(`The queue did not take a message: ${Failed[0]?.Code}`)
    }
  }
}
