import { type Account, readStanding, type Standing } from '#domain/accounts/account.ts'
import { MODEL_CALLS_A_DAY } from '#domain/coach-calls.ts'
import { DomainError } from '#domain/errors.ts'
import { permitAccess } from '#domain/goals/permit.ts'
import { accountMessages } from '#domain/messages/account.ts'
import { coachMessages } from '#domain/messages/coach.ts'
import { dayTurnsAt } from '#domain/time/turn.ts'
import type { AccountStore } from '../adapters/dynamodb/accounts.ts'
import type { ModelCallStore } from '../adapters/dynamodb/model-calls.ts'

export type CoachAccessDeps = { accounts: Pick<AccountStore, 'get'>; calls: ModelCallStore; now: () => number }

/**
 * Checks that the person may use the coach (COACH-5, ADR 033), and counts the call (COACH-6, ADR 111). A second attempt of `ask`
 * belongs to the same call. Throws `conflict` without a profile or while it is being deleted, `forbidden` after trial and
 * subscription have ended, and `too-many-requests` above the day's limit.
 */
export const coachAccess = async (
  { accounts, now }: Pick<CoachAccessDeps, 'accounts' | 'now'>,
  userId: string,
): Promise<{ account: Account; standing: Standing }> => {
  const account = await accounts.get(userId)
  if (!account) throw new DomainError('conflict', accountMessages.profileMissing)
  if (account.closing_at !== undefined) throw new DomainError('conflict', accountMessages.closing)
  const standing = readStanding(account, now())
  permitAccess(standing.trial)
  return { account, standing }
}

/** Throws `too-many-requests` beyond the day's calls. */
export const takeCall = async (
  { calls }: Pick<CoachAccessDeps, 'calls'>,
  { id }: Pick<Account, 'id'>,
  { today, rule }: Standing,
): Promise<void> => {
  if (await calls.take(id, today, MODEL_CALLS_A_DAY)) return
  throw new DomainError('too-many-requests', coachMessages.dayLimit(MODEL_CALLS_A_DAY, dayTurnsAt(rule)))
}
