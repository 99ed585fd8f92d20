import { render, screen, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { contract as checkIn } from '#functions/streaks/check-in/contract.ts'
import { bookCheckedIn, createGoalView, dinner, keptRun } from '#test/web/support/goal-fixtures.ts'
import { show } from '#test/web/support/show-signed-in.tsx'
import { morningWith } from '#test/web/today/support/morning.tsx'
import { Popups } from '#web/app/popups.tsx'
import { closePopups } from '#web/entities/popups/popups.ts'
import Milestone from '#web/features/milestones/milestone.tsx'
import { TodayPage } from '#web/features/today/today-page.tsx'

const GOAL = 'goal_01JRT0000000000000000000E5'
const week = (last: string) => createGoalView({ id: GOAL, title: 'Read' }, keptRun('2026-04-08', last))
const six = week('2026-04-13')
const seven = week('2026-04-14')

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-04-14T11:42:00Z') })
})
afterEach(() => {
  closePopups()
})

const pressCheckIn = async (goals = [six], answer = seven) => {
  const api = morningWith(goals).on(checkIn, () => ({ goal: answer, alreadyCheckedIn: false, message: 'Checked in!' }))
  const view = show(
    <>
      <TodayPage />
      <Popups />
    </>,
    {
      path: '/today',
      at: `/today?goal=${GOAL}`,
      elsewhere: { '/': <p>Create Goal</p>, '/dashboard': <p>The dashboard</p> },
    },
  )
  await view.user.click(await screen.findByRole('button', { name: /^Check In Today: / }))
  return { api, ...view }
}

describe('the moment of a milestone (STREAK-17)', () => {
  it('opens with the check-in that reaches it, with a picture, and only once', async () => {
    const first = await pressCheckIn()
    expect(await screen.findByRole('dialog', { name: 'The first week' })).toBeTruthy()
    expect(screen.getByText('Seven days in a row.')).toBeTruthy()
    expect(screen.getByRole('img', { name: '7 days in a row: Read. Apr 8 to 14, 2026.' })).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Keep the Picture' })).toBeTruthy()
    await first.user.click(screen.getByRole('button', { name: 'Close' }))
    expect(screen.queryByRole('dialog')).toBeNull()
    first.unmount()
    await pressCheckIn()
    await screen.findByRole('heading', { level: 1, name: '7 days in a row' })
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('shortens a title that would reach the mark of its picture', async () => {
    /** A wide letter takes 15 units, any other 8. */
    const measure = (text: string) => [...text].reduce((sum, letter) => sum + (letter === 'W' ? 15 : 8), 0)
    Object.assign(SVGElement.prototype, {
      getComputedTextLength(this: SVGElement) {
        return measure(this.textContent ?? '')
      },
      getSubStringLength(this: SVGElement, from: number, length: number) {
        return measure((this.textContent ?? '').slice(from, from + length))
      },
    })
    const title = `${'W'.repeat(10)} and then a few more`
    const { unmount } = await pressCheckIn([{ ...six, title }], { ...seven, title })
    const shown = await screen.findByText(/^W+.*…$/, { selector: 'text' })
    expect(shown.textContent).toBe(`${'W'.repeat(10)} and then a few…`)
    screen.getByRole('img', { name: `7 days in a row: ${title}. Apr 8 to 14, 2026.` })
    unmount()
  })

  it('gives the focus to a heading when the control that opened it is gone', async () => {
    const { user } = await pressCheckIn()
    await screen.findByRole('dialog', { name: 'The first week' })
    await user.click(screen.getByRole('button', { name: 'Close' }))
    await waitFor(() => expect(document.activeElement?.matches('h1, h2')).toBe(true))
  })

  it('gives the focus to the heading of the screen when that control was gone before it opened', () => {
    const screenWith = (moment: ReactNode) => (
      <MemoryRouter>
        <main id="main">
          <h1>Your goals</h1>
        </main>
        {moment}
      </MemoryRouter>
    )
    const opened = { goal: { ...seven, unsynced: null }, milestone: 'done', today: '2026-04-14' } as const
    const { rerender } = render(screenWith(<Milestone opened={opened} onClose={() => undefined} />))
    expect(screen.getByRole('dialog')).toBeTruthy()
    rerender(screenWith(null))
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Your goals' }))
  })

  it('leads from a target date to the next goal', async () => {
    const due = createGoalView(
      { id: GOAL, title: 'Read', target_date: '2026-04-14' },
      keptRun('2026-04-10', '2026-04-13'),
    )
    const kept = createGoalView(
      { id: GOAL, title: 'Read', target_date: '2026-04-14' },
      keptRun('2026-04-10', '2026-04-14'),
    )
    const { user } = await pressCheckIn([due], kept)
    await screen.findByRole('dialog', { name: 'The day you chose' })
    expect(screen.queryByRole('button', { name: 'Share' })).toBeNull()
    const next = screen.getByRole('link', { name: 'What Comes Next' })
    expect(next.getAttribute('href')).toBe('/?force-onboarding=true')
    await user.click(next)
    expect(await screen.findByText('Create Goal')).toBeTruthy()
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('does not open for another day, or beside a goal in crisis', async () => {
    const first = await pressCheckIn([{ ...six, id: GOAL }], { ...bookCheckedIn, id: GOAL })
    await screen.findByRole('heading', { level: 1, name: '13 days in a row' })
    expect(screen.queryByRole('dialog')).toBeNull()
    first.unmount()
    await pressCheckIn([six, { ...dinner, care: 'crisis', care_reason: 'suicide' }])
    await waitFor(() => expect(screen.getByRole('heading', { level: 1, name: 'Checked in' })).toBeTruthy())
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('opens with the first day that the person keeps, not with the first day of another goal', async () => {
    const none = createGoalView({ id: GOAL, title: 'Read' })
    const kept = createGoalView({ id: GOAL, title: 'Read' }, keptRun('2026-04-14', '2026-04-14'))
    const first = await pressCheckIn([none], kept)
    expect(await screen.findByRole('dialog', { name: 'The first day' })).toBeTruthy()
    expect(screen.getByRole('img', { name: '1 day kept: Read. Apr 14, 2026.' })).toBeTruthy()
    first.unmount()
    closePopups()
    localStorage.clear()
    await pressCheckIn([none, dinner], kept)
    await screen.findByRole('heading', { level: 1, name: '1 day in a row' })
    expect(screen.queryByRole('dialog')).toBeNull()
  })
})
