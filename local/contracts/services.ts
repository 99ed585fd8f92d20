/** What the parts of the local stack ask of each other. */

/** The one clock of the stack. It runs at the pace of the machine's, from wherever it was set. */
export type Clock = {
  /** Epoch milliseconds. */
  now(): number
}

/** Faults that a person or a test sets through the control plane. */
export const FAULT_MODES = ['slow', 'throttled', 'down', 'rubbish', 'truncated', 'refused'] as const
export type FaultMode = (typeof FAULT_MODES)[number]
export const FAULT_SERVICES = ['api', 'model', 'mail', 'table', 'identity', 'bus', 'queues'] as const
export type FaultService = (typeof FAULT_SERVICES)[number]
export type Fault = {
  mode: FaultMode
  /** Milliseconds that a slow answer takes. */
  delayMs?: number
  /** How many calls it lasts; without it, until it is lifted. */
  times?: number
}
export type Faults = {
  /** The fault for the next call of a service, counted as used. */
  take(service: FaultService): Fault | undefined
}

/** Who signed a call: the function whose credentials it carries. */
export type Caller = { functionName: string }

/** One AWS service behind the gate: it takes the SDK's own wire calls, already allowed by the caller's policy. */
export type AwsService = (request: Request, caller: Caller) => Promise<Response>

export type InvokeResult =
  | { ok: true; payload: unknown }
  | { ok: false; error: { errorType: string; errorMessage: string; trace?: string[] } }

/** The functions of the stack, each in its own worker with its own environment and credentials. */
export type Functions = {
  /** Runs a handler to its end; never throws for what the handler throws. `name` is the template's FunctionName. */
  invoke(name: string, event: unknown): Promise<InvokeResult>
}

/**
 * A mail as the inbox keeps it. `to` are those who received it, whatever its headers say; names of `headers` are in lower
 * case; `date` is an ISO date-time of the stack's clock.
 */
export type KeptMail = {
  id: string
  to: string[]
  from: string
  subject: string
  headers: Record<string, string>
  html: string | null
  text: string | null
  date: string
}
