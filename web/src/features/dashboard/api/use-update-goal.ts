import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { GoalView } from '#domain/goals/goal.ts'
import { goalListMessages } from '#domain/messages/goal-list.ts'
import { contract as updateGoal } from '#functions/goals/update-goal/contract.ts'
import { goalsQuery, showGoal, withEdits } from '#web/entities/goals/goals-query.ts'
import { dropEdit, type GoalUpdates, storeEdit } from '#web/entities/goals/unsynced-edits.ts'
import { call } from '#web/entities/session/api.ts'
import { usePerson } from '#web/entities/session/session.tsx'
import { ApiError, isRefusedText, REFUSED_SHOWN } from '#web/lib/api-error.ts'
import { toast } from '#web/ui/toast.ts'

export const UPDATE_GOAL_KEY = ['update-goal'] as const

/** `onRefused` is called for words that would hurt somebody (CARE-10). Without it a toast says so. */
export type Edit = { goal: GoalView; updates: GoalUpdates; onRefused?: () => void }

/** Whether a retry would meet the same refusal. */
const isFinal = (error: Error): boolean => error instanceof ApiError && [400, 403, 404, 413].includes(error.status)

/**
 * Shows an edit at once and stores it locally until the server confirms it (GOAL-15). After the answer the
 * goals are refetched, and an edit that may still succeed stays merged over them.
 */
export const useUpdateGoal = () => {
  const client = useQueryClient()
  const personId = usePerson().id
  const { queryKey } = goalsQuery(personId)
  return useMutation({
    mutationKey: UPDATE_GOAL_KEY,
    // Serial, in the order of the edits.
    scope: { id: 'update-goal' },
    mutationFn: ({ goal, updates }: Edit) => call(updateGoal, { goalId: goal.id, updates }, { person: personId }),
    onMutate: async ({ goal, updates }) => {
      await client.cancelQueries({ queryKey })
      storeEdit(personId, goal.id, updates)
      // Not `goal`: an unanswered or waiting check-in is applied to it, which can still fail or be undone.
      client.setQueryData(queryKey, (shown) => shown && withEdits(personId, shown))
    },
    onSuccess: ({ goal }, { updates }) => {
      dropEdit(personId, goal.id, updates)
      showGoal(client, personId, goal)
      toast.achievement(goalListMessages.updated)
    },
    onError: (error, { goal, updates, onRefused }) => {
      if (isFinal(error)) dropEdit(personId, goal.id, updates)
      if (isRefusedText(error) && onRefused) onRefused()
      else if (isRefusedText(error)) toast.error(error.message, undefined, REFUSED_SHOWN)
      else toast.error(goalListMessages.updateFailed)
    },
    // The edit has cancelled a request for the goals, perhaps the one that the last known ones wait for (PAGE-30).
    // Not awaited: the mutation would be pending until then, and hide that a failed edit is not saved.
    onSettled: () => void client.invalidateQueries({ queryKey }),
  })
}
