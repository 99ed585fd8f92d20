import type { CloudModel } from '#local/contracts/cloud-model.ts'
import { type AccessRequest, type Call, UnsupportedCall } from './access-call.ts'

/** The id of an inference profile: its regions, a dot, and the model's id. */
const PROFILE = /^(?:[a-z]{2,4}|us-gov|global)\.([a-z0-9-]+\..+)$/

/** Converse needs `bedrock:InvokeModel` on the model; through an inference profile, on the profile and its model. */
export const readBedrockAccess = (call: Call, { account }: CloudModel): AccessRequest[] => {
  const [, path, operation] = /^\/model\/([^/]+)\/([a-z-]+)$/.exec(call.path) ?? []
  if (path === undefined || operation !== 'converse') throw new UnsupportedCall(operation ?? call.path)
  const action = 'bedrock:InvokeModel'
  const id = decodeURIComponent(path)
  const model = PROFILE.exec(id)?.[1]
  const modelArn = `arn:aws:bedrock:${call.region}::foundation-model/${model ?? id}`
  if (model === undefined) return [{ action, resource: modelArn, context: {} }]
  const profile = `arn:aws:bedrock:${call.region}:${account}:inference-profile/${id}`
  return [
    { action, resource: profile, context: {} },
    { action, resource: modelArn, context: { 'bedrock:InferenceProfileArn': [profile] } },
  ]
}
