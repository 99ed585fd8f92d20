import { DomainError } from '#domain/errors.ts'
import { rhythmMessages } from '#domain/messages/rhythm.ts'
import { addDays, type Day, daysBetween } from '#domain/time/day.ts'
import { findPause, hasRestDays, type Pause, type Rhythm, readWeekdays } from './rhythm.ts'

/**
 * Changes of a rhythm on the check-in day `today`. Each replaces what holds from that day on and leaves every earlier day as it is
 * (STREAK-9 to STREAK-11).
 */

/** The longest pause, in days. */
const PAUSE_MAX_DAYS = 180
/** How many days ahead a pause may begin. */
const PAUSE_AHEAD_DAYS = 365
/** Entries of each kind that a rhythm keeps. A change makes at most one of each a day. */
const CHANGES_MAX = 200

const bounded = <T>(entries: T[]): T[] => {
  if (entries.length > CHANGES_MAX) throw new DomainError('limit-reached', rhythmMessages.changedTooOften)
  return entries
}

const addEntry = <T extends { from: Day }>(entries: readonly T[], entry: T): T[] =>
  bounded([...entries.filter(({ from }) => from < entry.from), entry])

/** The rhythm with these weekdays from today on; unchanged if they are in force. Throws `limit-reached`. */
export const chooseWeekdays = (rhythm: Rhythm, today: Day, days: readonly number[]): Rhythm =>
  readWeekdays(rhythm, today).join() === days.join()
    ? rhythm
    : { ...rhythm, weekdays: addEntry(rhythm.weekdays, { from: today, days: [...days] }) }

/** The rhythm with rest days switched on or off from today on; unchanged if it is so. Throws `limit-reached`. */
export const switchRestDays = (rhythm: Rhythm, today: Day, on: boolean): Rhythm =>
  hasRestDays(rhythm, today) === on ? rhythm : { ...rhythm, rest: addEntry(rhythm.rest, { from: today, on }) }

/** The rhythm after a no to rest days, which keeps them from being offered; unchanged where they were ever chosen about (STREAK-10). */
export const declineRestDays = (rhythm: Rhythm, today: Day): Rhythm =>
  rhythm.rest.length > 0 ? rhythm : { ...rhythm, rest: [{ from: today, on: false }] }

/** The rhythm without a present pause from today on, and without one to come (STREAK-11). */
export const endPause = (rhythm: Rhythm, today: Day): Rhythm => {
  if (findPause(rhythm, today) === null) return rhythm
  const yesterday = addDays(today, -1)
  const pauses = rhythm.pauses
    .filter(({ first }) => first < today)
    .map(({ first, last }) => ({ first, last: last < today ? last : yesterday }))
  return { ...rhythm, pauses }
}

type PauseFault = { field: keyof Pause; message: string }

/** What is wrong with the dates of a pause that is set on the check-in day `today` (STREAK-11). */
export const findPauseFault = ({ first, last }: Pause, today: Day): PauseFault | undefined => {
  if (first < today) return { field: 'first', message: rhythmMessages.pauseTooEarly }
  if (daysBetween(today, first) > PAUSE_AHEAD_DAYS)
    return { field: 'first', message: rhythmMessages.pauseTooFarAhead(PAUSE_AHEAD_DAYS) }
  if (last < first) return { field: 'last', message: rhythmMessages.pauseEndsBeforeItBegins }
  if (daysBetween(first, last) >= PAUSE_MAX_DAYS)
    return { field: 'last', message: rhythmMessages.pauseTooLong(PAUSE_MAX_DAYS) }
  return undefined
}

/**
 * The rhythm with a pause in place of a present one and of one to come (STREAK-11). Throws `invalid-request` with the field for
 * dates that are not allowed, and `limit-reached`.
 */
export const setPause = (rhythm: Rhythm, today: Day, pause: Pause): Rhythm => {
  const fault = findPauseFault(pause, today)
  if (fault) throw new DomainError('invalid-request', fault.message, `pause.${fault.field}`)
  const present = findPause(rhythm, today)
  if (present?.first === pause.first && present.last === pause.last) return rhythm
  const ended = endPause(rhythm, today)
  return { ...ended, pauses: bounded([...ended.pauses, { first: pause.first, last: pause.last }]) }
}
