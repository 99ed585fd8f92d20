import { screen, within } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import type { GoalView } from '#domain/goals/goal.ts'
import { contract as getDailyMotivation } from '#functions/motivation/get-daily-motivation/contract.ts'
import { contract as checkIn } from '#functions/streaks/check-in/contract.ts'
import { open as openGoal, stored } from '#test/web/goal-page/support/goal-page-fixtures.tsx'
import { book } from '#test/web/support/goal-fixtures.ts'
import { withPopups } from '#test/web/support/pop-ups.tsx'
import { serverWith } from '#test/web/support/server.ts'
import { show } from '#test/web/support/show-signed-in.tsx'
import { openToday } from '#test/web/today/support/morning.tsx'
import Dashboard from '#web/features/dashboard/components/dashboard.tsx'
import { shareText } from '#web/features/sharing/share-text.ts'

/** A goal whose streak numbers occur nowhere else on the page. */
const hidden: GoalView = {
  ...book,
  streak_hidden: true,
  streak_count: 77,
  best_streak: 88,
  at_risk: true,
  kept_of_30: 26,
  days_of_30: 29,
}
const RUN = /77|78|88|day streak|in a row|best run|at risk|reset streak/i

const checkedIn: GoalView = {
  ...hidden,
  streak_count: 78,
  kept_of_30: 27,
  days_of_30: 30,
  checked_in_today: true,
  today_state: 'done',
}

const serve = () =>
  serverWith([hidden])
    .on(getDailyMotivation, () => ({ motivation: { ...stored, message: 'Stay with chapter four.' } }))
    .on(checkIn, () => ({
      alreadyCheckedIn: false,
      message: 'Checked in! Streak updated.',
      goal: checkedIn,
    }))

const read = () =>
  [document.body.textContent, ...screen.queryAllByRole('img').map((img) => img.ariaLabel ?? '')].join('\n')

afterEach(() => vi.restoreAllMocks())

describe('a hidden streak (STREAK-18)', () => {
  it('is nowhere on the dashboard, which shows the days kept instead', async () => {
    serve()
    const { user } = show(withPopups(<Dashboard />))
    const card = within(await screen.findByRole('article', { name: book.title }))
    expect(card.getByText('of the last 29').previousElementSibling?.textContent).toBe('26')
    expect(screen.getByText('Kept, last 30 days').nextElementSibling?.textContent).toBe('26 of 29')
    expect(read()).not.toMatch(RUN)
    await user.click(card.getByRole('button', { name: /^Check In Today/ }))
    expect(await screen.findByText('Checked in! Streak updated.')).toBeTruthy()
    expect(await card.findByText('of the last 30')).toBeTruthy()
    await user.click(card.getByRole('button', { name: /^Delete/ }))
    expect((await screen.findByRole('dialog')).textContent).toContain('days kept')
    expect(read()).not.toMatch(RUN)
  })

  it('is not on the page of the goal', async () => {
    serve()
    openGoal(book.id)
    expect(await screen.findByText('26 of the last 29 days')).toBeTruthy()
    expect(screen.getByText('How is this counted?')).toBeTruthy()
    expect(read()).not.toMatch(RUN)
  })

  it('is not on /today', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-04-14T11:42:00Z') })
    serve()
    const { user } = openToday()
    await user.click(await screen.findByRole('button', { name: `Check In Today: ${book.title}` }))
    expect((await screen.findByRole('heading', { level: 1, name: '27 of the last 30' })).tagName).toBe('H1')
    expect(read()).not.toMatch(RUN)
    await user.click(screen.getByRole('link', { name: 'See the Whole Sky' }))
    await screen.findByRole('heading', { name: 'The sky is full.' })
    expect(read()).not.toMatch(RUN)
  })

  it('is not in the share text', () => {
    expect(shareText(hidden)).toBe(`${book.title}\n${book.description}`)
  })
})
