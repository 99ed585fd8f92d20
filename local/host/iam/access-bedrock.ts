import type { CloudModel } from '#local/contracts/cloud-model.ts'
import { type Call, UnknownCall } from './access-call.ts'
import type { Access } from './policy.ts'

const ACTIONS: Record<string, string> = {
  converse: 'InvokeModel',
  invoke: 'InvokeModel',
  'converse-stream': 'InvokeModelWithResponseStream',
  'invoke-with-response-stream': 'InvokeModelWithResponseStream',
}
/** An inference profile's id names the regions that it spreads over before the model. */
const PROFILE = /^(?:[a-z]{2,4}|us-gov|global)\.([a-z0-9-]+\..+)$/

type Wanted = Pick<Access, 'resource' | 'context'>

const resourcesOf = (id: string, region: string, account: string): Wanted[] => {
  if (id.startsWith('arn:')) return [{ resource: id, context: {} }]
  const model = PROFILE.exec(id)?.[1]
  if (model === undefined) return [{ resource: `arn:aws:bedrock:${region}::foundation-model/${id}`, context: {} }]
  const profile = `arn:aws:bedrock:${region}:${account}:inference-profile/${id}`
  return [
    { resource: profile, context: {} },
    {
      resource: `arn:aws:bedrock:${region}::foundation-model/${model}`,
      context: { 'bedrock:InferenceProfileArn': [profile] },
    },
  ]
}

/** What a model call does: through an inference profile it needs the profile and the model behind it. */
export const bedrockAccess = (call: Call, { account }: CloudModel): Access[] => {
  const [, id = '', kind = ''] = /^\/model\/([^/]+)\/([a-z-]+)$/.exec(call.path) ?? []
  const action = ACTIONS[kind]
  if (!action) throw new UnknownCall(call.path)
  return resourcesOf(decodeURIComponent(id), call.region, account).map((wanted) => ({
    action: `bedrock:${action}`,
    ...wanted,
  }))
}
