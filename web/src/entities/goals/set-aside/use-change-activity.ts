import { useQueryClient } from '@tanstack/react-query'
import type { GoalView } from '#domain/goals/goal.ts'
import { contract as updateGoal } from '#functions/goals/update-goal/contract.ts'
import type { Goals } from '#web/entities/goals/goals.ts'
import { goalsQuery, showGoal } from '#web/entities/goals/goals-query.ts'
import { dropAllEdits } from '#web/entities/goals/unsynced-edits.ts'
import { call } from '#web/entities/session/api.ts'
import { usePerson } from '#web/entities/session/session.tsx'
import { ApiError } from '#web/lib/api-error.ts'
import { useSingleMutation } from '#web/lib/single-mutation.ts'
import { toast } from '#web/ui/toast.ts'

/** Codes of refusals whose message is shown. */
const REFUSED = new Set(['limit-reached', 'forbidden'])

type Change = {
  updates: { is_active: boolean } | { done: boolean }
  /** What is said where the server says nothing. */
  failed: string
  /** Says the change. `before` has the goals before it. */
  onChanged: (goal: GoalView, before: Goals | undefined) => void
}

/** Makes a goal inactive or active again, and refetches the goals. A refusal shows the server's message. */
export const useChangeActivity = ({ updates, failed, onChanged }: Change) => {
  const client = useQueryClient()
  const personId = usePerson().id
  const { queryKey } = goalsQuery(personId)
  return useSingleMutation({
    mutationFn: (goalId: string) => call(updateGoal, { goalId, updates }),
    onSuccess: ({ goal }) => {
      // The server refuses edits of an inactive goal.
      if (!goal.is_active) dropAllEdits(personId, goal.id)
      const before = client.getQueryData(queryKey)
      showGoal(client, personId, goal)
      onChanged(goal, before)
    },
    onError: (error) => toast.error(error instanceof ApiError && REFUSED.has(error.code) ? error.message : failed),
    onSettled: () => void client.invalidateQueries({ queryKey }),
  })
}
