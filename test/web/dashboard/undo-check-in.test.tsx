import { act, cleanup, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { undoMessages } from '#domain/messages/undo.ts'
import { contract as fetchUserGoals } from '#functions/goals/fetch-user-goals/contract.ts'
import { contract as checkIn } from '#functions/streaks/check-in/contract.ts'
import { contract as reflectOnCheckIn } from '#functions/streaks/reflect-on-check-in/contract.ts'
import { contract as undoCheckIn } from '#functions/streaks/undo-check-in/contract.ts'
import { open as openGoal } from '#test/web/goal-page/support/goal-page-fixtures.tsx'
import { later, noNetwork, Refused } from '#test/web/support/fake-api.ts'
import {
  book,
  bookCheckedIn,
  createGoalView,
  dinner,
  keptRun,
  PERSON_ID,
  proPlan,
} from '#test/web/support/goal-fixtures.ts'
import { serverWith } from '#test/web/support/server.ts'
import { show } from '#test/web/support/show-signed-in.tsx'
import { openToday, setNetwork } from '#test/web/today/support/morning.tsx'
import { milestonePopup } from '#web/entities/popups/popups.ts'
import Dashboard from '#web/features/dashboard/components/dashboard.tsx'
import { noteAnswer } from '#web/lib/connection.ts'

const TODAY = '2026-04-14'
const UNDO = { name: 'Undo check-in' }
/** In the question of the dialog. */
const CONFIRM = { name: undoMessages.confirm }
const noted = { ...bookCheckedIn, day_marks: { ...bookCheckedIn.day_marks, noted: [TODAY] } }

const undone = () => ({ message: 'Undone. Today is open.', goal: book })
const card = async (title = book.title) => within(await screen.findByRole('article', { name: title }))
const messages = () => within(screen.getByRole('region', { name: /Messages/ }))
const focused = () => document.activeElement

/** The dashboard of one goal that the server can undo. */
const dashboardOf = async (goal = bookCheckedIn) => {
  const api = serverWith([goal])
    .on(undoCheckIn, undone)
    .on(checkIn, () => ({ alreadyCheckedIn: false, message: 'Checked in! Streak updated.', goal: bookCheckedIn }))
  const { user } = show(<Dashboard />)
  return { api, user, goal: await card(goal.title) }
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-04-14T11:42:00Z') })
})
afterEach(() => {
  setNetwork(true)
  act(noteAnswer)
  milestonePopup.close()
})

describe('the undo of a check-in (STREAK-20)', () => {
  it('opens the day with the streak of the server, says so, and leaves the focus on the check-in (PAGE-31)', async () => {
    const { api, user, goal } = await dashboardOf()
    const done = goal.getByRole('button', { name: 'Checked In!' })
    ;(await goal.findByRole('button', UNDO)).focus()
    await user.keyboard('{Enter}')
    expect(await messages().findByText('Undone. Today is open.')).toBeTruthy()
    expect(api.named(undoCheckIn)).toEqual([{ goal_id: book.id, day: TODAY }])
    // The message can be shown one render before the goal.
    expect(await goal.findByRole('button', { name: 'Check In Today' })).toBe(done)
    await waitFor(() => expect(focused()).toBe(done))
    expect(goal.getByText('12')).toBeTruthy()
    expect(goal.queryByRole('button', UNDO)).toBeNull()
  })

  it('is on the page of the goal, and leaves the focus where the person went meanwhile', async () => {
    const answer = later<void>()
    const api = serverWith([bookCheckedIn]).on(undoCheckIn, async () => {
      await answer.promise
      return undone()
    })
    const { user } = openGoal(book.id)
    const aside = within(await screen.findByRole('complementary', { name: 'Check-in and streak' }))
    await user.dblClick(await aside.findByRole('button', UNDO))
    expect(aside.getByRole('button', { name: 'Undoing... check-in' }).getAttribute('aria-disabled')).toBe('true')
    const share = screen.getByRole('button', { name: 'Share' })
    share.focus()
    answer.give()
    expect(await aside.findByRole('button', { name: 'Check In Today' })).toBeTruthy()
    expect(focused()).toBe(share)
    expect(api.named(undoCheckIn)).toHaveLength(1)
  })

  it('is offered for a gentle goal, and not for an open day, a closed run, or an ended goal', async () => {
    const gentle = { ...bookCheckedIn, care: 'gentle' as const }
    const reset = {
      ...createGoalView({ id: 'goal_01JRT0000000000000000000E5', title: 'Reset' }, keptRun(TODAY, TODAY)),
    }
    serverWith([gentle, { ...reset, streak_count: 0 }, dinner], proPlan)
    show(<Dashboard />)
    expect(await (await card()).findByRole('button', UNDO)).toBeTruthy()
    expect(screen.getAllByRole('button', UNDO)).toHaveLength(1)
    cleanup()
    serverWith([{ ...bookCheckedIn, permissions: dinner.permissions }])
    openGoal(book.id)
    expect(await screen.findAllByRole('button', { name: 'Check-In Disabled' })).toHaveLength(2)
    expect(screen.queryByRole('button', UNDO)).toBeNull()
  })

  it('is not offered before the answer to the check-in, and then for this check-in', async () => {
    const answer = later<void>()
    serverWith([book]).on(checkIn, async () => {
      await answer.promise
      return { alreadyCheckedIn: false, message: 'Checked in! Streak updated.', goal: bookCheckedIn }
    })
    const { user } = show(<Dashboard />)
    const goal = await card()
    await user.click(goal.getByRole('button', { name: 'Check In Today' }))
    expect(goal.getByRole('button', { name: 'Checked In!' })).toBeTruthy()
    expect(goal.queryByRole('button', UNDO)).toBeNull()
    answer.give()
    expect(await goal.findByRole('button', UNDO)).toBeTruthy()
  })

  it('asks before it removes what was said of the day', async () => {
    const { api, user, goal } = await dashboardOf(noted)
    await user.click(await goal.findByRole('button', UNDO))
    await user.click(await screen.findByRole('button', { name: 'Keep It' }))
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(api.named(undoCheckIn)).toEqual([])
    await user.click(await goal.findByRole('button', UNDO))
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', CONFIRM))
    expect(await goal.findByRole('button', { name: 'Check In Today' })).toBeTruthy()
    expect(api.named(undoCheckIn)).toEqual([{ goal_id: book.id, day: TODAY, remove_words: true }])
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await waitFor(() => expect(focused()).toBe(goal.getByRole('button', { name: 'Check In Today' })))
  })

  it('asks where only the server knows that something was said', async () => {
    const { api, user, goal } = await dashboardOf()
    api.on(undoCheckIn, ({ remove_words }) => {
      if (!remove_words) throw new Refused(409, 'remove_words: must be true', 'conflict', 'remove_words')
      return undone()
    })
    await user.click(await goal.findByRole('button', UNDO))
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', CONFIRM))
    expect(await goal.findByRole('button', { name: 'Check In Today' })).toBeTruthy()
    expect(messages().queryByText(/must be true/)).toBeNull()
  })

  it('asks about a line that is not saved, saves none of it, and asks the question again after the next check-in', async () => {
    const { api, user, goal } = await dashboardOf(book)
    api.on(reflectOnCheckIn, () => {
      throw new Refused(503, 'Busy.', 'unavailable')
    })
    await user.click(goal.getByRole('button', { name: 'Check In Today' }))
    await user.type(await goal.findByRole('textbox', { name: 'One line, if you like' }), 'Wet shoes.')
    await user.click(await goal.findByRole('button', UNDO))
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', CONFIRM))
    await goal.findByRole('button', { name: 'Check In Today' })
    const sent = api.named(reflectOnCheckIn).length
    await user.click(goal.getByRole('button', { name: 'Check In Today' }))
    const line = await goal.findByRole('textbox', { name: 'One line, if you like' })
    expect(line).toHaveProperty('value', '')
    expect(api.named(reflectOnCheckIn)).toHaveLength(sent)
  })

  it('asks the question and opens the moment of a milestone again after the next check-in', async () => {
    const before = createGoalView({}, keptRun('2026-04-08', '2026-04-13'))
    const week = createGoalView({}, keptRun('2026-04-08', TODAY))
    const { api, user, goal } = await dashboardOf(before)
    api
      .on(checkIn, () => ({ alreadyCheckedIn: false, message: '', goal: week }))
      .on(undoCheckIn, () => ({ message: 'Undone. Today is open.', goal: before }))
    for (let time = 1; time <= 2; time += 1) {
      await user.click(await goal.findByRole('button', { name: 'Check In Today' }))
      await user.click(await goal.findByRole('button', { name: 'Skip This Question' }))
      expect(localStorage.getItem(`five-circles.milestones.${PERSON_ID}`)).toContain('"7"')
      await user.click(await goal.findByRole('button', UNDO))
      await waitFor(() => expect(localStorage.getItem(`five-circles.milestones.${PERSON_ID}`)).toBe('[]'))
    }
  })

  it.each([
    [new Refused(400, 'day: must be today', 'invalid-request', 'day'), 'That day has ended. Its check-in stays.'],
    [
      new Refused(409, 'The streak was reset after this check-in, so the check-in stays.', 'conflict'),
      /was reset after/,
    ],
    [new TypeError('Failed to fetch'), 'The check-in could not be undone. Please try again.'],
  ])('says why it failed, and loads the goals again: %s', async (error, words) => {
    const { api, user, goal } = await dashboardOf()
    api.on(undoCheckIn, () => (error instanceof Refused ? Promise.reject(error) : noNetwork()))
    const before = api.named(fetchUserGoals).length
    await user.click(await goal.findByRole('button', UNDO))
    expect(await messages().findByText(words)).toBeTruthy()
    expect(goal.getByRole('button', { name: 'Checked In!' })).toBeTruthy()
    await waitFor(() => expect(api.named(fetchUserGoals)).toHaveLength(before + 1))
  })
})

it('after the check-in of a row on a phone the undo stands below it, and the focus returns to the sun', async () => {
  vi.stubGlobal('matchMedia', (media: string) => ({
    media,
    matches: media === '(max-width: 40rem)',
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }))
  serverWith([book], proPlan)
    .on(undoCheckIn, undone)
    .on(checkIn, () => ({ alreadyCheckedIn: false, message: '', goal: bookCheckedIn }))
  const { user } = show(<Dashboard />)
  const rows = within(await screen.findByRole('list', { name: 'Your goals today' }))
  await user.click(rows.getByRole('button', { name: `Check in today: ${book.title}` }))
  await user.click(await rows.findByRole('button', UNDO))
  const sun = await rows.findByRole('button', { name: `Check in today: ${book.title}` })
  await waitFor(() => expect(focused()).toBe(sun))
  expect(rows.queryByRole('button', UNDO)).toBeNull()
})

it('on the screen of the morning it leads back to the open goal, with the focus on its title (PAGE-22, PAGE-31)', async () => {
  serverWith([bookCheckedIn], proPlan).on(undoCheckIn, undone)
  const { user } = openToday(`/today?goal=${book.id}`)
  await user.click(await screen.findByRole('button', UNDO))
  const title = await screen.findByRole('heading', { level: 1, name: book.title })
  await waitFor(() => expect(focused()).toBe(title))
})
