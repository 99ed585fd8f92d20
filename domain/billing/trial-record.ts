import type { Care } from '#domain/safety/outcome.ts'
import { readBits } from '#domain/streaks/history.ts'
import type { Run } from '#domain/streaks/run.ts'
import { addDays, type Day, daysBetween } from '#domain/time/day.ts'
import type { DayRule } from '#domain/time/zone.ts'
import { trialWindow } from './trial-window.ts'

/**
 * The days of a trial, oldest first, and whether a goal was checked in on each; undefined where nothing is to be counted: beside a
 * gentle goal (CARE-3), or without a check-in. `expiresAt` is the ISO date-time at which the trial ends.
 */
export const readTrialDays = (
  goals: readonly { care: Care; run: Run | undefined }[],
  expiresAt: string,
  rule: DayRule,
): { day: Day; kept: boolean }[] | undefined => {
  if (goals.some(({ care }) => care !== 'ordinary')) return undefined
  const kept = new Set(goals.flatMap(({ run }) => (run ? readBits(run.history, run.last_day) : [])))
  const { from, to } = trialWindow(expiresAt, rule, kept)
  const days = Array.from({ length: daysBetween(from, to) + 1 }, (_, index) => {
    const day = addDays(from, index)
    return { day, kept: kept.has(day) }
  })
  return days.some((one) => one.kept) ? days : undefined
}
