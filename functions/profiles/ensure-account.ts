import type { Account } from '#domain/accounts/account.ts'
import { AddressTaken } from '#domain/accounts/address-taken.ts'
import { displayName } from '#domain/accounts/display-name.ts'
import type { IdentityProvider } from '#domain/accounts/identity-provider.ts'
import { NOT_SUBSCRIBED } from '#domain/billing/plans.ts'
import { trialExpiresAt } from '#domain/billing/trial.ts'
import { withoutControls } from '#domain/characters.ts'
import { DomainError } from '#domain/errors.ts'
import { accountMessages } from '#domain/messages/account.ts'
import { requestMessages } from '#domain/messages/request.ts'
import { screenText } from '#domain/safety/screen.ts'
import { DEFAULT_DAY_START_HOUR, DEFAULT_ZONE } from '#domain/time/zone.ts'
import { ConditionFailed } from '#functions/adapters/dynamodb/condition-failed.ts'
import type { AccountStore } from '../adapters/dynamodb/accounts.ts'
import type { DeletedIdentityStore } from '../adapters/dynamodb/deleted-identities.ts'
import type { FormerTrialStore } from '../adapters/dynamodb/former-trials.ts'
import type { TrialStore } from '../adapters/dynamodb/trials.ts'
import type { ZoneStore } from '../adapters/dynamodb/zones.ts'

export type EnsureAccountDeps = {
  accounts: Pick<AccountStore, 'get' | 'createOnce' | 'change' | 'idsByEmail'>
  zones: Pick<ZoneStore, 'add'>
  trials: Pick<TrialStore, 'start'>
  formerTrials: Pick<FormerTrialStore, 'findEnd'>
  deletedIdentities: Pick<DeletedIdentityStore, 'deletedAt'>
  /** A refusal names no provider. */
  hideAccountExistence: boolean
  now: () => number
}

/** A person's identity, from a verified token or from a trigger of the user pool. */
export type VerifiedIdentity = {
  id: string
  email: string
  displayName?: string | null | undefined
  /** The sign-in of the token's session, in epoch milliseconds. */
  signedInAt: number
  /** The time of issue of the token, in epoch milliseconds. */
  issuedAt: number
  provider?: IdentityProvider | undefined
}

/**
 * The identity provider's name without control characters. Null when no visible character is left (ACCOUNT-10), and for a name
 * that `update-profile` would not take: signing in never fails for its words (CARE-1).
 */
const readDisplayName = ({ displayName: given }: VerifiedIdentity): string | null => {
  const name = displayName.safeParse(withoutControls(given ?? '')).data ?? null
  return name !== null && ['refuse', 'crisis'].includes(screenText([name]).outcome) ? null : name
}

/**
 * Throws `AddressTaken` where another identity has the account of the address (AUTH-16, ADR 312). The user pool confirms a sign-up with a
 * password also after the address got an account through a provider.
 */
const requireFreeAddress = async (
  { accounts, hideAccountExistence }: EnsureAccountDeps,
  { id, email }: VerifiedIdentity,
): Promise<void> => {
  const [other] = (await accounts.idsByEmail(email)).filter((one) => one !== id)
  if (other === undefined) return
  throw new AddressTaken(email, hideAccountExistence ? undefined : (await accounts.get(other))?.identity_provider)
}

const createAccount = (identity: VerifiedIdentity, trialEnd: string, now: number): Account => ({
  id: identity.id,
  email: identity.email,
  display_name: readDisplayName(identity),
  ...(identity.provider && { identity_provider: identity.provider }),
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
 * Creates the person's account with its trial, or updates the existing account to the identity's e-mail and provider and, where
 * it has no name and the person never chose to have none, to the identity's name (ACCOUNT-2, ACCOUNT-10, PLAN-1). A token from before a
 * change of the address changes nothing (AUTH-19). Idempotent: a trial starts once. Throws `conflict` when the account is deleted in
 * the meantime, `AddressTaken` for a new account whose address has one, and `unauthorized` for a session that began before the identity's account was deleted (ADR 150).
 */
export const ensureAccount =
  (deps: EnsureAccountDeps) =>
  async (identity: VerifiedIdentity): Promise<Account> => {
    const now = deps.now()
    let account = await deps.accounts.get(identity.id)
    if (!account) {
      const deletedAt = await deps.deletedIdentities.deletedAt(identity.id, now)
      if (deletedAt !== undefined && identity.signedInAt <= deletedAt) {
        throw new DomainError('unauthorized', requestMessages.unauthorized)
      }
      await requireFreeAddress(deps, identity)
      await deps.zones.add(DEFAULT_ZONE)
      // A deleted account's address gets the former trial end (ACCOUNT-9, ADR 107).
      const trialEnd = (await deps.formerTrials.findEnd(identity.email, now)) ?? trialExpiresAt(now)
      // Stored before the account, so that every trial has an announcement. A trial that ended before is not announced again.
      if (Date.parse(trialEnd) > now) await deps.trials.start(identity.id, trialEnd)
      account = await deps.accounts.createOnce(createAccount(identity, trialEnd, now))
    }
    const isOtherAddress = account.email !== identity.email
    const isOtherProvider = identity.provider !== undefined && identity.provider !== account.identity_provider
    const firstName = account.display_name === null && !account.name_chosen ? readDisplayName(identity) : null
    if (!isOtherAddress && !isOtherProvider && firstName === null) return account
    if (account.email_at !== undefined && identity.issuedAt <= account.email_at) return account
    const changes = {
      ...(isOtherAddress && { email: { address: identity.email, at: identity.issuedAt } }),
      ...(firstName !== null && { display_name: firstName }),
      identity_provider: identity.provider,
      now: new Date(now).toISOString(),
    }
    try {
      return await deps.accounts.change(identity.id, changes)
    } catch (error) {
      if (!(error instanceof ConditionFailed)) throw error
      // The account was read before a newer token changed its address or the person changed its name, or it is deleted.
      const stored = await deps.accounts.get(identity.id, { consistent: true })
      if (!stored) throw new DomainError('conflict', accountMessages.closing)
      return stored
    }
  }
