import { describe, expect, it } from 'vitest'
import { goalAchievers } from '#domain/social-proof.ts'

const day = (index: number) => new Date(Date.UTC(2026, 0, 1 + index)).toISOString().slice(0, 10)

describe('the number of goal achievers (PLAN-18)', () => {
  it('is 115 up to the first day', () => {
    expect(goalAchievers('2026-01-01')).toBe(115)
    expect(goalAchievers('2025-06-30')).toBe(115)
  })

  it('grows by 30 to 46 each day, uses every number of the range and follows no period', () => {
    const growths = Array.from(
      { length: 1500 },
      (_, index) => goalAchievers(day(index + 1)) - goalAchievers(day(index)),
    )
    expect(Math.min(...growths)).toBe(30)
    expect(Math.max(...growths)).toBe(46)
    expect(new Set(growths).size).toBe(17)
    const week = growths.slice(0, 7).join()
    expect(growths.slice(7, 14).join()).not.toBe(week)
  })

  it('is the same for all people on a day', () => {
    expect(goalAchievers('2026-11-24')).toBe(12_466)
  })
})
