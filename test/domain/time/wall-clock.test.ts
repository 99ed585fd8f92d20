import { expect, it } from 'vitest'
import { UnusableData } from '#domain/errors.ts'
import { MINUTE_MS } from '#domain/time/units.ts'
import { calendarDay, wallClock } from '#domain/time/wall-clock.ts'
import { clockChanges } from '#test/support/clock-changes.ts'

// `wallClock` keeps the offset of a quarter of an hour.
it('every clock change of 2024 to 2030 is at a full quarter of an hour in UTC', () => {
  expect(clockChanges().filter(({ at }) => at % (15 * MINUTE_MS) !== 0)).toEqual([])
})

it('wallClock shows a change between two quarters in a year whose offsets are not kept', () => {
  // Monrovia left the offset -00:44:30 on 7 January 1972 at 00:44:30 UTC.
  const show = (instant: string) => new Date(wallClock(Date.parse(instant), 'Africa/Monrovia')).toISOString()
  expect(show('1972-01-07T00:44:29Z')).toBe('1972-01-06T23:59:59.000Z')
  expect(show('1972-01-07T00:44:30Z')).toBe('1972-01-07T00:44:30.000Z')
})

it.each([
  ['2023-12-31T23:59:59Z', '2024-01-01T08:59:59.000Z', '2024-01-01'],
  ['2024-01-01T00:00:00Z', '2024-01-01T09:00:00.000Z', '2024-01-01'],
  ['2026-11-24T14:59:59Z', '2026-11-24T23:59:59.000Z', '2026-11-24'],
  ['2026-11-24T15:00:00Z', '2026-11-25T00:00:00.000Z', '2026-11-25'],
  ['2031-01-01T00:00:00Z', '2031-01-01T09:00:00.000Z', '2031-01-01'],
])('wallClock shows %s in Tokyo as %s', (instant, shown, day) => {
  const at = Date.parse(instant)
  expect([new Date(wallClock(at, 'Asia/Tokyo')).toISOString(), calendarDay(at, 'Asia/Tokyo')]).toEqual([shown, day])
})

it('wallClock refuses an invalid instant', () => {
  expect(() => wallClock(Date.parse('never'), 'Asia/Tokyo')).toThrow(UnusableData)
})

it('wallClock refuses a zone that does not exist', () => {
  expect(() => wallClock(Date.parse('2026-11-24T15:00:00Z'), 'Mars/Olympus')).toThrow(UnusableData)
})
