import { Temporal } from 'temporal-polyfill'
import { describe, expect, it } from 'vitest'
import { type Run, readRun, recordCheckIn } from '#domain/streaks/run.ts'
import { checkInDay, findCheckInDayEnd, localTime } from '#domain/time/check-in-day.ts'
import { addDays } from '#domain/time/day.ts'
import { HOUR_MS } from '#domain/time/units.ts'
import { clockChanges } from '#test/support/clock-changes.ts'

const at = (text: string) => Temporal.Instant.from(text).epochMilliseconds
const eastern = { zone: 'America/New_York', dayStartHour: 3 }
describe('the check-in day', () => {
  it('changes at 3 AM Eastern time, in winter and in summer (DAY-1)', () => {
    expect(checkInDay(at('2026-01-15T07:59:59Z'), eastern)).toBe('2026-01-14')
    expect(checkInDay(at('2026-01-15T08:00:00Z'), eastern)).toBe('2026-01-15')
    expect(checkInDay(at('2026-07-15T06:59:59Z'), eastern)).toBe('2026-07-14')
    expect(checkInDay(at('2026-07-15T07:00:00Z'), eastern)).toBe('2026-07-15')
  })

  it('changes at 3 AM in the person’s zone (DAY-1)', () => {
    const oslo = { zone: 'Europe/Oslo', dayStartHour: 3 }
    expect(checkInDay(at('2026-06-10T00:59:00Z'), oslo)).toBe('2026-06-09')
    expect(checkInDay(at('2026-06-10T01:00:00Z'), oslo)).toBe('2026-06-10')
  })

  it('ends at the instant at which the next one begins', () => {
    const noon = at('2026-03-07T17:00:00Z')
    const end = findCheckInDayEnd(noon, eastern)
    expect(new Date(end).toISOString()).toBe('2026-03-08T07:00:00.000Z')
    expect(checkInDay(end - 1, eastern)).toBe('2026-03-07')
    expect(checkInDay(end, eastern)).toBe('2026-03-08')
  })
})

describe('localTime', () => {
  it('returns the calendar date and the wall-clock time of a zone', () => {
    expect(localTime(at('2026-01-15T04:59:59Z'), eastern.zone)).toEqual({ day: '2026-01-14', time: '23:59' })
    expect(localTime(at('2026-07-15T04:05:00Z'), eastern.zone)).toEqual({ day: '2026-07-15', time: '00:05' })
  })
})

describe('through every clock change of 2024 to 2030, in every zone', () => {
  const changes = clockChanges()

  it('two check-ins on one check-in day count once, and consecutive days never break', () => {
    for (const { zone, at: change } of changes) {
      const rule = { zone, dayStartHour: 3 }
      let run: Run | undefined
      let checkedIn = 0
      const days = new Set<string>()
      // Three days around the change, and a check-in every quarter of an hour.
      for (let now = change - 30 * HOUR_MS; now <= change + 30 * HOUR_MS; now += HOUR_MS / 4) {
        const today = checkInDay(now, rule)
        days.add(today)
        const next = recordCheckIn(run, today)
        if (next) checkedIn += 1
        run = next ?? run
        if (!readRun(run, today).checked_in_today) expect.fail(`not checked in on ${today} in ${zone}`)
      }
      expect([zone, checkedIn, run?.length]).toEqual([zone, days.size, days.size])
    }
  }, 60_000)

  it('every day has one end, and days are consecutive', () => {
    for (const { zone, at: change } of changes) {
      const rule = { zone, dayStartHour: 3 }
      let now = change - 48 * HOUR_MS
      for (let i = 0; i < 4; i += 1) {
        const today = checkInDay(now, rule)
        const end = findCheckInDayEnd(now, rule)
        expect([zone, checkInDay(end - 1, rule), checkInDay(end, rule)]).toEqual([zone, today, addDays(today, 1)])
        now = end
      }
    }
  })

  it('a day into which the clock is set back ends after the current instant', () => {
    for (const { zone, at: change } of changes) {
      const rule = { zone, dayStartHour: 3 }
      for (let now = change - 2 * HOUR_MS; now <= change + 2 * HOUR_MS; now += HOUR_MS / 4) {
        expect(findCheckInDayEnd(now, rule)).toBeGreaterThan(now)
      }
    }
  })
})
