import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

type EncryptionContext = Record<string, string>

/** One symmetric key. What it encrypts can be read only with the same context. */
export type KeyMaterial = {
  seal(plaintext: Uint8Array, context: EncryptionContext): Buffer
  /** Undefined for what this key did not encrypt with this context. */
  open(sealed: Uint8Array, context: EncryptionContext): Buffer | undefined
}

const KEY_BYTES = 32
const IV_BYTES = 12
const TAG_BYTES = 16

const encodeContext = (context: EncryptionContext): Buffer =>
  Buffer.from(JSON.stringify(Object.entries(context).sort(([one], [other]) => (one < other ? -1 : 1))))

/** The material of one key id, created at its first use and stored in the data folder. */
export const keptMaterial = (dataFolder: string, id: string): KeyMaterial => {
  const folder = join(dataFolder, 'kms')
  const file = join(folder, id)
  mkdirSync(folder, { recursive: true })
  if (!existsSync(file)) writeFileSync(file, randomBytes(KEY_BYTES).toString('base64url'), { mode: 0o600 })
  const key = Buffer.from(readFileSync(file, 'utf8'), 'base64url')

  return {
    seal: (plaintext, context) => {
      const iv = randomBytes(IV_BYTES)
      const cipher = createCipheriv('aes-256-gcm', key, iv).setAAD(encodeContext(context))
      const body = Buffer.concat([cipher.update(plaintext), cipher.final()])
      return Buffer.concat([iv, cipher.getAuthTag(), body])
    },
    open: (sealed, context) => {
      if (sealed.length < IV_BYTES + TAG_BYTES) return undefined
      const tag = sealed.subarray(IV_BYTES, IV_BYTES + TAG_BYTES)
      const decipher = createDecipheriv('aes-256-gcm', key, sealed.subarray(0, IV_BYTES), { authTagLength: TAG_BYTES })
        .setAAD(encodeContext(context))
        .setAuthTag(tag)
      try {
        return Buffer.concat([decipher.update(sealed.subarray(IV_BYTES + TAG_BYTES)), decipher.final()])
      } catch {
        return undefined
      }
    },
  }
}
