import { DomainError } from '#domain/errors.ts'
import { isPushEndpoint } from '#domain/evening/push-subscription.ts'
import { accountMessages } from '#domain/messages/account.ts'
import { eveningMessages } from '#domain/messages/evening.ts'
import { type AccountStore, createAccountStore } from '#functions/adapters/dynamodb/accounts.ts'
import {
  createPushSubscriptionStore,
  type PushSubscriptionStore,
} from '#functions/adapters/dynamodb/push-subscriptions.ts'
import { createTable } from '#functions/adapters/dynamodb/table.ts'
import { now } from '#functions/runtime/clock.ts'
import { type EnvOf, PUSH_SERVICES, readEnv, TABLE_NAME } from '#functions/runtime/env.ts'
import { http, type OperationHandler } from '#functions/runtime/http.ts'
import { showSubscription } from '../show-subscription.ts'
import { contract } from './contract.ts'

export const Env = { TABLE_NAME, PUSH_SERVICES }

type Deps = {
  accounts: Pick<AccountStore, 'get'>
  subscriptions: Pick<PushSubscriptionStore, 'save'>
  services: readonly string[]
  now: () => number
}

/** Throws `invalid-request` for an endpoint elsewhere, and `conflict` without a profile or during its deletion (EVENING-6). */
export const savePushSubscription =
  (deps: Deps): OperationHandler<typeof contract> =>
  async ({ body: { endpoint, keys, device }, actor }) => {
    if (!isPushEndpoint(endpoint, deps.services)) {
      throw new DomainError('invalid-request', eveningMessages.unknownService, 'endpoint')
    }
    const account = await deps.accounts.get(actor.id, { consistent: true })
    if (!account) throw new DomainError('conflict', accountMessages.profileMissing)
    if (account.closing_at !== undefined) throw new DomainError('conflict', accountMessages.closing)
    const at = new Date(deps.now()).toISOString()
    const stored = await deps.subscriptions.save(actor.id, { endpoint, keys, device }, at)
    return { success: true, subscription: showSubscription(stored) }
  }

const live = (env: EnvOf<typeof Env>): Deps => {
  const table = createTable(env.TABLE_NAME)
  return {
    accounts: createAccountStore(table),
    subscriptions: createPushSubscriptionStore(table),
    services: env.PUSH_SERVICES,
    now,
  }
}

export const handler = http(contract, () => savePushSubscription(live(readEnv(Env))))
