import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import type { FromWorker, FunctionError, ToWorker, WorkerStart } from './worker-protocol.ts'

export type InvocationOutcome = { ok: true; payload: string } | { ok: false; error: FunctionError }

/** A worker thread of a function. Once retired, it takes no more calls and ends after the last running one. */
export type Thread = {
  call(requestId: string, event: string, timeoutSeconds: number): Promise<InvocationOutcome>
  readonly retired: boolean
  /** The repository's source files that the handler loaded. */
  readonly files: ReadonlySet<string>
  retire(): void
  end(): Promise<void>
}

type Options = {
  start: WorkerStart
  env: Record<string, string>
  /** Milliseconds of machine time without a call until the thread ends. */
  idleMs: number
  log(text: string): void
  onRetired(): void
  onEnded(): void
}
/** Node's own default. The variable also covers the file of the thread itself, whose types take 30 ms to strip. */
const COMPILE_CACHE = { NODE_COMPILE_CACHE: join(tmpdir(), 'node-compile-cache') }

type Pending = { settle(outcome: InvocationOutcome): void; timer?: NodeJS.Timeout }

export const startThread = ({ start, env, idleMs, log, onRetired, onEnded }: Options): Thread => {
  const worker = new Worker(join(import.meta.dirname, 'worker.ts'), {
    name: start.functionName,
    workerData: start,
    env: { ...COMPILE_CACHE, ...env },
    execArgv: [],
    // V8's default young generation is several times larger than one call needs.
    resourceLimits: { maxYoungGenerationSizeMb: 4 },
    stdout: true,
    stderr: true,
  })
  const files = new Set<string>()
  const pending = new Map<string, Pending>()
  let retired = false
  const ready = Promise.withResolvers<FunctionError | null>()

  let idle: NodeJS.Timeout | undefined

  const endWhenIdle = () => {
    if (pending.size > 0) return
    if (retired) void worker.terminate()
    else idle = setTimeout(retire, idleMs).unref()
  }
  const retire = () => {
    clearTimeout(idle)
    if (!retired) {
      retired = true
      onRetired()
    }
    endWhenIdle()
  }
  const settle = (requestId: string, outcome: InvocationOutcome) => {
    const call = pending.get(requestId)
    if (!call) return
    clearTimeout(call.timer)
    pending.delete(requestId)
    call.settle(outcome)
    endWhenIdle()
  }
  const fail = (error: FunctionError) => {
    ready.resolve(error)
    for (const requestId of [...pending.keys()]) settle(requestId, { ok: false, error })
    retire()
  }

  worker.stdout.on('data', (chunk: Buffer) => log(chunk.toString()))
  worker.stderr.on('data', (chunk: Buffer) => log(chunk.toString()))
  worker.on('message', (message: FromWorker) => {
    if (message.kind === 'ready') ready.resolve(null)
    else if (message.kind === 'loaded') files.add(message.file)
    else if (message.kind === 'unusable') fail({ ...message.error, errorType: 'Runtime.ImportModuleError' })
    else if (message.kind === 'done') settle(message.requestId, { ok: true, payload: message.payload })
    else settle(message.requestId, { ok: false, error: message.error })
  })
  worker.on('error', (error) => {
    log(error.stack ?? error.message)
    fail({ errorType: 'Runtime.UnhandledError', errorMessage: error.message })
  })
  worker.on('exit', (code) => {
    fail({ errorType: 'Runtime.ExitError', errorMessage: `Runtime exited with error: exit status ${code}` })
    onEnded()
  })

  const call = (requestId: string, event: string, timeoutSeconds: number) =>
    new Promise<InvocationOutcome>((resolve) => {
      clearTimeout(idle)
      pending.set(requestId, { settle: resolve })
      // As in Lambda, the time-out starts after the handler is loaded.
      void ready.promise.then((unusable) => {
        const entry = pending.get(requestId)
        if (!entry || unusable) return
        entry.timer = setTimeout(() => {
          const errorMessage = `Task timed out after ${timeoutSeconds} seconds`
          log(`${requestId} ${errorMessage}`)
          retire()
          settle(requestId, { ok: false, error: { errorType: 'Sandbox.Timedout', errorMessage } })
        }, timeoutSeconds * 1000)
        const message: ToWorker = { requestId, event, remainingMs: timeoutSeconds * 1000 }
        worker.postMessage(message)
      })
    })

  return {
    call,
    files,
    retire,
    get retired() {
      return retired
    },
    end: async () => {
      await worker.terminate()
    },
  }
}
