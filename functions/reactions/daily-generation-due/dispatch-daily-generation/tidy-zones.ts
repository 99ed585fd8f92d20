import { canonicalZone } from '#domain/time/canonical-zone.ts'
import type { AccountStore } from '#functions/adapters/dynamodb/accounts.ts'
import type { DeliveryIndexStore } from '#functions/adapters/dynamodb/delivery-index.ts'
import { placeOf } from '#functions/adapters/dynamodb/goal-counts.ts'
import { moveGoal } from '#functions/adapters/dynamodb/goals.ts'
import { BadItem, noteBad } from '#functions/adapters/dynamodb/read-item.ts'
import type { ZoneStore } from '#functions/adapters/dynamodb/zones.ts'
import { inParallel } from '#functions/runtime/in-parallel.ts'
import { createLog, describe } from '#functions/runtime/log.ts'

export type TidyDeps = {
  zones: Pick<ZoneStore, 'add' | 'settle' | 'forget'>
  accounts: Pick<AccountStore, 'overview' | 'settle'>
  index: Pick<DeliveryIndexStore, 'isEmpty' | 'userIdsInShard'>
  shards: number
  now: () => number
}

/** Goals that are moved out of a shard by one tick; the next tick goes on. */
const GOALS_A_TICK = 100
const AT_ONCE = 4

/** Stores a person's zone under its canonical name, and moves their goals there. A conflict is left to the next tick. */
const movePerson = async (deps: TidyDeps, userId: string): Promise<void> => {
  const { account, goals } = await deps.accounts.overview(userId, { consistent: true })
  if (!account) return
  await deps.zones.add(account.zone)
  const place = placeOf(account, deps.shards)
  const moves = goals.filter(({ is_active }) => is_active).map((goal) => moveGoal(goal, place))
  await deps.accounts.settle(account, account, moves)
}

/** Moves people out of a name that is not the canonical one, and removes the name when it is empty. */
const moveOut = async (deps: TidyDeps, name: string): Promise<void> => {
  if (await deps.index.isEmpty(name, deps.shards)) return deps.zones.forget(name)
  for (let shard = 0; shard < deps.shards; shard += 1) {
    const people = await deps.index.userIdsInShard(name, shard, GOALS_A_TICK)
    const errors = await inParallel(people, AT_ONCE, (userId) => movePerson(deps, userId))
    for (const error of errors) leftOut(name, error)
  }
}

const leftOut = (zone: string, error: unknown): void => {
  if (error instanceof BadItem) noteBad('item-left-out', { key: error.key, reason: error.message })
  else createLog({ zone }).warn('zone not tidied', describe(error))
}

/**
 * Keeps the list of zones in order: moves people out of names that are not canonical, and lets a zone leave the list that had
 * no goals for a day. `nights` are the zones in which the day's texts are written now: each is looked at once a day. A zone
 * that fails is logged and costs no other zone.
 */
export const tidyZones = async (deps: TidyDeps, zones: readonly string[], nights: readonly string[]): Promise<void> => {
  for (const zone of zones) {
    try {
      if (canonicalZone(zone) !== zone) await moveOut(deps, zone)
      else if (nights.includes(zone))
        await deps.zones.settle(zone, await deps.index.isEmpty(zone, deps.shards), deps.now())
    } catch (error) {
      leftOut(zone, error)
    }
  }
}
