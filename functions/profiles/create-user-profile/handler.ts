import { DomainError } from '#domain/errors.ts'
import { messages } from '#domain/messages.ts'
import { now } from '#functions/shared/clock.ts'
import { readEnv, TABLE_NAME } from '#functions/shared/env.ts'
import { http, type Operation } from '#functions/shared/http.ts'
import { type OpenAccountDeps, openAccount } from '#functions/shared/open-account.ts'
import { accountsIn } from '#functions/shared/store/accounts.ts'
import { openTable } from '#functions/shared/store/table.ts'
import { trialsIn } from '#functions/shared/store/trials.ts'
import { zonesIn } from '#functions/shared/store/zones.ts'
import { viewProfile } from '../profile-view.ts'
import { contract } from './contract.ts'

export const Env = { TABLE_NAME }

/** Whose profile it is comes from the token; of the body only the name is taken. */
export const createUserProfile =
  (deps: OpenAccountDeps): Operation<typeof contract> =>
  async ({ body, actor }) => {
    if (!actor.email || !actor.emailVerified) throw new DomainError('forbidden', messages.account.needsEmail)
    const account = await openAccount(deps)({ id: actor.id, email: actor.email, displayName: body.displayName })
    return { success: true, profile: viewProfile(account) }
  }

const live = (tableName: string): OpenAccountDeps => {
  const table = openTable(tableName)
  return { accounts: accountsIn(table), zones: zonesIn(table), trials: trialsIn(table), now }
}

export const handler = http(contract, () => createUserProfile(live(readEnv(Env).TABLE_NAME)))
