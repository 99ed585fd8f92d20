import { screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { contract as checkIn } from '#functions/streaks/check-in/contract.ts'
import { later, noNetwork, Refused } from '#test/web/support/fake-api.ts'
import {
  book,
  bookCheckedIn,
  createGoalView,
  dinner,
  keptRun,
  marathon,
  PERSON_ID,
  trialEnded,
} from '#test/web/support/goal-fixtures.ts'
import { serverWith } from '#test/web/support/server.ts'
import { show } from '#test/web/support/show-signed-in.tsx'
import { waitingCheckIns } from '#web/entities/offline/waiting-check-ins.ts'
import Dashboard from '#web/features/dashboard/components/dashboard.tsx'

const card = async (title: string) => within(await screen.findByRole('article', { name: title }))
const messages = () => within(screen.getByRole('region', { name: /Messages/ }))

describe('Check In Today', () => {
  it('shows as done before the server answers, then with the streak of the server (STREAK-19)', async () => {
    const answer = later<void>()
    serverWith([book]).on(checkIn, async () => {
      await answer.promise
      return { alreadyCheckedIn: false, message: 'Checked in! Streak updated.', goal: bookCheckedIn }
    })
    const { user } = show(<Dashboard />)
    const goal = await card(book.title)
    await user.click(goal.getByRole('button', { name: 'Check In Today' }))
    expect(goal.getByRole('button', { name: 'Checked In!' })).toBe(document.activeElement)
    expect(goal.getByText('13')).toBeTruthy()
    expect(goal.queryByRole('group')).toBeNull()
    expect(messages().queryByRole('listitem')).toBeNull()

    answer.give()
    expect(await messages().findByText('Day 13')).toBeTruthy()
    expect(await goal.findByRole('button', { name: 'Checked In!' })).toBe(document.activeElement)
    expect(goal.getByText('13')).toBeTruthy()
    expect(goal.getByText('Checked in today')).toBeTruthy()
    expect(goal.getByRole('img').getAttribute('aria-label')).toContain('Today is checked in.')
    expect(await messages().findByText('Checked in! Streak updated.')).toBeTruthy()
  })

  it('is stored for the next visit when the page is left before the response, and removed after the response (STREAK-19)', async () => {
    const answer = later<void>()
    serverWith([book]).on(checkIn, async () => {
      await answer.promise
      return { alreadyCheckedIn: false, message: 'Checked in! Streak updated.', goal: bookCheckedIn }
    })
    const { user } = show(<Dashboard />)
    const goal = await card(book.title)
    await user.click(goal.getByRole('button', { name: 'Check In Today' }))
    expect(waitingCheckIns(PERSON_ID)).toEqual([])
    window.dispatchEvent(new Event('pagehide'))
    expect(waitingCheckIns(PERSON_ID)).toMatchObject([{ goalId: book.id, day: '2026-04-14' }])
    answer.give()
    await messages().findByText('Day 13')
    expect(waitingCheckIns(PERSON_ID)).toEqual([])
    window.dispatchEvent(new Event('pagehide'))
    expect(waitingCheckIns(PERSON_ID)).toEqual([])
  })

  it('sends one check-in for a double click (STREAK-3)', async () => {
    const answer = later<void>()
    const api = serverWith([book]).on(checkIn, async () => {
      await answer.promise
      return { alreadyCheckedIn: false, message: 'Checked in! Streak updated.', goal: bookCheckedIn }
    })
    const { user } = show(<Dashboard />)
    const goal = await card(book.title)
    await user.dblClick(goal.getByRole('button', { name: 'Check In Today' }))
    answer.give()
    await goal.findByRole('button', { name: 'Checked In!' })
    expect(api.named(checkIn)).toEqual([{ goalId: book.id }])
  })

  it('shows that the day is already covered', async () => {
    const words = "You've already checked in today! Come back tomorrow after 3 AM EST."
    serverWith([book]).on(checkIn, () => ({
      alreadyCheckedIn: true,
      message: words,
      goal: bookCheckedIn,
    }))
    const { user } = show(<Dashboard />)
    const goal = await card(book.title)
    await user.click(goal.getByRole('button', { name: 'Check In Today' }))
    expect(await messages().findByText(words)).toBeTruthy()
    expect(goal.getByRole('button', { name: 'Checked In!' })).toBeTruthy()
  })

  it.each([
    ['flagged in other words', 200, { success: true, alreadyCheckedIn: true, message: 'Enough.', goal: bookCheckedIn }],
    ['refused as an error', 409, { error: 'Goal already checked in today' }],
    ['refused as an error with status 200', 200, { success: false, error: 'already checked in' }],
  ])('shows the sentence of the specification when the check-in was %s (STREAK-6)', async (_, status, answer) => {
    serverWith([book]).answerWith(checkIn, status, JSON.stringify(answer))
    const { user } = show(<Dashboard />)
    const goal = await card(book.title)
    await user.click(goal.getByRole('button', { name: 'Check In Today' }))
    const words = "You've already checked in today! Come back tomorrow after 3 AM EST."
    expect(await messages().findByText(words)).toBeTruthy()
  })

  it.each([
    [
      'a refusal in its own words',
      new Refused(403, "This goal's target date has passed.", 'forbidden'),
      "This goal's target date has passed.",
    ],
    [
      'any other failure with its reason',
      new Refused(500, 'Something went wrong. Please try again.', 'unknown'),
      'Check-in failed: Something went wrong. Please try again.',
    ],
  ])('shows %s, and reverts the check-in (STREAK-19)', async (_, refusal, words) => {
    const answer = later<void>()
    serverWith([book]).on(checkIn, async () => {
      await answer.promise
      throw refusal
    })
    const { user } = show(<Dashboard />)
    const goal = await card(book.title)
    await user.click(goal.getByRole('button', { name: 'Check In Today' }))
    expect(goal.getByRole('button', { name: 'Checked In!' })).toBeTruthy()
    answer.give()
    expect(await messages().findByText(words)).toBeTruthy()
    expect(await goal.findByRole('button', { name: 'Check In Today' })).toBeTruthy()
    expect(goal.getByText('12')).toBeTruthy()
  })

  it('refetches the goals after a refusal', async () => {
    const api = serverWith([book]).on(checkIn, () => {
      serverWith([bookCheckedIn]).on(checkIn, () => ({ alreadyCheckedIn: true, message: '', goal: bookCheckedIn }))
      throw new Refused(403, "This goal's target date has passed.", 'forbidden')
    })
    const { user } = show(<Dashboard />)
    const goal = await card(book.title)
    await user.click(goal.getByRole('button', { name: 'Check In Today' }))
    expect(await goal.findByText('Checked in today')).toBeTruthy()
    expect(api.named(checkIn)).toHaveLength(1)
  })

  it('asks to try again when there is no response', async () => {
    serverWith([book]).on(checkIn, noNetwork)
    const { user } = show(<Dashboard />)
    const goal = await card(book.title)
    await user.click(goal.getByRole('button', { name: 'Check In Today' }))
    expect(await messages().findByText('Failed to check in. Please try again.')).toBeTruthy()
  })
})

describe("a mail's check-in link", () => {
  it('moves the focus to the check-in of its goal', async () => {
    serverWith([marathon, book])
    show(<Dashboard focusGoal={book.id} />)
    const goal = await card(book.title)
    expect(goal.getByRole('button', { name: 'Check In Today' })).toBe(document.activeElement)
    expect(await messages().findByText('Press Check In Today to keep this day.')).toBeTruthy()
  })

  it('shows that the goal is already checked in, and celebrates (STREAK-8)', async () => {
    serverWith([book, marathon])
    show(<Dashboard focusGoal={marathon.id} />)
    await card(marathon.title)
    expect(
      await messages().findByText("You've already checked in today! Come back tomorrow after 3 AM EST."),
    ).toBeTruthy()
    expect(document.querySelector('[data-just-now]')).not.toBeNull()
  })

  it("shows that the goal's date has passed", async () => {
    serverWith([book, dinner])
    show(<Dashboard focusGoal={dinner.id} />)
    await card(dinner.title)
    expect(await messages().findByText("This goal's target date has passed. Give it a new date to go on.")).toBeTruthy()
  })

  it('shows the end of the trial after the trial', async () => {
    const goal = createGoalView({}, keptRun('2026-03-20', '2026-04-08'), trialEnded)
    serverWith([goal], trialEnded)
    show(<Dashboard focusGoal={goal.id} />)
    expect(await screen.findByRole('heading', { name: 'Free Trial Expired' })).toBeTruthy()
    expect(messages().queryByRole('listitem')).toBeNull()
  })

  it('shows that a goal does not exist', async () => {
    serverWith([book])
    show(<Dashboard focusGoal="goal_01JRT0000000000000000000Q9" />)
    await card(book.title)
    expect(await messages().findByText('Goal not found')).toBeTruthy()
  })
})
