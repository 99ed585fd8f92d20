import {
  BedrockRuntimeClient,
  ConverseCommand,
  type ConverseCommandInput,
  type ConverseCommandOutput,
} from '@aws-sdk/client-bedrock-runtime'
import { NodeHttpHandler } from '@smithy/node-http-handler'

/**
 * Bedrock in the function's own region, or in `region`. The client does not retry: `ask` does, within the person's waiting time.
 * Uses HTTP/1.1, which the emulator supports too.
 */
export const createClient = (
  region?: string,
): ((input: ConverseCommandInput, abortSignal: AbortSignal) => Promise<ConverseCommandOutput>) => {
  const client = new BedrockRuntimeClient({
    ...(region ? { region } : {}),
    maxAttempts: 1,
    requestHandler: new NodeHttpHandler({ connectionTimeout: 2_000 }),
  })
  return (input, abortSignal) => client.send(new ConverseCommand(input), { abortSignal })
}
