import { AsyncLocalStorage } from 'node:async_hooks'

/** How long a table that does not answer is waited for (docs/adr/103-a-table-that-is-down-is-a-503-within-8-seconds.md). */
export type TableLimits = {
  /** Attempts of one call, the first included. */
  attempts: number
  /** Milliseconds of one attempt until the connection stands, and until the answer is there. */
  connectMs: number
  answerMs: number
  /** Milliseconds that one request waits for the table, all its calls together. */
  requestMs: number
}

export const TABLE_LIMITS: TableLimits = { attempts: 3, connectMs: 1000, answerMs: 2000, requestMs: 6500 }

/** The table did not do in time what it was asked. */
export class TableTimeout extends Error {
  constructor(message = 'The table did not answer within the time of the request.') {
    super(message)
    this.name = 'TableTimeout'
  }
}

/** Time that calls of one request wait for the table; calls at the same time count once. */
type Waited = { ms: number; open: number; since: number }

const waiting = new AsyncLocalStorage<Waited>()

/** Runs a request: its calls share the time that it may wait for the table. Work outside a request has no such limit. */
export const withinRequest = <T>(work: () => Promise<T>): Promise<T> => waiting.run({ ms: 0, open: 0, since: 0 }, work)

/** Sends one call, and gives up when the request has no time left. Throws `TableTimeout`. */
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
