import { useQueryClient } from '@tanstack/react-query'
import { goalMessages } from '#domain/messages/goals.ts'
import { contract as deleteGoal } from '#functions/goals/delete-goal/contract.ts'
import { goalsQuery } from '#web/entities/goals/goals-query.ts'
import { dropAllEdits } from '#web/entities/goals/unsynced-edits.ts'
import { dropStoredGoal } from '#web/entities/offline/stored-goals.ts'
import { dropStoredText } from '#web/entities/offline/stored-texts.ts'
import { call } from '#web/entities/session/api.ts'
import { usePerson } from '#web/entities/session/session.tsx'
import { useSingleMutation } from '#web/lib/single-mutation.ts'
import { toast } from '#web/ui/toast.ts'

/** Deletes a goal with its ledger and texts (GOAL-16), then refetches the goals. */
export const useDeleteGoal = () => {
  const client = useQueryClient()
  const personId = usePerson().id
  const { queryKey } = goalsQuery(personId)
  return useSingleMutation({
    mutationFn: (goalId: string) => call(deleteGoal, { goalId }),
    onSuccess: (_, goalId) => {
      dropAllEdits(personId, goalId)
      dropStoredGoal(personId, goalId)
      dropStoredText(personId, goalId)
      client.setQueryData(
        queryKey,
        (shown) =>
          shown && {
            ...shown,
            goals: shown.goals.filter(({ id }) => id !== goalId),
            set_aside: shown.set_aside.filter(({ id }) => id !== goalId),
          },
      )
      toast.achievement(goalMessages.deleted)
    },
    onError: () => toast.error(goalMessages.deleteFailed),
    onSettled: () => void client.invalidateQueries({ queryKey }),
  })
}
