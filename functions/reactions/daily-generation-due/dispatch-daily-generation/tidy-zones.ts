import { canonicalZone } from '#domain/time/canonical-zone.ts'
import type { Day } from '#domain/time/day.ts'
import type { AccountSettingsStore } from '#functions/adapters/dynamodb/account-settings.ts'
import type { AccountStore } from '#functions/adapters/dynamodb/accounts.ts'
import { isWritten } from '#functions/adapters/dynamodb/condition-failed.ts'
import type { DeliveryIndexStore } from '#functions/adapters/dynamodb/delivery-index.ts'
import { placeEvening } from '#functions/adapters/dynamodb/evening.ts'
import { readPlace } from '#functions/adapters/dynamodb/goal-counts.ts'
import { moveGoal } from '#functions/adapters/dynamodb/move-goal.ts'
import type { OccupiedShards } from '#functions/adapters/dynamodb/occupied-shards.ts'
import { BadItem, noteBad } from '#functions/adapters/dynamodb/read-item.ts'
import type { ZoneStore } from '#functions/adapters/dynamodb/zones.ts'
import { inParallel } from '#functions/runtime/in-parallel.ts'
import { createLog, describe } from '#functions/runtime/log.ts'

export type TidyDeps = {
  zones: Pick<ZoneStore, 'add' | 'settle' | 'forget'>
  /** The zones that have evening questions. */
  eveningZones: Pick<ZoneStore, 'add' | 'all' | 'settle'>
  evenings: Pick<OccupiedShards, 'hasAny'>
  accounts: Pick<AccountStore, 'overview'>
  settings: AccountSettingsStore
  index: Pick<DeliveryIndexStore, 'isEmpty' | 'userIdsInShard'>
  shards: number
  now: () => number
}

/** A zone whose generation time is now, and its local date. */
export type Night = { zone: string; date: Day }

/** Goals that one tick moves out of a shard; the next tick continues. */
const GOALS_PER_TICK = 100
const CONCURRENCY = 4

/** Stores a person's zone under its canonical name and moves the person's goals there. After a conflict the next tick retries. */
const movePerson = async (deps: TidyDeps, userId: string): Promise<void> => {
  const { account, goals } = await deps.accounts.overview(userId, { consistent: true })
  if (!account) return
  await deps.zones.add(account.zone)
  const place = readPlace(account, deps.shards)
  const moves = goals.filter(({ is_active }) => is_active).map((goal) => moveGoal(goal, place))
  if (account.evening) {
    await deps.eveningZones.add(account.zone)
    moves.push(placeEvening(account, deps.shards))
  }
  await isWritten(deps.settings.changeSettings(account, account, moves))
}

/** Moves people out of a zone name that is not canonical. Removes the name once it has no goals. */
const emptyAlias = async (deps: TidyDeps, name: string): Promise<void> => {
  if (await deps.index.isEmpty(name, deps.shards)) return deps.zones.forget(name)
  for (let shard = 0; shard < deps.shards; shard += 1) {
    const people = await deps.index.userIdsInShard(name, shard, GOALS_PER_TICK)
    const errors = await inParallel(people, CONCURRENCY, (userId) => movePerson(deps, userId))
    for (const error of errors) logSkipped(name, error)
  }
}

/** Lists a zone where people have an evening question, and removes it a day after it was found without one (ADR 258). */
const tidyEvenings = async (deps: TidyDeps, { zone, date }: Night): Promise<void> => {
  const isListed = (await deps.eveningZones.all()).includes(zone)
  const isAsked = await deps.evenings.hasAny(zone, deps.shards, date)
  if (isListed) await deps.eveningZones.settle(zone, !isAsked, deps.now())
  else if (isAsked) await deps.eveningZones.add(zone)
}

const logSkipped = (zone: string, error: unknown): void => {
  if (error instanceof BadItem) noteBad('item-left-out', { key: error.key, reason: error.message })
  else createLog({ zone }).warn('zone not tidied', describe(error))
}

/**
 * Moves people out of zone names that are not canonical (ADR 100), and removes a zone that had no goals for a day (ADR 101).
 * `nights` are the zones whose generation time is now, so each canonical zone is checked once a day. An error is logged and
 * does not affect the other zones.
 */
export const tidyZones = async (deps: TidyDeps, zones: readonly string[], nights: readonly Night[]): Promise<void> => {
  for (const zone of zones) {
    try {
      const night = nights.find((one) => one.zone === zone)
      if (canonicalZone(zone) !== zone) await emptyAlias(deps, zone)
      else if (night) {
        await deps.zones.settle(zone, await deps.index.isEmpty(zone, deps.shards), deps.now())
        await tidyEvenings(deps, night)
      }
    } catch (error) {
      logSkipped(zone, error)
    }
  }
}
