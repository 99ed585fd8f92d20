import { describe, expect, it } from 'vitest'
import { illFormedTextIn, lineOfText, optionalLine, requiredText, withoutControls } from '#domain/characters.ts'

const line = lineOfText(10)

describe('lineOfText', () => {
  it.each([
    ['  Run  ', 'Run'],
    ['👨‍👩‍👧‍👦', '👨‍👩‍👧‍👦'],
    ['می‌خواهم', 'می‌خواهم'],
    ['a'.repeat(10), 'a'.repeat(10)],
    ['🏃'.repeat(10), '🏃'.repeat(10)],
  ])('accepts %j', (text, read) => {
    expect(line.safeParse(text).data).toBe(read)
  })

  it.each(['', '   ', '\u200b', '\u2060\ufeff', '\u00ad', '\u3164', '\u2800', '\u200d\u200c'])(
    'refuses %j, which has no visible character (GOAL-2, ACCOUNT-10)',
    (text) => {
      expect(line.safeParse(text).error?.issues[0]?.message).toBe('is required')
    },
  )

  it.each(['a\nb', 'a\u0000b', 'a\tb', 'a\u007fb', 'a\u0085b', 'a\u2028b', 'a\u202eb', 'a\u2066b', 'a\u2069b'])(
    'refuses %j, which has a control character (GOAL-2, ACCOUNT-10)',
    (text) => {
      expect(line.safeParse(text).error?.issues[0]?.message).toBe('must not hold line breaks or control characters')
    },
  )

  it('refuses one character more than the maximum', () => {
    expect(line.safeParse('🏃'.repeat(11)).error?.issues[0]?.message).toBe('must be at most 10 characters')
  })
})

describe('optionalLine', () => {
  it.each([
    ['', ''],
    ['  the radio ', 'the radio'],
    ['\u200b\u2060', ''],
  ])('reads %j as %j', (text, read) => {
    expect(optionalLine(10).safeParse(text).data).toBe(read)
  })

  it.each(['a\nb', 'a\u0000b', 'a\u202eb', 'a'.repeat(11)])('refuses %j', (text) => {
    expect(optionalLine(10).safeParse(text).success).toBe(false)
  })
})

describe('requiredText', () => {
  it('accepts several lines and refuses white space alone', () => {
    expect(requiredText(10).safeParse(' a\nb ').data).toBe('a\nb')
    expect(requiredText(10).safeParse(' \n ').error?.issues[0]?.message).toBe('is required')
    expect(requiredText(3).safeParse('abcd').success).toBe(false)
  })
})

describe('illFormedTextIn (API-5)', () => {
  it.each([
    [{ a: { b: ['x', '\ud800'] } }, 'a.b.1'],
    [{ a: '\udfff' }, 'a'],
    [{ a: { '\ud800': 1 } }, 'a'],
    ['\ud800', ''],
    [{ a: '👍', b: [1, null, true] }, undefined],
  ])('of %j is %j', (value, path) => {
    expect(illFormedTextIn(value)).toBe(path)
  })
})

describe('withoutControls', () => {
  it('replaces every control character by a space and trims', () => {
    expect(withoutControls('\u202eAda\nLovelace\u0007')).toBe('Ada Lovelace')
  })
})
