/** The types between the parts of the local stack. */

/** The clock of the stack. It runs at the machine's pace from the instant to which it was set. */
export type Clock = {
  /** Epoch milliseconds. */
  now(): number
}

/** Faults that a developer or a test sets through the control plane. */
export const COMMON_FAULT_MODES = ['slow', 'throttled', 'down', 'rubbish', 'truncated', 'refused'] as const
/** Faults of the sending of mail. `paused`: SES takes no mail of the account. */
export const MAIL_FAULT_MODES = ['slow', 'throttled', 'down', 'refused', 'paused'] as const
/** Faults of a model: how it fails, and what it can say that must not reach a person. */
export const MODEL_FAULT_MODES = [
  'slow',
  'throttled',
  'down',
  'rubbish',
  'truncated',
  'link',
  'html',
  'insult',
  'other-language',
  'huge',
  'empty',
  'refusal',
  'guardrail',
  'concern',
  'concern-gentle',
  'unstructured',
] as const
/** Faults of a batch job: what its answers lack, or when they come. */
export const BATCH_FAULT_MODES = ['partial', 'late', 'absent', 'errors', 'malformed'] as const
export const FAULT_MODES = [
  ...new Set([...COMMON_FAULT_MODES, ...MAIL_FAULT_MODES, ...MODEL_FAULT_MODES, ...BATCH_FAULT_MODES]),
]
export type ModelFaultMode = (typeof MODEL_FAULT_MODES)[number]
export type BatchFaultMode = (typeof BATCH_FAULT_MODES)[number]
export type FaultMode =
  | (typeof COMMON_FAULT_MODES)[number]
  | (typeof MAIL_FAULT_MODES)[number]
  | ModelFaultMode
  | BatchFaultMode
export const FAULT_SERVICES = ['api', 'model', 'mail', 'table', 'identity', 'bus', 'queues', 'batch'] as const
export type FaultService = (typeof FAULT_SERVICES)[number]
export type Fault = {
  mode: FaultMode
  /** Delay of a slow response, in milliseconds. */
  delayMs?: number
  /** The number of calls that fail. Without it, the fault lasts until it is removed. */
  times?: number
}
export type Faults = {
  /** Takes the fault for the next call of a service and counts it as used. */
  take(service: FaultService): Fault | undefined
}

/** The function whose credentials signed a call. */
export type Caller = { functionName: string }

/** An AWS service behind the gate. It receives the SDK's HTTP requests after the gate allowed them. */
export type AwsService = (request: Request, caller: Caller) => Promise<Response>

export type InvokeResult =
  | { ok: true; payload: unknown }
  | { ok: false; error: { errorType: string; errorMessage: string; trace?: string[] } }

/** The functions of the stack. Each runs in a worker with its environment and credentials. */
export type Functions = {
  /** Runs a handler and returns its result or error. `name` is the template's FunctionName. */
  invoke(name: string, event: unknown): Promise<InvokeResult>
}

/**
 * A mail in the inbox. `to` holds the envelope recipients. Names of `headers` are in lower case. `date` is an ISO date-time of
 * the stack's clock.
 */
export type StoredMail = {
  id: string
  to: string[]
  from: string
  subject: string
  headers: Record<string, string>
  html: string | null
  text: string | null
  date: string
}

type KeyUse = { KeyId: string; EncryptionContext?: Record<string, string> }

/** The calls of KMS within this process, for emulators of services that use a key. */
export type KmsCalls = {
  generateDataKey(
    input: KeyUse & { NumberOfBytes?: number },
  ): Promise<{ KeyId: string; Plaintext: Uint8Array; CiphertextBlob: Uint8Array }>
  encrypt(input: KeyUse & { Plaintext: Uint8Array }): Promise<{ KeyId: string; CiphertextBlob: Uint8Array }>
  decrypt(input: Partial<KeyUse> & { CiphertextBlob: Uint8Array }): Promise<{ KeyId: string; Plaintext: Uint8Array }>
}

/** An event that an AWS service puts on the default bus. */
export type ServiceEvent = {
  source: string
  detailType: string
  /** ARNs. */
  resources: string[]
  detail: Record<string, unknown>
}
