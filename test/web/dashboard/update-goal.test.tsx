import { act, screen, waitFor, within } from '@testing-library/react'
import { beforeAll, expect, it } from 'vitest'
import { contract as fetchUserGoals } from '#functions/goals/fetch-user-goals/contract.ts'
import { contract as updateGoal } from '#functions/goals/update-goal/contract.ts'
import { noNetwork } from '#test/web/support/fake-api.ts'
import { book } from '#test/web/support/goal-fixtures.ts'
import { serverWith } from '#test/web/support/server.ts'
import { show } from '#test/web/support/show-signed-in.tsx'
import Dashboard from '#web/features/dashboard/components/dashboard.tsx'

// Its first load exceeds a test's wait on a busy machine.
beforeAll(() => import('#web/features/dashboard/components/edit-goal-dialog.tsx'), 30_000)

it('shows that an edit failed before the goals are fetched again (GOAL-15)', async () => {
  const api = serverWith([book]).on(updateGoal, noNetwork)
  const { user } = show(<Dashboard />)
  await user.click(await screen.findByRole('button', { name: `Edit ${book.title}` }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Edit Goal' }))
  api.on(fetchUserGoals, () => new Promise(() => undefined))
  await user.click(dialog.getByRole('radio', { name: 'Work' }))
  await user.click(dialog.getByRole('button', { name: 'Save Changes' }))
  expect(await screen.findByText(/not saved yet/)).toBeTruthy()
})

it('sends an edit again when the network of the device is back (GOAL-15)', async () => {
  const api = serverWith([book]).on(updateGoal, noNetwork)
  const { user } = show(<Dashboard />)
  await user.click(await screen.findByRole('button', { name: `Edit ${book.title}` }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Edit Goal' }))
  await user.click(dialog.getByRole('radio', { name: 'Work' }))
  await user.click(dialog.getByRole('button', { name: 'Save Changes' }))
  await screen.findByText(/not saved yet/)
  api.on(updateGoal, () => ({ goal: { ...book, circle_type: 'Work' as const } }))
  act(() => void window.dispatchEvent(new Event('online')))
  expect(await screen.findByText('Goal updated successfully!')).toBeTruthy()
  expect(api.named(updateGoal)).toHaveLength(2)
})

it('sends an edit once when the network of the device changes while it is sent (GOAL-15)', async () => {
  const answer = Promise.withResolvers<{ goal: typeof book }>()
  const api = serverWith([book]).on(updateGoal, () => answer.promise)
  const { user } = show(<Dashboard />)
  await user.click(await screen.findByRole('button', { name: `Edit ${book.title}` }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Edit Goal' }))
  await user.click(dialog.getByRole('radio', { name: 'Work' }))
  await user.click(dialog.getByRole('button', { name: 'Save Changes' }))
  await waitFor(() => expect(api.named(updateGoal)).toHaveLength(1))
  act(() => void window.dispatchEvent(new Event('online')))
  answer.resolve({ goal: { ...book, circle_type: 'Work' as const } })
  expect(await screen.findByText('Goal updated successfully!')).toBeTruthy()
  expect(api.named(updateGoal)).toHaveLength(1)
})
