import { readStanding } from '#domain/accounts/account.ts'
import { type AccountStore, createAccountStore } from '#functions/adapters/dynamodb/accounts.ts'
import { createTable } from '#functions/adapters/dynamodb/table.ts'
import { now } from '#functions/runtime/clock.ts'
import { type EnvOf, readEnv, TABLE_NAME } from '#functions/runtime/env.ts'
import { http, type OperationHandler } from '#functions/runtime/http.ts'
import { viewPlan, viewProfile } from '../profile-view.ts'
import { contract } from './contract.ts'

export const Env = { TABLE_NAME }

type Deps = { accounts: Pick<AccountStore, 'get'>; now: () => number }

export const getProfile =
  (deps: Deps): OperationHandler<typeof contract> =>
  async ({ actor }) => {
    const account = await deps.accounts.get(actor.id)
    if (!account) return { success: true, profile: null, plan: null }
    return { success: true, profile: viewProfile(account), plan: viewPlan(account, readStanding(account, deps.now())) }
  }

const live = (env: EnvOf<typeof Env>): Deps => ({ accounts: createAccountStore(createTable(env.TABLE_NAME)), now })

export const handler = http(contract, () => getProfile(live(readEnv(Env))))
