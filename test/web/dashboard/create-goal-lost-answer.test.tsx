import { act, screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import type { GoalView } from '#domain/goals/goal.ts'
import { contract as createGoal } from '#functions/goals/create-goal/contract.ts'
import { Refused } from '#test/web/support/fake-api.ts'
import { createGoalView, freeTrial, personalPlan } from '#test/web/support/goal-fixtures.ts'
import { serverWith } from '#test/web/support/server.ts'
import { show } from '#test/web/support/show-signed-in.tsx'
import CreateGoal from '#web/features/dashboard/components/create-goal.tsx'

const made = createGoalView({ id: 'goal_01JRT0000000000000000000Z9', title: 'Learn to swim' })

const open = async () => {
  const shown = show(<CreateGoal />, { elsewhere: { '/goal/:goalId': <p>The day of the new goal</p> } })
  await screen.findByRole('heading', { name: 'Create Goal' })
  return { ...shown, submit: () => shown.user.click(screen.getByRole('button', { name: 'Create Goal' })) }
}

describe('the Create Goal form after a lost answer', () => {
  it('repeats the request with the same key after a lost answer, and with another one for other fields (GOAL-24)', async () => {
    let attempts = 0
    const api = serverWith([], personalPlan).on(createGoal, () => {
      attempts += 1
      if (attempts < 3) throw new TypeError('Failed to fetch')
      return { goal: made }
    })
    const { user, submit } = await open()
    const title = screen.getByRole('textbox', { name: 'Title' })
    await user.type(title, 'Learn to swim')
    await submit()
    await waitFor(() => expect(api.named(createGoal)).toHaveLength(1))
    await screen.findByRole('button', { name: 'Create Goal' })
    await submit()
    await waitFor(() => expect(api.named(createGoal)).toHaveLength(2))
    await screen.findByRole('button', { name: 'Create Goal' })
    await user.type(title, ' well')
    await submit()
    await screen.findByText('The day of the new goal')
    const [first, second, third] = api.named(createGoal).map((sent) => Object(sent).idempotency_key)
    expect(second).toBe(first)
    expect(third).not.toBe(first)
  })

  it('stays ready where a goal whose answer was lost fills the plan (GOAL-24)', async () => {
    const goals: GoalView[] = []
    let attempts = 0
    const api = serverWith(goals, freeTrial).on(createGoal, () => {
      attempts += 1
      if (attempts > 1) return { goal: made }
      goals.push(made)
      throw new TypeError('Failed to fetch')
    })
    const { user, submit, client } = await open()
    await user.type(screen.getByRole('textbox', { name: 'Title' }), 'Learn to swim')
    await submit()
    await screen.findByRole('button', { name: 'Create Goal' })
    await act(() => client.invalidateQueries())
    await submit()
    await screen.findByText('The day of the new goal')
    expect(api.named(createGoal)).toHaveLength(2)
  })

  it('repeats the request with the same key after a lost answer and a reload, and with another one for the next goal (GOAL-24)', async () => {
    const goals: GoalView[] = []
    let attempts = 0
    const api = serverWith(goals, freeTrial).on(createGoal, () => {
      attempts += 1
      if (attempts !== 1) return { goal: made }
      goals.push(made)
      throw new TypeError('Failed to fetch')
    })
    const first = await open()
    await first.user.type(screen.getByRole('textbox', { name: 'Title' }), 'Learn to swim')
    await first.submit()
    await screen.findByRole('button', { name: 'Create Goal' })
    first.unmount()
    const second = await open()
    await second.submit()
    await screen.findByText('The day of the new goal')
    second.unmount()
    goals.length = 0
    const third = await open()
    await third.user.type(screen.getByRole('textbox', { name: 'Title' }), 'Learn to swim')
    await third.submit()
    await screen.findByText('The day of the new goal')
    const [lost, repeated, later] = api.named(createGoal).map((sent) => Object(sent).idempotency_key)
    expect(repeated).toBe(lost)
    expect(later).not.toBe(lost)
  })

  it('shows the limit of the plan after a refusal and a reload', async () => {
    const goals: GoalView[] = []
    serverWith(goals, freeTrial).on(createGoal, () => {
      goals.push(made)
      throw new Refused(409, 'Goal limit reached!', 'limit-reached')
    })
    const first = await open()
    await first.user.type(screen.getByRole('textbox', { name: 'Title' }), 'Learn to swim')
    await first.submit()
    await screen.findByText(/Goal limit reached!/)
    first.unmount()
    await open()
    expect(screen.getByRole('button', { name: 'Create Goal' }).getAttribute('aria-disabled')).toBe('true')
  })

  it('begins with another key after Cancel (GOAL-24)', async () => {
    let attempts = 0
    const api = serverWith([], personalPlan).on(createGoal, () => {
      attempts += 1
      if (attempts === 1) throw new TypeError('Failed to fetch')
      return { goal: made }
    })
    const first = await open()
    await first.user.type(screen.getByRole('textbox', { name: 'Title' }), 'Learn to swim')
    await first.submit()
    await screen.findByRole('button', { name: 'Create Goal' })
    await first.user.click(screen.getByRole('link', { name: 'Cancel' }))
    first.unmount()
    const second = await open()
    await second.user.type(screen.getByRole('textbox', { name: 'Title' }), 'Learn to swim')
    await second.submit()
    await screen.findByText('The day of the new goal')
    const [lost, later] = api.named(createGoal).map((sent) => Object(sent).idempotency_key)
    expect(later).not.toBe(lost)
  })

  it('shows the limit again when the words of a lost request change after a reload', async () => {
    const goals: GoalView[] = []
    serverWith(goals, freeTrial).on(createGoal, () => {
      goals.push(made)
      throw new TypeError('Failed to fetch')
    })
    const first = await open()
    await first.user.type(screen.getByRole('textbox', { name: 'Title' }), 'Learn to swim')
    await first.submit()
    await screen.findByRole('button', { name: 'Create Goal' })
    first.unmount()
    const second = await open()
    const create = screen.getByRole('button', { name: 'Create Goal' })
    expect(create.getAttribute('aria-disabled')).not.toBe('true')
    await second.user.type(screen.getByRole('textbox', { name: 'Title' }), ' well')
    expect(create.getAttribute('aria-disabled')).toBe('true')
  })

  it('keeps the key over a throttle, which does not know whether the goal was made (GOAL-24)', async () => {
    let attempts = 0
    const api = serverWith([], personalPlan).on(createGoal, () => {
      attempts += 1
      if (attempts === 1) throw new TypeError('Failed to fetch')
      if (attempts === 2) throw new Refused(429, 'Too many requests.', 'too-many-requests')
      return { goal: made }
    })
    const first = await open()
    await first.user.type(screen.getByRole('textbox', { name: 'Title' }), 'Learn to swim')
    await first.submit()
    await screen.findByRole('button', { name: 'Create Goal' })
    await first.submit()
    await waitFor(() => expect(api.named(createGoal)).toHaveLength(2))
    await screen.findByRole('button', { name: 'Create Goal' })
    first.unmount()
    const second = await open()
    await second.submit()
    await screen.findByText('The day of the new goal')
    const [lost, , later] = api.named(createGoal).map((sent) => Object(sent).idempotency_key)
    expect(later).toBe(lost)
  })

  it('has the words and the key again for a person who left while the request was under way (GOAL-24)', async () => {
    let answer: () => void = () => undefined
    const waiting = new Promise<void>((resolve) => {
      answer = resolve
    })
    const api = serverWith([], personalPlan).on(createGoal, async () => {
      await waiting
      return { goal: made }
    })
    const first = await open()
    await first.user.type(screen.getByRole('textbox', { name: 'Title' }), 'Learn to swim')
    await first.submit()
    await waitFor(() => expect(api.named(createGoal)).toHaveLength(1))
    first.unmount()
    await act(async () => answer())
    const second = await open()
    expect(screen.getByDisplayValue('Learn to swim')).toBeDefined()
    await second.submit()
    await screen.findByText('The day of the new goal')
    const [before, after] = api.named(createGoal).map((sent) => Object(sent).idempotency_key)
    expect(after).toBe(before)
  })
})
