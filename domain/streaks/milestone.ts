import type { GoalView } from '#domain/goals/goal.ts'
import type { Day } from '#domain/time/day.ts'

/**
 * What has a moment of its own (STREAK-17): a goal that is new, the first day that a person keeps, four lengths of a streak, a
 * target date that is kept, and a goal that is done (GOAL-23).
 */
export const MILESTONES = ['created', 'first', '7', '30', '90', '365', 'target', 'done'] as const
export type Milestone = (typeof MILESTONES)[number]

type Reached = Pick<
  GoalView,
  'care' | 'checked_in_today' | 'kept_days' | 'streak_count' | 'streak_hidden' | 'target_date'
>

/**
 * The milestone of a goal that was just checked in on `today`; the target date comes first. `keptInAll` is the number of kept
 * days of all the person's goals. None for a goal that needs care, and no count where the person hides the streak (STREAK-18).
 */
export const findMilestone = (goal: Reached, today: Day, keptInAll: number): Milestone | undefined => {
  if (goal.care !== 'ordinary' || !goal.checked_in_today) return undefined
  if (goal.target_date === today) return 'target'
  if (goal.streak_hidden) return undefined
  if (goal.kept_days === 1 && keptInAll === 1) return 'first'
  return MILESTONES.find((milestone) => milestone === String(goal.streak_count))
}
