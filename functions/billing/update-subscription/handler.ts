import { NOT_SUBSCRIBED } from '#domain/billing/plans.ts'
import { type AccountStore, createAccountStore } from '#functions/adapters/dynamodb/accounts.ts'
import { accountNotFound, resolveUserId } from '#functions/adapters/dynamodb/resolve-user-id.ts'
import { createTable } from '#functions/adapters/dynamodb/table.ts'
import { now } from '#functions/runtime/clock.ts'
import type { ResponseOf } from '#functions/runtime/contract.ts'
import { readEnv, TABLE_NAME } from '#functions/runtime/env.ts'
import { http, type OperationHandler } from '#functions/runtime/http.ts'
import { contract } from './contract.ts'

export const Env = { TABLE_NAME }

type Deps = { accounts: Pick<AccountStore, 'idsByEmail' | 'subscribe'>; now: () => number }

export const updateSubscription =
  (deps: Deps): OperationHandler<typeof contract> =>
  async ({ body: { userId, planName, status } }) => {
    const id = await resolveUserId(deps.accounts, userId, 'userId')
    const subscription: Omit<ResponseOf<typeof contract>, 'success'> = status === 'active'
      ? { subscribed: true, subscription_tier: planName, subscription_end: null }
      : NOT_SUBSCRIBED
    if (!(await deps.accounts.subscribe(id, subscription, new Date(deps.now()).toISOString())))
      throw accountNotFound('userId')
    return { success: true, ...subscription }
  }

const live = (tableName: string): Deps => ({ accounts: createAccountStore(createTable(tableName)), now })

export const handler = http(contract, () => updateSubscription(live(readEnv(Env).TABLE_NAME)))
