import { readStanding } from '#domain/accounts/account.ts'
import { type AccountStore, createAccountStore } from '#functions/adapters/dynamodb/accounts.ts'
import { createDeliveryIndexStore, type DeliveryIndexStore } from '#functions/adapters/dynamodb/delivery-index.ts'
import { viewOwnGoal } from '#functions/adapters/dynamodb/person.ts'
import { accountNotFound, resolveUserId } from '#functions/adapters/dynamodb/resolve-user-id.ts'
import { createTable } from '#functions/adapters/dynamodb/table.ts'
import { createZoneStore, type ZoneStore } from '#functions/adapters/dynamodb/zones.ts'
import { now } from '#functions/runtime/clock.ts'
import type { ResponseOf } from '#functions/runtime/contract.ts'
import { DELIVERY_SHARDS, type EnvOf, readEnv, TABLE_NAME } from '#functions/runtime/env.ts'
import { http, type OperationHandler } from '#functions/runtime/http.ts'
import { inParallel } from '#functions/runtime/in-parallel.ts'
import { tzVersion } from '#functions/runtime/tz-data.ts'
import { contract } from './contract.ts'

export const Env = { TABLE_NAME, DELIVERY_SHARDS }

type Deps = {
  accounts: Pick<AccountStore, 'idsByEmail' | 'overview'>
  zones: Pick<ZoneStore, 'all'>
  index: Pick<DeliveryIndexStore, 'count'>
  shards: number
  now: () => number
}

const CONCURRENCY = 8

/** Counts the active goals in the delivery index. 12,000 goals cost about 500 request units. */
const countGoals = async (deps: Deps): Promise<number> => {
  const zones = await deps.zones.all()
  const shards = zones.flatMap((zone) => Array.from({ length: deps.shards }, (_, shard) => ({ zone, shard })))
  let total = 0
  const [error] = await inParallel(shards, CONCURRENCY, async ({ zone, shard }) => {
    const count = await deps.index.count(zone, shard)
    total += count
  })
  if (error !== undefined) throw error
  return total
}

type Shown = ResponseOf<typeof contract>['debug']['user_specific_goals']

const readGoals = async (deps: Deps, userId: string): Promise<Shown> => {
  const { account, goals, runs, rhythms } = await deps.accounts.overview(userId)
  if (!account) throw accountNotFound('user_id')
  const standing = readStanding(account, deps.now())
  return goals.map((goal) => {
    const shown = viewOwnGoal({ ...standing, rhythms }, goal, runs.get(goal.id))
    const { id, status, is_active, streak_count, last_checkin_date, target_date, time_of_day } = shown
    const { wake_up_mail, created_at, updated_at } = shown
    const facts = { id, status, is_active, streak_count, last_checkin_date, target_date, time_of_day }
    return { ...facts, wake_up_mail, created_at, updated_at }
  })
}

export const debugGoals =
  (deps: Deps): OperationHandler<typeof contract> =>
  async ({ body: { user_id } }) => {
    const user_specific_goals = await readGoals(deps, await resolveUserId(deps.accounts, user_id, 'user_id'))
    const total_goals_in_db = await countGoals(deps)
    return { success: true, debug: { total_goals_in_db, tz_version: tzVersion(), user_specific_goals } }
  }

const live = (env: EnvOf<typeof Env>): Deps => {
  const table = createTable(env.TABLE_NAME)
  return {
    accounts: createAccountStore(table),
    zones: createZoneStore(table),
    index: createDeliveryIndexStore(table),
    shards: env.DELIVERY_SHARDS,
    now,
  }
}

export const handler = http(contract, () => debugGoals(live(readEnv(Env))))
