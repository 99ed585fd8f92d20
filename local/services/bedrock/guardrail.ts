import * as z from 'zod/mini'
import type { CloudModel } from '#local/contracts/cloud-model.ts'
import type { AwsService, Clock, Faults } from '#local/contracts/services.ts'
import { ModelError, refuseConverse, reply } from './converse.ts'

type Guardrail = CloudModel['guardrail']

const asked = z.object({
  guardrailConfig: z.optional(z.object({ guardrailIdentifier: z.string(), guardrailVersion: z.string() })),
})

/** Throws `ModelError` unless the guardrail of the templates has this id and version. */
const check = (guardrail: Guardrail, id: string, version: string): void => {
  if (guardrail !== null && id === guardrail.id && version === guardrail.version) return
  throw new ModelError(400, 'ValidationException', `The guardrail ${id} has no version ${version} in this stack.`)
}

const refused = (error: unknown, { clock }: { clock: Clock }): Response => {
  if (error instanceof ModelError) return refuseConverse(error, clock.now())
  throw error
}

/** The emulator of ApplyGuardrail. It blocks a text where the fault `guardrail` of the service `model` is set. */
export const createGuardrail =
  (deps: { clock: Clock; faults: Faults; guardrail: Guardrail }): AwsService =>
  async (request) => {
    const [, id = '', version = ''] =
      /^\/guardrail\/([^/]+)\/version\/([^/]+)\/apply$/.exec(new URL(request.url).pathname) ?? []
    try {
      check(deps.guardrail, decodeURIComponent(id), decodeURIComponent(version))
    } catch (error) {
      return refused(error, deps)
    }
    const isBlocked = deps.faults.take('model')?.mode === 'guardrail'
    const action = isBlocked ? 'GUARDRAIL_INTERVENED' : 'NONE'
    return reply({ action, outputs: [], assessments: [], usage: {} }, deps.clock.now())
  }

/**
 * Converse with the guardrail of the templates. A call without it is refused, which Bedrock itself does not do: otherwise a function
 * that does not pass it would only be noticed in the cloud (CARE-11). A record of a batch job takes no guardrail, so jobs ask `model`.
 */
export const requireGuardrail =
  (model: AwsService, { guardrail, ...deps }: { clock: Clock; guardrail: Guardrail }): AwsService =>
  async (request, caller) => {
    const body: unknown = await request
      .clone()
      .json()
      .catch(() => undefined)
    const read = asked.safeParse(body)
    // The model refuses a body that is not as Converse has it.
    if (!read.success) return model(request, caller)
    const { guardrailConfig } = read.data
    try {
      if (guardrailConfig) check(guardrail, guardrailConfig.guardrailIdentifier, guardrailConfig.guardrailVersion)
      else if (guardrail !== null)
        throw new ModelError(
          400,
          'ValidationException',
          'The stack has a guardrail, and the call has no guardrailConfig.',
        )
    } catch (error) {
      return refused(error, deps)
    }
    return model(request, caller)
  }
