import type { ConverseCommandInput } from '@aws-sdk/client-bedrock-runtime'
import { BedrockRuntimeClient, ConverseCommand } from '@aws-sdk/client-bedrock-runtime'
import { NodeHttpHandler } from '@smithy/node-http-handler'
import type { ModelResponse } from './read-response.ts'

/** Calls Converse. Rejects with the SDK's errors, and when the signal aborts. */
export type Converse = (input: ConverseCommandInput, signal: AbortSignal) => Promise<ModelResponse>

/**
 * Bedrock in the function's own region. The client does not retry: `ask` does, within the person's waiting time. Uses HTTP/1.1,
 * which the emulator supports too.
 */
export const createConverseClient = (region?: string): Converse => {
  const client = new BedrockRuntimeClient({
    ...(region ? { region } : {}),
    maxAttempts: 1,
    requestHandler: new NodeHttpHandler({ connectionTimeout: 2_000 }),
  })
  return (input, signal) => client.send(new ConverseCommand(input), { abortSignal: signal })
}
