import type { Day } from './day.ts'

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

/**
 * What the zone's clock shows at an instant (epoch milliseconds), as the epoch milliseconds at which a clock in UTC shows
 * the same. Needs no Temporal, which the page would have to load. Throws a RangeError for a zone that does not exist.
 */
export const wallClock = (at: number, zone: string): number => {
  // `11/24/2026, 07:00:00`. Formatting to parts takes more than twice as long.
  const [month = 0, day = 0, year = 0, hour = 0, minute = 0, second = 0] = (
    readFormat(zone).format(at).match(/\d+/g) ?? []
  ).map(Number)
  return Date.UTC(year, month - 1, day, hour, minute, second)
}

/** The calendar date that the zone's clock shows at an instant (epoch milliseconds). */
export const calendarDay = (at: number, zone: string): Day => new Date(wallClock(at, zone)).toISOString().slice(0, 10)
