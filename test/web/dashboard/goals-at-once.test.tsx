import { act, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import type { GoalView } from '#domain/goals/goal.ts'
import { checkInMessages } from '#domain/messages/check-in.ts'
import { checkInLinkMessages } from '#domain/messages/check-in-link.ts'
import { dashboardMessages } from '#domain/messages/dashboard.ts'
import { undoMessages } from '#domain/messages/undo.ts'
import { contract as fetchUserGoals } from '#functions/goals/fetch-user-goals/contract.ts'
import { contract as updateGoal } from '#functions/goals/update-goal/contract.ts'
import type { PlanView } from '#functions/profiles/profile-view.ts'
import { contract as checkIn } from '#functions/streaks/check-in/contract.ts'
import { contract as undoCheckIn } from '#functions/streaks/undo-check-in/contract.ts'
import { later, Refused } from '#test/web/support/fake-api.ts'
import {
  book,
  bookCheckedIn,
  createGoalView,
  freeTrial,
  keptRun,
  marathon,
  noNudges,
  PERSON_ID,
  personalPlan,
  today,
  trialEnded,
} from '#test/web/support/goal-fixtures.ts'
import { serverWith } from '#test/web/support/server.ts'
import { show } from '#test/web/support/show-signed-in.tsx'
import Start from '#web/app/start.tsx'
import { storeEdit } from '#web/entities/goals/unsynced-edits.ts'
import { milestonePopup, upgradeDialog } from '#web/entities/popups/popups.ts'
import Dashboard from '#web/features/dashboard/components/dashboard.tsx'

const card = async (title: string) => within(await screen.findByRole('article', { name: title }))
const crisis = createGoalView({
  id: 'goal_01JRT0000000000000000000C1',
  title: 'Not be here anymore',
  care: 'crisis',
  care_reason: 'suicide',
})
const fail = () => {
  throw new Refused(500, 'Something went wrong. Please try again.', 'internal')
}
const isUpdating = () => screen.queryByText(dashboardMessages.updating) !== null

const answerWith = (goals: GoalView[], plan: PlanView = personalPlan) => ({
  goals,
  set_aside: [],
  today,
  plan,
  nudges: noNudges(plan),
})

/** A visit that stores these goals, then one whose goals arrive when the test says so. */
const openedAgain = async (goals: GoalView[], { plan = personalPlan, page = <Dashboard /> } = {}) => {
  const api = serverWith(goals, plan)
  const before = show(<Dashboard />)
  if (plan === trialEnded) await screen.findByRole('heading', { name: 'Free Trial Expired' })
  else await screen.findByRole('heading', { name: 'Your Personal Goal Dashboard' })
  before.unmount()
  upgradeDialog.close()
  const answer = later<ReturnType<typeof answerWith>>()
  api.on(fetchUserGoals, () => answer.promise)
  return { api, answer, ...show(page) }
}

describe('the dashboard before the server has answered (PAGE-30)', () => {
  it('shows the last known goals at once, marked until the answer comes', async () => {
    const { answer } = await openedAgain([book], { page: <Start /> })
    expect((await card(book.title)).getByText('12')).toBeTruthy()
    expect(isUpdating()).toBe(true)
    await act(async () => answer.give(answerWith([marathon])))
    await card(marathon.title)
    expect(screen.queryByRole('article', { name: book.title })).toBeNull()
    expect(isUpdating()).toBe(false)
  })

  it('takes a check-in, which an older answer does not undo', async () => {
    const { api, answer, user } = await openedAgain([book])
    api.on(checkIn, () => ({ alreadyCheckedIn: false, message: 'Checked in!', goal: bookCheckedIn }))
    const goal = await card(book.title)
    api.on(fetchUserGoals, () => answerWith([bookCheckedIn]))
    await user.click(goal.getByRole('button', { name: 'Check In Today' }))
    await screen.findByText('Day 13')
    await act(async () => answer.give(answerWith([book])))
    expect(goal.getByRole('button', { name: 'Checked In!' })).toBeTruthy()
    expect(api.named(checkIn)).toEqual([{ goalId: book.id }])
  })

  it('takes the undo of a check-in, which an older answer does not revert (STREAK-20)', async () => {
    const { api, answer, user } = await openedAgain([bookCheckedIn])
    api.on(undoCheckIn, () => ({ message: undoMessages.undone, goal: book }))
    const goal = await card(book.title)
    api.on(fetchUserGoals, () => answerWith([book]))
    await user.click(await goal.findByRole('button', { name: 'Undo check-in' }))
    await goal.findByRole('button', { name: 'Check In Today' })
    await act(async () => answer.give(answerWith([bookCheckedIn])))
    expect(goal.getByRole('button', { name: 'Check In Today' })).toBeTruthy()
    await waitFor(() => expect(isUpdating()).toBe(false))
  })

  it('still waits for the answer after an edit', async () => {
    await import('#web/features/dashboard/components/edit-goal-dialog.tsx')
    const { api, answer, user } = await openedAgain([book])
    await card(book.title)
    api.on(updateGoal, () => ({ goal: { ...book, tone: 'teammate' as const } }))
    await user.click(screen.getByRole('button', { name: `Edit ${book.title}` }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Edit Goal' }))
    await user.click(dialog.getByRole('radio', { name: 'Teammate' }))
    await user.click(dialog.getByRole('button', { name: 'Save Changes' }))
    await screen.findByText('Goal updated successfully!')
    await act(async () => answer.give(answerWith([marathon])))
    await card(marathon.title)
    expect(isUpdating()).toBe(false)
  })

  it('asks for the check-in of a link after the answer only, which may know of one', async () => {
    const { answer } = await openedAgain([book], { page: <Dashboard focusGoal={book.id} /> })
    await card(book.title)
    await act(async () => answer.give(answerWith([bookCheckedIn])))
    expect(await screen.findByText('Day 13')).toBeTruthy()
    expect(screen.queryByText(checkInLinkMessages.pressTitle)).toBeNull()
  })

  it('celebrates no check-in before it knows that there is no goal in crisis (CARE-17)', async () => {
    const week = createGoalView({ ...book }, keptRun('2026-04-08', '2026-04-14'))
    const opened = vi.spyOn(milestonePopup, 'open')
    for (const answerAgain of [() => answerWith([week, crisis]), fail]) {
      const { api, user, unmount } = await openedAgain([book])
      api.on(checkIn, () => ({ alreadyCheckedIn: false, message: 'Checked in!', goal: week }))
      const goal = await card(book.title)
      api.on(fetchUserGoals, answerAgain)
      await user.click(goal.getByRole('button', { name: 'Check In Today' }))
      await screen.findByText(checkInMessages.uncounted)
      unmount()
    }
    expect(screen.queryByText(/^Day \d/)).toBeNull()
    expect(opened).not.toHaveBeenCalled()
  })

  it('neither sends a waiting edit again nor offers a plan before the answer', async () => {
    storeEdit(PERSON_ID, book.id, { title: 'The second draft' })
    const ending = { ...freeTrial, trial: { ...freeTrial.trial, daysRemaining: 1 } }
    const { api, answer } = await openedAgain([book], { plan: ending })
    localStorage.removeItem(`five-circles.trialPrompt.${PERSON_ID}`)
    const offered = vi.spyOn(upgradeDialog, 'open')
    const before = api.named(updateGoal).length
    await card('The second draft')
    expect(offered).not.toHaveBeenCalled()
    expect(api.named(updateGoal)).toHaveLength(before)
    await act(async () => answer.give(answerWith([book], ending)))
    await waitFor(() => expect(offered).toHaveBeenCalledOnce())
    await waitFor(() => expect(api.named(updateGoal)).toHaveLength(before + 1))
  })

  it('waits for the answer where the screen depends on it: an ended trial, or no goals', async () => {
    const ended = await openedAgain([book], { plan: trialEnded })
    expect(document.title).not.toContain('Free Trial Expired')
    await act(async () => ended.answer.give(answerWith([book])))
    await card(book.title)
    ended.unmount()
    await openedAgain([])
    expect(screen.queryByRole('heading', { name: 'No Active Goals' })).toBeNull()
  })

  it('hides them again when the server refuses', async () => {
    const { api, unmount } = await openedAgain([book])
    unmount()
    api.on(fetchUserGoals, fail)
    show(<Dashboard />)
    await screen.findByRole('heading', { name: 'Your goals could not be loaded.' })
    expect(screen.queryByRole('article', { name: book.title })).toBeNull()
  })

  it('shows nothing of another person', async () => {
    const { unmount } = await openedAgain([book])
    unmount()
    const [key = ''] = Object.keys(localStorage).filter((one) => one.startsWith('five-circles.goals.'))
    localStorage.setItem(key.replace(PERSON_ID, 'somebody-else'), localStorage.getItem(key) ?? '')
    localStorage.removeItem(key)
    show(<Dashboard />)
    expect(screen.queryByRole('article', { name: book.title })).toBeNull()
  })
})
