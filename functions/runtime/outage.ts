import * as z from 'zod/mini'
import { TableTimeout } from './request-deadline.ts'

/** Errors of AWS clients for a service that is unavailable or throttled. A retry may succeed. */
const failure = z.object({
  name: z.optional(z.string()),
  code: z.optional(z.string()),
  $metadata: z.optional(z.object({ httpStatusCode: z.optional(z.number()) })),
})

const NAMES = new Set([
  'InternalServerError',
  'ServiceUnavailable',
  'ProvisionedThroughputExceededException',
  'RequestLimitExceeded',
  'ThrottlingException',
  'RequestThrottled',
  'TimeoutError',
  'LimitExceededException',
])
const CODES = new Set(['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'ENOTFOUND', 'EAI_AGAIN', 'EHOSTUNREACH'])
/** Cancellation reasons after which a retry of the same transaction may succeed. */
const BUSY = new Set(['TransactionConflict', 'ThrottlingError', 'ProvisionedThroughputExceeded', 'InternalServerError'])

/** The reasons of a cancelled transaction, one per part; 'None' for parts whose condition held. Undefined for other errors. */
export const cancellationReasons = (error: unknown): (string | undefined)[] | undefined => {
  if (!(error instanceof Error) || error.name !== 'TransactionCanceledException') return undefined
  const reasons = 'CancellationReasons' in error ? error.CancellationReasons : undefined
  return Array.isArray(reasons) ? reasons.map((reason) => reason?.Code) : []
}

export const isOutage = (error: unknown): boolean => {
  if (error instanceof TableTimeout) return true
  const cancelled = cancellationReasons(error)
  if (cancelled) return cancelled.some((reason) => reason !== undefined && BUSY.has(reason))
  const read = failure.safeParse(error)
  if (!read.success) return false
  const { name = '', code = '', $metadata } = read.data
  return NAMES.has(name) || CODES.has(code) || ($metadata?.httpStatusCode ?? 0) >= 500
}
