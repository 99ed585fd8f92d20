import { createHmac } from 'node:crypto'
import type { Pool } from './pool.ts'
import { type Challenge, type Credential, createCredential } from './srp.ts'

/** Milliseconds that a sign-in has for its second call. */
const LIFETIME = 3 * 60_000

type OpenChallenge = { username: string; challenge: Challenge; expiresAt: number }

/** Challenges of sign-ins under way, each answered once. They need not outlive the process. */
export type Challenges = {
  add(username: string, challenge: Challenge): void
  take(secretBlock: string): OpenChallenge | undefined
}

export const createChallenges = ({ clock }: Pick<Pool, 'clock'>): Challenges => {
  const open = new Map<string, OpenChallenge>()
  return {
    add: (username, challenge) => {
      const now = clock.now()
      for (const [secretBlock, { expiresAt }] of open) if (expiresAt <= now) open.delete(secretBlock)
      open.set(challenge.secretBlock, { username, challenge, expiresAt: now + LIFETIME })
    },
    take: (secretBlock) => {
      const found = open.get(secretBlock)
      open.delete(secretBlock)
      return found && found.expiresAt > clock.now() ? found : undefined
    },
  }
}

/**
 * Somebody who is not there, for a pool that hides who is: the same name always gets the same id and salt, and no password
 * answers the challenge.
 */
export const imagineUser = (pool: Pool, name: string): { username: string; credential: Credential } => {
  const seed = (label: string) =>
    createHmac('sha256', `${pool.settings.id}${pool.keys.kid}`).update(`${label}:${name.toLowerCase()}`).digest('hex')
  const id = seed('username')
  const username = `${id.slice(0, 8)}-${id.slice(8, 12)}-4${id.slice(13, 16)}-a${id.slice(17, 20)}-${id.slice(20, 32)}`
  const { verifier } = createCredential({ poolId: pool.settings.id, username }, seed('password'))
  return { username, credential: { salt: seed('salt').slice(0, 32), verifier } }
}
