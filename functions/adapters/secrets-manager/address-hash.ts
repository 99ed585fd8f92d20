import { createHmac } from 'node:crypto'
import * as z from 'zod/mini'
import { now } from '#functions/runtime/clock.ts'
import { createSecretReader } from './secrets.ts'

/**
 * The salted hashes of an e-mail address, independent of case and outer spaces: the one to store first, then the one of the
 * other salt during a rotation.
 */
export type HashAddress = (email: string) => Promise<[string, ...string[]]>

const SALT_LENGTH = 16
const salt = z.string().check(z.minLength(SALT_LENGTH))

/** Uses the salts in the secret of the setting `saltSecretName` (ADR 260). Throws as `createSecretReader`. */
export const createAddressHash = (secretName: string): HashAddress => {
  const shape = z.object({ salt, previousSalt: z.optional(salt) })
  const read = createSecretReader({ name: secretName, setting: 'saltSecretName', shape, now })
  return async (email) => {
    const keys = await read()
    const digest = (key: string) => createHmac('sha256', key).update(email.trim().toLowerCase()).digest('base64url')
    return [digest(keys.salt), ...(keys.previousSalt === undefined ? [] : [digest(keys.previousSalt)])]
  }
}
