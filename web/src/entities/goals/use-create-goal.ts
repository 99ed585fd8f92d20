import { useQueryClient } from '@tanstack/react-query'
import { useMemo, useRef, useState } from 'react'
import * as z from 'zod/mini'
import { goalMessages } from '#domain/messages/goals.ts'
import { contract as createGoal } from '#functions/goals/create-goal/contract.ts'
import type { CallOf } from '#functions/runtime/contract.ts'
import { call } from '#web/entities/session/api.ts'
import { usePerson } from '#web/entities/session/session.tsx'
import { ApiError, isAnswerLost, isSessionEnded } from '#web/lib/api-error.ts'
import { useSingleMutation } from '#web/lib/single-mutation.ts'
import { createStoredValue } from '#web/lib/storage.ts'
import { toast } from '#web/ui/toast.ts'
import { goalsQuery, showGoal } from './goals-query.ts'

export type NewGoal = CallOf<typeof createGoal>

const lastRequest = z.strictObject({ fields: z.string(), key: z.string() })

/** Statuses with which the operation itself refuses a goal: no earlier request has made it. A throttle or a firewall cannot know that. */
const REFUSALS: readonly number[] = [400, 409]

/**
 * A key for the same words again: where the answer of the first request was lost, a repeated one makes no second goal (GOAL-24), also where
 * the goal has taken the last place meanwhile and would be kept as a draft. With `isStored`, session storage holds it over a reload.
 */
const useIdempotencyKey = (personId: string, isStored: boolean) => {
  const stored = useMemo(() => createStoredValue(`goal-key.${personId}`, lastRequest, 'session'), [personId])
  const [wasStored] = useState(() => isStored && stored.read() !== null)
  const last = useRef<z.infer<typeof lastRequest> | null>(null)
  const keyFor = (goal: NewGoal): string => {
    const fields = JSON.stringify({ ...goal, is_active: undefined })
    const known = last.current ?? (isStored ? stored.read() : null)
    last.current = known?.fields === fields ? known : { fields, key: crypto.randomUUID() }
    if (isStored) stored.write(last.current)
    return last.current.key
  }
  const forget = () => {
    if (isStored) stored.clear()
  }
  return { keyFor, wasStored, forget }
}

/**
 * Creates a goal. The form shows refusals, beside its button. `mayBeMade` after a lost answer: the same request again tells. A form that
 * holds its words over a reload gives `isStored`, and calls `forgetKey` where it drops them.
 */
export const useCreateGoal = ({ isStored }: { isStored: boolean }) => {
  const client = useQueryClient()
  const personId = usePerson().id
  const { keyFor, wasStored, forget } = useIdempotencyKey(personId, isStored)
  const mutation = useSingleMutation({
    mutationFn: (goal: NewGoal) => call(createGoal, { ...goal, idempotency_key: keyFor(goal) }),
    onError: (error) => {
      // Shown here, because the form is already unmounted.
      if (isSessionEnded(error)) toast.error(goalMessages.signInToCreate)
      else if (error instanceof ApiError && REFUSALS.includes(error.status)) forget()
    },
    onSuccess: ({ goal }) => {
      showGoal(client, personId, goal)
      void client.invalidateQueries({ queryKey: goalsQuery(personId).queryKey })
    },
  })
  const mayBeMade = mutation.isError ? isAnswerLost(mutation.error) : wasStored
  return { ...mutation, mayBeMade, forgetKey: forget }
}
