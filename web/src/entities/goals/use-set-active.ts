import { useQueryClient } from '@tanstack/react-query'
import type { GoalView } from '#domain/goals/goal.ts'
import { goalMessages } from '#domain/messages/goals.ts'
import { contract as updateGoal } from '#functions/goals/update-goal/contract.ts'
import { call } from '#web/entities/session/api.ts'
import { usePerson } from '#web/entities/session/session.tsx'
import { ApiError } from '#web/lib/api-error.ts'
import { formatDate } from '#web/lib/dates.ts'
import { useSingleMutation } from '#web/lib/single-mutation.ts'
import { toast } from '#web/ui/toast.ts'
import { goalsQuery, showGoal } from './goals-query.ts'
import { dropAllEdits } from './unsynced-edits.ts'

/** Codes of refusals whose message is shown. */
const REFUSED = new Set(['limit-reached', 'forbidden'])

/** What is said after the change from `before` to `goal`: a started draft says where its target date moved (FRAMEWORK-17). */
const describeDone = (before: GoalView | undefined, goal: GoalView): [string, string?] => {
  if (!goal.is_active) return [goalMessages.setAside]
  if (!before?.is_draft) return [goalMessages.takenUp]
  const { target_date: date } = goal
  if (date === null || date === before.target_date) return [goalMessages.started]
  return [goalMessages.started, goalMessages.startedMoved(formatDate(date))]
}

/** Sets a goal aside, takes it up again or starts a draft, and refetches the goals (GOAL-13). A limit shows the server's message. */
export const useSetActive = (isActive: boolean) => {
  const client = useQueryClient()
  const personId = usePerson().id
  const failed = isActive ? goalMessages.takeUpFailed : goalMessages.setAsideFailed
  return useSingleMutation({
    mutationFn: (goalId: string) => call(updateGoal, { goalId, updates: { is_active: isActive } }),
    onSuccess: ({ goal }) => {
      // The server refuses edits of an inactive goal.
      if (!isActive) dropAllEdits(personId, goal.id)
      const before = client.getQueryData(goalsQuery(personId).queryKey)?.set_aside.find(({ id }) => id === goal.id)
      showGoal(client, personId, goal)
      toast.achievement(...describeDone(before, goal))
    },
    onError: (error) => toast.error(error instanceof ApiError && REFUSED.has(error.code) ? error.message : failed),
    onSettled: () => void client.invalidateQueries({ queryKey: goalsQuery(personId).queryKey }),
  })
}
