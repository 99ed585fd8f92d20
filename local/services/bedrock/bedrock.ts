import type { CloudModel } from '#local/contracts/cloud-model.ts'
import type { ModelChoice } from '#local/contracts/model-choice.ts'
import type { AwsService, Clock, Faults, ServiceEvent } from '#local/contracts/services.ts'
import { createObjects, type Objects } from '#local/services/s3/objects.ts'
import { createBatchEmulator } from './batch-emulator.ts'
import { chooseModel } from './choose-model.ts'
import { createGuardrail, requireGuardrail } from './guardrail.ts'

export type Bedrock = {
  service: AwsService
  /** S3, with the files of the batch jobs. */
  files: AwsService
  /** The parts with which `idle` waits for batch jobs too: events start jobs, and the end of a job is an event. */
  withJobs<Bus extends { idle(): Promise<void> }>(bus: Bus): { idle(): Promise<void> }
}

type BedrockDeps = {
  /** Answers Converse. */
  model: AwsService
  objects: Objects
  cloud: Pick<CloudModel, 'account' | 'region' | 'guardrail'>
  clock: Clock
  faults: Faults
  emit: (event: ServiceEvent) => void
}

/** Bedrock's services at one address: calls of the model, batch jobs, and the guardrail by itself. */
const createBedrock = ({ cloud: { account, region, guardrail }, ...deps }: BedrockDeps): Bedrock => {
  const jobs = createBatchEmulator({ ...deps, account, region })
  const assess = createGuardrail({ ...deps, guardrail })
  const converse = requireGuardrail(deps.model, { ...deps, guardrail })
  return {
    files: deps.objects.service,
    service: (request, caller) => {
      const { pathname } = new URL(request.url)
      if (pathname.startsWith('/model-invocation-job')) return jobs.service(request, caller)
      if (pathname.startsWith('/guardrail/')) return assess(request, caller)
      return converse(request, caller)
    },
    withJobs: (bus) => ({
      idle: async () => {
        await bus.idle()
        await jobs.idle()
        await bus.idle()
      },
    }),
  }
}

/** Bedrock with the chosen model and files of its own. Throws `StartError` where the model cannot be used. */
export const startBedrock = async (
  choice: ModelChoice = { kind: 'stand-in' },
  deps: Omit<BedrockDeps, 'model' | 'objects' | 'cloud'> & { cloud: CloudModel },
): Promise<Bedrock> => {
  const model = await chooseModel(choice, deps)
  return createBedrock({ ...deps, model, objects: createObjects() })
}
