import type { Day } from './day.ts'
import { dueAtWall } from './due-at.ts'
import { MINUTE_MS } from './units.ts'
import { wallClock } from './wall-clock.ts'

/** Local times HH:MM of one date, both ends included. */
export type SlotRange = { date: Day; from: string; to: string }

/** Date and HH:MM of a wall-clock minute, which is given as the instant of the same minute in UTC. */
const split = (wall: number): { date: Day; time: string } => {
  const text = new Date(wall).toISOString()
  return { date: text.slice(0, 10), time: text.slice(11, 16) }
}

/** The wall-clock minute at an instant (epoch milliseconds), as the instant of the same minute in UTC. */
const wallMinute = (at: number, zone: string): number => Math.floor(wallClock(at, zone) / MINUTE_MS) * MINUTE_MS

/**
 * The local times that fall due in a window: `after` < due <= `until` (epoch milliseconds), as ranges of HH:MM by date.
 * Consecutive windows cover every slot exactly once, also across DST changes (DAY-4). Runs one step per minute.
 */
export const slotsDue = (zone: string, after: number, until: number): SlotRange[] => {
  const ranges: SlotRange[] = []
  let previous: number | undefined
  const first = Math.floor(after / MINUTE_MS) * MINUTE_MS + MINUTE_MS
  let wallBefore = wallMinute(first - MINUTE_MS, zone)
  for (let at = first; at <= until; at += MINUTE_MS) {
    const wall = wallMinute(at, zone)
    // Minutes of a DST gap are due at its end.
    const from = Math.min(wallBefore + MINUTE_MS, wall)
    wallBefore = wall
    for (let slot = from; slot <= wall; slot += MINUTE_MS) {
      if (dueAtWall(zone, slot) !== at) continue
      const { date, time } = split(slot)
      const last = ranges.at(-1)
      if (last?.date === date && previous !== undefined && previous + MINUTE_MS === slot) last.to = time
      else ranges.push({ date, from: time, to: time })
      previous = slot
    }
  }
  return ranges
}
