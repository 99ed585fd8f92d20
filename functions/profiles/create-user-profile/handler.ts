import { DomainError } from '#domain/errors.ts'
import { accountMessages } from '#domain/messages/account.ts'
import { createAccountDeps } from '#functions/profiles/create-account-deps.ts'
import { type EnsureAccountDeps, ensureAccount } from '#functions/profiles/ensure-account.ts'
import { HIDE_ACCOUNT_EXISTENCE, readEnv, SALT_SECRET_NAME, TABLE_NAME } from '#functions/runtime/env.ts'
import { http, type OperationHandler } from '#functions/runtime/http.ts'
import { viewProfile } from '../profile-view.ts'
import { contract } from './contract.ts'

export const Env = { TABLE_NAME, SALT_SECRET_NAME, HIDE_ACCOUNT_EXISTENCE }

/** The token identifies the person (ACCOUNT-1). The body provides only the display name. */
export const createUserProfile =
  (deps: EnsureAccountDeps): OperationHandler<typeof contract> =>
  async ({ body, actor }) => {
    if (!actor.email || !actor.emailVerified) throw new DomainError('forbidden', accountMessages.needsEmail)
    const { id, email, signedInAt, issuedAt, provider } = actor
    const account = await ensureAccount(deps)({
      id,
      email,
      signedInAt,
      issuedAt,
      provider,
      displayName: body.displayName,
    })
    return { success: true, profile: viewProfile(account) }
  }

export const handler = http(contract, () => createUserProfile(createAccountDeps(readEnv(Env))))
