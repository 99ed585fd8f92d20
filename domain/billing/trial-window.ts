import { checkInDay } from '#domain/time/check-in-day.ts'
import { addDays, type Day } from '#domain/time/day.ts'
import { DAY_MS } from '#domain/time/units.ts'
import type { DayRule } from '#domain/time/zone.ts'
import { TRIAL_DAYS } from './trial.ts'

/** The check-in day on which the trial began that ends at `expiresAt` (ISO date-time). A trial begins with the account. */
export const trialFirstDay = (expiresAt: string, rule: DayRule): Day =>
  checkInDay(Date.parse(expiresAt) - TRIAL_DAYS * DAY_MS, rule)

/**
 * The check-in days of a trial, its first and its last. A trial begins within a check-in day and ends within another one, so that it
 * touches 31: it has 30 of them, and all 31 where the first and the last are both kept. A day that was kept in a zone further west can
 * lie before the first one.
 */
export const trialWindow = (expiresAt: string, rule: DayRule, kept: ReadonlySet<Day>): { from: Day; to: Day } => {
  const begins = trialFirstDay(expiresAt, rule)
  const before = addDays(begins, -1)
  const from = kept.has(before) ? before : begins
  const after = addDays(begins, TRIAL_DAYS)
  const to = kept.has(after) ? after : addDays(from, TRIAL_DAYS - 1)
  return { from: kept.has(from) ? from : addDays(to, 1 - TRIAL_DAYS), to }
}
