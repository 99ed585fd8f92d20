import { sessionMessages } from '#domain/messages/session.ts'
import type { Reason } from '#domain/safety/outcome.ts'

/** The errors of a call. */

/** A refusal of the server (API-3). `message` is its text and may be shown. */
export class ApiError extends Error {
  readonly status: number
  readonly code: string
  readonly field: string | undefined
  /** Why help stands in place of the answer (CARE-8). */
  readonly careReason: Reason | undefined

  constructor(status: number, code: string, message: string, field?: string, careReason?: Reason) {
    super(message)
    this.name = 'ApiError'
    this.status = status
    this.code = code
    this.field = field
    this.careReason = careReason
  }
}

/** Whether the error says that the session could not be renewed and was ended. */
export const isSessionEnded = (error: unknown): boolean =>
  error instanceof ApiError && error.status === 401 && error.message === sessionMessages.signInAgain

/** Whether the server refused a text that would hurt another person (CARE-10). Its message is for the person. */
export const isRefusedText = (error: unknown): error is ApiError =>
  error instanceof ApiError && error.status === 400 && error.code === 'refused'

/** Milliseconds. Such a message is long, and names where help is found. */
export const REFUSED_SHOWN = 15_000

/** No answer: no network, or the time-out. */
export class NetworkError extends Error {
  /** True if the time-out ended the wait. */
  readonly timedOut: boolean

  constructor(cause?: unknown) {
    super(sessionMessages.network, { cause })
    this.name = 'NetworkError'
    this.timedOut = cause instanceof DOMException && cause.name === 'TimeoutError'
  }
}

/** The code of an error without a text of the server. */
export const UNREADABLE = 'unreadable'

/** Whether the error has a text of the server. An answer of a proxy, or one that breaks its contract, has none. */
export const hasServerText = (error: unknown): error is ApiError =>
  error instanceof ApiError && error.code !== UNREADABLE

/** Whether the operation succeeded with an answer that does not match its contract. */
export const isEmptyAnswer = (error: unknown): error is ApiError =>
  error instanceof ApiError && error.code === UNREADABLE && error.status < 300

/** Whether a request may have been carried out, and only its answer was lost. */
export const isAnswerLost = (error: Error): boolean =>
  !(error instanceof ApiError) || error.status >= 500 || isEmptyAnswer(error)
