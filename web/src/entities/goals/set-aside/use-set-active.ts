import type { GoalView } from '#domain/goals/goal.ts'
import { goalMessages } from '#domain/messages/goals.ts'
import { formatDate } from '#web/lib/dates.ts'
import { toast } from '#web/ui/toast.ts'
import { useChangeActivity } from './use-change-activity.ts'

/** What is said after the change from `before` to `goal`: a started draft says where its target date moved (FRAMEWORK-17). */
const describeDone = (before: GoalView | undefined, goal: GoalView): [string, string?] => {
  if (!goal.is_active) return [goalMessages.setAside]
  if (!before?.is_draft) return [goalMessages.takenUp]
  const { target_date: date } = goal
  if (date === null || date === before.target_date) return [goalMessages.started]
  return [goalMessages.started, goalMessages.startedMoved(formatDate(date))]
}

/** Sets a goal aside, takes it up again or starts a draft, and refetches the goals (GOAL-13). A limit shows the server's message. */
export const useSetActive = (isActive: boolean) =>
  useChangeActivity({
    updates: { is_active: isActive },
    failed: isActive ? goalMessages.takeUpFailed : goalMessages.setAsideFailed,
    onChanged: (goal, before) =>
      toast.achievement(
        ...describeDone(
          before?.set_aside.find(({ id }) => id === goal.id),
          goal,
        ),
      ),
  })
