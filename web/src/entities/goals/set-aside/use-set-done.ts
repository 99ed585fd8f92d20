import type { GoalView } from '#domain/goals/goal.ts'
import { doneMessages } from '#domain/messages/done.ts'
import { hasCrisis } from '#web/entities/goals/care/has-crisis.ts'
import type { Goals } from '#web/entities/goals/goals.ts'
import { milestonePopup } from '#web/entities/popups/popups.ts'
import { toast } from '#web/ui/toast.ts'
import { useChangeActivity } from './use-change-activity.ts'

/** Opens the moment of a goal that is done. A goal that needs care or stands beside one in crisis gets a sentence instead (GOAL-23). */
const sayDone = (goal: GoalView, shown: Goals | undefined): void => {
  const today = goal.done_on
  const opens = shown !== undefined && goal.care === 'ordinary' && !hasCrisis(shown)
  if (opens && today != null) milestonePopup.open({ goal: { ...goal, unsynced: null }, milestone: 'done', today })
  else toast.achievement(doneMessages.marked)
}

/** Marks a goal as done or takes that back, and refetches the goals (GOAL-20, GOAL-22). A refusal shows the server's message. */
export const useSetDone = (done: boolean) =>
  useChangeActivity({
    updates: { done },
    failed: done ? doneMessages.failed : doneMessages.takeBackFailed,
    onChanged: (goal, shown) => (done ? sayDone(goal, shown) : void toast.achievement(doneMessages.takenBack)),
  })
