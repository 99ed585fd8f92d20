import { describe, expect, it } from 'vitest'
import { findMilestone } from '#domain/streaks/milestone.ts'

const TODAY = '2026-11-24'
const goal = {
  care: 'ordinary',
  checked_in_today: true,
  kept_days: 20,
  streak_count: 7,
  streak_hidden: false,
  target_date: null,
} as const

describe('a milestone (STREAK-17)', () => {
  it('is the check-in that reaches 7, 30, 90 or 365 days', () => {
    const counts = [0, 1, 6, 7, 8, 29, 30, 90, 364, 365, 366, 730]
    expect(counts.map((streak_count) => findMilestone({ ...goal, streak_count }, TODAY, 20))).toEqual([
      ...[undefined, undefined, undefined, '7', undefined, undefined, '30', '90', undefined, '365'],
      ...[undefined, undefined],
    ])
  })

  it('is the kept target date, before the streak', () => {
    expect(findMilestone({ ...goal, target_date: TODAY }, TODAY, 20)).toBe('target')
    expect(findMilestone({ ...goal, target_date: '2026-11-25', streak_count: 3 }, TODAY, 20)).toBeUndefined()
  })

  it('is the target date alone where the person hides the streak (STREAK-18)', () => {
    const hidden = { ...goal, streak_hidden: true }
    expect(findMilestone(hidden, TODAY, 20)).toBeUndefined()
    expect(findMilestone({ ...hidden, target_date: TODAY }, TODAY, 20)).toBe('target')
  })

  it('is the first day that the person keeps for any goal', () => {
    const first = { ...goal, kept_days: 1, streak_count: 1 }
    expect(findMilestone(first, TODAY, 1)).toBe('first')
    expect(findMilestone(first, TODAY, 2)).toBeUndefined()
    expect(findMilestone({ ...first, kept_days: 0, checked_in_today: false }, TODAY, 1)).toBeUndefined()
    expect(findMilestone({ ...first, streak_hidden: true }, TODAY, 1)).toBeUndefined()
    expect(findMilestone({ ...first, care: 'gentle' }, TODAY, 1)).toBeUndefined()
    expect(findMilestone({ ...first, target_date: TODAY }, TODAY, 1)).toBe('target')
  })

  it('is none for a goal that needs care, or that is not checked in', () => {
    expect(findMilestone({ ...goal, care: 'gentle' }, TODAY, 20)).toBeUndefined()
    expect(findMilestone({ ...goal, care: 'crisis' }, TODAY, 20)).toBeUndefined()
    expect(findMilestone({ ...goal, checked_in_today: false }, TODAY, 20)).toBeUndefined()
  })
})
