import * as z from 'zod/mini'
import type { CloudModel } from '#local/contracts/cloud-model.ts'
import type { Catalog } from './catalog.ts'
import { resolveAttribute } from './names.ts'

const version = z.strictObject({ GuardrailIdentifier: z.string() })

/**
 * Each stack with functions of the coach has its own version of the one guardrail; they have the same number here. Its policies
 * have no local behaviour: a fault of the service `model` stands for a text that they block.
 */
export const readGuardrail = (catalog: Catalog): CloudModel['guardrail'] => {
  if (catalog.of('AWS::Bedrock::Guardrail').length === 0) return null
  const id = resolveAttribute(catalog.one('AWS::Bedrock::Guardrail'), 'GuardrailId')
  const [first] = catalog
    .of('AWS::Bedrock::GuardrailVersion')
    .filter((resource) => catalog.read(resource, version, []).GuardrailIdentifier === id)
  return first === undefined ? null : { id, version: resolveAttribute(first, 'Version') }
}
