import { createAccountStore } from '#functions/adapters/dynamodb/accounts.ts'
import { createDeletedIdentityStore } from '#functions/adapters/dynamodb/deleted-identities.ts'
import { createFormerTrialStore } from '#functions/adapters/dynamodb/former-trials.ts'
import { createTable } from '#functions/adapters/dynamodb/table.ts'
import { createTrialStore } from '#functions/adapters/dynamodb/trials.ts'
import { createZoneStore } from '#functions/adapters/dynamodb/zones.ts'
import { createAddressHash } from '#functions/adapters/secrets-manager/address-hash.ts'
import { now } from '#functions/runtime/clock.ts'
import type { EnsureAccountDeps } from './ensure-account.ts'

/** The stores that `ensureAccount` needs. */
export const createAccountDeps = (env: {
  TABLE_NAME: string
  SALT_SECRET_NAME: string
  HIDE_ACCOUNT_EXISTENCE: boolean
}): EnsureAccountDeps => {
  const table = createTable(env.TABLE_NAME)
  const hash = createAddressHash(env.SALT_SECRET_NAME)
  return {
    accounts: createAccountStore(table),
    zones: createZoneStore(table),
    trials: createTrialStore(table),
    formerTrials: createFormerTrialStore(table, hash),
    deletedIdentities: createDeletedIdentityStore(table, hash),
    hideAccountExistence: env.HIDE_ACCOUNT_EXISTENCE,
    now,
  }
}
