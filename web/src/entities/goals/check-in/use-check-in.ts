import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { checkInMessages } from '#domain/messages/check-in.ts'
import { contract as checkIn } from '#functions/streaks/check-in/contract.ts'
import { hasCrisis } from '#web/entities/goals/care/has-crisis.ts'
import { nameNextDay } from '#web/entities/goals/goal-words.ts'
import type { Goals } from '#web/entities/goals/goals.ts'
import { goalsQuery, showGoal } from '#web/entities/goals/goals-query.ts'
import { refreshGoals } from '#web/entities/goals/refresh-goals.ts'
import { openMilestone } from '#web/entities/milestones/open-milestone.ts'
import { dayAt } from '#web/entities/offline/goals-at.ts'
import { serverNow } from '#web/entities/offline/server-clock.ts'
import { addUnansweredCheckIn, settleCheckIn } from '#web/entities/offline/unanswered-check-ins.ts'
import { storeCheckIn, type WaitingCheckIn } from '#web/entities/offline/waiting-check-ins.ts'
import { call } from '#web/entities/session/api.ts'
import { usePerson } from '#web/entities/session/session.tsx'
import { ApiError, NetworkError } from '#web/lib/api-error.ts'
import { readConnection } from '#web/lib/connection.ts'
import { errorText, isNetworkError } from '#web/lib/error-text.ts'
import { useSingleMutation } from '#web/lib/single-mutation.ts'
import { toast } from '#web/ui/toast.ts'

/** Whether a check-in is answered without a number: of a gentle goal (CARE-18), or beside a goal in crisis (CARE-17). */
const isPlain = (shown: Goals | undefined, goalId: string): boolean =>
  shown !== undefined && (hasCrisis(shown) || shown.goals.find(({ id }) => id === goalId)?.care === 'gentle')

/** The sentence for a day that is already covered, with the end of the day in the person's zone (STREAK-6). */
const alreadyWords = (client: QueryClient, personId: string, goalId: string): string => {
  const shown = client.getQueryData(goalsQuery(personId).queryKey)
  return shown === undefined || isPlain(shown, goalId)
    ? checkInMessages.uncounted
    : checkInMessages.already(nameNextDay(shown.today))
}

/** The server answers with `alreadyCheckedIn`; an error that says so is accepted too (STREAK-6). */
const isAlready = (error: Error): boolean => error instanceof ApiError && /already checked in/i.test(error.message)

/**
 * An ended trial or a passed target date: the server's message is shown unchanged. The server answers with 403; another error that names
 * one of them is accepted too (STREAK-6).
 */
const isShownAsIs = (error: Error): boolean =>
  error instanceof ApiError && (error.status === 403 || /target date|trial/i.test(error.message))

/** The message of a refused or failed check-in. */
const describeFailure = (error: Error): string => {
  if (isNetworkError(error)) return checkInMessages.network
  return isShownAsIs(error) ? error.message : checkInMessages.failed(errorText(error))
}

/** A check-in of now; null while the goals are not known. */
const createCheckIn = (client: QueryClient, personId: string, goalId: string): WaitingCheckIn | null => {
  const shown = client.getQueryData(goalsQuery(personId).queryKey)
  const now = serverNow()
  return shown ? { goalId, checkedInAt: new Date(now).toISOString(), day: dayAt(shown.today, now) } : null
}

/** Stores a check-in of now to send it later (STREAK-5). Throws `NetworkError` if it cannot be stored. */
const storeForLater = (client: QueryClient, personId: string, goalId: string): null => {
  const checkIn = createCheckIn(client, personId, goalId)
  if (!checkIn || !storeCheckIn(personId, checkIn)) throw new NetworkError()
  return null
}

/**
 * Checks a goal in for today. The goal shows as checked in at once (STREAK-19), so the call outlives the page; after the answer,
 * the shown streak is the server's (STREAK-1). If the page knows that there is no network,
 * the check-in is stored and sent later (ADR 087).
 */
export const useCheckIn = (goalId: string) => {
  const client = useQueryClient()
  const personId = usePerson().id
  return useSingleMutation({
    mutationFn: async () =>
      readConnection() === 'online'
        ? call(checkIn, { goalId }, { keepalive: true })
        : storeForLater(client, personId, goalId),
    onMutate: () => {
      const unanswered = createCheckIn(client, personId, goalId)
      if (unanswered) addUnansweredCheckIn({ ...unanswered, personId })
    },
    // Null: it is stored for later. Undefined: it failed.
    onSettled: (answer) => settleCheckIn(personId, goalId, (answer ?? null) !== null),
    onSuccess: async (answer) => {
      if (answer === null) {
        toast.achievement(checkInMessages.keptTitle, checkInMessages.kept)
        return
      }
      const { goal, alreadyCheckedIn, message } = answer
      showGoal(client, personId, goal)
      const isCurrent = await refreshGoals(client, personId)
      const shown = client.getQueryData(goalsQuery(personId).queryKey)
      if (isCurrent && openMilestone(shown, goalId)) return
      if (!isCurrent || isPlain(shown, goalId)) toast.achievement(checkInMessages.uncounted)
      else if (alreadyCheckedIn) toast.achievement(alreadyWords(client, personId, goalId))
      else if (goal.streak_hidden) toast.achievement(message)
      else toast.achievement(`Day ${goal.streak_count}`, message)
    },
    onError: (error) => {
      // The cached goals may be older than the state that the server refused by.
      const refetched = client.invalidateQueries({ queryKey: goalsQuery(personId).queryKey })
      if (!isAlready(error)) {
        toast.error(describeFailure(error))
        return
      }
      toast.achievement(alreadyWords(client, personId, goalId))
      // The goal shows as checked in until the goals confirm it.
      return refetched
    },
  })
}
