import { messages } from '#domain/messages.ts'

/** Errors that a call of an operation can end in. */

/** The server refused: `message` is its own text and may be shown; `code` and `field` are the refusal's. */
export class ApiError extends Error {
  readonly status: number
  readonly code: string
  readonly field: string | undefined

  constructor(status: number, code: string, message: string, field?: string) {
    super(message)
    this.name = 'ApiError'
    this.status = status
    this.code = code
    this.field = field
  }
}

/** The session could not be renewed, and was ended. */
export const isSessionEnded = (error: unknown): boolean =>
  error instanceof ApiError && error.status === 401 && error.message === messages.auth.signInAgain

/** No answer: no network, or none within the time-out. */
export class NetworkError extends Error {
  /** The time-out ended the wait. */
  readonly timedOut: boolean

  constructor(cause?: unknown) {
    super(messages.auth.network, { cause })
    this.name = 'NetworkError'
    this.timedOut = cause instanceof DOMException && cause.name === 'TimeoutError'
  }
}

/** The code of an error without a text of the server's own. */
export const UNREADABLE = 'unreadable'

/** Whether the server itself said why: an answer of a proxy, or one that breaks its contract, says nothing. */
export const hasServerText = (error: unknown): error is ApiError =>
  error instanceof ApiError && error.code !== UNREADABLE

/** Whether the operation succeeded and gave nothing that its contract knows. */
export const isEmptyAnswer = (error: unknown): error is ApiError =>
  error instanceof ApiError && error.code === UNREADABLE && error.status < 300
