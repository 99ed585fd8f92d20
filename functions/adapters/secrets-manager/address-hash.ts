import { createHmac } from 'node:crypto'
import * as z from 'zod/mini'
import { now } from '#functions/runtime/clock.ts'
import { createSecretReader } from './secrets.ts'

/** Gives the salted hash of an e-mail address: the same for every way to write its letters. */
export type HashAddress = (email: string) => Promise<string>

const SALT_LENGTH = 16

/** By the salt of the secret that the setting `saltSecretName` names. Throws as `createSecretReader`. */
export const createAddressHash = (secretName: string): HashAddress => {
  const shape = z.object({ salt: z.string().check(z.minLength(SALT_LENGTH)) })
  const read = createSecretReader({ name: secretName, setting: 'saltSecretName', shape, now })
  return async (email) =>
    createHmac('sha256', (await read()).salt)
      .update(email.trim().toLowerCase())
      .digest('base64url')
}
