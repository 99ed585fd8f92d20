import { BedrockRuntimeClient, BedrockRuntimeServiceException, ConverseCommand } from '@aws-sdk/client-bedrock-runtime'
import { NodeHttpHandler } from '@smithy/node-http-handler'
import type { ModelChoice } from '#local/contracts/model-choice.ts'
import type { AwsService, Clock } from '#local/contracts/services.ts'
import { StartError } from '#local/contracts/start-error.ts'
import { ModelError, parseModel, readConverse, refuseConverse, reply } from '../converse.ts'

/** The region where the caller's own settings name none. */
const DEFAULT_REGION = 'us-east-1'

/**
 * Sends Converse calls to Bedrock with the AWS credentials of the process. The guardrail of the templates exists on
 * this machine only, so calls go without it. Throws `StartError` without credentials.
 */
export const createBedrockRelay = async (
  choice: Extract<ModelChoice, { kind: 'bedrock' }>,
  clock: Clock,
): Promise<AwsService> => {
  const region = process.env.AWS_REGION ?? process.env.AWS_DEFAULT_REGION ?? DEFAULT_REGION
  const client = new BedrockRuntimeClient({ region, maxAttempts: 1, requestHandler: new NodeHttpHandler() })
  await client.config.credentials().catch((error: unknown) => {
    client.destroy()
    const reason = error instanceof Error ? error.message : String(error)
    throw new StartError(
      `--model bedrock: no AWS credentials are found (${reason}). Set AWS_PROFILE, or sign in first.`,
    )
  })

  return async (request) => {
    try {
      const { guardrailConfig: _, ...body } = await readConverse(request)
      const { output, stopReason, usage, metrics } = await client.send(
        new ConverseCommand({ modelId: choice.name ?? parseModel(request), ...body }),
      )
      return reply({ output, stopReason, usage, metrics }, clock.now())
    } catch (error) {
      if (error instanceof ModelError) return refuseConverse(error, clock.now())
      const known = error instanceof BedrockRuntimeServiceException
      const status = (known ? error.$metadata.httpStatusCode : undefined) ?? 503
      const name = known ? error.name : 'ServiceUnavailableException'
      return refuseConverse(
        new ModelError(status, name, error instanceof Error ? error.message : String(error)),
        clock.now(),
      )
    }
  }
}
