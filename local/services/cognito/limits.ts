import { HOUR_MS, MINUTE_MS } from '#domain/time/units.ts'
import type { PoolContext } from './pool.ts'
import { refuse } from './refusal.ts'
import type { User } from './state.ts'

/** Cognito allows 5 to 20 attempts an hour. Actions that can be guessed get the strict limit. */
const PER_HOUR = { 'send-code': 10, 'wrong-code': 5, 'change-password': 5 } as const
export type LimitedAction = keyof typeof PER_HOUR

const inWindow = (user: User, action: LimitedAction, now: number) => {
  const attempts = user.attempts[action]
  return attempts && now - attempts.since < HOUR_MS && now >= attempts.since ? attempts : undefined
}

/** Refuses an action that exceeded its attempts in the last hour. Does not count an attempt. */
export const requireAttemptsLeft = (pool: PoolContext, user: User, action: LimitedAction): void => {
  const used = inWindow(user, action, pool.clock.now())?.count ?? 0
  if (used >= PER_HOUR[action]) {
    refuse('LimitExceededException', 'Attempt limit exceeded, please try after some time.')
  }
}

export const countAttempt = async (pool: PoolContext, user: User, action: LimitedAction): Promise<void> => {
  const now = pool.clock.now()
  const attempts = inWindow(user, action, now)
  user.attempts[action] = attempts ? { ...attempts, count: attempts.count + 1 } : { count: 1, since: now }
  await pool.store.save()
}

const LONGEST_LOCKOUT = 15 * MINUTE_MS

/** The fifth wrong password locks for one second; each further one doubles the time. */
const lockedFor = (failures: number): number =>
  failures < 5 ? 0 : Math.min(1000 * 2 ** (failures - 5), LONGEST_LOCKOUT)

/** Cognito's lockout. It counts sign-ins only and ends after 15 minutes without one. */
export const requireNotLocked = (pool: PoolContext, { failures }: User): void => {
  const since = pool.clock.now() - failures.lastAt
  if (since >= 0 && since < lockedFor(failures.count)) {
    refuse('NotAuthorizedException', 'Password attempts exceeded')
  }
}

export const countWrongPassword = async (pool: PoolContext, user: User): Promise<void> => {
  const now = pool.clock.now()
  const forgotten = now - user.failures.lastAt >= LONGEST_LOCKOUT
  user.failures = { count: forgotten ? 1 : user.failures.count + 1, lastAt: now }
  await pool.store.save()
}

export const forgetWrongPasswords = (user: User): void => {
  user.failures = { count: 0, lastAt: 0 }
}
