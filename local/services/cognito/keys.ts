import type { webcrypto } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { calculateJwkThumbprint, exportJWK, generateKeyPair, importJWK, type JWK } from 'jose'
import * as z from 'zod/mini'
import { StartError } from '#local/contracts/start-error.ts'
import { writeAtomically } from './atomic-file.ts'

export type SigningKeys = {
  kid: string
  privateKey: webcrypto.CryptoKey
  publicKey: webcrypto.CryptoKey
  publicJwk: JWK
}

const text = z.string().check(z.minLength(1))
const keptKey = z.strictObject({
  kty: z.literal('RSA'),
  ...{ n: text, e: text, d: text, p: text, q: text, dp: text, dq: text, qi: text },
})
type StoredKey = z.infer<typeof keptKey>

const asymmetric = z.instanceof(CryptoKey)

const importKeys = async (stored: StoredKey): Promise<SigningKeys> => {
  const { kty, n, e } = stored
  const kid = await calculateJwkThumbprint({ kty, n, e })
  const publicJwk = { kty, n, e, kid, alg: 'RS256', use: 'sig' }
  return {
    kid,
    publicJwk,
    privateKey: asymmetric.parse(await importJWK(stored, 'RS256')),
    publicKey: asymmetric.parse(await importJWK(publicJwk, 'RS256')),
  }
}

const createKey = async (file: string): Promise<StoredKey> => {
  const { privateKey } = await generateKeyPair('RS256', { extractable: true })
  const made = keptKey.parse(await exportJWK(privateKey))
  await writeAtomically(file, JSON.stringify(made))
  return made
}

/** The pool's signing key pair, created once and stored in `folder`. */
export const createSigningKeys = async (folder: string): Promise<SigningKeys> => {
  const file = join(folder, 'signing-key.json')
  if (!existsSync(file)) return importKeys(await createKey(file))
  try {
    return await importKeys(keptKey.parse(JSON.parse(readFileSync(file, 'utf8'))))
  } catch {
    throw new StartError(`The signing key in ${file} cannot be read; start with --fresh for an empty data folder.`)
  }
}
