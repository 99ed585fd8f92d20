import { useQueryClient } from '@tanstack/react-query'
import { rhythmMessages } from '#domain/messages/rhythm.ts'
import type { Pause } from '#domain/streaks/rhythm.ts'
import { contract as updateGoal } from '#functions/goals/update-goal/contract.ts'
import { contract as markYesterday } from '#functions/streaks/mark-yesterday/contract.ts'
import { contract as pauseGoal } from '#functions/streaks/pause-goal/contract.ts'
import { showGoal } from '#web/entities/goals/goals-query.ts'
import { call } from '#web/entities/session/api.ts'
import { usePerson } from '#web/entities/session/session.tsx'
import { ApiError } from '#web/lib/api-error.ts'
import { useSingleMutation } from '#web/lib/single-mutation.ts'
import { toast } from '#web/ui/toast.ts'

/** A change of a goal's days: a pause or its end, a late yesterday, rest days from today on or a no to them (STREAK-10 to STREAK-12). */
export type DaysChange =
  | { kind: 'pause'; pause: Pause | null }
  | { kind: 'yesterday' }
  | { kind: 'rest-days'; on: boolean }

const send = async (goalId: string, change: DaysChange) => {
  if (change.kind === 'pause') return call(pauseGoal, { goalId, pause: change.pause })
  if (change.kind === 'yesterday') return call(markYesterday, { goalId })
  const { goal } = await call(updateGoal, { goalId, updates: { rest_days: change.on } })
  return { goal, message: change.on ? rhythmMessages.restOn : rhythmMessages.restDeclined }
}

export const useChangeDays = (goalId: string) => {
  const client = useQueryClient()
  const personId = usePerson().id
  return useSingleMutation({
    mutationFn: (change: DaysChange) => send(goalId, change),
    onSuccess: ({ goal, message }) => {
      showGoal(client, personId, goal)
      toast.achievement(message)
    },
    onError: (error) => toast.error(error instanceof ApiError ? error.message : rhythmMessages.failed),
  })
}
