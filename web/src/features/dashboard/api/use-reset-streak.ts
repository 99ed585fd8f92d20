import { useQueryClient } from '@tanstack/react-query'
import { streakMessages } from '#domain/messages/streak.ts'
import { contract as resetStreak } from '#functions/streaks/reset-streak/contract.ts'
import { goalsQuery, showGoal } from '#web/entities/goals/goals-query.ts'
import { call } from '#web/entities/session/api.ts'
import { usePerson } from '#web/entities/session/session.tsx'
import { useSingleMutation } from '#web/lib/single-mutation.ts'
import { toast } from '#web/ui/toast.ts'

/** Closes the present run. The history and the best run stay (STREAK-4). */
export const useResetStreak = () => {
  const client = useQueryClient()
  const personId = usePerson().id
  return useSingleMutation({
    mutationFn: (goalId: string) => call(resetStreak, { goal_id: goalId }),
    onSuccess: ({ goal, message }) => {
      showGoal(client, personId, goal)
      toast.achievement(message)
    },
    onError: () => {
      toast.error(streakMessages.resetFailed)
      void client.invalidateQueries({ queryKey: goalsQuery(personId).queryKey })
    },
  })
}
