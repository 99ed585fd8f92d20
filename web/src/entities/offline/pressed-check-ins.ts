import { createExternalStore } from '#web/lib/external-store.ts'
import type { WaitingCheckIn } from './waiting-check-ins.ts'

/** A check-in that was sent and is not answered yet. It exists in memory only: a reload shows the server's state. */
export type PressedCheckIn = WaitingCheckIn & { personId: string }

const pressed = createExternalStore<readonly PressedCheckIn[]>([])

/** Shows a check-in as done before the server answers (STREAK-19). */
export const pressCheckIn = (checkIn: PressedCheckIn): void => pressed.set([...pressed.read(), checkIn])

/** Removes the check-in after the answer. The page then shows the goal as the server returns it. */
export const releaseCheckIn = (personId: string, goalId: string): void =>
  pressed.set(pressed.read().filter((one) => one.personId !== personId || one.goalId !== goalId))

/** The unanswered check-ins of every person of this tab. */
export const usePressedCheckIns = (): readonly PressedCheckIn[] => pressed.useValue()
