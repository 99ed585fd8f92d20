import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { undoMessages } from '#domain/messages/undo.ts'
import type { Day } from '#domain/time/day.ts'
import { contract as undoCheckIn } from '#functions/streaks/undo-check-in/contract.ts'
import { goalsQuery, showGoal } from '#web/entities/goals/goals-query.ts'
import { refreshGoals } from '#web/entities/goals/refresh-goals.ts'
import { forgetMilestone } from '#web/entities/milestones/forget-milestone.ts'
import { whileNotSending } from '#web/entities/offline/send-waiting.ts'
import { dropCheckIn, waitingCheckIns } from '#web/entities/offline/waiting-check-ins.ts'
import { forgetAsked } from '#web/entities/reflections/asked.ts'
import { clearDraft } from '#web/entities/reflections/reflection-draft.ts'
import { call } from '#web/entities/session/api.ts'
import { ApiError } from '#web/lib/api-error.ts'
import { readConnection } from '#web/lib/connection.ts'
import { errorText, isNetworkError } from '#web/lib/error-text.ts'
import { useSingleMutation } from '#web/lib/single-mutation.ts'
import { toast } from '#web/ui/toast.ts'

type Of = { id: string; user_id: string }

/** Whether the server asks whether what was said of the day may be removed with it. */
export const asksForWords = (error: unknown): boolean => error instanceof ApiError && error.field === 'remove_words'

const describeFailure = (error: Error): string => {
  if (error instanceof ApiError && error.field === 'day') return undoMessages.ended
  return isNetworkError(error) ? undoMessages.failed : errorText(error, undoMessages.failed)
}

/**
 * Removes a check-in that waits to be sent, and the one of the server. Null where only the waiting one is removed: the page knows that
 * the server cannot be reached. Nothing is sent meanwhile, so that no waiting check-in follows the undo.
 */
const undo = ({ id, user_id }: Of, day: Day, remove_words: boolean) =>
  whileNotSending(async () => {
    const waiting = waitingCheckIns(user_id).find((one) => one.goalId === id && one.day === day)
    const isAlone = waiting !== undefined && readConnection() !== 'online'
    const answer = isAlone ? null : await call(undoCheckIn, { goal_id: id, day, ...(remove_words && { remove_words }) })
    if (waiting) dropCheckIn(user_id, waiting)
    return answer
  })

/** Forgets what this device noted of the check-in, so that the next one on this day asks and celebrates as the first did. */
const forgetCheckIn = (client: QueryClient, goal: Of, day: Day): void => {
  clearDraft(client, { goal, date: day })
  forgetAsked(goal, day)
  const shown = client.getQueryData(goalsQuery(goal.user_id).queryKey)
  if (shown) forgetMilestone(shown, goal.id)
}

/** Takes back today's check-in of a goal (STREAK-20). `removesWords`: what was said of the day may go with it. */
export const useUndoCheckIn = (goal: Of) => {
  const client = useQueryClient()
  return useSingleMutation({
    mutationFn: ({ day, removesWords }: { day: Day; removesWords: boolean }) => undo(goal, day, removesWords),
    onSuccess: async (answer, { day }) => {
      forgetCheckIn(client, goal, day)
      toast.achievement(answer?.message ?? undoMessages.undoneUnasked)
      if (answer === null) return
      showGoal(client, goal.user_id, answer.goal)
      await refreshGoals(client, goal.user_id)
    },
    onError: (error) => {
      if (asksForWords(error)) return
      toast.error(describeFailure(error))
      void client.invalidateQueries({ queryKey: goalsQuery(goal.user_id).queryKey })
    },
  })
}
