import type { ConverseCommandInput, ConverseCommandOutput } from '@aws-sdk/client-bedrock-runtime'
import { BedrockRuntimeClient, ConverseCommand } from '@aws-sdk/client-bedrock-runtime'
import { NodeHttpHandler } from '@smithy/node-http-handler'

/** The one call that the coach makes. Rejects with the SDK's errors, and when the signal aborts. */
export type Converse = (
  input: ConverseCommandInput,
  signal: AbortSignal,
) => Promise<Pick<ConverseCommandOutput, 'output' | 'stopReason' | 'usage'>>

/**
 * Bedrock in the function's own region. The client asks once: asking again is `ask`'s, which knows how long the person has
 * been waiting. HTTP/1.1, since that is what every gateway and stand-in speaks.
 */
export const createConverseClient = (region?: string): Converse => {
  const client = new BedrockRuntimeClient({
    ...(region ? { region } : {}),
    maxAttempts: 1,
    requestHandler: new NodeHttpHandler({ connectionTimeout: 2_000 }),
  })
  return (input, signal) => client.send(new ConverseCommand(input), { abortSignal: signal })
}
