import * as z from 'zod/mini'
import type { CloudModel } from '#local/contracts/cloud-model.ts'
import { type AccessRequest, type ServiceCall, UnsupportedCall } from './access-call.ts'

/** The id of an inference profile: its regions, a dot, and the model's id. */
const PROFILE = /^(?:[a-z]{2,4}|us-gov|global)\.([a-z0-9-]+\..+)$/

const guarded = z.object({ guardrailConfig: z.optional(z.object({ guardrailIdentifier: z.string() })) })

/** A call with a guardrail needs `bedrock:ApplyGuardrail` on it. */
const readGuardrailAccess = ({ region, body }: ServiceCall, account: string): AccessRequest[] => {
  const { guardrailConfig } = guarded.parse(JSON.parse(body))
  if (guardrailConfig === undefined) return []
  const resource = `arn:aws:bedrock:${region}:${account}:guardrail/${guardrailConfig.guardrailIdentifier}`
  return [{ action: 'bedrock:ApplyGuardrail', resource, context: {} }]
}

/**
 * Converse needs `bedrock:InvokeModel` on the model; through an inference profile, on the profile and its model. With a guardrail
 * it needs that too.
 */
export const readBedrockAccess = (call: ServiceCall, { account }: CloudModel): AccessRequest[] => {
  const [, path, operation] = /^\/model\/([^/]+)\/([a-z-]+)$/.exec(call.path) ?? []
  if (path === undefined || operation !== 'converse') throw new UnsupportedCall(operation ?? call.path)
  const action = 'bedrock:InvokeModel'
  const id = decodeURIComponent(path)
  const model = PROFILE.exec(id)?.[1]
  const modelArn = `arn:aws:bedrock:${call.region}::foundation-model/${model ?? id}`
  const guardrail = readGuardrailAccess(call, account)
  if (model === undefined) return [{ action, resource: modelArn, context: {} }, ...guardrail]
  const profile = `arn:aws:bedrock:${call.region}:${account}:inference-profile/${id}`
  return [
    { action, resource: profile, context: {} },
    { action, resource: modelArn, context: { 'bedrock:InferenceProfileArn': [profile] } },
    ...guardrail,
  ]
}
