import { useQueryClient } from '@tanstack/react-query'
import { goalMessages } from '#domain/messages/goals.ts'
import { contract as updateGoal } from '#functions/goals/update-goal/contract.ts'
import { call } from '#web/entities/session/api.ts'
import { usePerson } from '#web/entities/session/session.tsx'
import { ApiError } from '#web/lib/api-error.ts'
import { useSingleMutation } from '#web/lib/single-mutation.ts'
import { toast } from '#web/ui/toast.tsx'
import { goalsQuery, showGoal } from './goals-query.ts'
import { dropAllEdits } from './unsynced-edits.ts'

/** Codes of refusals whose message is shown. */
const REFUSED = new Set(['limit-reached', 'forbidden'])

const words = (isActive: boolean) =>
  isActive
    ? { done: goalMessages.takenUp, failed: goalMessages.takeUpFailed }
    : { done: goalMessages.setAside, failed: goalMessages.setAsideFailed }

/** Sets a goal aside or takes it up again, and refetches the goals (GOAL-13). A limit shows the server's message. */
export const useSetActive = (isActive: boolean) => {
  const client = useQueryClient()
  const personId = usePerson().id
  const { done, failed } = words(isActive)
  return useSingleMutation({
    mutationFn: (goalId: string) => call(updateGoal, { goalId, updates: { is_active: isActive } }),
    onSuccess: ({ goal }) => {
      // The server refuses edits of an inactive goal.
      if (!isActive) dropAllEdits(personId, goal.id)
      showGoal(client, personId, goal)
      toast.achievement(done)
    },
    onError: (error) => toast.error(error instanceof ApiError && REFUSED.has(error.code) ? error.message : failed),
    onSettled: () => void client.invalidateQueries({ queryKey: goalsQuery(personId).queryKey }),
  })
}
