import * as z from 'zod/mini'
import type { CloudModel } from '#local/contracts/cloud-model.ts'
import { type AccessRequest, type ServiceCall, UnsupportedCall } from './access-call.ts'

const OPERATIONS = ['Decrypt', 'Encrypt', 'GenerateDataKey']

const request = z.object({
  KeyId: z.optional(z.string()),
  EncryptionContext: z.optional(z.record(z.string(), z.string())),
})

/** What a call does with the key that it names. KMS lets a call of Decrypt leave the key out; here it must name it. */
export const readKmsAccess = (call: ServiceCall, model: CloudModel): AccessRequest[] => {
  if (!OPERATIONS.includes(call.operation)) throw new UnsupportedCall(call.operation)
  const { KeyId, EncryptionContext = {} } = request.parse(JSON.parse(call.body))
  if (KeyId === undefined) throw new UnsupportedCall(`${call.operation} without KeyId`)
  const context = Object.entries(EncryptionContext).map(([name, value]) => [`kms:EncryptionContext:${name}`, [value]])
  return [
    {
      action: `kms:${call.operation}`,
      resource: KeyId.startsWith('arn:') ? KeyId : `arn:aws:kms:${call.region}:${model.account}:key/${KeyId}`,
      context: Object.fromEntries(context),
    },
  ]
}
