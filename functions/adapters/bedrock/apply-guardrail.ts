import { ApplyGuardrailCommand, BedrockRuntimeClient } from '@aws-sdk/client-bedrock-runtime'
import { NodeHttpHandler } from '@smithy/node-http-handler'
import type { Guardrail } from './converse-input.ts'

/** Whether the guardrail blocks a text: the person's words (`INPUT`) or the model's (`OUTPUT`). Throws the SDK's errors. */
export type IsBlocked = (source: 'INPUT' | 'OUTPUT', text: string) => Promise<boolean>

/** A file of answers asks at the rate that the account's quota allows, and waits where that is used up. */
const ATTEMPTS = 6

/** Assesses texts outside of a call of the model. Nothing is blocked where no guardrail is deployed. */
export const createGuardrailCheck = (guardrail: Guardrail | undefined): IsBlocked => {
  if (guardrail === undefined) return async () => false
  const client = new BedrockRuntimeClient({
    maxAttempts: ATTEMPTS,
    requestHandler: new NodeHttpHandler({ connectionTimeout: 2_000 }),
  })
  return async (source, text) => {
    const { action } = await client.send(
      new ApplyGuardrailCommand({
        guardrailIdentifier: guardrail.id,
        guardrailVersion: guardrail.version,
        source,
        content: [{ text: { text } }],
      }),
    )
    return action === 'GUARDRAIL_INTERVENED'
  }
}
