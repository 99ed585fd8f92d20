import { describe, expect, it } from 'vitest'
import { countsAt } from '#domain/streaks/late.ts'
import { DAY_MS } from '#domain/time/units.ts'

const NOW = Date.parse('2026-11-24T17:00:00Z')
const LONG_AGO = NOW - 100 * DAY_MS

describe('countsAt', () => {
  it('gives the instant at which the check-in was made', () => {
    expect(countsAt(NOW - 3 * DAY_MS, LONG_AGO, NOW)).toBe(NOW - 3 * DAY_MS)
  })

  it('gives the creation of the goal when the check-in claims to be earlier', () => {
    expect(countsAt(NOW - 3 * DAY_MS, NOW - 2 * DAY_MS, NOW)).toBe(NOW - 2 * DAY_MS)
  })

  it('gives now when the check-in claims to be in the future', () => {
    expect(countsAt(NOW + DAY_MS, LONG_AGO, NOW)).toBe(NOW)
  })

  it('gives now when the goal claims to be made in the future', () => {
    expect(countsAt(NOW - DAY_MS, NOW + DAY_MS, NOW)).toBe(NOW)
  })

  it('accepts a check-in of exactly 7 days ago (STREAK-5)', () => {
    expect(countsAt(NOW - 7 * DAY_MS, LONG_AGO, NOW)).toBe(NOW - 7 * DAY_MS)
  })

  it('refuses a check-in of more than 7 days ago and names the field (STREAK-5)', () => {
    expect(() => countsAt(NOW - 7 * DAY_MS - 1, LONG_AGO, NOW)).toThrow(
      expect.objectContaining({
        code: 'invalid-request',
        field: 'checkedInAt',
        message: 'must be within the last 7 days',
      }),
    )
  })
})
