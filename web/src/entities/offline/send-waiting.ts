import type { QueryClient } from '@tanstack/react-query'
import { checkInMessages } from '#domain/messages/check-in.ts'
import { contract as checkIn } from '#functions/streaks/check-in/contract.ts'
import { goalsQuery, showGoal } from '#web/entities/goals/goals-query.ts'
import { call } from '#web/entities/session/api.ts'
import { ApiError } from '#web/lib/api-error.ts'
import { toast } from '#web/ui/toast.ts'
import { dropCheckIn, type WaitingCheckIn, waitingCheckIns } from './waiting-check-ins.ts'

const LOCK = 'five-circles.waiting-check-ins'

/** A refusal that a retry would meet again: an ended trial, a passed target date, a deleted goal. */
const isFinal = (error: unknown): error is ApiError =>
  error instanceof ApiError && [400, 403, 404].includes(error.status)

const findTitle = (client: QueryClient, personId: string, { goalId }: WaitingCheckIn): string =>
  client.getQueryData(goalsQuery(personId).queryKey)?.goals.find(({ id }) => id === goalId)?.title ?? 'a goal'

const sendAll = async (client: QueryClient, personId: string): Promise<void> => {
  let sent = 0
  for (const waiting of waitingCheckIns(personId)) {
    const { goalId, checkedInAt } = waiting
    try {
      // Idempotent: the server counts a day once (STREAK-3), so a lost answer is harmless.
      const { goal } = await call(checkIn, { goalId, checkedInAt }, { person: personId })
      dropCheckIn(personId, waiting)
      showGoal(client, personId, goal)
      sent += 1
    } catch (error) {
      // No network, or a retryable refusal: keep this one and the rest.
      if (!isFinal(error)) return
      const title = checkInMessages.notCountedTitle(findTitle(client, personId, waiting))
      dropCheckIn(personId, waiting)
      toast.error(title, error.message, 8000)
      sent = 0
    }
  }
  if (sent > 0) toast.achievement(checkInMessages.sentTitle, checkInMessages.sent(sent))
}

const sendAndReread = async (client: QueryClient, personId: string): Promise<void> => {
  if (waitingCheckIns(personId).length === 0) return
  await sendAll(client, personId)
  await client.invalidateQueries({ queryKey: goalsQuery(personId).queryKey })
}

let sending: Promise<void> | null = null

/** Does `work` while no tab sends waiting check-ins. */
export const whileNotSending = async <T>(work: () => Promise<T>): Promise<T> => {
  if ('locks' in navigator) return navigator.locks.request(LOCK, work)
  await sending
  return work()
}

/** Sends the waiting check-ins, oldest first, in one tab at a time (STREAK-5). Never throws. */
export const sendWaiting = (client: QueryClient, personId: string): Promise<void> => {
  const send = () => sendAndReread(client, personId)
  const start = async () => {
    if (!('locks' in navigator)) return send()
    await navigator.locks.request(LOCK, { ifAvailable: true }, (lock) => (lock ? send() : undefined))
  }
  sending ??= start().finally(() => {
    sending = null
  })
  return sending
}
