import * as z from 'zod/mini'
import { goalId } from '#domain/goals/fields.ts'
import { day } from '#domain/time/day.ts'
import { createChangeSource } from '#web/lib/external-store.ts'
import { createStoredValue, type StoredValue } from '#web/lib/storage.ts'
import { WAITING } from './storage-keys.ts'

/** Check-ins that were made without a network, oldest first; one per goal and day (STREAK-3, STREAK-5). */
const waitingCheckIn = z.strictObject({
  goalId,
  /** When the button was pressed, by the estimated server clock. */
  checkedInAt: z.iso.datetime(),
  /** The check-in day on which it was pressed. */
  day,
})
export type WaitingCheckIn = z.infer<typeof waitingCheckIn>

const storedFor = (personId: string): StoredValue<WaitingCheckIn[]> =>
  createStoredValue(WAITING + personId, z.array(waitingCheckIn), 'local')

const changes = createChangeSource()

// Another tab may add or send a check-in.
if (typeof window !== 'undefined') {
  window.addEventListener('storage', ({ key }) => {
    if (key === null || key.includes(WAITING)) changes.notify()
  })
}

/** Caches the parsed list, so that React gets the same array until it changes. */
let last: { text: string; list: WaitingCheckIn[] } = { text: '[]', list: [] }

export const waitingCheckIns = (personId: string): WaitingCheckIn[] => {
  const list = storedFor(personId).read() ?? []
  const text = JSON.stringify(list)
  if (text !== last.text) last = { text, list }
  return last.list
}

const isSame = (one: WaitingCheckIn, other: WaitingCheckIn): boolean =>
  one.goalId === other.goalId && one.day === other.day

/** Stores a check-in. False if the storage is full or closed. */
export const storeCheckIn = (personId: string, checkIn: WaitingCheckIn): boolean => {
  const waiting = waitingCheckIns(personId)
  if (!waiting.some((one) => isSame(one, checkIn))) storedFor(personId).write([...waiting, checkIn])
  changes.notify()
  return waitingCheckIns(personId).some((one) => isSame(one, checkIn))
}

export const dropCheckIn = (personId: string, checkIn: WaitingCheckIn): void => {
  const left = waitingCheckIns(personId).filter((one) => !isSame(one, checkIn))
  if (left.length === 0) storedFor(personId).clear()
  else storedFor(personId).write(left)
  changes.notify()
}

export const useWaitingCheckIns = (personId: string): WaitingCheckIn[] =>
  changes.useSnapshot(() => waitingCheckIns(personId))
