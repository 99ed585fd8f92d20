import { messages } from '#domain/messages.ts'
import { ApiError, NetworkError } from './api-error.ts'

/** An error of the page itself, with a text for the person. */
export class PlainError extends Error {
  constructor(text: string) {
    super(text)
    this.name = 'PlainError'
  }
}

/** `fetch` failed. Each browser words it differently; it is always a TypeError. */
const isFailedFetch = (error: unknown): boolean =>
  error instanceof TypeError && /fetch|network|load failed/i.test(error.message)

/** No answer came, by whichever client. */
export const isNetworkError = (error: unknown): boolean =>
  error instanceof NetworkError || (error instanceof Error && error.name === 'NetworkError') || isFailedFetch(error)

/**
 * What the page says about an error. Only the texts of the server and of the page are shown. The text of an engine, a
 * validator or a library is replaced by `otherwise`.
 */
export const errorText = (error: unknown, otherwise: string = messages.auth.unexpected): string => {
  if (isNetworkError(error)) return messages.auth.network
  return error instanceof ApiError || error instanceof PlainError ? error.message : otherwise
}
