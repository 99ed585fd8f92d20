import { TRIAL_DAYS } from '#domain/billing/trial.ts'
import { localTime } from '#domain/time/check-in-day.ts'
import { addDays } from '#domain/time/day.ts'
import { type DrawnDay, drawDays } from '#web/ui/days/day-state.ts'
import { ledgerOf } from './goal-days.ts'
import type { Goals } from './goals.ts'
import type { ShownGoal } from './unsynced-edits.ts'

/** The day, in the person's zone, on which the trial ends or ended; undefined where there is none. */
export const trialEndDay = ({ today, plan }: Goals) =>
  plan.trial.trialExpiresAt === null ? undefined : localTime(Date.parse(plan.trial.trialExpiresAt), today.zone).day

export type TrialDays = { goal: ShownGoal; drawn: DrawnDay[] }

/** The mornings of the trial, of the goal that was kept most; undefined where the history does not reach them. */
export const trialDays = (shown: Goals): TrialDays | undefined => {
  const end = trialEndDay(shown)
  const goal = shown.goals.toSorted((a, b) => b.kept_days - a.kept_days)[0]
  if (end === undefined || goal === undefined) return undefined
  const from = addDays(end, -TRIAL_DAYS)
  const ledger = ledgerOf(goal, shown.today)
  return from < ledger.knownFrom ? undefined : { goal, drawn: drawDays(from, addDays(from, TRIAL_DAYS - 1), ledger) }
}
