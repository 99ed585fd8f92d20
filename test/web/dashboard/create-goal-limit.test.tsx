import { act, screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { contract as createGoal } from '#functions/goals/create-goal/contract.ts'
import { contract as updateGoal } from '#functions/goals/update-goal/contract.ts'
import { book, createGoalView, dinner, freeTrial, marathon, proPlan } from '#test/web/support/goal-fixtures.ts'
import { withPopups } from '#test/web/support/pop-ups.tsx'
import { serverWith } from '#test/web/support/server.ts'
import { show } from '#test/web/support/show-signed-in.tsx'
import { closePopups } from '#web/entities/popups/popups.ts'
import CreateGoal from '#web/features/dashboard/components/create-goal.tsx'

const open = async () => {
  const shown = show(withPopups(<CreateGoal />))
  await screen.findByRole('heading', { name: 'Create Goal' })
  return { ...shown, submit: () => shown.user.click(screen.getByRole('button', { name: 'Create Goal' })) }
}

afterEach(() => act(closePopups))

describe('the Create Goal form at a full plan', () => {
  it('shows that the plan is full before a request, and moves the focus to the notice at a press', async () => {
    const api = serverWith([book], freeTrial)
    const { user, submit } = await open()
    expect(screen.getByText('Free users can have 1 goal. Upgrade to Personal Plan for up to 3 goals.')).toBeTruthy()
    await user.type(screen.getByRole('textbox', { name: 'Title' }), 'Learn to swim')
    await submit()
    expect(api.named(createGoal)).toEqual([])
    const notice = screen.getByText('Upgrade to Create More Goals').closest('[tabindex]')
    expect(notice).toBe(document.activeElement)
  })

  it('has the plans and Set Aside beside the notice, and keeps what was typed (GOAL-12)', async () => {
    const api = serverWith([book], freeTrial).on(updateGoal, () => {
      serverWith([{ ...book, is_active: false }], freeTrial)
      return { goal: { ...book, is_active: false } }
    })
    const { user } = await open()
    await user.type(screen.getByRole('textbox', { name: 'Title' }), 'Learn to swim')
    await user.click(screen.getByRole('button', { name: 'See the Plans' }))
    const plans = within(await screen.findByRole('dialog', { name: /Upgrade your plan/ }))
    await user.click(plans.getByRole('button', { name: 'Close' }))
    await user.click(screen.getByRole('button', { name: 'Set Aside Your Present Goal' }))
    await user.click(await screen.findByRole('button', { name: 'Set Aside' }))
    const button = screen.getByRole('button', { name: 'Create Goal' })
    await waitFor(() => expect(button).toBe(document.activeElement))
    expect(screen.queryByText('Upgrade to Create More Goals')).toBeNull()
    expect(button.getAttribute('aria-disabled')).toBeNull()
    expect(screen.getByRole('textbox', { name: 'Title' })).toHaveProperty('value', 'Learn to swim')
    expect(api.named(updateGoal)).toEqual([{ goalId: book.id, updates: { is_active: false } }])
  })

  it('names each goal that can be set aside, and no plan where none has more goals (PLAN-14)', async () => {
    const plan = { ...proPlan, goal_limit: 5 }
    const others = ['X1', 'X2'].map((end) => createGoalView({ ...dinner, id: `goal_01JRT0000000000000000000${end}` }))
    serverWith([book, dinner, marathon, ...others], plan)
    await open()
    expect(screen.getByRole('button', { name: `Set Aside “${marathon.title}”` })).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'See the Plans' })).toBeNull()
  })

  it('offers nothing beside a goal in crisis (CARE-17)', async () => {
    serverWith([{ ...book, care: 'crisis', care_reason: 'suicide' }], freeTrial)
    await open()
    expect(screen.getByText('Free trial allows 1 active goal. Set another one aside first.')).toBeTruthy()
    expect(screen.queryByText(/Upgrade/)).toBeNull()
    expect(screen.queryByRole('button', { name: /See the Plans|Set Aside/ })).toBeNull()
  })
})
