import { standingOf } from '#domain/accounts/account.ts'
import { now } from '#functions/shared/clock.ts'
import { readEnv, TABLE_NAME } from '#functions/shared/env.ts'
import { http, type Operation } from '#functions/shared/http.ts'
import { type Accounts, accountsIn } from '#functions/shared/store/accounts.ts'
import { openTable } from '#functions/shared/store/table.ts'
import { viewPlan, viewProfile } from '../profile-view.ts'
import { contract } from './contract.ts'

export const Env = { TABLE_NAME }

type Deps = { accounts: Pick<Accounts, 'get'>; now: () => number }

export const getProfile =
  (deps: Deps): Operation<typeof contract> =>
  async ({ actor }) => {
    const account = await deps.accounts.get(actor.id)
    if (!account) return { success: true, profile: null, plan: null }
    return { success: true, profile: viewProfile(account), plan: viewPlan(account, standingOf(account, deps.now())) }
  }

const live = (tableName: string): Deps => ({ accounts: accountsIn(openTable(tableName)), now })

export const handler = http(contract, () => getProfile(live(readEnv(Env).TABLE_NAME)))
