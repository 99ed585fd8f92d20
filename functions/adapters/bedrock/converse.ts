import type { ConverseCommandInput } from '@aws-sdk/client-bedrock-runtime'
import { loadLater } from '#functions/runtime/load-later.ts'
import type { ModelResponse } from './read-response.ts'

/** Calls Converse. Rejects with the SDK's errors, and when the signal aborts. */
export type Converse = (input: ConverseCommandInput, signal: AbortSignal) => Promise<ModelResponse>

/** Converse of the function's own region, or of `region`. Bedrock's client is loaded at the first call (ADR 267). */
export const createConverseClient = (region?: string): Converse =>
  loadLater(async () => (await import('./converse-client.ts')).createClient(region))
