import type { TrialStatus } from '#domain/billing/trial.ts'
import { deriveKind } from '#domain/coach/derive-kind.ts'
import type { GoalKind } from '#domain/coach/kind.ts'
import { type Run, readRun, recentDays } from '#domain/streaks/run.ts'
import type { Day } from '#domain/time/day.ts'
import { type Goal, type GoalView, HISTORY_SHOWN } from './goal.ts'
import { derivePermissions, deriveStatus } from './status.ts'

/** The chosen kind, or the kind derived from title and description (TEXT-13). */
export const readKind = ({
  chosen_kind,
  title,
  description,
}: Pick<Goal, 'chosen_kind' | 'title' | 'description'>): GoalKind => chosen_kind ?? deriveKind(title, description)

/** The streak is computed for the check-in day `today`, the status for the calendar date in the person's zone. */
export const viewGoal = (
  goal: Goal,
  run: Run | undefined,
  { trial, today, calendarDate }: { trial: TrialStatus; today: Day; calendarDate: Day },
): GoalView => {
  const status = deriveStatus(goal, trial, calendarDate)
  return {
    ...goal,
    kind: readKind(goal),
    ...readRun(run, today),
    recent_days: recentDays(run, today, HISTORY_SHOWN),
    status,
    permissions: derivePermissions(status, goal),
  }
}
