import { expect, it } from 'vitest'
import { timeElsewhere } from '#domain/time/time-elsewhere.ts'

const APRIL = '2026-04-14T11:42:00Z'

it.each([
  ['07:00', 'America/New_York', 'Europe/Berlin', APRIL, '13:00'],
  ['07:00', 'America/New_York', 'America/Toronto', APRIL, '07:00'],
  ['20:30', 'America/New_York', 'Asia/Kolkata', APRIL, '06:00'],
  ['01:15', 'Europe/Berlin', 'America/New_York', APRIL, '19:15'],
  // Clocks change on other days in Europe.
  ['07:00', 'America/New_York', 'Europe/Berlin', '2026-03-20T12:00:00Z', '12:00'],
])('%s in %s is in %s at %s: %s (DAY-8)', (time, from, to, at, there) => {
  expect(timeElsewhere(time, { from, to, at: Date.parse(at) })).toBe(there)
})
