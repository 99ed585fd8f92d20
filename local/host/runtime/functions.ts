import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import { MINUTE_MS } from '#domain/time/units.ts'
import type { CloudFunction } from '#local/contracts/cloud-model.ts'
import type { Functions } from '#local/contracts/services.ts'
import type { Logs } from './logs.ts'
import { startThread, type Thread } from './thread.ts'

export type Runtime = Functions & {
  /** Names of the loaded functions. */
  loaded(): string[]
  /** Reloads the functions that use these files at their next call. Running calls are not affected. */
  changed(files: string[]): void
  stop(): Promise<void>
}

type Options = {
  functions: CloudFunction[]
  /** Folder of the repository. */
  root: string
  /** The file with the handler of a function. Default: its source, which is reloaded when it changes. */
  locate?: (fn: CloudFunction) => string
  clock: SharedArrayBuffer
  region: string
  /** URL of the Stripe emulator. */
  stripeUrl: string
  /** Returns the URL of the gate. Called when a function starts. */
  endpoint: () => string
  logs: Logs
  /** Milliseconds of machine time without a call until a function is unloaded. */
  idleMs?: number
}

/** Each loaded function takes about 35 MB. */
const IDLE_MS = 2 * MINUTE_MS

/** Placeholder in environments for the origin of the gate, which is known only after it listens. */
export const GATE_ORIGIN = 'http://aws.invalid'

/** The function's environment: the template's variables and those of Lambda. */
const createEnvironment = (
  fn: CloudFunction,
  region: string,
  endpoint: string,
  stripeUrl: string,
): Record<string, string> => ({
  ...Object.fromEntries(
    Object.entries(fn.environment).map(([name, value]) => [name, value.replaceAll(GATE_ORIGIN, endpoint)]),
  ),
  AWS_REGION: region,
  AWS_DEFAULT_REGION: region,
  AWS_LAMBDA_FUNCTION_NAME: fn.name,
  AWS_ACCESS_KEY_ID: fn.name,
  AWS_SECRET_ACCESS_KEY: 'local',
  AWS_ENDPOINT_URL: endpoint,
  STRIPE_API_URL: stripeUrl,
  // The developer's AWS configuration must not reach a function.
  AWS_CONFIG_FILE: '/nonexistent',
  AWS_SHARED_CREDENTIALS_FILE: '/nonexistent',
  AWS_EC2_METADATA_DISABLED: 'true',
})

export const createFunctions = (options: Options): Runtime => {
  const { functions, root, clock, region, stripeUrl, endpoint, logs, idleMs = IDLE_MS } = options
  const locate = options.locate ?? (({ entry }: CloudFunction) => join(root, entry))
  const known = new Map(functions.map((fn) => [fn.name, fn]))
  const current = new Map<string, Thread>()
  const all = new Set<Thread>()

  const ensureThread = (fn: CloudFunction): Thread => {
    const running = current.get(fn.name)
    if (running) return running
    const thread = startThread({
      start: { file: locate(fn), handler: fn.handler, functionName: fn.name, root, clock },
      env: createEnvironment(fn, region, endpoint(), stripeUrl),
      idleMs,
      log: (text) => logs.append(fn.stem, text),
      onRetired: () => {
        if (current.get(fn.name) === thread) current.delete(fn.name)
      },
      onEnded: () => all.delete(thread),
    })
    current.set(fn.name, thread)
    all.add(thread)
    return thread
  }

  return {
    invoke: async (name, event) => {
      const fn = known.get(name)
      if (!fn)
        return {
          ok: false,
          error: { errorType: 'ResourceNotFoundException', errorMessage: `Function not found: ${name}` },
        }
      const outcome = await ensureThread(fn).call(randomUUID(), JSON.stringify(event), fn.timeoutSeconds)
      if (outcome.ok) return { ok: true, payload: JSON.parse(outcome.payload) }
      logs.append(fn.stem, JSON.stringify({ level: 'ERROR', ...outcome.error }))
      return outcome
    },
    loaded: () => [...current.keys()],
    changed: (files) => {
      for (const thread of [...current.values()]) if (files.some((file) => thread.files.has(file))) thread.retire()
    },
    stop: async () => {
      await Promise.all([...all].map((thread) => thread.end()))
    },
  }
}
