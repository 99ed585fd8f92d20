import { checkInDay } from '#domain/time/check-in-day.ts'
import { addDays, type Day, daysBetween } from '#domain/time/day.ts'
import type { DayRule } from '#domain/time/zone.ts'
import type { Goal } from './goal.ts'

type Draft = Pick<Goal, 'created_at' | 'target_date'>

/**
 * What starting a draft changes (FRAMEWORK-17): the goal begins now, and its target date moves by the days that it waited. `now` in
 * epoch milliseconds, `today` is the person's check-in day by `rule`.
 */
export const beginDraft = (
  { created_at, target_date }: Draft,
  { now, today, rule }: { now: number; today: Day; rule: DayRule },
): Pick<Goal, 'created_at' | 'target_date' | 'is_draft'> => {
  const waited = Math.max(0, daysBetween(checkInDay(Date.parse(created_at), rule), today))
  return {
    created_at: new Date(now).toISOString(),
    target_date: target_date === null ? null : addDays(target_date, waited),
    is_draft: false,
  }
}
