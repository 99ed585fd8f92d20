import { trialWindow } from '#domain/billing/trial-window.ts'
import { localTime } from '#domain/time/check-in-day.ts'
import { type DrawnDay, drawDays } from '#web/ui/days/day-state.ts'
import { readLedger } from './goal-days.ts'
import type { Goals } from './goals.ts'
import type { ShownGoal } from './unsynced-edits.ts'

/** The calendar date on which the trial ends or ended, in the person's zone; undefined without a trial. */
export const trialEndDay = ({ today, plan }: Goals) =>
  plan.trial.trialExpiresAt === null ? undefined : localTime(Date.parse(plan.trial.trialExpiresAt), today.zone).day

export type TrialDays = { goal: ShownGoal; drawn: DrawnDay[] }

/** The trial's check-in days of the goal with the most covered days; undefined if the history does not reach back that far. */
export const trialDays = (shown: Goals): TrialDays | undefined => {
  const { today, plan } = shown
  const expiresAt = plan.trial.trialExpiresAt
  const goal = shown.goals.toSorted((a, b) => b.kept_days - a.kept_days)[0]
  if (expiresAt === null || goal === undefined) return undefined
  const ledger = readLedger(goal, today)
  const { from, to } = trialWindow(expiresAt, { zone: today.zone, dayStartHour: today.day_start_hour }, ledger.kept)
  return from < ledger.knownFrom ? undefined : { goal, drawn: drawDays(from, to, ledger) }
}
