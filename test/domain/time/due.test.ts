import { Temporal } from 'temporal-polyfill'
import { describe, expect, it } from 'vitest'
import { type SlotRange, slotsDue } from '#domain/time/due.ts'
import { dueAt, listInstants } from '#domain/time/due-at.ts'
import { HOUR_MS, MINUTE_MS } from '#domain/time/units.ts'
import { clockChanges } from '#test/support/clock-changes.ts'

const at = (text: string) => Temporal.Instant.from(text).epochMilliseconds

describe('a local time', () => {
  it('is due when the wall clock shows it (MAIL-1)', () => {
    expect(dueAt('America/New_York', '2026-01-15', '07:00')).toBe(at('2026-01-15T12:00:00Z'))
    expect(dueAt('America/New_York', '2026-07-15', '07:00')).toBe(at('2026-07-15T11:00:00Z'))
    expect(dueAt('Asia/Kathmandu', '2026-07-15', '07:00')).toBe(at('2026-07-15T01:15:00Z'))
  })

  it('that does not exist is due at the first minute that does (DAY-4)', () => {
    // New York skips 02:00 to 03:00 on 8 March 2026.
    expect(dueAt('America/New_York', '2026-03-08', '02:00')).toBe(at('2026-03-08T07:00:00Z'))
    expect(dueAt('America/New_York', '2026-03-08', '02:59')).toBe(at('2026-03-08T07:00:00Z'))
    expect(dueAt('America/New_York', '2026-03-08', '03:00')).toBe(at('2026-03-08T07:00:00Z'))
  })

  it('that happens twice is due the first time (DAY-4)', () => {
    // New York sees 01:00 to 02:00 twice on 1 November 2026.
    expect(dueAt('America/New_York', '2026-11-01', '01:30')).toBe(at('2026-11-01T05:30:00Z'))
  })
})

describe('the slots of a window', () => {
  it('are the local minutes after the last tick, up to this one', () => {
    expect(slotsDue('Europe/Oslo', at('2026-06-10T04:55:00Z'), at('2026-06-10T05:00:00Z'))).toEqual([
      { date: '2026-06-10', from: '06:56', to: '07:00' },
    ])
  })

  it('are split at midnight', () => {
    expect(slotsDue('UTC', at('2026-06-09T23:57:00Z'), at('2026-06-10T00:02:00Z'))).toEqual([
      { date: '2026-06-09', from: '23:58', to: '23:59' },
      { date: '2026-06-10', from: '00:00', to: '00:02' },
    ])
  })

  it('include the skipped hour at the change', () => {
    expect(slotsDue('America/New_York', at('2026-03-08T06:58:00Z'), at('2026-03-08T07:02:00Z'))).toEqual([
      { date: '2026-03-08', from: '01:59', to: '03:02' },
    ])
  })

  it('include the skipped hour in a window that begins at the change', () => {
    expect(slotsDue('America/New_York', at('2026-03-08T06:59:00Z'), at('2026-03-08T07:01:00Z'))).toEqual([
      { date: '2026-03-08', from: '02:00', to: '03:01' },
    ])
  })

  it('exclude the second occurrence of a repeated hour', () => {
    expect(slotsDue('America/New_York', at('2026-11-01T06:10:00Z'), at('2026-11-01T06:15:00Z'))).toEqual([])
  })
})

/** Minutes of a range, each as date and time. */
const listMinutes = ({ date, from, to }: SlotRange): string[] => {
  const minute = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3))
  const two = (value: number) => String(value).padStart(2, '0')
  const all: string[] = []
  for (let m = minute(from); m <= minute(to); m += 1) all.push(`${date}T${two(Math.floor(m / 60))}:${two(m % 60)}`)
  return all
}

/** All minutes that a calendar knows between two wall-clock readings, whether or not the zone's clock shows them. */
const calendarMinutes = (zone: string, from: number, to: number): string[] => {
  // The wall-clock time by Temporal, as if it were UTC, in epoch milliseconds.
  const wall = (at: number) =>
    Temporal.Instant.fromEpochMilliseconds(at).toZonedDateTimeISO(zone).toPlainDateTime().toZonedDateTime('UTC')
      .epochMilliseconds
  const last = wall(to)
  const all: string[] = []
  for (let next = wall(from); next <= last; next += MINUTE_MS) all.push(new Date(next).toISOString().slice(0, 16))
  return all
}

describe('through every clock change of 2024 to 2030, in every zone', () => {
  it('a wall-clock time has the instants that Temporal gives it', () => {
    for (const { zone, at: change } of clockChanges()) {
      const start = Temporal.Instant.fromEpochMilliseconds(change - 3 * HOUR_MS)
        .toZonedDateTimeISO(zone)
        .toPlainDateTime()
      for (let minutes = 0; minutes < 6 * 60; minutes += 15) {
        const wall = start.add({ minutes })
        const [earlier, later] = (['earlier', 'later'] as const).map((disambiguation) =>
          wall.toZonedDateTime(zone, { disambiguation }),
        )
        const shown = [earlier, later].filter((one) => one?.toPlainDateTime().equals(wall))
        const wanted = [...new Set(shown.map((one) => one?.epochMilliseconds))]
        expect([zone, wall.toString(), listInstants(zone, Date.parse(`${wall}Z`))]).toEqual([
          zone,
          wall.toString(),
          wanted,
        ])
        const { day, time } = { day: wall.toPlainDate().toString(), time: wall.toString().slice(11, 16) }
        const first = wanted[0] ?? earlier?.getTimeZoneTransition('next')?.epochMilliseconds
        expect([zone, wall.toString(), dueAt(zone, day, time)]).toEqual([zone, wall.toString(), first])
      }
    }
  }, 60_000)

  it('every minute of the calendar falls due exactly once, in windows of five minutes (MAIL-1, DAY-4)', () => {
    for (const { zone, at: change } of clockChanges()) {
      const start = change - 2 * HOUR_MS
      const end = change + 3 * HOUR_MS
      const due: string[] = []
      for (let after = start; after < end; after += 5 * MINUTE_MS) {
        due.push(...slotsDue(zone, after, after + 5 * MINUTE_MS).flatMap(listMinutes))
      }
      expect([zone, ...due]).toEqual([zone, ...calendarMinutes(zone, start + MINUTE_MS, end)])
    }
  }, 60_000)
})
