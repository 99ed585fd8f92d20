import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import type { GoalView } from '#domain/goals/goal.ts'
import { doneMessages } from '#domain/messages/done.ts'
import { contract as updateGoal } from '#functions/goals/update-goal/contract.ts'
import { call } from '#web/entities/session/api.ts'
import { usePerson } from '#web/entities/session/session.tsx'
import { ApiError } from '#web/lib/api-error.ts'
import { useSingleMutation } from '#web/lib/single-mutation.ts'
import { toast } from '#web/ui/toast.ts'
import { goalsQuery, showGoal } from './goals-query.ts'
import { hasCrisis } from './has-crisis.ts'
import { milestonePopup } from './popups.ts'
import { dropAllEdits } from './unsynced-edits.ts'

/** Codes of refusals whose message is shown. */
const REFUSED = new Set(['limit-reached', 'forbidden'])

/** Opens the moment of a goal that is done. A goal that needs care or stands beside one in crisis gets a sentence instead (GOAL-23). */
const sayDone = (client: QueryClient, personId: string, goal: GoalView): void => {
  const shown = client.getQueryData(goalsQuery(personId).queryKey)
  const today = goal.done_on
  const opens = shown !== undefined && goal.care === 'ordinary' && !hasCrisis(shown)
  if (opens && today != null) milestonePopup.open({ goal: { ...goal, unsynced: null }, milestone: 'done', today })
  else toast.achievement(doneMessages.marked)
}

/** Marks a goal as done or takes that back, and refetches the goals (GOAL-20, GOAL-22). A refusal shows the server's message. */
export const useSetDone = (done: boolean) => {
  const client = useQueryClient()
  const personId = usePerson().id
  const failed = done ? doneMessages.failed : doneMessages.takeBackFailed
  return useSingleMutation({
    mutationFn: (goalId: string) => call(updateGoal, { goalId, updates: { done } }),
    onSuccess: ({ goal }) => {
      // The server refuses edits of an inactive goal.
      if (done) dropAllEdits(personId, goal.id)
      showGoal(client, personId, goal)
      if (done) sayDone(client, personId, goal)
      else toast.achievement(doneMessages.takenBack)
    },
    onError: (error) => toast.error(error instanceof ApiError && REFUSED.has(error.code) ? error.message : failed),
    onSettled: () => void client.invalidateQueries({ queryKey: goalsQuery(personId).queryKey }),
  })
}
