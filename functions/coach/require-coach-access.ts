import { standingOf } from '#domain/accounts/account.ts'
import { MODEL_CALLS_A_DAY } from '#domain/coach-calls.ts'
import { DomainError } from '#domain/errors.ts'
import { permitAccess } from '#domain/goals/permit.ts'
import { messages } from '#domain/messages.ts'
import { dayTurnsAt } from '#domain/time/turn.ts'
import type { AccountStore } from '../adapters/dynamodb/accounts.ts'
import type { ModelCallStore } from '../adapters/dynamodb/model-calls.ts'

export type CoachAccessDeps = { accounts: Pick<AccountStore, 'get'>; calls: ModelCallStore; now: () => number }

/**
 * Lets those ask the coach whose trial or subscription lasts (docs/adr/033-offer-the-coach-while-access-lasts.md), and counts the call. A repeated attempt
 * of `ask` is part of the same call. Throws `conflict` where there is no profile yet or it is being deleted, `forbidden` once
 * trial and subscription have ended, and `too-many-requests` beyond the day's calls (docs/adr/111-model-calls-are-limited-per-person-and-day.md).
 */
export const requireCoachAccess = async ({ accounts, calls, now }: CoachAccessDeps, userId: string): Promise<void> => {
  const account = await accounts.get(userId)
  if (!account) throw new DomainError('conflict', messages.account.profileMissing)
  if (account.closing_at !== undefined) throw new DomainError('conflict', messages.account.closing)
  const { trial, today, rule } = standingOf(account, now())
  permitAccess(trial)
  if (await calls.take(userId, today, MODEL_CALLS_A_DAY)) return
  throw new DomainError('too-many-requests', messages.coach.dayLimit(MODEL_CALLS_A_DAY, dayTurnsAt(rule)))
}
