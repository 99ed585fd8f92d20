import { describe, expect, it } from 'vitest'
import { addDays } from '#domain/time/day.ts'
import { createGoalView, keptRun } from '#test/web/support/goal-fixtures.ts'
import { findPictureStart } from '#web/features/milestones/first-day.ts'
import { formatDateRange } from '#web/lib/dates.ts'

const TODAY = '2026-04-14'
const run = (days: number) =>
  createGoalView({ created_at: '2026-03-05T12:00:00.000Z' }, keptRun(addDays(TODAY, 1 - days), TODAY))

describe('the days of the picture to keep', () => {
  it('are those of the present run, without days of earlier runs', () => {
    const goal = { ...run(7), recent_days: ['2026-03-30', ...run(7).recent_days] }
    expect(findPictureStart({ goal, milestone: '7', today: TODAY })).toBe('2026-04-08')
  })

  it('begin with the goal on its target date', () => {
    expect(findPictureStart({ goal: run(3), milestone: 'target', today: TODAY })).toBe('2026-03-05')
  })

  it('are the day itself for a new goal, a first day, and a run that began before the days that are known', () => {
    const year = { ...run(90), streak_count: 365 }
    expect(findPictureStart({ goal: year, milestone: '365', today: TODAY })).toBe(TODAY)
    for (const milestone of ['created', 'first'] as const)
      expect(findPictureStart({ goal: run(1), milestone, today: TODAY })).toBe(TODAY)
  })

  it.each([
    ['2026-04-08', 'Apr 8 to 14, 2026'],
    ['2026-03-16', 'Mar 16 to Apr 14, 2026'],
    ['2025-12-30', 'Dec 30, 2025 to Apr 14, 2026'],
    [TODAY, 'Apr 14, 2026'],
  ])('are shown from %s as %s', (first, shown) => {
    expect(formatDateRange(first, TODAY)).toBe(shown)
  })
})
