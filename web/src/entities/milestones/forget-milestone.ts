import type { Goals } from '#web/entities/goals/goals.ts'
import { findReached, storedMilestones } from './open-milestone.ts'

/**
 * Lets the moment of today's check-in open again, because the check-in is undone (STREAK-20). `shown` has the goals before the undo.
 */
export const forgetMilestone = (shown: Goals, goalId: string): void => {
  const goal = shown.goals.find(({ id }) => id === goalId)
  const reached = goal && findReached(shown, goal)
  if (!goal || reached === undefined) return
  const stored = storedMilestones(goal.user_id)
  stored.write((stored.read() ?? []).filter((one) => one.goalId !== goalId || one.milestone !== reached))
}
