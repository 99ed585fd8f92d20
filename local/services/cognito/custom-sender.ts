import type { KmsCalls } from '#local/contracts/services.ts'
import { type PoolContext, shownAttributes } from './pool.ts'
import type { User } from './state.ts'

export type SenderSource =
  | 'CustomEmailSender_SignUp'
  | 'CustomEmailSender_ResendCode'
  | 'CustomEmailSender_ForgotPassword'
  | 'CustomEmailSender_UpdateUserAttribute'

/** Loaded by the first code, because a start does not need these packages. */
const loadEncryption = async () => {
  const [{ buildEncrypt }, { KmsKeyringNode }, { CommitmentPolicy }] = await Promise.all([
    import('@aws-crypto/encrypt-node'),
    import('@aws-crypto/kms-keyring-node'),
    import('@aws-crypto/material-management-node'),
  ])
  // Cognito encrypts without key commitment: version 1 of the message format, AES-256-GCM with HKDF and ECDSA.
  return { ...buildEncrypt(CommitmentPolicy.FORBID_ENCRYPT_ALLOW_DECRYPT), KmsKeyringNode }
}

/** Encrypts a code as Cognito does: by the pool's key, bound to the pool's id. */
export const encryptCode = async (
  kms: KmsCalls,
  { keyArn, poolId, code }: { keyArn: string; poolId: string; code: string },
): Promise<string> => {
  const { encrypt, KmsKeyringNode } = await loadEncryption()
  const keyring = new KmsKeyringNode({ generatorKeyId: keyArn, clientProvider: () => kms })
  const { result } = await encrypt(keyring, code, { encryptionContext: { 'userpool-id': poolId } })
  return result.toString('base64')
}

/** The event of a custom email sender, as Cognito makes it. */
export const senderEvent = (
  pool: PoolContext,
  user: User,
  {
    source,
    code,
    clientMetadata,
  }: { source: SenderSource; code: string; clientMetadata: Record<string, string> | null },
) => ({
  version: '1',
  triggerSource: source,
  region: pool.region,
  userPoolId: pool.settings.id,
  userName: user.username,
  callerContext: { awsSdkVersion: 'aws-sdk-unknown-unknown', clientId: pool.settings.clientId },
  request: {
    type: 'customEmailSenderRequestV1',
    code,
    clientMetadata,
    userAttributes: { ...shownAttributes(user), 'cognito:user_status': user.status },
  },
})
