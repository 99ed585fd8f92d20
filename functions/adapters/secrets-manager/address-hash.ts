import { createHmac } from 'node:crypto'
import * as z from 'zod/mini'
import { now } from '#functions/runtime/clock.ts'
import { createSecretReader } from './secrets.ts'

/** The salted hash of an e-mail address, independent of case and outer spaces. */
export type HashAddress = (email: string) => Promise<string>

const SALT_LENGTH = 16

/** Uses the salt in the secret of the setting `saltSecretName`. Throws as `createSecretReader`. */
export const createAddressHash = (secretName: string): HashAddress => {
  const shape = z.object({ salt: z.string().check(z.minLength(SALT_LENGTH)) })
  const read = createSecretReader({ name: secretName, setting: 'saltSecretName', shape, now })
  return async (email) =>
    createHmac('sha256', (await read()).salt)
      .update(email.trim().toLowerCase())
      .digest('base64url')
}
