import { describe, expect, it } from 'vitest'
import { findCheckInDayEnd } from '#domain/time/check-in-day.ts'
import { describeDayEnd, describeDayTurn, describeNextDay } from '#domain/time/day-end-words.ts'
import { calendarDay } from '#domain/time/wall-clock.ts'

const NOON = Date.parse('2026-11-24T17:00:00Z')
const at = (text: string) => Date.parse(text)

it.each([
  ['America/New_York', 3, '3 AM EST'],
  ['America/New_York', 0, '12 AM EST'],
  ['Europe/Oslo', 3, '3 AM Oslo time'],
  ['America/Argentina/Buenos_Aires', 5, '5 AM Buenos Aires time'],
])('names Eastern time only for zones that have it: %s, %i (DAY-2)', (zone, dayStartHour, words) => {
  const rule = { zone, dayStartHour }
  const ends = findCheckInDayEnd(NOON, rule)
  expect(describeDayTurn(zone, ends)).toBe(words)
  expect(describeNextDay(rule, calendarDay(NOON, zone), ends)).toBe(`tomorrow after ${words}`)
})

describe('the end of a day that a change of zone moved (DAY-3)', () => {
  const sydney = { zone: 'Australia/Sydney', dayStartHour: 3 }
  it.each([
    ['2027-02-08', '2027-02-08T00:00:00Z', '11 AM', 'today after 11 AM Sydney time'],
    ['2027-02-07', '2027-02-08T00:00:00Z', '11 AM', 'tomorrow after 11 AM Sydney time'],
    ['2027-02-07', '2027-02-07T08:40:30Z', '7:40 PM', 'today after 7:40 PM Sydney time'],
    ['2027-02-07', '2027-02-08T16:00:00Z', '3 AM on Tuesday', 'on Tuesday after 3 AM Sydney time'],
    ['2027-02-07', '2027-02-07T13:00:00Z', 'midnight', 'tomorrow after 12 AM Sydney time'],
  ])('is named on %s for a day that ends at %s', (calendarDate, ends, until, next) => {
    expect(describeDayEnd(sydney.zone, calendarDate, at(ends))).toBe(until)
    expect(describeNextDay(sydney, calendarDate, at(ends))).toBe(next)
  })
})
