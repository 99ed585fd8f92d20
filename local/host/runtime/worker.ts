import { flushCompileCache, registerHooks } from 'node:module'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { parentPort, workerData } from 'node:worker_threads'
import { followClock } from './worker-clock.ts'
import type { FromWorker, FunctionError, ToWorker, WorkerStart } from './worker-protocol.ts'

/** The worker thread of a function: loads the handler from its source or bundle and runs one invocation per message. */

const port = parentPort
if (!port) throw new Error('runs as a worker thread only')
const start: WorkerStart = workerData
const tell = (message: FromWorker) => port.postMessage(message)

const describeError = (thrown: unknown): FunctionError =>
  thrown instanceof Error
    ? { errorType: thrown.name, errorMessage: thrown.message, trace: (thrown.stack ?? '').split('\n') }
    : { errorType: typeof thrown, errorMessage: String(thrown) }

type Context = {
  functionName: string
  functionVersion: string
  awsRequestId: string
  callbackWaitsForEmptyEventLoop: boolean
  getRemainingTimeInMillis(): number
}
type Handler = (event: unknown, context: Context) => unknown

const createContext = (requestId: string, remainingMs: number): Context => {
  const deadline = performance.now() + remainingMs
  return {
    functionName: start.functionName,
    functionVersion: '$LATEST',
    awsRequestId: requestId,
    callbackWaitsForEmptyEventLoop: true,
    getRemainingTimeInMillis: () => Math.max(0, Math.round(deadline - performance.now())),
  }
}

const invoke = async (handler: Handler, { requestId, event, remainingMs }: ToWorker): Promise<void> => {
  try {
    const payload = await handler(JSON.parse(event), createContext(requestId, remainingMs))
    tell({ kind: 'done', requestId, payload: JSON.stringify(payload) ?? 'null' })
  } catch (thrown) {
    tell({ kind: 'failed', requestId, error: describeError(thrown) })
  }
}

const load = async (): Promise<Handler> => {
  const sources = pathToFileURL(`${start.root}/`).href
  registerHooks({
    load: (url, context, next) => {
      if (url.startsWith(sources) && !url.includes('/node_modules/')) tell({ kind: 'loaded', file: fileURLToPath(url) })
      return next(url, context)
    },
  })
  const module: Record<string, unknown> = await import(pathToFileURL(start.file).href)
  const handler = module[start.handler]
  if (typeof handler !== 'function') throw new Error(`${start.file} exports no function named ${start.handler}`)
  return (event, context) => handler(event, context)
}

followClock(start.clock)
try {
  const handler = await load()
  port.on('message', (message: ToWorker) => void invoke(handler, message))
  tell({ kind: 'ready' })
  flushCompileCache()
} catch (thrown) {
  tell({ kind: 'unusable', error: describeError(thrown) })
}
