import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import type { Goal, GoalView } from '#domain/goals/goal.ts'
import { doneMessages } from '#domain/messages/done.ts'
import { contract as updateGoal } from '#functions/goals/update-goal/contract.ts'
import { Refused } from '#test/web/support/fake-api.ts'
import { book, createGoalView, dinner, keptRun, marathon } from '#test/web/support/goal-fixtures.ts'
import { serverWith } from '#test/web/support/server.ts'
import { show } from '#test/web/support/show-signed-in.tsx'
import { closePopups, milestonePopup } from '#web/entities/popups/popups.ts'
import Dashboard from '#web/features/dashboard/components/dashboard.tsx'
import SettingsPage from '#web/features/settings/settings-page.tsx'

const create = (changes: Partial<Goal>): GoalView =>
  createGoalView(
    { id: 'goal_01JRT0000000000000000000E5', title: 'Pass the bar exam', ...changes },
    keptRun('2026-03-05', '2026-03-16'),
  )
const passed = create({ is_active: false, done_on: '2026-03-17' })
const gentle = { care: 'gentle', care_reason: 'grief' } as const
const crisis = createGoalView({ id: 'goal_01JRT0000000000000000000C1', title: 'Not be here', care: 'crisis' })

/** Stands for the moment, which the page loads when it opens. */
const Moment = () => {
  const opened = milestonePopup.useOpened()
  return opened ? <p>{`Moment ${opened.milestone} of ${opened.goal.title} on ${opened.today}`}</p> : null
}
const showDashboard = () =>
  show(
    <>
      <Dashboard />
      <Moment />
    </>,
  )

const list = async () => within(await screen.findByRole('region', { name: 'Done' }))
const toasts = () => within(screen.getByRole('region', { name: /Messages/ }))
/** A server with `goals` that marks `goal` as done. */
const marking = (goals: GoalView[], goal: GoalView) => {
  const after: GoalView = { ...goal, is_active: false, done_on: '2026-04-14' }
  return serverWith(goals).on(updateGoal, () => {
    serverWith(goals.map((one) => (one.id === goal.id ? after : one)))
    return { goal: after }
  })
}
const press = async (goal: GoalView, name: string) => {
  const { user } = showDashboard()
  const card = within(await screen.findByRole('article', { name: goal.title }))
  await user.click(await card.findByRole('button', { name }))
}

afterEach(closePopups)

describe('a goal past its target date', () => {
  it('is marked as done on its card, which opens one moment (GOAL-20, GOAL-23)', async () => {
    const api = marking([book, dinner], dinner)
    await press(dinner, 'I Did It')
    expect(await screen.findByText(`Moment done of ${dinner.title} on 2026-04-14`)).toBeTruthy()
    expect((await list()).getByRole('heading', { name: dinner.title })).toBeTruthy()
    expect(screen.queryByRole('article', { name: dinner.title })).toBeNull()
    expect(api.named(updateGoal)).toEqual([{ goalId: dinner.id, updates: { done: true } }])
    // The moment is the answer.
    expect(toasts().queryByText(doneMessages.marked)).toBeNull()
    await waitFor(() => expect(document.activeElement).not.toBe(document.body))
  })

  it('offers it beside a new date, and says why there is no motivation', async () => {
    serverWith([dinner])
    showDashboard()
    const card = within(await screen.findByRole('article', { name: dinner.title }))
    expect(await card.findByText(doneMessages.reached(2))).toBeTruthy()
    expect(card.getByRole('button', { name: 'Choose a New Date' })).toBeTruthy()
    expect(card.getByRole('button', { name: 'Motivation Unavailable' }).getAttribute('aria-disabled')).toBe('true')
  })

  it('has a plain button and no moment while it is gentle (CARE-3)', async () => {
    const grief = create({ ...gentle, target_date: '2026-04-12' })
    marking([grief], grief)
    await press(grief, 'Mark as Done')
    expect(await toasts().findByText(doneMessages.marked)).toBeTruthy()
    expect(screen.queryByText(/^Moment/)).toBeNull()
  })

  it('opens no moment beside a goal in crisis, which has no such button (CARE-17)', async () => {
    const expired = { ...crisis, target_date: '2026-04-12', status: 'goal-expired' as const }
    marking([expired, dinner], dinner)
    await press(dinner, 'I Did It')
    expect(await toasts().findByText(doneMessages.marked)).toBeTruthy()
    expect(screen.queryByText(/^Moment/)).toBeNull()
    expect(screen.queryByRole('button', { name: /I Did It|Mark as Done/ })).toBeNull()
    expect((await list()).getByText('Done on Apr 14, 2026.')).toBeTruthy()
  })

  it.each([
    [new Refused(403, 'Your 30-day free trial has ended.', 'forbidden'), 'Your 30-day free trial has ended.'],
    [new Refused(500, 'Something went wrong.', 'internal'), doneMessages.failed],
  ])('shows why %s', async (refusal, text) => {
    serverWith([dinner]).on(updateGoal, () => {
      throw refusal
    })
    await press(dinner, 'I Did It')
    expect(await toasts().findByText(text)).toBeTruthy()
    expect(screen.getByRole('article', { name: dinner.title })).toBeTruthy()
  })
})

describe('the done goals', () => {
  it('are listed apart from those set aside, the last first, with date and days (GOAL-23)', async () => {
    const aside = { ...marathon, is_active: false }
    const once = create({
      id: 'goal_01JRT0000000000000000000E6',
      title: 'Move out',
      is_active: false,
      done_on: '2026-04-02',
    })
    serverWith([book, passed, aside, once])
    showDashboard()
    const done = await list()
    expect(done.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
      'Move out',
      'Pass the bar exam',
    ])
    expect(done.getByText('Done on Mar 17, 2026. You checked in on 12 days.')).toBeTruthy()
    const others = within(screen.getByRole('region', { name: 'Set aside' }))
    expect(others.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([marathon.title])
  })

  it('count nothing of a gentle goal, of one in crisis and of one without a check-in', async () => {
    const quiet = { ...passed, ...gentle }
    const dark = { ...passed, id: 'goal_01JRT0000000000000000000E7', title: 'Dark', care: 'crisis' as const }
    const none = { ...passed, id: 'goal_01JRT0000000000000000000E8', title: 'None', kept_days: 0 }
    serverWith([book, quiet, dark, none])
    showDashboard()
    const done = await list()
    expect(done.getAllByText('Done on Mar 17, 2026.')).toHaveLength(2)
    expect(done.getByText('Kept as it is')).toBeTruthy()
    expect(done.queryByText(/days/)).toBeNull()
  })

  it('are taken back (GOAL-22)', async () => {
    const after = { ...passed, is_active: true, done_on: null }
    const api = serverWith([book, passed]).on(updateGoal, () => {
      serverWith([book, after])
      return { goal: after }
    })
    const { user } = showDashboard()
    await user.click((await list()).getByRole('button', { name: 'Not Done Yet' }))
    expect(await screen.findByRole('article', { name: passed.title })).toBeTruthy()
    expect(screen.queryByRole('region', { name: 'Done' })).toBeNull()
    expect(await toasts().findByText(doneMessages.takenBack)).toBeTruthy()
    expect(api.named(updateGoal)).toEqual([{ goalId: passed.id, updates: { done: false } }])
    await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toBe(document.activeElement))
  })

  it('are not taken back at a full plan, and say why in the server’s words', async () => {
    const full = 'Free trial allows 1 active goal. Set another one aside first.'
    serverWith([book, passed]).on(updateGoal, () => {
      throw new Refused(409, full, 'limit-reached')
    })
    const { user } = showDashboard()
    await user.click((await list()).getByRole('button', { name: 'Not Done Yet' }))
    expect(await toasts().findByText(full)).toBeTruthy()
    expect((await list()).getByRole('heading', { name: passed.title })).toBeTruthy()
  })

  it('can be deleted, and are listed in Settings', async () => {
    serverWith([passed])
    const { user, unmount } = showDashboard()
    await user.click((await list()).getByRole('button', { name: `Delete ${passed.title}` }))
    expect(await screen.findByRole('dialog', { name: 'Delete this goal?' })).toBeTruthy()
    unmount()
    show(<SettingsPage />)
    expect((await list()).getByRole('button', { name: 'Not Done Yet' })).toBeTruthy()
    expect(screen.queryByRole('region', { name: 'Set aside' })).toBeNull()
  })
})
