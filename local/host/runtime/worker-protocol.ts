/** The start data of a function's thread and the messages between thread and stack. */

export type WorkerStart = {
  /** Absolute path of the handler's source or bundle. `handler` is the exported name. */
  file: string
  handler: string
  functionName: string
  /** Folder of the repository. Loaded source files below it are reported, so that a change restarts the function. */
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
