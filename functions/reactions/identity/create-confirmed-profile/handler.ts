import * as z from 'zod/mini'
import { AddressTaken } from '#domain/accounts/address-taken.ts'
import { parseIdentityProvider } from '#domain/accounts/identity-provider.ts'
import { createAccountDeps } from '#functions/profiles/create-account-deps.ts'
import { type EnsureAccountDeps, ensureAccount } from '#functions/profiles/ensure-account.ts'
import { identityTrigger } from '#functions/runtime/consumer.ts'
import { HIDE_ACCOUNT_EXISTENCE, readEnv, SALT_SECRET_NAME, TABLE_NAME } from '#functions/runtime/env.ts'
import { createLog } from '#functions/runtime/log.ts'

export const Env = { TABLE_NAME, SALT_SECRET_NAME, HIDE_ACCOUNT_EXISTENCE }

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

/**
 * Makes the profile and starts the trial when a sign-up is confirmed (ACCOUNT-2). Ignores confirmed password resets, and an identity
 * whose address got an account through another one: the user pool has confirmed it by now, and its first session is refused (AUTH-23).
 */
export const createConfirmedProfile =
  (deps: EnsureAccountDeps) =>
  async ({ triggerSource, userName, request }: z.infer<typeof confirmed>): Promise<Record<string, never>> => {
    const { sub, email, email_verified, name, identities } = request.userAttributes
    if (triggerSource !== 'PostConfirmation_ConfirmSignUp') return {}
    if (email === undefined || email_verified !== 'true') return {}
    const provider = parseIdentityProvider(identities, userName)
    const now = deps.now()
    try {
      await ensureAccount(deps)({ id: sub, email, displayName: name, provider, signedInAt: now, issuedAt: now })
    } catch (error) {
      if (!(error instanceof AddressTaken)) throw error
      createLog({}).info('confirmed without an account, because the address has one', { sub })
    }
    return {}
  }

export const handler = identityTrigger('create-confirmed-profile', confirmed, () =>
  createConfirmedProfile(createAccountDeps(readEnv(Env))),
)
