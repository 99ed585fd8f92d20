import type { Care } from '#domain/safety/outcome.ts'
import { readBits } from '#domain/streaks/history.ts'
import type { Run } from '#domain/streaks/run.ts'
import { addDays, type Day } from '#domain/time/day.ts'
import { TRIAL_DAYS } from './trial.ts'

/**
 * The days of a trial, oldest first, and whether a goal was checked in on each; undefined where nothing is to be counted: beside a
 * gentle goal (CARE-3), or without a check-in. `firstDay` is the check-in day on which the trial began.
 */
export const readTrialDays = (
  goals: readonly { care: Care; run: Run | undefined }[],
  firstDay: Day,
): { day: Day; kept: boolean }[] | undefined => {
  if (goals.some(({ care }) => care !== 'ordinary')) return undefined
  const kept = new Set(goals.flatMap(({ run }) => (run ? readBits(run.history, run.last_day) : [])))
  const days = Array.from({ length: TRIAL_DAYS }, (_, index) => {
    const day = addDays(firstDay, index)
    return { day, kept: kept.has(day) }
  })
  return days.some((one) => one.kept) ? days : undefined
}
