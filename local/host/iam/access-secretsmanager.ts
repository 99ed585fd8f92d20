import * as z from 'zod/mini'
import type { CloudModel } from '#local/contracts/cloud-model.ts'
import { SUFFIX } from '#local/services/secrets-manager/secrets.ts'
import { type Call, UnknownCall } from './access-call.ts'
import type { Access } from './policy.ts'

const request = z.object({ SecretId: z.string() })

/** What GetSecretValue does, on the ARN of the secret that it names. */
export const secretsAccess = (call: Call, model: CloudModel): Access[] => {
  if (call.operation !== 'GetSecretValue') throw new UnknownCall(call.operation)
  const { SecretId } = request.parse(JSON.parse(call.body))
  const arn = `arn:aws:secretsmanager:${call.region}:${model.account}:secret:${SecretId}${SUFFIX}`
  return [
    { action: 'secretsmanager:GetSecretValue', resource: SecretId.startsWith('arn:') ? SecretId : arn, context: {} },
  ]
}
