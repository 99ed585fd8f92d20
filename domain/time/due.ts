import { Temporal } from 'temporal-polyfill'
import type { Day } from './day.ts'
import { dueAt } from './due-at.ts'
import { MINUTE_MS } from './units.ts'

/** Local times HH:MM of one date, both ends included. */
export type SlotRange = { date: Day; from: string; to: string }

const wallAt = (at: number, zone: string): Temporal.PlainDateTime =>
  Temporal.Instant.fromEpochMilliseconds(at).toZonedDateTimeISO(zone).toPlainDateTime()

const split = (wall: Temporal.PlainDateTime): { date: Day; time: string } => ({
  date: wall.toPlainDate().toString(),
  time: wall.toPlainTime().toString({ smallestUnit: 'minute' }),
})

/**
 * The local times that fall due in a window: `after` < due <= `until` (epoch milliseconds), as ranges of HH:MM by date.
 * Consecutive windows cover every slot exactly once, also across DST changes (DAY-4). Runs one step per minute.
 */
export const slotsDue = (zone: string, after: number, until: number): SlotRange[] => {
  const ranges: SlotRange[] = []
  let previous: Temporal.PlainDateTime | undefined
  const first = Math.floor(after / MINUTE_MS) * MINUTE_MS + MINUTE_MS
  let wallBefore = wallAt(first - MINUTE_MS, zone)
  for (let at = first; at <= until; at += MINUTE_MS) {
    const wall = wallAt(at, zone)
    // Minutes of a DST gap are due at its end.
    let slot = wallBefore.add({ minutes: 1 })
    wallBefore = wall
    if (Temporal.PlainDateTime.compare(slot, wall) > 0) slot = wall
    for (; Temporal.PlainDateTime.compare(slot, wall) <= 0; slot = slot.add({ minutes: 1 })) {
      const { date, time } = split(slot)
      if (dueAt(zone, date, time) !== at) continue
      const last = ranges.at(-1)
      if (last?.date === date && previous?.add({ minutes: 1 }).equals(slot)) last.to = time
      else ranges.push({ date, from: time, to: time })
      previous = slot
    }
  }
  return ranges
}
