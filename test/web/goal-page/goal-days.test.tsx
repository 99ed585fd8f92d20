import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { contract as updateGoal } from '#functions/goals/update-goal/contract.ts'
import { contract as getDailyMotivation } from '#functions/motivation/get-daily-motivation/contract.ts'
import { contract as markYesterday } from '#functions/streaks/mark-yesterday/contract.ts'
import { contract as pauseGoal } from '#functions/streaks/pause-goal/contract.ts'
import { book } from '#test/web/support/goal-fixtures.ts'
import { serverWith } from '#test/web/support/server.ts'
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
    expect(await screen.findByText('26 of the last 29 days')).toBeTruthy()
    expect(screen.queryByText('day streak')).toBeNull()
    expect(screen.queryByText('Streak')).toBeNull()
    await user.click(screen.getByRole('button', { name: 'Mark Yesterday' }))
    expect(await screen.findByText('Yesterday is marked.')).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Mark Yesterday' })).toBeNull()
    expect(api.named(markYesterday)).toEqual([{ goalId: missed.id }])
  })

  it('are offered rest days, which can be declined (STREAK-10)', async () => {
    const { api, user } = show({ ...missed, offers_rest_days: true })
    api.on(updateGoal, () => ({ goal: missed }))
    await user.click(await screen.findByRole('button', { name: 'No, Thank You' }))
    await screen.findByText('Rest days stay off. You can turn them on where you edit the goal.')
    expect(screen.queryByRole('button', { name: 'Use Rest Days' })).toBeNull()
    expect(api.named(updateGoal)).toEqual([{ goalId: missed.id, updates: { rest_days: false } }])
  })

  it('have a summary of what counts in the run and what does not (STREAK-9 to STREAK-13)', async () => {
    const recent = ['2026-04-01', '2026-04-03', '2026-04-04', '2026-04-06', '2026-04-07', '2026-04-08', '2026-04-10']
    const off = ['2026-04-05', '2026-04-12']
    show({
      ...missed,
      streak_count: 6,
      best_streak: 9,
      recent_days: [...recent, '2026-04-11'].toSorted(),
      rest_days: true,
      day_marks: { ...missed.day_marks, off, rest: ['2026-04-09'], late: ['2026-04-08'], paused: ['2026-04-13'] },
    })
    const table = within(await screen.findByRole('table', { name: 'The sum of your streak' }))
    expect(table.getAllByRole('row').map(({ textContent }) => textContent)).toEqual([
      'Checked in Apr 4, Apr 6 to Apr 8, Apr 10 to Apr 116',
      'Rest day Apr 9. It keeps the run and adds nothing.0',
      'Not chosen You chose Monday, Tuesday, Wednesday, Thursday, Friday and Saturday. Other days neither add nor break.0',
      'Paused Apr 13. The run waits.0',
      'Marked late Apr 8, on the next morning. It counts.included',
      'Day streak6',
    ])
    expect(screen.getByText(/Rest days this month: 1 of 2 used/)).toBeTruthy()
  })

  it.each([
    ['First day', '2026-01-01', 'Choose today or a later day, at most a year ahead.'],
    ['Last day', '2026-01-01', 'Choose the first day or a later one. A pause has at most 180 days.'],
    ['Last day', '', 'Choose the first day or a later one. A pause has at most 180 days.'],
  ])('names what is wrong with the %s of a pause, %s, and sends nothing (STREAK-11)', async (label, value, text) => {
    const { api, user } = show(missed)
    fireEvent.change(await screen.findByLabelText(label), { target: { value } })
    await user.click(screen.getByRole('button', { name: 'Set Pause' }))
    expect(await screen.findByText(text)).toBeTruthy()
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText(label)))
    expect(api.named(pauseGoal)).toEqual([])
  })

  it('can be paused from a first to a last day (STREAK-11)', async () => {
    const { api, user } = show(missed)
    const pause = { first: '2026-04-20', last: '2026-04-25' }
    api.on(pauseGoal, () => ({ message: 'Your pause is set.', goal: { ...missed, pause } }))
    fireEvent.change(await screen.findByLabelText('First day'), { target: { value: pause.first } })
    fireEvent.change(screen.getByLabelText('Last day'), { target: { value: pause.last } })
    await user.click(screen.getByRole('button', { name: 'Set Pause' }))
    expect(await screen.findByRole('button', { name: 'Cancel the Pause' })).toBeTruthy()
    expect(api.named(pauseGoal)).toEqual([{ goalId: missed.id, pause }])
  })
})
