import { Temporal } from 'temporal-polyfill'

/** Instants of the clock's buttons. All instants are epoch milliseconds. */

export const MOVES = ['morning', 'hour', 'day', 'now'] as const
export type ClockMove = (typeof MOVES)[number]

const MORNING = Temporal.PlainTime.from('07:00')

/** The next 7:00 in `zone`, later than `at`. */
const nextMorning = (at: number, zone: string): number => {
  const now = Temporal.Instant.fromEpochMilliseconds(at).toZonedDateTimeISO(zone)
  const today = now.withPlainTime(MORNING)
  const next = today.epochMilliseconds > at ? today : now.add({ days: 1 }).withPlainTime(MORNING)
  return next.epochMilliseconds
}

/** The instant to which a button moves the clock. `day` is a day of `zone`; `now` is the machine's time. */
export const resolveMove = (move: ClockMove, at: number, zone: string): number => {
  const now = Temporal.Instant.fromEpochMilliseconds(at).toZonedDateTimeISO(zone)
  if (move === 'morning') return nextMorning(at, zone)
  if (move === 'hour') return now.add({ hours: 1 }).epochMilliseconds
  return move === 'day' ? now.add({ days: 1 }).epochMilliseconds : Date.now()
}
