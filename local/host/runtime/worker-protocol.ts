/** What a function's thread is started with and what it and the stack tell each other. */

export type WorkerStart = {
  /** Absolute path of the handler's source and the name that it exports. */
  file: string
  handler: string
  functionName: string
  /** Folder of the repository: sources below it are reported, so that a change can restart who uses them. */
  root: string
  clock: SharedArrayBuffer
}

export type ToWorker = { requestId: string; event: string; remainingMs: number }

export type FunctionError = { errorType: string; errorMessage: string; trace?: string[] }

export type FromWorker =
  | { kind: 'ready' }
  | { kind: 'unusable'; error: FunctionError }
  | { kind: 'loaded'; file: string }
  | { kind: 'done'; requestId: string; payload: string }
  | { kind: 'failed'; requestId: string; error: FunctionError }
