import { act, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { contract as createGoal } from '#functions/goals/create-goal/contract.ts'
import { createGoalView, freeTrial } from '#test/web/support/goal-fixtures.ts'
import { serverWith } from '#test/web/support/server.ts'
import { show } from '#test/web/support/show-signed-in.tsx'
import { closePopups } from '#web/entities/popups/popups.ts'
import CreateGoal from '#web/features/dashboard/components/create-goal.tsx'

const made = createGoalView({ id: 'goal_01JRT0000000000000000000Z9', title: 'Learn to dive' })

const open = async () => {
  const shown = show(<CreateGoal />, { elsewhere: { '/goal/:goalId': <p>The day of the new goal</p> } })
  await screen.findByRole('heading', { name: 'Create Goal' })
  return shown
}
const title = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Title' }).value

afterEach(() => act(closePopups))

it('keeps what was typed over a reload and a visit elsewhere, until the goal is created or canceled (PAGE-33)', async () => {
  serverWith([], freeTrial).on(createGoal, () => ({ goal: made }))
  const first = await open()
  await first.user.type(screen.getByRole('textbox', { name: 'Title' }), 'Learn to swim')
  await first.user.click(screen.getByRole('radio', { name: 'Teammate' }))
  first.unmount()

  const second = await open()
  expect(title()).toBe('Learn to swim')
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Teammate' }).checked).toBe(true)
  await second.user.click(screen.getByRole('link', { name: 'Cancel' }))
  second.unmount()

  const third = await open()
  expect(title()).toBe('')
  await third.user.type(screen.getByRole('textbox', { name: 'Title' }), 'Learn to dive')
  await third.user.click(screen.getByRole('button', { name: 'Create Goal' }))
  await screen.findByText('The day of the new goal')
  third.unmount()

  await open()
  expect(title()).toBe('')
})

it('begins empty where the kept draft has a weekday that does not exist (PAGE-33)', async () => {
  serverWith([], freeTrial)
  const { user, unmount } = await open()
  await user.type(screen.getByRole('textbox', { name: 'Title' }), 'Swim')
  unmount()
  for (const [key, text] of Object.entries<string>({ ...sessionStorage }))
    sessionStorage.setItem(key, text.replace('"weekdays":[', '"weekdays":[9,'))
  await open()
  expect(title()).toBe('')
})
