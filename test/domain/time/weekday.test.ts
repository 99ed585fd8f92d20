import { expect, it } from 'vitest'
import { readIsoWeekday, readWeekday, weekdayNames } from '#domain/time/weekday.ts'

it('names and numbers the weekday of a date, Monday as 1 and Sunday as 7', () => {
  const week = Array.from({ length: 7 }, (_, n) => `2026-11-${23 + n}`)
  const names = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']
  expect(week.map(readWeekday)).toEqual(names)
  expect(week.map(readIsoWeekday)).toEqual([1, 2, 3, 4, 5, 6, 7])
  expect(weekdayNames([1, 2, 3, 4, 5, 6, 7])).toEqual(names)
  expect(weekdayNames([])).toEqual([])
})

it('has no name for a date that does not exist', () => {
  expect(readWeekday('2026-13-01')).toBe('')
})
