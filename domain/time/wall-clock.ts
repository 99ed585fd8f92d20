import { UnusableData } from '../errors.ts'
import type { Day } from './day.ts'
import { MINUTE_MS } from './units.ts'

const SECOND_MS = 1000

const formats = new Map<string, Intl.DateTimeFormat>()

/** Made once a zone: making one takes longer than all that it is used for. */
const readFormat = (zone: string): Intl.DateTimeFormat => {
  const known = formats.get(zone)
  if (known) return known
  const made = new Intl.DateTimeFormat('en-US', {
    timeZone: zone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  })
  formats.set(zone, made)
  return made
}

const format = (at: number, zone: string): string => {
  try {
    return readFormat(zone).format(at)
  } catch (error) {
    // `Intl` refuses a zone that does not exist and an invalid instant.
    if (error instanceof RangeError) throw new UnusableData(error.message, { cause: error })
    throw error
  }
}

/** What the formatter shows at an instant, as `wallClock` returns it. */
const readClock = (at: number, zone: string): number => {
  // `11/24/2026, 07:00:00`. Formatting to parts takes more than twice as long.
  const [month = 0, day = 0, year = 0, hour = 0, minute = 0, second = 0] = (format(at, zone).match(/\d+/g) ?? []).map(
    Number,
  )
  return Date.UTC(year, month - 1, day, hour, minute, second)
}

/**
 * UTC offsets by zone, then by quarter of an hour: a formatter takes some hundred times as long as a look-up, and a dispatcher asks
 * for the same quarters again and again. In the kept years offsets change at full quarters of UTC only, which a test checks.
 */
const offsets = new Map<string, Map<number, number>>()
let kept = 0
const MOST_OFFSETS = 20_000
const QUARTER_MS = 15 * MINUTE_MS
/** The years 2024 to 2030. */
const [KEPT_FROM, KEPT_TO] = [Date.UTC(2024, 0), Date.UTC(2031, 0)]

/** `quarter` counts the quarters since the epoch. */
const readOffset = (quarter: number, zone: string): number => {
  const known = offsets.get(zone)?.get(quarter)
  if (known !== undefined) return known
  const offset = readClock(quarter * QUARTER_MS, zone) - quarter * QUARTER_MS
  if (kept >= MOST_OFFSETS) {
    offsets.clear()
    kept = 0
  }
  kept += 1
  const ofZone = offsets.get(zone) ?? new Map<number, number>()
  offsets.set(zone, ofZone.set(quarter, offset))
  return offset
}

/**
 * What the zone's clock shows at an instant (epoch milliseconds), as the epoch milliseconds at which a clock in UTC shows
 * the same. Needs no Temporal, which the page would have to load. Throws `UnusableData` for a zone that does
 * not exist and for an invalid instant.
 */
export const wallClock = (at: number, zone: string): number => {
  if (!(at >= KEPT_FROM && at < KEPT_TO)) return readClock(at, zone)
  const second = Math.floor(at / SECOND_MS) * SECOND_MS
  return second + readOffset(Math.floor(at / QUARTER_MS), zone)
}

/** The calendar date that the zone's clock shows at an instant (epoch milliseconds). */
export const calendarDay = (at: number, zone: string): Day => new Date(wallClock(at, zone)).toISOString().slice(0, 10)
