import { AsyncLocalStorage } from 'node:async_hooks'
import { correlationId } from '#events/correlation.ts'

/** The correlation id of the work that runs now (ADR 251). Log lines, events and queue messages get it from here. */

const current = new AsyncLocalStorage<string>()

/** Undefined outside of an invocation. */
export const readCorrelation = (): string | undefined => current.getStore()

/**
 * Runs work under the given id. A missing or malformed one is replaced by `otherwise`, because a wrong header must not refuse a
 * person's request.
 */
export const withCorrelation = <T>(given: unknown, otherwise: string, work: () => T): T => {
  const read = correlationId.safeParse(given)
  return current.run(read.success ? read.data : otherwise, work)
}
