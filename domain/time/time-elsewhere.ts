import { HOUR_MS, MINUTE_MS } from './units.ts'
import { wallClock } from './wall-clock.ts'

/**
 * What the clock of the zone `to` shows when it is `time` (HH:MM) in the zone `from`, by the offsets at `at` (epoch
 * milliseconds). `13:00` for 07:00 of New York in Berlin.
 */
export const timeElsewhere = (time: string, { from, to, at }: { from: string; to: string; at: number }): string => {
  const minutes = Number(time.slice(0, 2)) * (HOUR_MS / MINUTE_MS) + Number(time.slice(3, 5))
  const there = new Date(minutes * MINUTE_MS + wallClock(at, to) - wallClock(at, from))
  return there.toISOString().slice(11, 16)
}
