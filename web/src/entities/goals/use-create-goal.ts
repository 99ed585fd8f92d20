import { useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
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

/** A key for the same fields again: where the answer of the first request was lost, a repeated one makes no second goal. */
const useIdempotencyKey = () => {
  const last = useRef<{ fields: string; key: string } | null>(null)
  return (goal: NewGoal): string => {
    const fields = JSON.stringify(goal)
    if (last.current?.fields !== fields) last.current = { fields, key: crypto.randomUUID() }
    return last.current.key
  }
}

/** Creates a goal. The form shows refusals, beside its button. */
export const useCreateGoal = () => {
  const client = useQueryClient()
  const personId = usePerson().id
  const keyFor = useIdempotencyKey()
  return useSingleMutation({
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
}
