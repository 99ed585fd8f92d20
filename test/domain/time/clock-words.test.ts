import { expect, it } from 'vitest'
import { clockTime, clockWords } from '#domain/time/clock-words.ts'

it.each([
  ['00:00', '12:00 AM', '12 AM'],
  ['00:05', '12:05 AM', '12:05 AM'],
  ['07:00', '7:00 AM', '7 AM'],
  ['11:59', '11:59 AM', '11:59 AM'],
  ['12:00', '12:00 PM', '12 PM'],
  ['14:30', '2:30 PM', '2:30 PM'],
  ['23:59', '11:59 PM', '11:59 PM'],
])('clockTime says %s as %s, and clockWords as %s', (time, always, short) => {
  expect([clockTime(time), clockWords(time)]).toEqual([always, short])
})
