import { useQueryClient } from '@tanstack/react-query'
import { goalMessages } from '#domain/messages/goals.ts'
import { contract as createGoal } from '#functions/goals/create-goal/contract.ts'
import type { CallOf } from '#functions/runtime/contract.ts'
import { call } from '#web/entities/session/api.ts'
import { usePerson } from '#web/entities/session/session.tsx'
import { isSessionEnded } from '#web/lib/api-error.ts'
import { useSingleMutation } from '#web/lib/single-mutation.ts'
import { toast } from '#web/ui/toast.ts'
import { goalsQuery, showGoal } from './goals-query.ts'

export type NewGoal = CallOf<typeof createGoal>

/** Creates a goal. The form shows refusals, beside its button. */
export const useCreateGoal = () => {
  const client = useQueryClient()
  const personId = usePerson().id
  return useSingleMutation({
    mutationFn: (goal: NewGoal) => call(createGoal, goal),
    // Shown here, because the form is already unmounted.
    onError: (error) => {
      if (isSessionEnded(error)) toast.error(goalMessages.signInToCreate)
    },
    onSuccess: ({ goal }) => {
      showGoal(client, personId, goal)
      void client.invalidateQueries({ queryKey: goalsQuery(personId).queryKey })
    },
  })
}
