import { AsyncLocalStorage } from 'node:async_hooks'

/** Time limits for calls of the table (API-8, ADR 103). */
export type TableLimits = {
  /** Attempts of one call, the first included. */
  attempts: number
  /** Milliseconds of one attempt for the connection and for the response. */
  connectMs: number
  answerMs: number
  /** Milliseconds of one request for all its calls together. */
  requestMs: number
}

export const TABLE_LIMITS: TableLimits = { attempts: 3, connectMs: 1000, answerMs: 2000, requestMs: 6500 }

/** The table did not answer within the limits. Answered with 503. */
export class TableTimeout extends Error {
  constructor(message = 'The table did not answer within the time of the request.') {
    super(message)
    this.name = 'TableTimeout'
  }
}

/** Waiting time of one request. Concurrent calls count once. */
type Waited = { ms: number; open: number; since: number }

const waiting = new AsyncLocalStorage<Waited>()

/** Runs a request whose calls share one time limit. Work outside a request has no limit. */
export const withinRequest = <T>(work: () => Promise<T>): Promise<T> => waiting.run({ ms: 0, open: 0, since: 0 }, work)

/** Sends one call. Throws `TableTimeout` when the request has no time left. */
export const timed = async <T>(
  requestMs: number,
  send: (options: { abortSignal?: AbortSignal }) => Promise<T>,
): Promise<T> => {
  const waited = waiting.getStore()
  if (!waited) return send({})
  const left = requestMs - waited.ms - (waited.open > 0 ? performance.now() - waited.since : 0)
  if (left <= 0) throw new TableTimeout()
  if (waited.open === 0) waited.since = performance.now()
  waited.open += 1
  const over = new AbortController()
  const timer = setTimeout(() => over.abort(), left)
  try {
    return await send({ abortSignal: over.signal })
  } catch (error) {
    throw over.signal.aborted ? new TableTimeout() : error
  } finally {
    clearTimeout(timer)
    waited.open -= 1
    if (waited.open === 0) waited.ms += performance.now() - waited.since
  }
}
