import type { GoalView } from '#domain/goals/goal.ts'
import type { Day } from '#domain/time/day.ts'

/** Streaks that have a moment of their own, and a target date that is kept (STREAK-17). */
export const MILESTONES = ['7', '30', '90', '365', 'target'] as const
export type Milestone = (typeof MILESTONES)[number]

type Reached = Pick<GoalView, 'care' | 'checked_in_today' | 'streak_count' | 'streak_hidden' | 'target_date'>

/**
 * The milestone of a goal that was just checked in on `today`; the target date comes first. None for a goal that needs care, and
 * no milestone of a run where the person hides the streak (STREAK-18).
 */
export const findMilestone = (goal: Reached, today: Day): Milestone | undefined => {
  if (goal.care !== 'ordinary' || !goal.checked_in_today) return undefined
  if (goal.target_date === today) return 'target'
  if (goal.streak_hidden) return undefined
  return MILESTONES.find((milestone) => milestone === String(goal.streak_count))
}
