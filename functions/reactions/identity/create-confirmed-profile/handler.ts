import * as z from 'zod/mini'
import { parseIdentityProvider } from '#domain/accounts/identity-provider.ts'
import { createAccountStore } from '#functions/adapters/dynamodb/accounts.ts'
import { createDeletedIdentityStore } from '#functions/adapters/dynamodb/deleted-identities.ts'
import { createFormerTrialStore } from '#functions/adapters/dynamodb/former-trials.ts'
import { createTable } from '#functions/adapters/dynamodb/table.ts'
import { createTrialStore } from '#functions/adapters/dynamodb/trials.ts'
import { createZoneStore } from '#functions/adapters/dynamodb/zones.ts'
import { createAddressHash } from '#functions/adapters/secrets-manager/address-hash.ts'
import { type EnsureAccountDeps, ensureAccount } from '#functions/profiles/ensure-account.ts'
import { now } from '#functions/runtime/clock.ts'
import { identityTrigger } from '#functions/runtime/consumer.ts'
import { readEnv, SALT_SECRET_NAME, TABLE_NAME } from '#functions/runtime/env.ts'

export const Env = { TABLE_NAME, SALT_SECRET_NAME }

const confirmed = z.object({
  triggerSource: z.string(),
  userName: z.optional(z.string()),
  request: z.object({
    userAttributes: z.object({
      sub: z.string(),
      email: z.optional(z.string()),
      email_verified: z.optional(z.string()),
      name: z.optional(z.string()),
      identities: z.optional(z.string()),
    }),
  }),
})

/** Makes the profile and starts the trial when a sign-up is confirmed (ACCOUNT-2). Ignores confirmed password resets. */
export const createConfirmedProfile =
  (deps: EnsureAccountDeps) =>
  async ({ triggerSource, userName, request }: z.infer<typeof confirmed>): Promise<Record<string, never>> => {
    const { sub, email, email_verified, name, identities } = request.userAttributes
    if (triggerSource !== 'PostConfirmation_ConfirmSignUp') return {}
    if (email === undefined || email_verified !== 'true') return {}
    const provider = parseIdentityProvider(identities, userName)
    await ensureAccount(deps)({ id: sub, email, displayName: name, provider, signedInAt: deps.now() })
    return {}
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

export const handler = identityTrigger('create-confirmed-profile', confirmed, () =>
  createConfirmedProfile(live(readEnv(Env))),
)
