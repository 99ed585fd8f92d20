import type { Day } from './day.ts'
import { DAY_MS } from './units.ts'
import { wallClock } from './wall-clock.ts'

/*
 * Converts wall-clock times to instants without Temporal: almost every function needs the end of a check-in day, and the
 * polyfill adds 56 kB to each bundle.
 */

const SECOND_MS = 1000

/** UTC offset of the zone in milliseconds. `at` is a whole second. */
const offsetAt = (zone: string, at: number): number => wallClock(at, zone) - at

/** The instant of the one offset change between `from` and `to`, whose offsets differ. */
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
 * The instants (epoch milliseconds, earliest first) of a wall-clock time in a zone: two in a DST overlap, none in a DST gap.
 * `wall` is the instant of the same wall-clock time in UTC.
 */
export const listInstants = (zone: string, wall: number): number[] => {
  const [before, after] = [offsetAt(zone, wall - DAY_MS), offsetAt(zone, wall + DAY_MS)]
  // An overlap lowers the offset, so the instant by the offset before it is the earlier one.
  const instants = before === after ? [wall - before] : [wall - before, wall - after]
  return instants.filter((at) => wallClock(at, zone) === wall)
}

/** The wall-clock time HH:MM of a date, as `listInstants` takes it. */
export const parseWallTime = (date: Day, time: string): number => Date.parse(`${date}T${time}:00Z`)

/** As `dueAt`, for a wall-clock time as `listInstants` takes it. */
export const dueAtWall = (zone: string, wall: number): number =>
  listInstants(zone, wall)[0] ?? changeBetween(zone, wall - DAY_MS, wall + DAY_MS)

/**
 * The one instant (epoch milliseconds) at which a local time HH:MM of a date is due (DAY-4): the first minute after a DST gap,
 * the first occurrence in a DST overlap.
 */
export const dueAt = (zone: string, date: Day, time: string): number => dueAtWall(zone, parseWallTime(date, time))
