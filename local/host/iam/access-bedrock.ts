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

const ANY = { context: {} }

/** The ARN of a model; of an inference profile, its own and that of its model. */
const listModelArns = ({ region }: ServiceCall, account: string, id: string): string[] => {
  const model = PROFILE.exec(id)?.[1]
  const arn = `arn:aws:bedrock:${region}::foundation-model/${model ?? id}`
  return model === undefined ? [arn] : [`arn:aws:bedrock:${region}:${account}:inference-profile/${id}`, arn]
}

const newJob = z.object({ modelId: z.string(), roleArn: z.string() })

/** A new job needs the permission on itself and on its model, and to pass its role. Undefined for a call about no job. */
const readJobAccess = (call: ServiceCall, account: string): AccessRequest[] | undefined => {
  const [, id] = /^\/model-invocation-job(?:\/(.+))?$/.exec(call.path) ?? []
  if (!call.path.startsWith('/model-invocation-job')) return undefined
  const jobs = `arn:aws:bedrock:${call.region}:${account}:model-invocation-job`
  if (id !== undefined) {
    const name = decodeURIComponent(id).split('/').at(-1)
    return [{ action: 'bedrock:GetModelInvocationJob', resource: `${jobs}/${name}`, ...ANY }]
  }
  const { modelId, roleArn } = newJob.parse(JSON.parse(call.body))
  const action = 'bedrock:CreateModelInvocationJob'
  return [
    ...[`${jobs}/new`, ...listModelArns(call, account, modelId)].map((resource) => ({ action, resource, ...ANY })),
    { action: 'iam:PassRole', resource: roleArn, context: { 'iam:PassedToService': ['bedrock.amazonaws.com'] } },
  ]
}

const readAssessmentAccess = (call: ServiceCall, account: string): AccessRequest[] | undefined => {
  const [, id] = /^\/guardrail\/([^/]+)\/version\/[^/]+\/apply$/.exec(call.path) ?? []
  if (id === undefined) return undefined
  const resource = `arn:aws:bedrock:${call.region}:${account}:guardrail/${decodeURIComponent(id)}`
  return [{ action: 'bedrock:ApplyGuardrail', resource, ...ANY }]
}

/**
 * Converse needs `bedrock:InvokeModel` on the model; through an inference profile, on the profile and its model. With a guardrail
 * it needs that too.
 */
export const readBedrockAccess = (call: ServiceCall, { account }: CloudModel): AccessRequest[] => {
  const other = readJobAccess(call, account) ?? readAssessmentAccess(call, account)
  if (other) return other
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
