import * as z from 'zod/mini'
import type { CloudModel } from '#local/contracts/cloud-model.ts'
import type { Catalog } from './catalog.ts'
import { resolveAttribute } from './names.ts'

const version = z.strictObject({ GuardrailIdentifier: z.string() })

/** Its policies have no local behaviour: a fault of the service `model` stands for a text that they block. */
export const readGuardrail = (catalog: Catalog): CloudModel['guardrail'] => {
  if (catalog.of('AWS::Bedrock::Guardrail').length === 0) return null
  const resource = catalog.one('AWS::Bedrock::GuardrailVersion')
  const { GuardrailIdentifier } = catalog.read(resource, version, [])
  return { id: GuardrailIdentifier, version: resolveAttribute(resource, 'Version') }
}
