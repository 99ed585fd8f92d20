import { DomainError } from '#domain/errors.ts'
import { accountMessages } from '#domain/messages/account.ts'
import { createAccountStore } from '#functions/adapters/dynamodb/accounts.ts'
import { createDeletedIdentityStore } from '#functions/adapters/dynamodb/deleted-identities.ts'
import { createFormerTrialStore } from '#functions/adapters/dynamodb/former-trials.ts'
import { createTable } from '#functions/adapters/dynamodb/table.ts'
import { createTrialStore } from '#functions/adapters/dynamodb/trials.ts'
import { createZoneStore } from '#functions/adapters/dynamodb/zones.ts'
import { createAddressHash } from '#functions/adapters/secrets-manager/address-hash.ts'
import { type EnsureAccountDeps, ensureAccount } from '#functions/profiles/ensure-account.ts'
import { now } from '#functions/runtime/clock.ts'
import { readEnv, SALT_SECRET_NAME, TABLE_NAME } from '#functions/runtime/env.ts'
import { http, type OperationHandler } from '#functions/runtime/http.ts'
import { viewProfile } from '../profile-view.ts'
import { contract } from './contract.ts'

export const Env = { TABLE_NAME, SALT_SECRET_NAME }

/** The token identifies the person (ACCOUNT-1). The body provides only the display name. */
export const createUserProfile =
  (deps: EnsureAccountDeps): OperationHandler<typeof contract> =>
  async ({ body, actor }) => {
    if (!actor.email || !actor.emailVerified) throw new DomainError('forbidden', accountMessages.needsEmail)
    const { id, email, signedInAt, provider } = actor
    const account = await ensureAccount(deps)({ id, email, signedInAt, provider, displayName: body.displayName })
    return { success: true, profile: viewProfile(account) }
  }

const live = (env: { TABLE_NAME: string; SALT_SECRET_NAME: string }): EnsureAccountDeps => {
  const table = createTable(env.TABLE_NAME)
  const hash = createAddressHash(env.SALT_SECRET_NAME)
  return {
    accounts: createAccountStore(table),
    zones: createZoneStore(table),
    trials: createTrialStore(table),
    formerTrials: createFormerTrialStore(table, hash),
    deletedIdentities: createDeletedIdentityStore(table, hash),
    now,
  }
}

export const handler = http(contract, () => createUserProfile(live(readEnv(Env))))
