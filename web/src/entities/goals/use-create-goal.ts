import { useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { goalMessages } from '#domain/messages/goals.ts'
import { contract as createGoal } from '#functions/goals/create-goal/contract.ts'
import type { CallOf } from '#functions/runtime/contract.ts'
import { call } from '#web/entities/session/api.ts'
import { usePerson } from '#web/entities/session/session.tsx'
import { isAnswerLost, isSessionEnded } from '#web/lib/api-error.ts'
import { useSingleMutation } from '#web/lib/single-mutation.ts'
import { toast } from '#web/ui/toast.ts'
import { goalsQuery, showGoal } from './goals-query.ts'

export type NewGoal = CallOf<typeof createGoal>

/**
 * A key for the same words again: where the answer of the first request was lost, a repeated one makes no second goal (GOAL-24), also where
 * the goal has taken the last place meanwhile and would be kept as a draft.
 */
const useIdempotencyKey = () => {
  const last = useRef<{ fields: string; key: string } | null>(null)
  return (goal: NewGoal): string => {
    const fields = JSON.stringify({ ...goal, is_active: undefined })
    if (last.current?.fields !== fields) last.current = { fields, key: crypto.randomUUID() }
    return last.current.key
  }
}

/** Creates a goal. The form shows refusals, beside its button. `mayBeMade` after a lost answer: the same request again tells. */
export const useCreateGoal = () => {
  const client = useQueryClient()
  const personId = usePerson().id
  const keyFor = useIdempotencyKey()
  const mutation = useSingleMutation({
    mutationFn: (goal: NewGoal) => call(createGoal, { ...goal, idempotency_key: keyFor(goal) }),
    // Shown here, because the form is already unmounted.
    onError: (error) => {
      if (isSessionEnded(error)) toast.error(goalMessages.signInToCreate)
    },
    onSuccess: ({ goal }) => {
      showGoal(client, personId, goal)
      void client.invalidateQueries({ queryKey: goalsQuery(personId).queryKey })
    },
  })
  return { ...mutation, mayBeMade: mutation.isError && isAnswerLost(mutation.error) }
}
