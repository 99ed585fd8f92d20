import { expect, it } from 'vitest'
import { isMailDay } from '#domain/motivation/silence.ts'

it('isMailDay is true every day for 14 silent days, then once a week (MAIL-18)', () => {
  const sent = Array.from({ length: 36 }, (_, silent) => silent).filter(isMailDay)
  expect(sent).toEqual([...Array.from({ length: 15 }, (_, silent) => silent), 21, 28, 35])
  expect(isMailDay(undefined)).toBe(true)
})
