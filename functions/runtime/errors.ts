import { DomainError, type ErrorCode } from '#domain/errors.ts'
import { messages } from '#domain/messages.ts'
import type { Refusal } from './common-fields.ts'
import { isOutage } from './outage.ts'

/** The one place where a refusal gets its status and its body. */

const STATUS: Record<ErrorCode, number> = {
  'invalid-request': 400,
  refused: 400,
  forbidden: 403,
  'not-found': 404,
  conflict: 409,
  'limit-reached': 409,
  'too-many-requests': 429,
  unavailable: 503,
}

/** A request that HTTP itself refuses, before any rule of the product is asked. */
export class HttpRefusal extends Error {
  readonly status: 400 | 401 | 413
  readonly code: string

  constructor(status: 400 | 401 | 413, code: string, message: string) {
    super(message)
    this.name = 'HttpRefusal'
    this.status = status
    this.code = code
  }
}

/** Status and body for an error; undefined where the error is none of ours, and nothing of it may be told. */
export const refusalOf = (error: unknown): { status: number; body: Refusal } | undefined => {
  if (error instanceof HttpRefusal) {
    return { status: error.status, body: { success: false, error: error.message, code: error.code } }
  }
  if (isOutage(error)) return UNAVAILABLE
  if (!(error instanceof DomainError)) return undefined
  const { code, field } = error
  return {
    status: STATUS[code],
    body:
      field === undefined
        ? { success: false, error: error.message, code }
        : { success: false, error: `${field}: ${error.message}`, code, field },
  }
}

const UNAVAILABLE: { status: 503; body: Refusal } = {
  status: 503,
  body: { success: false, error: messages.request.unavailable, code: 'unavailable' },
}

export const INTERNAL: { status: 500; body: Refusal } = {
  status: 500,
  body: { success: false, error: messages.request.internal, code: 'internal' },
}
