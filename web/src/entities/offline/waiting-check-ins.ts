import * as z from 'zod/mini'
import { goalId } from '#domain/goals/fields.ts'
import { day } from '#domain/time/day.ts'
import { createChangeSource } from '#web/lib/external-store.ts'
import { type Kept, keptValue } from '#web/lib/storage.ts'
import { WAITING } from './kept-names.ts'

/** Check-ins that were made without a network, oldest first: one a goal and day, whatever was pressed how often. */
const waitingCheckIn = z.strictObject({
  goalId,
  /** When the button was pressed, by the server's clock. */
  checkedInAt: z.iso.datetime(),
  /** The check-in day that it was pressed on. */
  day,
})
export type WaitingCheckIn = z.infer<typeof waitingCheckIn>

const keptFor = (personId: string): Kept<WaitingCheckIn[]> =>
  keptValue(WAITING + personId, z.array(waitingCheckIn), 'local')

const changes = createChangeSource()

// Another tab may add or send a check-in.
if (typeof window !== 'undefined') {
  window.addEventListener('storage', ({ key }) => {
    if (key === null || key.includes(WAITING)) changes.notify()
  })
}

/** The same list for as long as nothing changes, so that React sees no difference. */
let last: { text: string; list: WaitingCheckIn[] } = { text: '[]', list: [] }

export const waitingCheckIns = (personId: string): WaitingCheckIn[] => {
  const list = keptFor(personId).read() ?? []
  const text = JSON.stringify(list)
  if (text !== last.text) last = { text, list }
  return last.list
}

const isSame = (one: WaitingCheckIn, other: WaitingCheckIn): boolean =>
  one.goalId === other.goalId && one.day === other.day

/** Whether it is kept: a storage that is full or closed keeps nothing. */
export const keepCheckIn = (personId: string, checkIn: WaitingCheckIn): boolean => {
  const waiting = waitingCheckIns(personId)
  if (!waiting.some((one) => isSame(one, checkIn))) keptFor(personId).write([...waiting, checkIn])
  changes.notify()
  return waitingCheckIns(personId).some((one) => isSame(one, checkIn))
}

export const dropCheckIn = (personId: string, checkIn: WaitingCheckIn): void => {
  const left = waitingCheckIns(personId).filter((one) => !isSame(one, checkIn))
  if (left.length === 0) keptFor(personId).clear()
  else keptFor(personId).write(left)
  changes.notify()
}

export const useWaitingCheckIns = (personId: string): WaitingCheckIn[] =>
  changes.useSnapshot(() => waitingCheckIns(personId))
