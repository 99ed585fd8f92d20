import { screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { freeTrial, today } from '#test/web/support/goal-fixtures.ts'
import { serverWith } from '#test/web/support/server.ts'
import { show } from '#test/web/support/show-signed-in.tsx'
import { WEEKDAY_NAMES } from '#web/entities/goals/fields/weekday-names.ts'
import CreateGoal from '#web/features/dashboard/components/create-goal.tsx'

describe('the preview beside Create Goal (STREAK-9)', () => {
  it.each([
    // Today is a Tuesday.
    ['10:30', 'Monday to Sunday', WEEKDAY_NAMES, 'Today', 'today is open, the others are to come'],
    ['10:30', 'Wednesday and Thursday', ['Wednesday', 'Thursday'], 'Tomorrow', 'today is free, 4 are to come'],
    [
      '11:42',
      'all but Wednesday',
      WEEKDAY_NAMES.filter((name) => name !== 'Wednesday'),
      'Thursday',
      'today is open, 11 are to come',
    ],
    ['11:42', 'Tuesday', ['Tuesday'], 'Next Tuesday', 'today is open, 1 is to come'],
    ['11:42', 'Monday', ['Monday'], 'Monday', 'today is free, 2 are to come'],
    ['11:42', 'no day', [], 'Tomorrow', 'today is free, 0 are to come'],
  ])('promises at %s UTC for %s the first message and the days', async (at, _, weekdays, day, ahead) => {
    serverWith([], freeTrial, { ...today, now: `2026-04-14T${at}:00.000Z` })
    const { user } = show(<CreateGoal />)
    const preview = within(await screen.findByRole('complementary', { name: 'How this goal will begin' }))
    await user.click(screen.getByText(/When and how much/))
    for (const name of WEEKDAY_NAMES)
      if (!weekdays.includes(name)) await user.click(screen.getByRole('checkbox', { name }))
    expect(preview.getByText(/the first message is in your email/).textContent).toBe(
      `7:00 AM ${day}, the first message is in your email.`,
    )
    expect(preview.getByRole('img', { name: `Fourteen days: ${ahead}.` })).toBeTruthy()
  })
})
