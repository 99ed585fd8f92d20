import type { Goal } from '#domain/goals/goal.ts'
import type { Run } from '#domain/streaks/run.ts'
import { checkInDay } from '#domain/time/check-in-day.ts'
import type { Day } from '#domain/time/day.ts'
import { personDay } from '#domain/time/moved-day.ts'
import type { DayRule } from '#domain/time/zone.ts'
import { type Account, isZoneChosen, readRule } from './account.ts'

/** What the person has that belongs to check-in days: the goals, their runs by goal id, and the number of nudges by day. */
export type DayUse = {
  goals: readonly Pick<Goal, 'created_at'>[]
  runs: ReadonlyMap<string, Run>
  nudges: ReadonlyMap<Day, number>
}

/**
 * Whether a change of the zone at `now` (epoch milliseconds) holds at once, because the day that runs has nothing to protect (DAY-9):
 * it is the person's first choice of a zone, no day was checked in, no nudge was used, each goal was created on this day, and the new
 * zone does not take a goal back to the day before it was created.
 */
export const holdsAtOnce = (account: Account, to: DayRule, { goals, runs, nudges }: DayUse, now: number): boolean => {
  if (to.zone === account.zone || isZoneChosen(account) || runs.size > 0 || nudges.size > 0) return false
  const rule = readRule(account)
  const today = personDay(now, rule)
  return (
    goals.length === 0 ||
    (checkInDay(now, to) >= today && goals.every(({ created_at }) => personDay(Date.parse(created_at), rule) >= today))
  )
}
