import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { addDays, day, daysBetween } from '#domain/time/day.ts'

const readError = (text: unknown) => day.safeParse(text).error?.issues[0]?.message

describe('day', () => {
  it.each(['2000-01-01', '2024-02-29', '2199-12-31'])('accepts %s', (text) => expect(day.parse(text)).toBe(text))

  it.each([
    '1999-12-31',
    '2200-01-01',
    '2026-1-01',
    '2026-01-1',
    '12026-01-01',
    '2026-01-011',
    'x2026-01-01',
    '2026-01-01T',
    '20a6-01-01',
    '2a26-01-01',
    '202a-01-01',
    '2026-a1-01',
    '2026-0a-01',
    '2026-01-a1',
    '2026-01-0a',
    '',
  ])('refuses %j by its form', (text) => expect(readError(text)).toBe('must be a date as YYYY-MM-DD'))

  it.each(['2026-02-29', '2026-13-01', '2026-00-10', '2026-04-31', '2026-01-00'])(
    'refuses %s, because the date does not exist',
    (text) => expect(readError(text)).toBe('must be a date that exists'),
  )

  it('is a date in the published schema', () => {
    expect(z.toJSONSchema(day)).toMatchObject({ type: 'string', format: 'date' })
  })
})

describe('calendar arithmetic', () => {
  it.each([
    ['2026-03-07', 2, '2026-03-09'],
    ['2024-02-28', 1, '2024-02-29'],
    ['2025-12-31', 1, '2026-01-01'],
    ['2026-03-01', -1, '2026-02-28'],
    ['2026-03-01', 0, '2026-03-01'],
  ])('%s and %d days is %s, and back', (from, days, to) => {
    expect(addDays(from, days)).toBe(to)
    expect(daysBetween(from, to)).toBe(days)
  })
})
