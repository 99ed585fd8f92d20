import { randomUUID } from 'node:crypto'

/** An error of SQS by its name in the JSON protocol. */
export class SqsError extends Error {
  constructor(code: string, message: string) {
    super(message)
    this.name = code
  }
}

/** Names that the older protocol had for the same errors: clients read them from a header of their own. */
const QUERY_NAMES: Record<string, string> = {
  QueueDoesNotExist: 'AWS.SimpleQueueService.NonExistentQueue',
  EmptyBatchRequest: 'AWS.SimpleQueueService.EmptyBatchRequest',
  TooManyEntriesInBatchRequest: 'AWS.SimpleQueueService.TooManyEntriesInBatchRequest',
  BatchEntryIdsNotDistinct: 'AWS.SimpleQueueService.BatchEntryIdsNotDistinct',
  MessageNotInflight: 'AWS.SimpleQueueService.MessageNotInflight',
}

const headers = () => ({ 'content-type': 'application/x-amz-json-1.0', 'x-amzn-requestid': randomUUID() })

export const sqsAnswer = (body: object): Response => new Response(JSON.stringify(body), { headers: headers() })

/** Any thrown thing as SQS puts it: a body that is not of its shape is an invalid parameter. */
export const sqsRefusal = (error: unknown): Response => {
  const known = error instanceof SqsError ? error : undefined
  const code = known?.name ?? 'InvalidParameterValue'
  const message = error instanceof Error ? error.message : String(error)
  return new Response(JSON.stringify({ __type: `com.amazonaws.sqs#${code}`, message }), {
    status: 400,
    headers: { ...headers(), 'x-amzn-query-error': `${QUERY_NAMES[code] ?? code};Sender` },
  })
}
