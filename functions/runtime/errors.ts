import { CareRefusal, DomainError, type ErrorCode } from '#domain/errors.ts'
import { requestMessages } from '#domain/messages/request.ts'
import type { RefusalBody } from './common-fields.ts'
import { isOutage } from './outage.ts'

/** Maps errors to status and body (API-3). */

const STATUS: Record<ErrorCode, number> = {
  'invalid-request': 400,
  refused: 400,
  unauthorized: 401,
  forbidden: 403,
  'not-found': 404,
  conflict: 409,
  'address-taken': 409,
  'limit-reached': 409,
  'too-many-requests': 429,
  unavailable: 503,
}

/** A refusal at the HTTP level, before any product rule. */
export class HttpRefusal extends Error {
  readonly status: 400 | 413
  readonly code: string

  constructor(status: 400 | 413, code: string, message: string) {
    super(message)
    this.name = 'HttpRefusal'
    this.status = status
    this.code = code
  }
}

/** Status and body for an error. Undefined for an unknown error, which is answered with a fixed 500. */
export const describeRefusal = (error: unknown): { status: number; body: RefusalBody } | undefined => {
  if (error instanceof HttpRefusal) {
    return { status: error.status, body: { success: false, error: error.message, code: error.code } }
  }
  if (isOutage(error)) return UNAVAILABLE
  if (!(error instanceof DomainError)) return undefined
  const { code, field } = error
  if (error instanceof CareRefusal) {
    const care = { care: 'crisis', care_reason: error.reason } as const
    const named = field === undefined ? {} : { field }
    return { status: STATUS[code], body: { success: false, error: error.message, code, ...named, ...care } }
  }
  return {
    status: STATUS[code],
    body:
      field === undefined
        ? { success: false, error: error.message, code }
        : { success: false, error: `${field}: ${error.message}`, code, field },
  }
}

const UNAVAILABLE: { status: 503; body: RefusalBody } = {
  status: 503,
  body: { success: false, error: requestMessages.unavailable, code: 'unavailable' },
}

export const INTERNAL: { status: 500; body: RefusalBody } = {
  status: 500,
  body: { success: false, error: requestMessages.internal, code: 'internal' },
}
