import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { contract as deleteGoal } from '#functions/goals/delete-goal/contract.ts'
import { contract as fetchUserGoals } from '#functions/goals/fetch-user-goals/contract.ts'
import { contract as resetStreak } from '#functions/streaks/reset-streak/contract.ts'
import { noNetwork, Refused } from '#test/web/support/fake-api.ts'
import { book, dinner } from '#test/web/support/goal-fixtures.ts'
import { serverWith } from '#test/web/support/server.ts'
import { show } from '#test/web/support/show-signed-in.tsx'
import Dashboard from '#web/features/dashboard/components/dashboard.tsx'

const messages = () => within(screen.getByRole('region', { name: /Messages/ }))

describe('Delete', () => {
  it('asks for confirmation, removes the goal and confirms it (GOAL-16)', async () => {
    const goals = [book, dinner]
    const api = serverWith(goals).on(deleteGoal, () => {
      goals.splice(1, 1)
      return {}
    })
    const { user } = show(<Dashboard />)
    await user.click(await screen.findByRole('button', { name: `Delete ${dinner.title}` }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Delete this goal?' }))
    expect(dialog.getByRole('button', { name: 'Keep It' })).toBe(document.activeElement)
    expect(api.named(deleteGoal)).toEqual([])
    await user.click(dialog.getByRole('button', { name: 'Delete Goal' }))
    expect(await messages().findByText('Goal deleted! Time to dream up something new.')).toBeTruthy()
    expect(screen.queryByRole('article', { name: dinner.title })).toBeNull()
    await waitFor(() => expect(screen.getByRole('region', { name: 'Your goals' })).toBe(document.activeElement))
    // An eventually consistent read could still have the goal (PAGE-36).
    await waitFor(() => expect(api.named(fetchUserGoals)).toEqual([{}, { consistent: true }]))
  })

  it('keeps the goal when it fails', async () => {
    serverWith([book]).on(deleteGoal, noNetwork)
    const { user } = show(<Dashboard />)
    await user.click(await screen.findByRole('button', { name: `Delete ${book.title}` }))
    await user.click(await screen.findByRole('button', { name: 'Delete Goal' }))
    expect(await messages().findByText('Failed to delete goal. Please try again.')).toBeTruthy()
    expect(screen.getByRole('article', { name: book.title })).toBeTruthy()
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })
})

describe('Reset Streak', () => {
  it('asks for confirmation, then shows 0 and the best run (STREAK-4)', async () => {
    const reset = { ...book, streak_count: 0, at_risk: false }
    const api = serverWith([book]).on(resetStreak, () => ({ message: 'Streak reset.', goal: reset }))
    const { user } = show(<Dashboard />)
    await user.click(await screen.findByRole('button', { name: 'Reset Streak' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Reset this streak?' }))
    await user.click(dialog.getByRole('button', { name: 'Reset Streak' }))
    expect(await messages().findByText('Streak reset.')).toBeTruthy()
    expect(api.named(resetStreak)).toEqual([{ goal_id: book.id }])
    const goal = within(await screen.findByRole('article', { name: book.title }))
    expect(goal.getByText('Best run', { selector: 'dt' }).nextElementSibling?.textContent).toBe('12 days')
    expect(screen.queryByRole('button', { name: 'Reset Streak' })).toBeNull()
    await waitFor(() => expect(goal.getByRole('heading', { name: book.title })).toBe(document.activeElement))
  })

  it('shows a failure', async () => {
    serverWith([book]).on(resetStreak, () => {
      throw new Refused(500, 'Something went wrong. Please try again.', 'unknown')
    })
    const { user } = show(<Dashboard />)
    await user.click(await screen.findByRole('button', { name: 'Reset Streak' }))
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Reset Streak' }))
    expect(await messages().findByText('Failed to reset streak. Please try again.')).toBeTruthy()
  })
})
