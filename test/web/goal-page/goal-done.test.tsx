import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import type { GoalView } from '#domain/goals/goal.ts'
import { doneMessages } from '#domain/messages/done.ts'
import { contract as updateGoal } from '#functions/goals/update-goal/contract.ts'
import { contract as getDailyMotivation } from '#functions/motivation/get-daily-motivation/contract.ts'
import { book, createGoalView, dinner, keptRun, marathon, today } from '#test/web/support/goal-fixtures.ts'
import { serverWith } from '#test/web/support/server.ts'
import { closePopups } from '#web/entities/popups/popups.ts'
import { open, stored } from './support/goal-page-fixtures.tsx'

afterEach(closePopups)

const pageOf = async (goal: GoalView, goals = [goal]) => {
  const api = serverWith(goals).on(getDailyMotivation, () => ({ motivation: stored }))
  const view = open(goal.id)
  await waitFor(() => expect(screen.queryByText('Five Circles is loading')).toBeNull())
  return { api, ...view }
}
const done: GoalView = { ...book, is_active: false, done_on: '2026-04-14' }
const fold = () => screen.queryByText(doneMessages.fold)

describe('the page of a goal that can be done (GOAL-20)', () => {
  it('folds the button where the goal can be finished, and shows afterwards that it is done', async () => {
    const { api, user } = await pageOf(book)
    api.on(updateGoal, () => {
      serverWith([done])
      return { goal: done }
    })
    await user.click(screen.getByText(doneMessages.fold))
    expect(screen.getByText(doneMessages.explain)).toBeTruthy()
    await user.click(screen.getByRole('button', { name: 'I Did It' }))
    const title = await screen.findByRole('heading', { level: 1, name: 'This goal is done' })
    expect(api.named(updateGoal)).toEqual([{ goalId: book.id, updates: { done: true } }])
    await waitFor(() => expect(document.activeElement).toBe(title))
  })

  it('asks on the day of the target date', async () => {
    await pageOf({ ...marathon, kind: 'do_regularly', target_date: today.calendar_date })
    const ask = within(screen.getByRole('region', { name: 'Is it done?' }))
    expect(ask.getByRole('button', { name: 'I Did It' })).toBeTruthy()
    expect(fold()).toBeNull()
  })

  it('has the button in place of the text once the date has passed', async () => {
    await pageOf(dinner)
    expect(screen.getByText(/If it is done, say so/)).toBeTruthy()
    expect(screen.getAllByRole('button', { name: 'I Did It' })).toHaveLength(1)
  })

  it('has none for a habit before its date', async () => {
    await pageOf({ ...marathon, kind: 'do_regularly' })
    expect(fold()).toBeNull()
    expect(screen.queryByRole('button', { name: 'I Did It' })).toBeNull()
  })

  it('asks nothing of a gentle goal, and names the button plainly (CARE-18)', async () => {
    await pageOf({ ...book, care: 'gentle', care_reason: 'grief', target_date: today.calendar_date })
    expect(screen.queryByText('Is it done?')).toBeNull()
    expect(fold()).toBeTruthy()
    expect(screen.getByText('Mark as Done')).toBeTruthy()
  })
})

describe('the page of a done goal (GOAL-22, GOAL-23)', () => {
  it('says when it was done and on how many days it was kept, and takes it back', async () => {
    const { api, user } = await pageOf(done)
    api.on(updateGoal, () => {
      serverWith([book])
      return { goal: { ...book, done_on: null } }
    })
    expect(screen.getByText(/Done on Apr 14, 2026\. You checked in on 36 days\.$/)).toBeTruthy()
    await user.click(screen.getByRole('button', { name: 'Not Done Yet' }))
    expect(await screen.findByRole('heading', { level: 1, name: book.title })).toBeTruthy()
    expect(api.named(updateGoal)).toEqual([{ goalId: book.id, updates: { done: false } }])
  })

  it('counts nothing while the goal is gentle', async () => {
    await pageOf({ ...done, care: 'gentle', care_reason: 'grief' })
    expect(screen.getByText(/Done on Apr 14, 2026\.$/)).toBeTruthy()
    expect(screen.queryByText(/days\./)).toBeNull()
  })

  it('has the help lines first once it is in crisis', async () => {
    const dark = createGoalView(
      { ...done, care: 'crisis', care_reason: 'suicide' },
      keptRun('2026-04-01', '2026-04-13'),
    )
    await pageOf(dark)
    expect(screen.queryByText('This goal is done')).toBeNull()
    expect(await screen.findByText('You do not have to be alone with this')).toBeTruthy()
  })
})
