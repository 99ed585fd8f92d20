import { fireEvent, screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { contract as getDailyMotivation } from '#functions/motivation/get-daily-motivation/contract.ts'
import { contract as markYesterday } from '#functions/streaks/mark-yesterday/contract.ts'
import { contract as pauseGoal } from '#functions/streaks/pause-goal/contract.ts'
import { book } from '#test/web/goals/support/goal-fixtures.ts'
import { serverWith } from '#test/web/goals/support/server.ts'
import { open, stored } from './support/goal-page-fixtures.tsx'

const missed = {
  ...book,
  streak_count: 0,
  recent_days: book.recent_days.filter((day) => day !== '2026-04-09' && day < '2026-04-12'),
  kept_of_30: 26,
  days_of_30: 29,
  can_mark_yesterday: true,
  weekdays: [1, 2, 3, 4, 5, 6],
  day_marks: { ...book.day_marks, rest: ['2026-04-09'], late: ['2026-04-08'], off: ['2026-04-12'] },
}

const show = (goal: typeof missed) => {
  const api = serverWith([goal]).on(getDailyMotivation, () => ({ motivation: stored }))
  return { api, ...open(goal.id) }
}

describe("a goal's days on its page", () => {
  it('name rest days, late days and days that are not chosen (STREAK-9 to STREAK-12)', async () => {
    show({ ...missed, can_mark_yesterday: false })
    const calendar = within(await screen.findByRole('table', { name: 'April 2026' }))
    const words = calendar.getAllByRole('cell').map(({ textContent }) => textContent)
    expect(words).toEqual(
      expect.arrayContaining([
        '8, checked in, marked late',
        '9, rest day',
        '12, not a chosen day',
        '19, not a chosen day',
      ]),
    )
  })

  it('lead with the days kept after a miss, and let yesterday be marked (STREAK-12, STREAK-13)', async () => {
    const { api, user } = show(missed)
    api.on(markYesterday, () => ({
      alreadyCheckedIn: false,
      message: 'Yesterday is marked.',
      goal: { ...missed, streak_count: 13, can_mark_yesterday: false },
    }))
    expect(await screen.findByText('of the last 29')).toBeTruthy()
    await user.click(screen.getByRole('button', { name: 'Mark yesterday' }))
    expect(await screen.findByText('Yesterday is marked.')).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Mark yesterday' })).toBeNull()
    expect(api.named(markYesterday)).toEqual([{ goalId: missed.id }])
  })

  it('can be paused from a first to a last day (STREAK-11)', async () => {
    const { api, user } = show(missed)
    const pause = { first: '2026-04-20', last: '2026-04-25' }
    api.on(pauseGoal, () => ({ message: 'Your pause is set.', goal: { ...missed, pause } }))
    fireEvent.change(await screen.findByLabelText('First day'), { target: { value: pause.first } })
    fireEvent.change(screen.getByLabelText('Last day'), { target: { value: pause.last } })
    await user.click(screen.getByRole('button', { name: 'Set pause' }))
    expect(await screen.findByRole('button', { name: 'Cancel the pause' })).toBeTruthy()
    expect(api.named(pauseGoal)).toEqual([{ goalId: missed.id, pause }])
  })
})
