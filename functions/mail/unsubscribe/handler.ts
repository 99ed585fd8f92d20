import { type AccountSettings, changeSettings } from '#domain/accounts/settings.ts'
import { DomainError } from '#domain/errors.ts'
import { mailMessages } from '#domain/messages/mail.ts'
import { createAccountSettingsStore } from '#functions/adapters/dynamodb/account-settings.ts'
import { type AccountStore, createAccountStore } from '#functions/adapters/dynamodb/accounts.ts'
import { createGoalStore, type GoalStore } from '#functions/adapters/dynamodb/goals.ts'
import { retryOnConflict } from '#functions/adapters/dynamodb/retry-on-conflict.ts'
import { type SettingsDeps, storeSettings } from '#functions/adapters/dynamodb/store-settings.ts'
import { createTable } from '#functions/adapters/dynamodb/table.ts'
import { createZoneStore } from '#functions/adapters/dynamodb/zones.ts'
import { now } from '#functions/runtime/clock.ts'
import { DELIVERY_SHARDS, type EnvOf, readEnv, TABLE_NAME } from '#functions/runtime/env.ts'
import { type OpenOperation, openHttp } from '#functions/runtime/http.ts'
import { contract, type MAIL_LISTS } from './contract.ts'

export const Env = { TABLE_NAME, DELIVERY_SHARDS }

type Deps = SettingsDeps & {
  accounts: Pick<AccountStore, 'overview'>
  goals: Pick<GoalStore, 'stopMail'>
  now: () => number
}

type List = (typeof MAIL_LISTS)[number]

/** What each link changes. */
const CHANGES: Record<List, AccountSettings> = {
  all: { mails: { wake_up: false } },
  letter: { mails: { week_letter: false } },
  evening: { evening: null },
}

/** Ends what the link names. False when the account has another token, or is deleted or being deleted (MAIL-27). */
const stopList = (deps: Deps, userId: string, list: List, token: string): Promise<boolean> =>
  retryOnConflict(async () => {
    const { account, goals } = await deps.accounts.overview(userId, { consistent: true })
    if (!account || account.closing_at !== undefined || account.mails_token !== token) return false
    await storeSettings(
      deps,
      account,
      changeSettings(account, CHANGES[list], { now: deps.now(), newToken: () => token }),
      goals,
    )
    return true
  })

/** Turns off the goal's mails, all mails, the letter or the evening question. Idempotent (MAIL-8, ADR 010). */
export const unsubscribe =
  (deps: Deps): OpenOperation<typeof contract> =>
  async ({ body: { user, goal, list, token } }) => {
    if (list === undefined && goal === undefined)
      throw new DomainError('invalid-request', mailMessages.linkIncomplete, 'goal')
    const stopped = list
      ? await stopList(deps, user, list, token)
      : goal !== undefined && (await deps.goals.stopMail(user, goal, token, new Date(deps.now()).toISOString()))
    if (!stopped) throw new DomainError('not-found', mailMessages.linkInvalid)
    return { success: true, message: mailMessages.unsubscribed[list ?? 'goal'] }
  }

const live = (env: EnvOf<typeof Env>): Deps => {
  const table = createTable(env.TABLE_NAME)
  return {
    accounts: createAccountStore(table),
    settings: createAccountSettingsStore(table),
    goals: createGoalStore(table),
    zones: createZoneStore(table),
    eveningZones: createZoneStore(table, 'evenings'),
    shards: env.DELIVERY_SHARDS,
    now,
  }
}

export const handler = openHttp(contract, () => unsubscribe(live(readEnv(Env))))
