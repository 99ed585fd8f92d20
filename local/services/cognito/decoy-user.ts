import { createHmac } from 'node:crypto'
import type { PoolContext } from './pool.ts'
import { createCredential, type PasswordVerifier } from './srp.ts'

/**
 * A decoy for an unknown user, in a pool that hides user existence. One name always gets the same id and salt. No password
 * solves its challenge.
 */
export const createDecoyUser = (
  pool: PoolContext,
  name: string,
): { username: string; credential: PasswordVerifier } => {
  const seed = (label: string) =>
    createHmac('sha256', `${pool.settings.id}${pool.keys.kid}`).update(`${label}:${name.toLowerCase()}`).digest('hex')
  const id = seed('username')
  const username = `${id.slice(0, 8)}-${id.slice(8, 12)}-4${id.slice(13, 16)}-a${id.slice(17, 20)}-${id.slice(20, 32)}`
  const { verifier } = createCredential({ poolId: pool.settings.id, username }, seed('password'))
  return { username, credential: { salt: seed('salt').slice(0, 32), verifier } }
}
