import type { LedgerDay } from '#domain/streaks/ledger.ts'
import { deriveRun, type Run, recordCheckIn } from '#domain/streaks/run.ts'
import type { LedgerStore } from '#functions/adapters/dynamodb/ledger.ts'
import type { OwnGoal, StoredPerson } from '#functions/adapters/dynamodb/person.ts'
import type { Publish } from '#functions/adapters/eventbridge/publish-event.ts'
import { publishStreakChanged } from '#functions/adapters/eventbridge/publish-streak-changed.ts'

export type KeepDayDeps = { ledger: Pick<LedgerStore, 'record' | 'listDays'>; publish: Publish }

type Own = Pick<OwnGoal, 'goal' | 'run' | 'rhythm'>

/** The run with one more day. Undefined when the run contains the day already. */
const withDay = async (
  ledger: KeepDayDeps['ledger'],
  userId: string,
  { goal, run, rhythm }: Own,
  row: LedgerDay,
): Promise<Run | undefined> => {
  if (!run || row.day >= run.last_day) return recordCheckIn(run, row.day, rhythm, row)
  // A day before the last one can join two runs, so the run is derived from the ledger (STREAK-1).
  const rows = await ledger.listDays(userId, goal.id)
  return rows.some(({ day }) => day === row.day) ? undefined : deriveRun([...rows, row], rhythm)
}

/**
 * Adds a day to a goal's ledger (STREAK-1) and publishes the change of the streak (MAIL-9). Returns the new run, or undefined when
 * the ledger has the day already and nothing is written. The caller checks the permission first. `now` is in epoch milliseconds.
 * Throws `ConditionFailed` when the run changed since it was read.
 */
export const keepDay = async (
  { ledger, publish }: KeepDayDeps,
  person: Pick<StoredPerson, 'account'>,
  own: Own,
  row: LedgerDay,
  now: number,
): Promise<Run | undefined> => {
  const next = await withDay(ledger, person.account.id, own, row)
  if (!next) return undefined
  await ledger.record(person.account.id, own.goal.id, row, own.run, next)
  await publishStreakChanged(publish, person, own.goal, now)
  return next
}
