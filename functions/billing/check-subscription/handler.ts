import { NOT_SUBSCRIBED, readSubscription, type Subscription } from '#domain/billing/plans.ts'
import { type AccountStore, createAccountStore } from '#functions/adapters/dynamodb/accounts.ts'
import { createTable } from '#functions/adapters/dynamodb/table.ts'
import type { Actor } from '#functions/runtime/actor.ts'
import { now } from '#functions/runtime/clock.ts'
import { type EnvOf, FALLBACK_PRO_ACCOUNT, readEnv, TABLE_NAME } from '#functions/runtime/env.ts'
import { http, type OperationHandler } from '#functions/runtime/http.ts'
import { createLog, describe } from '#functions/runtime/log.ts'
import { contract } from './contract.ts'

export const Env = { TABLE_NAME, FALLBACK_PRO_ACCOUNT }

type Deps = {
  accounts: Pick<AccountStore, 'get'>
  /** E-mail of the account that gets Pro Plan when its plan cannot be read (ACCOUNT-6). Empty when unset. */
  fallbackProAccount: string
  now: () => number
}

const PRO: Subscription = { subscribed: true, subscription_tier: 'Pro Plan', subscription_end: null }

export const checkSubscription = (deps: Deps): OperationHandler<typeof contract> => {
  const isFallback = ({ email, emailVerified }: Actor): boolean =>
    deps.fallbackProAccount !== '' && emailVerified && email === deps.fallbackProAccount.toLowerCase()

  return async ({ actor }) => {
    try {
      const account = await deps.accounts.get(actor.id)
      return { success: true, ...(account ? readSubscription(account.subscription, deps.now()) : NOT_SUBSCRIBED) }
    } catch (error) {
      if (!isFallback(actor)) throw error
      createLog({ operation: contract.name }).warn('used the fallback account', describe(error))
      return { success: true, ...PRO }
    }
  }
}

const live = (env: EnvOf<typeof Env>): Deps => ({
  accounts: createAccountStore(createTable(env.TABLE_NAME)),
  fallbackProAccount: env.FALLBACK_PRO_ACCOUNT,
  now,
})

export const handler = http(contract, () => checkSubscription(live(readEnv(Env))))
