import { useQueryClient } from '@tanstack/react-query'
import { messages } from '#domain/messages.ts'
import { contract as checkIn } from '#functions/streaks/check-in/contract.ts'
import { ApiError, call, NetworkError } from '#web/lib/api.ts'
import { usePerson } from '#web/lib/session.tsx'
import { useSingleMutation } from '#web/lib/single-mutation.ts'
import { toast } from '#web/ui/toast.tsx'
import { goalsQuery, showGoal } from './goals-query.ts'

/** What a refused or failed check-in says (specification 8). */
const reasonOf = (error: Error): string => {
  if (error instanceof NetworkError) return messages.checkIn.network
  // An ended trial, a target date that has passed, a day that is covered already: the server's own words.
  if (error instanceof ApiError && (error.status === 403 || /already checked in/i.test(error.message))) {
    return error.message
  }
  return messages.checkIn.failed(error.message)
}

/** Covers today for a goal. The streak that is shown afterwards is the server's, never a count of our own. */
export const useCheckIn = (goalId: string) => {
  const client = useQueryClient()
  const personId = usePerson().id
  return useSingleMutation({
    mutationFn: () => call(checkIn, { goalId }),
    onSuccess: ({ goal, alreadyCheckedIn, message }) => {
      showGoal(client, personId, goal)
      if (alreadyCheckedIn) toast.achievement(message)
      else toast.achievement(`Day ${goal.streak_count}`, message)
    },
    onError: (error) => {
      toast.error(reasonOf(error))
      // The list may be older than what the server refused by.
      void client.invalidateQueries({ queryKey: goalsQuery(personId).queryKey })
    },
  })
}
