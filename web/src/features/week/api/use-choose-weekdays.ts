import { useQueryClient } from '@tanstack/react-query'
import { weekMessages } from '#domain/messages/week.ts'
import { contract as updateGoal } from '#functions/goals/update-goal/contract.ts'
import { showGoal } from '#web/entities/goals/goals-query.ts'
import { call } from '#web/entities/session/api.ts'
import { usePerson } from '#web/entities/session/session.tsx'
import { ApiError } from '#web/lib/api-error.ts'
import { useSingleMutation } from '#web/lib/single-mutation.ts'
import { toast } from '#web/ui/toast.ts'

/** Chooses the weekdays of a goal from today on (STREAK-9). */
export const useChooseWeekdays = (goalId: string) => {
  const client = useQueryClient()
  const personId = usePerson().id
  return useSingleMutation({
    mutationFn: (weekdays: number[]) => call(updateGoal, { goalId, updates: { weekdays } }),
    onSuccess: ({ goal }) => {
      showGoal(client, personId, goal)
      toast.achievement(weekMessages.chosen, weekMessages.chosenNote)
    },
    onError: (error) => toast.error(error instanceof ApiError ? error.message : weekMessages.failed),
  })
}
