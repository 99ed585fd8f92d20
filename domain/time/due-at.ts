import type { Day } from './day.ts'
import { DAY_MS } from './units.ts'
import { wallClock } from './wall-clock.ts'

/*
 * From a wall-clock time to instants, without Temporal: almost every function asks when a check-in day ends, and the
 * polyfill is 56 kB of each bundle.
 */

const SECOND_MS = 1000

/** Milliseconds that the zone's clock is ahead of UTC. `at` is a whole second. */
const offsetAt = (zone: string, at: number): number => wallClock(at, zone) - at

/** The first instant of the offset that the zone has at `to`. It has another one at `from`, and changes once in between. */
const changeBetween = (zone: string, from: number, to: number): number => {
  const offset = offsetAt(zone, to)
  let before = from
  let after = to
  while (after - before > SECOND_MS) {
    const middle = before + Math.floor((after - before) / 2 / SECOND_MS) * SECOND_MS
    if (offsetAt(zone, middle) === offset) after = middle
    else before = middle
  }
  return after
}

/**
 * The instants (epoch milliseconds, earliest first) at which the zone's clock shows `wall`, which is the epoch milliseconds
 * at which a clock in UTC shows it: two where the clock went back across it, none where it skipped it.
 */
export const instantsOf = (zone: string, wall: number): number[] => {
  const offsets = new Set([offsetAt(zone, wall - DAY_MS), offsetAt(zone, wall + DAY_MS)])
  const instants = [...offsets].map((offset) => wall - offset)
  return instants.filter((at) => wallClock(at, zone) === wall).sort((one, other) => one - other)
}

/** The wall-clock time HH:MM of a date, as `instantsOf` takes it. */
export const wallOf = (date: Day, time: string): number => Date.parse(`${date}T${time}:00Z`)

/**
 * The one instant (epoch milliseconds) at which a local time HH:MM of a date is due (decision 12): a time that the clock
 * skips is due at the first minute after the change, a time that it shows twice is due the first time.
 */
export const dueAt = (zone: string, date: Day, time: string): number => {
  const wall = wallOf(date, time)
  return instantsOf(zone, wall)[0] ?? changeBetween(zone, wall - DAY_MS, wall + DAY_MS)
}
