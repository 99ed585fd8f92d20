import { Temporal } from 'temporal-polyfill'

export type ClockChange = { zone: string; at: number }

const FIRST = Temporal.Instant.from('2024-01-01T00:00:00Z')
const LAST = Temporal.Instant.from('2031-01-01T00:00:00Z')

const listChanges = (zone: string): { change: ClockChange; key: string }[] => {
  const found: { change: ClockChange; key: string }[] = []
  let before = FIRST.toZonedDateTimeISO(zone)
  for (;;) {
    const after = before.getTimeZoneTransition('next')
    if (after === null || Temporal.Instant.compare(after.toInstant(), LAST) >= 0) return found
    const offset = after.subtract({ seconds: 1 }).offset
    found.push({
      change: { zone, at: after.epochMilliseconds },
      key: `${after.epochMilliseconds} ${offset} ${after.offset}`,
    })
    before = after
  }
}

const findChanges = (): ClockChange[] => {
  const distinct = new Map<string, ClockChange>()
  for (const zone of Intl.supportedValuesOf('timeZone')) {
    for (const { change, key } of listChanges(zone)) if (!distinct.has(key)) distinct.set(key, change)
  }
  return [...distinct.values()]
}

let found: readonly ClockChange[] | undefined

/**
 * Every clock change of 2024 to 2030 in every zone of the tz database. Zones whose clocks change at the same instant
 * between the same offsets show the same wall-clock time, so each such change is listed once.
 */
export const clockChanges = (): readonly ClockChange[] => {
  found ??= findChanges()
  return found
}
