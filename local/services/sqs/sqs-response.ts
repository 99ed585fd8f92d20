import { randomUUID } from 'node:crypto'

/** An error of SQS, named as in the JSON protocol. */
export class SqsError extends Error {
  constructor(code: string, message: string) {
    super(message)
    this.name = code
  }
}

/** Names of the same errors in the older query protocol. Clients read them from the header `x-amzn-query-error`. */
const QUERY_NAMES: Record<string, string> = {
  QueueDoesNotExist: 'AWS.SimpleQueueService.NonExistentQueue',
  EmptyBatchRequest: 'AWS.SimpleQueueService.EmptyBatchRequest',
  TooManyEntriesInBatchRequest: 'AWS.SimpleQueueService.TooManyEntriesInBatchRequest',
  BatchEntryIdsNotDistinct: 'AWS.SimpleQueueService.BatchEntryIdsNotDistinct',
}

const createHeaders = () => ({ 'content-type': 'application/x-amz-json-1.0', 'x-amzn-requestid': randomUUID() })

export const createSqsResponse = (body: object): Response =>
  new Response(JSON.stringify(body), { headers: createHeaders() })

/** Any error in the shape of SQS. A schema error is an invalid parameter. */
export const createErrorResponse = (error: unknown): Response => {
  const known = error instanceof SqsError ? error : undefined
  const code = known?.name ?? 'InvalidParameterValue'
  const message = error instanceof Error ? error.message : String(error)
  return new Response(JSON.stringify({ __type: `com.amazonaws.sqs#${code}`, message }), {
    status: 400,
    headers: { ...createHeaders(), 'x-amzn-query-error': `${QUERY_NAMES[code] ?? code};Sender` },
  })
}
