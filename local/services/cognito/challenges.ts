import { MINUTE_MS } from '#domain/time/units.ts'
import type { Clock } from '#local/contracts/services.ts'
import type { Challenge } from './srp.ts'

/** Milliseconds until the second call of a sign-in expires. */
const LIFETIME = 3 * MINUTE_MS

type OpenChallenge = { username: string; challenge: Challenge; expiresAt: number }

/** Challenges of pending sign-ins. Each is answered once. They are kept in memory only. */
export type Challenges = {
  add(username: string, challenge: Challenge): void
  take(secretBlock: string): OpenChallenge | undefined
}

export const createChallenges = ({ clock }: { clock: Clock }): Challenges => {
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
