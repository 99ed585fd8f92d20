import type { Account, Standing } from '#domain/accounts/account.ts'
import { MODEL_CALLS_A_DAY } from '#domain/coach-calls.ts'
import { DomainError } from '#domain/errors.ts'
import { permitAccess } from '#domain/goals/permit.ts'
import { coachMessages } from '#domain/messages/coach.ts'
import { describeDayTurn } from '#domain/time/day-end-words.ts'
import { findPersonDayEnd } from '#domain/time/moved-day.ts'
import type { AccountStore } from '../adapters/dynamodb/accounts.ts'
import type { ModelCallStore } from '../adapters/dynamodb/model-calls.ts'
import { requirePerson, type StoredPerson } from '../adapters/dynamodb/person.ts'

export type CoachAccessDeps = { accounts: Pick<AccountStore, 'overview'>; calls: ModelCallStore; now: () => number }

/**
 * Reads the person with their goals, and checks that they may use the coach (COACH-5, ADR 033). Throws `conflict` without a
 * profile or while it is being deleted, and `forbidden` after trial and subscription have ended.
 */
export const coachAccess = async (
  { accounts, now }: Pick<CoachAccessDeps, 'accounts' | 'now'>,
  userId: string,
): Promise<StoredPerson> => {
  const person = requirePerson(await accounts.overview(userId), now())
  permitAccess(person)
  return person
}

/** Counts the call (COACH-6, ADR 111). A second attempt of `ask` belongs to the same call. Throws `too-many-requests` beyond the day's calls. */
export const takeCall = async (
  { calls }: Pick<CoachAccessDeps, 'calls'>,
  { id }: Pick<Account, 'id'>,
  { now, today, rule }: Standing,
): Promise<void> => {
  if (await calls.take(id, today, MODEL_CALLS_A_DAY)) return
  const turn = describeDayTurn(rule.zone, findPersonDayEnd(now, rule))
  throw new DomainError('too-many-requests', coachMessages.dayLimit(MODEL_CALLS_A_DAY, turn))
}
