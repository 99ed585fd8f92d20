import { describe, expect, it } from 'vitest'
import { UnusableData } from '#domain/errors.ts'
import { localTime } from '#domain/time/check-in-day.ts'
import { dueAt, listInstants, parseWallTime } from '#domain/time/due-at.ts'
import { calendarDay, wallClock } from '#domain/time/wall-clock.ts'

const iso = (at: number) => new Date(at).toISOString()
const NEW_YORK = 'America/New_York'

describe('dueAt (DAY-4)', () => {
  it.each([
    ['an ordinary time', 'Europe/Oslo', '2026-06-10', '07:00', '2026-06-10T05:00:00.000Z'],
    ['a time that the clock skips', NEW_YORK, '2026-03-08', '02:30', '2026-03-08T07:00:00.000Z'],
    ['the first minute that the clock skips', NEW_YORK, '2026-03-08', '02:00', '2026-03-08T07:00:00.000Z'],
    ['the minute after the change', NEW_YORK, '2026-03-08', '03:00', '2026-03-08T07:00:00.000Z'],
    ['a time that the clock shows twice', NEW_YORK, '2026-11-01', '01:30', '2026-11-01T05:30:00.000Z'],
    ['a change of half an hour', 'Australia/Lord_Howe', '2026-10-04', '02:15', '2026-10-03T15:30:00.000Z'],
    ['a day that the zone leaves out', 'Pacific/Apia', '2011-12-30', '12:00', '2011-12-30T10:00:00.000Z'],
  ])('gives the instant of %s', (_, zone, date, time, due) => expect(iso(dueAt(zone, date, time))).toBe(due))
})

describe('listInstants', () => {
  const instants = (zone: string, date: string, time: string) => listInstants(zone, parseWallTime(date, time)).map(iso)

  it('returns one instant, two in order, or none', () => {
    expect(instants(NEW_YORK, '2026-03-07', '02:30')).toEqual(['2026-03-07T07:30:00.000Z'])
    expect(instants(NEW_YORK, '2026-11-01', '01:30')).toEqual(['2026-11-01T05:30:00.000Z', '2026-11-01T06:30:00.000Z'])
    expect(instants(NEW_YORK, '2026-03-08', '02:30')).toEqual([])
    // East of Greenwich too, where the offsets stand in the other order.
    expect(instants('Europe/Oslo', '2026-10-25', '02:30')).toEqual([
      '2026-10-25T00:30:00.000Z',
      '2026-10-25T01:30:00.000Z',
    ])
  })
})

describe('the clock of a zone', () => {
  it('shows midnight as hour 0 of the new day', () => {
    const midnight = Date.parse('2026-01-15T05:00:00Z')
    expect(iso(wallClock(midnight, NEW_YORK))).toBe('2026-01-15T00:00:00.000Z')
    expect([calendarDay(midnight - 1, NEW_YORK), calendarDay(midnight, NEW_YORK)]).toEqual(['2026-01-14', '2026-01-15'])
    expect(localTime(midnight + 59_000, NEW_YORK)).toEqual({ day: '2026-01-15', time: '00:00' })
    expect(localTime(Date.parse('2026-12-31T23:04:05Z'), 'Asia/Kathmandu')).toEqual({
      day: '2027-01-01',
      time: '04:49',
    })
  })

  it('shows seconds and is the same at the second call', () => {
    const at = Date.parse('2026-12-31T23:59:58Z')
    for (let n = 0; n < 2; n += 1) expect(wallClock(at, 'UTC')).toBe(at)
  })

  it('throws for a zone that does not exist', () => {
    expect(() => wallClock(0, 'Mars/Olympus')).toThrow(UnusableData)
  })
})
