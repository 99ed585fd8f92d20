import { expect, it } from 'vitest'
import { dayTurnsAt } from '#domain/time/turn.ts'

it.each([
  ['America/New_York', 3, '3 AM EST'],
  ['America/New_York', 0, '12 AM EST'],
  ['Europe/Oslo', 3, '3 AM Oslo time'],
  ['America/Argentina/Buenos_Aires', 5, '5 AM Buenos Aires time'],
])('names Eastern time only for zones that have it: %s, %i (DAY-2)', (zone, dayStartHour, words) => {
  expect(dayTurnsAt({ zone, dayStartHour })).toBe(words)
})
