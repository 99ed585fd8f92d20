import type { Account } from '#domain/accounts/account.ts'
import type { AccountSettingsStore } from './account-settings.ts'
import { placeEvening } from './evening.ts'
import { readMailChoice, readPlace } from './goal-counts.ts'
import type { StoredGoal } from './goal-item.ts'
import type { MailChoice } from './keys.ts'
import { moveGoal } from './move-goal.ts'
import type { ZoneStore } from './zones.ts'

export type SettingsDeps = {
  settings: AccountSettingsStore
  zones: Pick<ZoneStore, 'add'>
  /** The zones that have evening questions. */
  eveningZones: Pick<ZoneStore, 'add'>
  shards: number
}

const choosesOther = (before: MailChoice, after: MailChoice): boolean =>
  before.mailsOff !== after.mailsOff ||
  before.together !== after.together ||
  before.weekLetter !== after.weekLetter ||
  before.push !== after.push

/**
 * Stores changed settings and moves the person's goals and evening question in the delivery index where their place changed. Throws
 * `ConditionFailed` when account or goals have changed since they were read.
 */
export const storeSettings = async (
  { settings, zones, eveningZones, shards }: SettingsDeps,
  before: Account,
  after: Account,
  goals: readonly StoredGoal[],
): Promise<void> => {
  const rezoned = after.zone !== before.zone || before.stored_zone !== undefined
  const moved = rezoned || choosesOther(readMailChoice(before), readMailChoice(after))
  // The zone is listed before a goal moves there, so dispatchers never miss a goal.
  if (rezoned) await zones.add(after.zone)
  const place = readPlace(after, shards)
  const moves = moved ? goals.filter((goal) => goal.is_active).map((goal) => moveGoal(goal, place)) : []
  const asks = after.evening?.at !== before.evening?.at || (rezoned && after.evening !== undefined)
  if (asks) {
    // Listed before the question is placed, so that the dispatcher misses none (ADR 258).
    if (after.evening) await eveningZones.add(after.zone)
    moves.push(placeEvening(after, shards))
  }
  await settings.changeSettings(before, after, moves)
}
