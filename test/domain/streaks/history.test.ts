import { expect, it } from 'vitest'
import { addBit, NO_DAYS, readBits, removeBit, shiftBits, writeBits } from '#domain/streaks/history.ts'
import { addDays } from '#domain/time/day.ts'

const LAST = '2026-11-24'
const ago = (days: number) => addDays(LAST, -days)

it('reads the written days, oldest first, and nothing from no days', () => {
  expect(readBits(writeBits([LAST, ago(95), ago(3)], LAST), LAST)).toEqual([ago(95), ago(3), LAST])
  expect(readBits(NO_DAYS, LAST)).toEqual([])
  expect(readBits('', LAST)).toEqual([])
})

it('keeps 96 days: an older day is not added, and a later check-in drops the oldest one', () => {
  const both = writeBits([ago(96), ago(95)], LAST)
  expect(readBits(both, LAST)).toEqual([ago(95)])
  expect(readBits(shiftBits(both, 1), addDays(LAST, 1))).toEqual([])
  expect(readBits(shiftBits(addBit(NO_DAYS, 0), 95), addDays(LAST, 95))).toEqual([LAST])
  expect(readBits(shiftBits(addBit(NO_DAYS, 0), 500), addDays(LAST, 500))).toEqual([])
})

it('removes one day, and changes nothing for a day outside the 96', () => {
  const days = writeBits([LAST, ago(3)], LAST)
  expect(readBits(removeBit(days, 3), LAST)).toEqual([LAST])
  expect(removeBit(days, 2)).toBe(days)
  expect(removeBit(days, 200)).toBe(days)
})
