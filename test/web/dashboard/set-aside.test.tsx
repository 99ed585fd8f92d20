import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { goalMessages } from '#domain/messages/goals.ts'
import { contract as deleteGoal } from '#functions/goals/delete-goal/contract.ts'
import { contract as updateGoal } from '#functions/goals/update-goal/contract.ts'
import { Refused } from '#test/web/support/fake-api.ts'
import {
  book,
  createGoalView,
  freeTrial,
  keptRun,
  marathon,
  personalPlan,
  trialEnded,
} from '#test/web/support/goal-fixtures.ts'
import { serverWith } from '#test/web/support/server.ts'
import { show } from '#test/web/support/show-signed-in.tsx'
import Dashboard from '#web/features/dashboard/components/dashboard.tsx'
import SettingsPage from '#web/features/settings/settings-page.tsx'

const aside = createGoalView(
  { id: 'goal_01JRT0000000000000000000E5', title: 'Learn the cello', is_active: false },
  keptRun('2026-03-05', '2026-03-16'),
)

const foot = async () => within(await screen.findByRole('region', { name: 'Set aside' }))
const dashboardHasFocus = () =>
  waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toBe(document.activeElement))
const toasts = () => within(screen.getByRole('region', { name: /Messages/ }))

describe('goals that are set aside', () => {
  it('are listed at the end of the dashboard and counted in no figure (GOAL-13)', async () => {
    serverWith([book, aside])
    show(<Dashboard />)
    const list = await foot()
    expect(list.getByRole('heading', { name: aside.title })).toBeTruthy()
    expect(list.getByText('12 days kept, best run 12 days')).toBeTruthy()
    expect(screen.queryByRole('article', { name: aside.title })).toBeNull()
    expect(screen.getAllByRole('definition')[0]?.textContent).toBe('1')
  })

  it('have no section when there are none', async () => {
    serverWith([book])
    show(<Dashboard />)
    await screen.findByRole('article', { name: book.title })
    expect(screen.queryByRole('region', { name: 'Set aside' })).toBeNull()
  })

  it('stay in Settings after a plan that ended, with what ended and why (PLAN-2)', async () => {
    serverWith([aside], { ...trialEnded, state: 'unpaid' })
    show(<SettingsPage />)
    const words = 'Your plan has ended. The last payment failed. Manage Subscription takes another card.'
    expect(await screen.findByText(words)).toBeTruthy()
  })

  it('leave the list after a confirmation', async () => {
    const api = serverWith([book, marathon]).on(updateGoal, () => {
      serverWith([marathon, { ...book, is_active: false }])
      return { goal: { ...book, is_active: false } }
    })
    const { user } = show(<Dashboard />)
    await user.click(await screen.findByRole('button', { name: `Set ${book.title} aside` }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Set this goal aside?' }))
    expect(api.named(updateGoal)).toEqual([])
    await user.click(dialog.getByRole('button', { name: 'Set Aside' }))
    expect((await foot()).getByRole('heading', { name: book.title })).toBeTruthy()
    expect(screen.queryByRole('article', { name: book.title })).toBeNull()
    expect(await toasts().findByText(goalMessages.setAside)).toBeTruthy()
    expect(api.named(updateGoal)).toEqual([{ goalId: book.id, updates: { is_active: false } }])
  })

  it('give the focus to the heading of the dashboard when no goal is left', async () => {
    serverWith([book]).on(updateGoal, () => {
      serverWith([{ ...book, is_active: false }])
      return { goal: { ...book, is_active: false } }
    })
    const { user } = show(<Dashboard />)
    await user.click(await screen.findByRole('button', { name: `Set ${book.title} aside` }))
    await user.click(await screen.findByRole('button', { name: 'Set Aside' }))
    expect(await screen.findByRole('heading', { name: 'No Active Goals' })).toBeTruthy()
    await dashboardHasFocus()
  })

  it('lead the dashboard of a person without an active goal, who is asked for no first goal (GOAL-13)', async () => {
    serverWith([aside])
    show(<Dashboard />)
    const list = await screen.findByRole('region', { name: 'Set aside' })
    expect(screen.getByText(/Take one up again, or begin another\./)).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Create Goal' })).toBeTruthy()
    expect(screen.queryByText('Create Your First Goal')).toBeNull()
    const plan = screen.getByRole('heading', { name: 'Your Plan' })
    expect(list.compareDocumentPosition(plan) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy()
    expect(screen.getAllByRole('region', { name: 'Set aside' })).toHaveLength(1)
  })

  it('are called drafts where no other goal waits (GOAL-13)', async () => {
    serverWith([{ ...aside, is_draft: true }])
    show(<Dashboard />)
    expect(await screen.findByText('Your drafts wait below. Start one of them, or create another goal.')).toBeTruthy()
  })

  it('stay in the list when the dialog is cancelled', async () => {
    const api = serverWith([book])
    const { user } = show(<Dashboard />)
    await user.click(await screen.findByRole('button', { name: `Set ${book.title} aside` }))
    await user.click(await screen.findByRole('button', { name: 'Keep It Going' }))
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(api.named(updateGoal)).toEqual([])
  })

  it('can be activated again', async () => {
    serverWith([book, aside]).on(updateGoal, () => {
      serverWith([book, { ...aside, is_active: true }])
      return { goal: { ...aside, is_active: true } }
    })
    const { user } = show(<Dashboard />)
    await user.click((await foot()).getByRole('button', { name: 'Take Up Again' }))
    expect(await screen.findByRole('article', { name: aside.title })).toBeTruthy()
    expect(screen.queryByRole('region', { name: 'Set aside' })).toBeNull()
    expect(await toasts().findByText(goalMessages.takenUp)).toBeTruthy()
    await dashboardHasFocus()
  })

  it('keep the focus in their list when one of several is activated again', async () => {
    const other = { ...aside, id: 'goal_01JRT0000000000000000000E6', title: 'Learn to whistle' }
    serverWith([book, aside, other]).on(updateGoal, () => {
      serverWith([book, { ...aside, is_active: true }, other])
      return { goal: { ...aside, is_active: true } }
    })
    const { user } = show(<Dashboard />)
    const [first] = (await foot()).getAllByRole('button', { name: 'Take Up Again' })
    if (first) await user.click(first)
    await waitFor(() => expect(screen.getByRole('heading', { name: other.title })).toBe(document.activeElement))
  })

  it('that are drafts can be started, which shows their new target date (FRAMEWORK-17)', async () => {
    const draft = { ...aside, is_draft: true, target_date: '2026-05-01' }
    serverWith([book, draft]).on(updateGoal, () => ({
      goal: { ...draft, is_active: true, is_draft: false, target_date: '2026-05-31' },
    }))
    const { user } = show(<Dashboard />)
    const list = await foot()
    expect(list.getByText(goalMessages.draft)).toBeTruthy()
    expect(list.queryByText(/kept/)).toBeNull()
    await user.click(list.getByRole('button', { name: 'Start This Goal' }))
    expect(await toasts().findByText(goalMessages.started)).toBeTruthy()
    expect(toasts().getByText(goalMessages.startedMoved('May 31, 2026'))).toBeTruthy()
  })

  it('count nothing of a gentle goal (CARE-18)', async () => {
    serverWith([book, { ...aside, care: 'gentle', care_reason: 'grief' }])
    show(<Dashboard />)
    expect((await foot()).queryByText(/days/)).toBeNull()
  })

  it('cannot be activated again when the plan is full', async () => {
    const api = serverWith([book, aside], freeTrial)
    const { user } = show(<Dashboard />)
    const list = await foot()
    expect(list.getByText('Free trial allows 1 active goal. Set another one aside first.')).toBeTruthy()
    const button = list.getByRole('button', { name: 'Take Up Again' })
    expect(button.getAttribute('aria-disabled')).toBe('true')
    await user.click(button)
    expect(api.named(updateGoal)).toEqual([])
  })

  it.each([
    [new Refused(409, 'Personal Plan allows 3 active goals.', 'limit-reached'), 'Personal Plan allows 3 active goals.'],
    [new Refused(500, 'Something went wrong.', 'internal'), goalMessages.takeUpFailed],
  ])('show why %s', async (refusal, text) => {
    serverWith([book, aside], personalPlan).on(updateGoal, () => {
      throw refusal
    })
    const { user } = show(<Dashboard />)
    await user.click((await foot()).getByRole('button', { name: 'Take Up Again' }))
    expect(await toasts().findByText(text)).toBeTruthy()
  })

  it('can be deleted', async () => {
    const api = serverWith([aside]).on(deleteGoal, () => {
      serverWith([])
      return {}
    })
    const { user } = show(<Dashboard />)
    await user.click((await foot()).getByRole('button', { name: `Delete ${aside.title}` }))
    await user.click(await screen.findByRole('button', { name: 'Delete Goal' }))
    expect(await toasts().findByText(goalMessages.deleted)).toBeTruthy()
    expect(screen.queryByRole('region', { name: 'Set aside' })).toBeNull()
    expect(api.named(deleteGoal)).toEqual([{ goalId: aside.id }])
    await dashboardHasFocus()
  })

  it('are listed in Settings', async () => {
    serverWith([aside])
    show(<SettingsPage />)
    expect((await foot()).getByRole('button', { name: 'Take Up Again' })).toBeTruthy()
  })
})
