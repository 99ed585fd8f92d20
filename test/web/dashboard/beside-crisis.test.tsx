import { screen, within } from '@testing-library/react'
import { beforeAll, describe, expect, it } from 'vitest'
import { checkInMessages } from '#domain/messages/check-in.ts'
import { cheerLine } from '#domain/motivation/cheer-line.ts'
import { contract as getDailyMotivation } from '#functions/motivation/get-daily-motivation/contract.ts'
import { contract as checkIn } from '#functions/streaks/check-in/contract.ts'
import { book, createGoalView, keptRun } from '#test/web/support/goal-fixtures.ts'
import { serverWith } from '#test/web/support/server.ts'
import { show } from '#test/web/support/show-signed-in.tsx'
import Dashboard from '#web/features/dashboard/components/dashboard.tsx'
import { GoalPage } from '#web/features/goal-page/components/goal-page.tsx'

beforeAll(() => import('#web/entities/goals/care/care-notice.tsx'), 30_000)

const crisis = createGoalView({
  id: 'goal_01JRT0000000000000000000C1',
  title: 'Not be here anymore',
  care: 'crisis',
  care_reason: 'suicide',
})
const done = createGoalView({ ...book }, keptRun('2026-04-10', '2026-04-14'))
const toasts = () => within(screen.getByRole('region', { name: /Messages/ }))
const openPage = () => show(<GoalPage />, { path: '/goal/:goalId', at: `/goal/${book.id}` })

describe('an ordinary goal beside a goal in crisis (CARE-17)', () => {
  it('has a page without a nudge, a cheer line and words about its run', async () => {
    serverWith([book]).on(getDailyMotivation, () => ({ motivation: null }))
    const alone = openPage()
    expect(await screen.findByText(/^One more push|Stuck, or not begun/)).toBeTruthy()
    expect(document.querySelector('.streak-note')).not.toBeNull()
    alone.unmount()
    serverWith([book, crisis]).on(getDailyMotivation, () => ({ motivation: null }))
    openPage()
    await screen.findByRole('heading', { level: 1, name: book.title })
    expect(screen.queryByText(/Stuck, or not begun/)).toBeNull()
    expect(screen.queryByText(cheerLine(book.title))).toBeNull()
    expect(document.querySelector('.streak-note')).toBeNull()
  })

  it('shows no number after a check-in', async () => {
    serverWith([book, crisis]).on(checkIn, () => ({ goal: done, alreadyCheckedIn: false, message: 'Well done!' }))
    const { user } = show(<Dashboard />)
    await user.click(await screen.findByRole('button', { name: 'Check In Today' }))
    expect(await toasts().findByText(checkInMessages.uncounted)).toBeTruthy()
    expect(screen.queryByText('Well done!')).toBeNull()
    expect(toasts().queryByText(/^Day \d/)).toBeNull()
  })

  it('is not celebrated by the check-in link of a mail', async () => {
    serverWith([done, crisis])
    show(<Dashboard focusGoal={done.id} />)
    expect(await toasts().findByText(checkInMessages.uncounted)).toBeTruthy()
    expect(screen.queryByText(/just now/)).toBeNull()
  })
})
