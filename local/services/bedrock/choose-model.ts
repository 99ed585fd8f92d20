import type { ModelChoice } from '#local/contracts/model-choice.ts'
import type { AwsService, Clock, Faults } from '#local/contracts/services.ts'
import { createModel } from './model.ts'

type Deps = { clock: Clock; faults: Faults }

/** The service that answers Converse. A relay is loaded only where it is chosen. Throws `StartError` where it cannot be used. */
export const chooseModel = async (choice: ModelChoice, deps: Deps): Promise<AwsService> => {
  if (choice.kind === 'openai') return (await import('./relay/openai.ts')).createOpenaiRelay(choice, deps.clock)
  if (choice.kind === 'bedrock') return (await import('./relay/bedrock.ts')).createBedrockRelay(choice, deps.clock)
  return createModel(deps)
}
