import { expect, it } from 'vitest'
import { clockWords } from '#domain/time/clock-words.ts'

it.each([
  ['00:00', '12:00 AM', '12 AM'],
  ['00:05', '12:05 AM', '12:05 AM'],
  ['07:00', '7:00 AM', '7 AM'],
  ['11:59', '11:59 AM', '11:59 AM'],
  ['12:00', '12:00 PM', '12 PM'],
  ['14:30', '2:30 PM', '2:30 PM'],
  ['23:59', '11:59 PM', '11:59 PM'],
])('clockWords says %s as %s, and as %s without minutes of a full hour', (time, always, short) => {
  expect([clockWords(time, 'always'), clockWords(time, 'unless-zero')]).toEqual([always, short])
})
