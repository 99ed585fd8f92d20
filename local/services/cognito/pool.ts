import type { Retry, UserPool } from '#local/contracts/cloud-model.ts'
import type { Clock, KmsCalls } from '#local/contracts/services.ts'
import type { Challenges } from './challenges.ts'
import type { SigningKeys } from './keys.ts'
import { refuse } from './refusal.ts'
import type { User } from './state.ts'
import type { UserStore } from './store.ts'

/** The dependencies of the pool's operations. */
export type PoolContext = {
  settings: UserPool
  region: string
  clock: Clock
  store: UserStore
  keys: SigningKeys
  challenges: Challenges
  /** Runs a trigger's function with Cognito's event. Throws an Error with the function's message. */
  trigger: (functionName: string, event: unknown) => Promise<unknown>
  kms: KmsCalls
  /** Has a function called that nothing waits for; what fails is repeated as `retry` says. */
  invokeLater: (called: { functionName: string; retry: Retry }, event: unknown) => void
}

/** The attributes that triggers and `GetUser` receive: includes `sub`. */
export const shownAttributes = ({ sub, attributes }: User): Record<string, string> => ({ sub, ...attributes })

export const requireEnabled = ({ enabled }: User): void => {
  if (!enabled) refuse('NotAuthorizedException', 'User is disabled.')
}
