import * as z from 'zod/mini'
import { AddressTaken } from '#domain/accounts/address-taken.ts'
import { type AccountStore, createAccountStore } from '#functions/adapters/dynamodb/accounts.ts'
import { createTable } from '#functions/adapters/dynamodb/table.ts'
import { identityTrigger } from '#functions/runtime/consumer.ts'
import { type EnvOf, HIDE_ACCOUNT_EXISTENCE, readEnv, TABLE_NAME } from '#functions/runtime/env.ts'
import { type Count, countMetric } from '#functions/runtime/metrics.ts'

export const Env = { TABLE_NAME, HIDE_ACCOUNT_EXISTENCE }

const signUp = z.object({ request: z.object({ userAttributes: z.object({ email: z.optional(z.string()) }) }) })

type Deps = {
  accounts: Pick<AccountStore, 'idsByEmail' | 'get'>
  /** The refusal names no provider. */
  hideAccountExistence: boolean
  count: Count
}

/**
 * Refuses a sign-up with an e-mail address that already has an account (AUTH-16). The refusal names the provider of an account
 * without a password (ACCOUNT-13, ADR 151).
 */
export const checkSignUp = ({ accounts, hideAccountExistence, count }: Deps) => {
  const readProvider = async ([id]: string[]) =>
    hideAccountExistence || id === undefined ? undefined : (await accounts.get(id))?.identity_provider

  return async ({ request }: z.infer<typeof signUp>): Promise<Record<string, never>> => {
    const { email } = request.userAttributes
    const ids = email === undefined ? [] : await accounts.idsByEmail(email)
    if (email === undefined || ids.length === 0) return {}
    const provider = await readProvider(ids)
    // Lambda counts a refusal as an error. The alarm of failed sign-ups subtracts the refusals.
    count('SignUpsRefused', 'check-sign-up')
    throw new AddressTaken(email, provider)
  }
}

const live = (env: EnvOf<typeof Env>): Deps => ({
  accounts: createAccountStore(createTable(env.TABLE_NAME)),
  hideAccountExistence: env.HIDE_ACCOUNT_EXISTENCE,
  count: countMetric,
})

export const handler = identityTrigger('check-sign-up', signUp, () => checkSignUp(live(readEnv(Env))))
