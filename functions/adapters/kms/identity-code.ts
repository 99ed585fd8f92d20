import { buildDecrypt } from '@aws-crypto/decrypt-node'
import { KmsKeyringNode } from '@aws-crypto/kms-keyring-node'
import { CommitmentPolicy } from '@aws-crypto/material-management-node'
import { DecryptCommand, type DecryptCommandInput, KMSClient } from '@aws-sdk/client-kms'

/** Reads a code that the user pool encrypted for one of its triggers. */
export type ReadCode = (encrypted: string, userPoolId: string) => Promise<string>

/** Cognito puts no key commitment into its messages, so messages without one must be accepted. */
const { decrypt } = buildDecrypt(CommitmentPolicy.REQUIRE_ENCRYPT_ALLOW_DECRYPT)

/** Name of the entry of the encryption context in which Cognito names the pool. */
const POOL = 'userpool-id'

const decryptsOnly = async (): Promise<never> => {
  throw new Error('Codes are only decrypted here.')
}

/** With both attempts 10 seconds at most. */
const LIMITS = {
  maxAttempts: 2,
  requestHandler: { connectionTimeout: 2_000, requestTimeout: 3_000, throwOnRequestTimeout: true },
}

/**
 * Decrypts by one KMS key (its ARN). Throws when the text is not a message of the AWS Encryption SDK, was encrypted
 * with another key or was changed, or was encrypted for another pool.
 */
export const createCodeReader = (keyArn: string): ReadCode => {
  const client = new KMSClient(LIMITS)
  const kms = {
    decrypt: async (input: DecryptCommandInput) => {
      const { KeyId, Plaintext } = await client.send(new DecryptCommand(input))
      return { ...(KeyId && { KeyId }), ...(Plaintext && { Plaintext }) }
    },
    encrypt: decryptsOnly,
    generateDataKey: decryptsOnly,
  }
  const keyring = new KmsKeyringNode({ keyIds: [keyArn], clientProvider: () => kms })
  return async (encrypted, userPoolId) => {
    const { plaintext, messageHeader } = await decrypt(keyring, Buffer.from(encrypted, 'base64'))
    if (messageHeader.encryptionContext[POOL] !== userPoolId) {
      throw new Error(`The code was not encrypted for the user pool ${userPoolId}.`)
    }
    return plaintext.toString('utf8')
  }
}
