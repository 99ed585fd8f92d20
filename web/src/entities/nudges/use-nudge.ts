import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { TONE_LABELS } from '#domain/goals/fields.ts'
import type { GoalView } from '#domain/goals/goal.ts'
import { nudgeMessages } from '#domain/messages/nudges.ts'
import { offlineMessages } from '#domain/messages/offline.ts'
import { shownTimes } from '#domain/motivation/shown-times.ts'
import type { NudgeStatus } from '#domain/nudges/nudge.ts'
import { contract as generateDailyMotivation } from '#functions/motivation/generate-daily-motivation/contract.ts'
import type { ResponseOf } from '#functions/runtime/contract.ts'
import type { Goals } from '#web/entities/goals/goals.ts'
import { goalsQuery } from '#web/entities/goals/goals-query.ts'
import { type OverlayMessage, overlay } from '#web/entities/popups/popups.ts'
import { COACH_TIMEOUT, call } from '#web/entities/session/api.ts'
import { useSession } from '#web/entities/session/session.tsx'
import { ApiError, isAnswerLost, isEmptyAnswer, REFUSED_SHOWN } from '#web/lib/api-error.ts'
import { useConnection } from '#web/lib/connection.ts'
import { useSingleMutation } from '#web/lib/single-mutation.ts'
import { toast } from '#web/ui/toast.ts'
import { countNudges } from './nudge-counter.ts'
import { describeNudgeLimit, tellNudgeLimit, usedNudges } from './nudge-limit.ts'

type Nudged = ResponseOf<typeof generateDailyMotivation>

const NOBODY = { id: '', email: '' }

const showCount = (client: QueryClient, personId: string, nudges: NudgeStatus): void => {
  client.setQueryData(goalsQuery(personId).queryKey, (shown) => {
    if (shown) countNudges(personId, shown.today.date, nudges.currentCount)
    return shown && { ...shown, nudges }
  })
}

const createMessage = (
  { message, challenge, challengeSeconds, tone, care }: Nudged,
  goal: GoalView | null,
): OverlayMessage => ({
  type: 'nudge',
  title: 'Your nudge',
  message: message.trim(),
  ...(challenge.trim() !== '' && {
    more: challenge.trim(),
    moreTime: shownTimes({ steps: [], challenge, challengeSeconds }, care ?? goal?.care ?? 'ordinary').challenge,
  }),
  by: goal === null ? TONE_LABELS[tone] : `${TONE_LABELS[tone]}, for “${goal.title}”`,
})

/** The message of a refused or failed nudge (NUDGE-6). */
const describeFailure = (error: Error): string => {
  if (!(error instanceof ApiError) || error.status >= 500) return nudgeMessages.failed
  return error.status === 401 ? nudgeMessages.noUser : error.message
}

/**
 * Requests a nudge for a goal, or a general one (`goal` null), and shows it in the overlay (NUDGE-1, NUDGE-8). A failure of
 * a general nudge is a toast; a failure of a goal's nudge is logged and returned in `failure`. After a lost answer the next request asks
 * for the same nudge, also where it was the last of the day (NUDGE-10).
 */
export const useNudge = (shown: Goals, goal: GoalView | null) => {
  const client = useQueryClient()
  const waits = useConnection() === 'offline' ? offlineMessages.nudgeWaits : null
  const session = useSession()
  const person = session.state === 'signed-in' ? session.person : NOBODY
  const [last, setLast] = useState<OverlayMessage>()
  const [lostKey, setLostKey] = useState<string | null>(null)

  const mutation = useSingleMutation({
    mutationFn: (idempotency_key: string) =>
      call(
        generateDailyMotivation,
        goal === null
          ? { userId: person.id, isGeneralNudge: true, idempotency_key }
          : { goalId: goal.id, userId: person.id, isNudge: true, idempotency_key },
        { timeout: COACH_TIMEOUT },
      ),
    onSuccess: (nudged) => {
      setLostKey(null)
      if (nudged.nudges) showCount(client, person.id, nudged.nudges)
      if (nudged.message.trim() === '') {
        toast.nudge(nudgeMessages.keepGoingTitle, nudgeMessages.keepGoing)
        return
      }
      const message = createMessage(nudged, goal)
      setLast(message)
      overlay.open(message)
    },
    onError: (error, key) => {
      setLostKey(isAnswerLost(error) ? key : null)
      // The count may be stale, or a nudge may have been stored whose answer was lost.
      void client.invalidateQueries({ queryKey: goalsQuery(person.id).queryKey })
      if (isEmptyAnswer(error)) {
        toast.nudge(nudgeMessages.keepGoingTitle, nudgeMessages.keepGoing)
        return
      }
      if (error instanceof ApiError && error.code === 'limit-reached') {
        tellNudgeLimit(shown, error.message)
        return
      }
      console.warn('No nudge came.', error)
      const hasHelp = error instanceof ApiError && error.careReason !== undefined
      if (goal === null) toast.error(describeFailure(error), undefined, hasHelp ? REFUSED_SHOWN : undefined)
    },
  })

  const used = usedNudges(person.id, shown)
  const max = shown.nudges.maxNudges
  const ask = () => {
    if (session.state !== 'signed-in') toast.error(nudgeMessages.noUser)
    // Read again: another tab may have counted since the last render.
    else if (lostKey === null && usedNudges(person.id, shown) >= max) tellNudgeLimit(shown)
    else mutation.mutate(lostKey ?? crypto.randomUUID())
  }
  const { error } = mutation
  const isLimit = error instanceof ApiError && error.code === 'limit-reached'
  return {
    ask,
    /** Why it has to wait: this device has no network. */
    waits,
    asking: mutation.isPending,
    used,
    max,
    /** The text beside the button when the day's nudges are used up. */
    limit: lostKey === null && used >= max ? describeNudgeLimit(shown) : null,
    failure: goal !== null && error && !isLimit && !isEmptyAnswer(error) ? describeFailure(error) : null,
    /** Shows the last nudge again; some people need more than 16 s. */
    readAgain: last && !mutation.isPending ? () => overlay.open(last) : null,
  }
}
