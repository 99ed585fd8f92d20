import { standingOf } from '#domain/accounts/account.ts'
import { DomainError } from '#domain/errors.ts'
import { messages } from '#domain/messages.ts'
import type { Accounts } from './store/accounts.ts'

export type MayAskDeps = { accounts: Pick<Accounts, 'get'>; now: () => number }

/**
 * Lets those ask the coach whose trial or subscription lasts (docs/decisions/033). Throws `conflict` where there is no
 * profile yet, and `forbidden` once both have ended.
 */
export const mayAsk = async (deps: MayAskDeps, userId: string): Promise<void> => {
  const account = await deps.accounts.get(userId)
  if (!account) throw new DomainError('conflict', messages.account.profileMissing)
  if (standingOf(account, deps.now()).trial.isTrialExpired)
    throw new DomainError('forbidden', messages.goals.trialExpired)
}
