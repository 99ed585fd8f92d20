import type { Standing } from '#domain/accounts/account.ts'
import { deriveKind } from '#domain/coach/kinds/derive-kind.ts'
import type { GoalKind } from '#domain/coach/kinds/kind.ts'
import { EVERY_DAY, type Rhythm } from '#domain/streaks/rhythm.ts'
import type { Run } from '#domain/streaks/run.ts'
import { viewStreak } from '#domain/streaks/view-streak.ts'
import { findPersonDayEnd, personDay } from '#domain/time/moved-day.ts'
import { findLastDay } from './done.ts'
import type { Goal, GoalView } from './goal.ts'
import { derivePermissions, deriveStatus } from './status.ts'

/** The chosen kind, or the kind derived from title, description and target date (TEXT-13). */
export const readKind = ({
  chosen_kind,
  title,
  description,
  target_date,
}: Pick<Goal, 'chosen_kind' | 'title' | 'description' | 'target_date'>): GoalKind =>
  chosen_kind ?? deriveKind(title, description, target_date)

/** The inputs of a goal's view besides the goal and its run. */
export type ViewedAt = Pick<Standing, 'trial' | 'today' | 'calendarDate' | 'rule' | 'now' | 'streakHidden'>

/** The streak is computed for the check-in day `today`, the status for the calendar date in the person's zone. */
export const viewGoal = (
  goal: Goal,
  run: Run | undefined,
  { trial, today, calendarDate, rule, now, streakHidden }: ViewedAt,
  rhythm: Rhythm = EVERY_DAY,
): GoalView => {
  const status = deriveStatus(goal, trial, calendarDate)
  const permissions = derivePermissions(status, goal)
  const streak = viewStreak(run, rhythm, {
    today,
    now,
    endsAt: findPersonDayEnd(now, rule),
    zone: rule.zone,
    firstDay: personDay(Date.parse(goal.created_at), rule),
    lastDay: findLastDay(goal, run?.last_day),
  })
  return {
    ...goal,
    kind: readKind(goal),
    ...streak,
    streak_hidden: streakHidden,
    offers_rest_days: streak.offers_rest_days && permissions.canCheckIn,
    can_mark_yesterday: streak.can_mark_yesterday && permissions.canCheckIn,
    status,
    permissions,
  }
}
