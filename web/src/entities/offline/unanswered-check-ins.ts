import { createExternalStore } from '#web/lib/external-store.ts'
import { dropCheckIn, storeCheckIn, type WaitingCheckIn, waitingCheckIns } from './waiting-check-ins.ts'

/** A check-in that was sent and is not answered yet. */
export type UnansweredCheckIn = WaitingCheckIn & { personId: string }

const unanswered = createExternalStore<readonly UnansweredCheckIn[]>([])

/** Shows a check-in as done before the server answers (STREAK-19). */
export const addUnansweredCheckIn = (checkIn: UnansweredCheckIn): void =>
  unanswered.set([...unanswered.read(), checkIn])

/**
 * Removes the check-in after the answer. The page then shows the goal as the server returns it. `answered` is false where the call
 * failed: what `pagehide` stored is sent again then.
 */
export const settleCheckIn = (personId: string, goalId: string, answered: boolean): void => {
  const isSettled = (one: UnansweredCheckIn) => one.personId === personId && one.goalId === goalId
  if (answered && waitingCheckIns(personId).length > 0)
    for (const { personId: _, ...checkIn } of unanswered.read().filter(isSettled)) dropCheckIn(personId, checkIn)
  unanswered.set(unanswered.read().filter((one) => !isSettled(one)))
}

// A page that is left before the answer may take the call with it. The next visit sends the check-in again (STREAK-5).
if (typeof window !== 'undefined') {
  window.addEventListener('pagehide', () => {
    for (const { personId, ...checkIn } of unanswered.read()) storeCheckIn(personId, checkIn)
  })
}

/** The unanswered check-ins of every person of this tab. */
export const useUnansweredCheckIns = (): readonly UnansweredCheckIn[] => unanswered.useValue()
