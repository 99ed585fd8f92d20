import { TRIAL_DAYS } from '#domain/billing/trial.ts'
import { localTime } from '#domain/time/check-in-day.ts'
import { addDays } from '#domain/time/day.ts'
import { type DrawnDay, drawDays } from '#web/ui/days/day-state.ts'
import { readLedger } from './goal-days.ts'
import type { Goals } from './goals.ts'
import type { ShownGoal } from './unsynced-edits.ts'

/** The day on which the trial ends or ended, in the person's zone; undefined without a trial. */
export const trialEndDay = ({ today, plan }: Goals) =>
  plan.trial.trialExpiresAt === null ? undefined : localTime(Date.parse(plan.trial.trialExpiresAt), today.zone).day

export type TrialDays = { goal: ShownGoal; drawn: DrawnDay[] }

/** The trial's days of the goal with the most covered days; undefined if the history does not reach back that far. */
export const trialDays = (shown: Goals): TrialDays | undefined => {
  const end = trialEndDay(shown)
  const goal = shown.goals.toSorted((a, b) => b.kept_days - a.kept_days)[0]
  if (end === undefined || goal === undefined) return undefined
  const from = addDays(end, -TRIAL_DAYS)
  const ledger = readLedger(goal, shown.today)
  return from < ledger.knownFrom ? undefined : { goal, drawn: drawDays(from, addDays(from, TRIAL_DAYS - 1), ledger) }
}
