import * as z from 'zod/mini'
import type { CloudModel } from '#local/contracts/cloud-model.ts'
import { SUFFIX } from '#local/services/secrets-manager/secrets.ts'
import { type AccessRequest, type ServiceCall, UnsupportedCall } from './access-call.ts'

const request = z.object({ SecretId: z.string() })

/** GetSecretValue needs `secretsmanager:GetSecretValue` on the secret. */
export const readSecretsAccess = (call: ServiceCall, model: CloudModel): AccessRequest[] => {
  if (call.operation !== 'GetSecretValue') throw new UnsupportedCall(call.operation)
  const { SecretId } = request.parse(JSON.parse(call.body))
  const arn = `arn:aws:secretsmanager:${call.region}:${model.account}:secret:${SecretId}${SUFFIX}`
  return [
    { action: 'secretsmanager:GetSecretValue', resource: SecretId.startsWith('arn:') ? SecretId : arn, context: {} },
  ]
}
