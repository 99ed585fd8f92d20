import { sessionMessages } from '#domain/messages/session.ts'
import { ApiError, NetworkError } from './api-error.ts'

/** An error of the page, with a text that may be shown. */
export class PlainError extends Error {
  constructor(text: string) {
    super(text)
    this.name = 'PlainError'
  }
}

/** Whether `fetch` failed: always a TypeError, with a text that differs by browser. */
const isFailedFetch = (error: unknown): boolean =>
  error instanceof TypeError && /fetch|network|load failed/i.test(error.message)

/** Whether no answer came, from any client. */
export const isNetworkError = (error: unknown): boolean =>
  error instanceof NetworkError || (error instanceof Error && error.name === 'NetworkError') || isFailedFetch(error)

/**
 * The text for an error. Only texts of the server and of the page are shown. The text of an engine, a
 * validator or a library is replaced by `otherwise`.
 */
export const errorText = (error: unknown, otherwise: string = sessionMessages.unexpected): string => {
  if (isNetworkError(error)) return sessionMessages.network
  return error instanceof ApiError || error instanceof PlainError ? error.message : otherwise
}
