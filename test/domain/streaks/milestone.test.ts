import { describe, expect, it } from 'vitest'
import { findMilestone } from '#domain/streaks/milestone.ts'

const TODAY = '2026-11-24'
const goal = {
  care: 'ordinary',
  checked_in_today: true,
  streak_count: 7,
  streak_hidden: false,
  target_date: null,
} as const

describe('a milestone (STREAK-17)', () => {
  it('is the check-in that reaches 7, 30, 90 or 365 days', () => {
    const counts = [0, 1, 6, 7, 8, 29, 30, 90, 364, 365, 366, 730]
    expect(counts.map((streak_count) => findMilestone({ ...goal, streak_count }, TODAY))).toEqual([
      ...[undefined, undefined, undefined, '7', undefined, undefined, '30', '90', undefined, '365'],
      ...[undefined, undefined],
    ])
  })

  it('is the kept target date, before the streak', () => {
    expect(findMilestone({ ...goal, target_date: TODAY }, TODAY)).toBe('target')
    expect(findMilestone({ ...goal, target_date: '2026-11-25', streak_count: 3 }, TODAY)).toBeUndefined()
  })

  it('is the target date alone where the person hides the streak (STREAK-18)', () => {
    const hidden = { ...goal, streak_hidden: true }
    expect(findMilestone(hidden, TODAY)).toBeUndefined()
    expect(findMilestone({ ...hidden, target_date: TODAY }, TODAY)).toBe('target')
  })

  it('is none for a goal that needs care, or that is not checked in', () => {
    expect(findMilestone({ ...goal, care: 'gentle' }, TODAY)).toBeUndefined()
    expect(findMilestone({ ...goal, care: 'crisis' }, TODAY)).toBeUndefined()
    expect(findMilestone({ ...goal, checked_in_today: false }, TODAY)).toBeUndefined()
  })
})
