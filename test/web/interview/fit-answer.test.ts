import { describe, expect, it } from 'vitest'
import { fitAnswer } from '#web/features/interview/fit-answer.ts'

describe('fitAnswer', () => {
  it.each([
    ['takes a text that fits', 'abc', 'abcd', 'abcd'],
    ['cuts the end of what is added at the end', 'abc', 'abcXYZ', 'abcXY'],
    ['cuts what is inserted, and keeps the end', 'abcd', 'abXYZcd', 'abXcd'],
    ['inserts nothing into a full text', 'abcde', 'aXbcde', 'abcde'],
    ['cuts what replaces a part', 'abcde', 'abXYZVWe', 'abXYe'],
    ['adds at the end although the added text ends like the text before', 'abc', 'abcXYc', 'abcXY'],
    ['cuts a text that replaces all', 'abc', 'XYZVWU', 'XYZVW'],
    ['counts code points', '🌅🌅', '🌅🌅🌊🌊🌊🌊', '🌅🌅🌊🌊🌊'],
  ])('%s', (_, before, typed, fitted) => {
    expect(fitAnswer(before, typed, 5)).toBe(fitted)
  })
})
