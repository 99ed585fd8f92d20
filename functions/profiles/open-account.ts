import type { Account } from '#domain/accounts/account.ts'
import { displayName } from '#domain/accounts/display-name.ts'
import type { IdentityProvider } from '#domain/accounts/identity-provider.ts'
import { NOT_SUBSCRIBED } from '#domain/billing/plans.ts'
import { trialExpiresAt } from '#domain/billing/trial.ts'
import { withoutControls } from '#domain/characters.ts'
import { DomainError } from '#domain/errors.ts'
import { messages } from '#domain/messages.ts'
import { DEFAULT_DAY_START_HOUR, DEFAULT_ZONE } from '#domain/time/zone.ts'
import type { AccountStore } from '../adapters/dynamodb/accounts.ts'
import type { DeletedIdentityStore } from '../adapters/dynamodb/deleted-identities.ts'
import type { FormerTrialStore } from '../adapters/dynamodb/former-trials.ts'
import type { TrialStore } from '../adapters/dynamodb/trials.ts'
import type { ZoneStore } from '../adapters/dynamodb/zones.ts'
import { HttpRefusal } from '../runtime/errors.ts'

export type OpenAccountDeps = {
  accounts: Pick<AccountStore, 'get' | 'createOnce' | 'change'>
  zones: Pick<ZoneStore, 'add'>
  trials: Pick<TrialStore, 'start'>
  formerTrials: Pick<FormerTrialStore, 'endOf'>
  deletedIdentities: Pick<DeletedIdentityStore, 'deletedAt'>
  now: () => number
}

/** Who a verified token, or the user pool itself, says that a person is. */
export type Identity = {
  id: string
  email: string
  displayName?: string | null | undefined
  /** When the session of the token began, in epoch milliseconds. */
  signedInAt: number
  provider?: IdentityProvider | undefined
}

/** The name that the identity provider tells, without control characters; null where nothing visible is left of it. */
const nameOf = ({ displayName: told }: Identity): string | null =>
  displayName.safeParse(withoutControls(told ?? '')).data ?? null

const newAccount = (who: Identity, trialEnd: string, now: number): Account => ({
  id: who.id,
  email: who.email,
  display_name: nameOf(who),
  ...(who.provider && { identity_provider: who.provider }),
  trial_expires_at: trialEnd,
  zone: DEFAULT_ZONE,
  day_start_hour: DEFAULT_DAY_START_HOUR,
  goal_count: 0,
  aside_count: 0,
  subscription: NOT_SUBSCRIBED,
  created_at: new Date(now).toISOString(),
  updated_at: new Date(now).toISOString(),
})

/**
 * The person's account: made, with its trial, where there is none (specification 3 and 4), and brought in line with the
 * identity's e-mail, and named where it has no name yet. Safe to repeat: a trial starts once. Throws `conflict` where the
 * account is deleted meanwhile, and answers 401 to a session that began before the identity's account was deleted
 * (docs/adr/150-a-deleted-identity-must-sign-in-again.md).
 */
export const openAccount =
  (deps: OpenAccountDeps) =>
  async (who: Identity): Promise<Account> => {
    const now = deps.now()
    let account = await deps.accounts.get(who.id)
    if (!account) {
      const deletedAt = await deps.deletedIdentities.deletedAt(who.id, now)
      if (deletedAt !== undefined && who.signedInAt <= deletedAt) {
        throw new HttpRefusal(401, 'unauthorized', messages.request.unauthorized)
      }
      await deps.zones.add(DEFAULT_ZONE)
      // An address has one trial: an account that was deleted does not bring another (docs/adr/107-a-trial-is-given-once.md).
      const trialEnd = (await deps.formerTrials.endOf(who.email, now)) ?? trialExpiresAt(now)
      // Before the account, so that every trial's end is announced; one that is over is not announced again.
      if (Date.parse(trialEnd) > now) await deps.trials.start(who.id, trialEnd)
      account = await deps.accounts.createOnce(newAccount(who, trialEnd, now))
    }
    // A name that is there is the person's own choice, whatever the identity is called.
    const display_name = account.display_name ?? nameOf(who)
    const identity_provider = who.provider ?? account.identity_provider
    const isAsTold = account.email === who.email && account.identity_provider === identity_provider
    if (isAsTold && account.display_name === display_name) return account
    const changes = { email: who.email, display_name, identity_provider, now: new Date(now).toISOString() }
    const changed = await deps.accounts.change(who.id, changes)
    if (!changed) throw new DomainError('conflict', messages.account.closing)
    return changed
  }
