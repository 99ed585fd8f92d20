import { act, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { GoalView } from '#domain/goals/goal.ts'
import { contract as fetchUserGoals } from '#functions/goals/fetch-user-goals/contract.ts'
import { contract as checkIn } from '#functions/streaks/check-in/contract.ts'
import { noNetwork, Refused } from '#test/web/support/fake-api.ts'
import {
  book,
  bookCheckedIn,
  marathon,
  noNudges,
  PERSON_ID,
  personalPlan,
  today,
} from '#test/web/support/goal-fixtures.ts'
import { serverWith } from '#test/web/support/server.ts'
import { show as showTo } from '#test/web/support/show.tsx'
import { show } from '#test/web/support/show-signed-in.tsx'
import Offline from '#web/app/offline/offline.tsx'
import { forgetStored } from '#web/entities/offline/storage-keys.ts'
import Dashboard from '#web/features/dashboard/components/dashboard.tsx'
import { noteAnswer } from '#web/lib/connection.ts'

const page = (
  <>
    <Dashboard />
    <Offline />
  </>
)
const card = async (title: string) => within(await screen.findByRole('article', { name: title }))
const messages = () => within(screen.getByRole('region', { name: /Messages/ }))
/** The dashboard's offline note. */
const notice = async () => {
  const title = await screen.findByText('You are offline.', { selector: '.away b' })
  return within(title.closest<HTMLElement>('[role="status"]') ?? document.body)
}
const kept = () => Object.keys(localStorage).filter((key) => key.includes(PERSON_ID))

const network = (isThere: boolean) => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isThere)
  act(() => void window.dispatchEvent(new Event(isThere ? 'online' : 'offline')))
}

/** A visit that stores its goals, then one without a network. */
const openedWithout = async (goals: GoalView[] = [book]) => {
  const api = serverWith(goals)
  const before = show(page)
  await card(goals[0]?.title ?? '')
  before.unmount()
  api.on(fetchUserGoals, noNetwork).on(checkIn, noNetwork)
  network(false)
  return { api, ...show(page) }
}

const serverAnswers = (api: ReturnType<typeof serverWith>, goals: GoalView[]) =>
  api.on(fetchUserGoals, () => ({ goals, set_aside: [], today, plan: personalPlan, nudges: noNudges(personalPlan) }))

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-04-14T11:42:00Z') })
})
afterEach(() => {
  network(true)
  act(noteAnswer)
})

describe('the dashboard without a network (PAGE-17)', () => {
  it('shows the last known goals and the time at which they were fetched', async () => {
    await openedWithout([book, marathon])
    const goal = await card(book.title)
    expect(goal.getByText('12')).toBeTruthy()
    const told = await notice()
    expect(told.getByText(/These are your goals as of 7:42 AM. You can check in: /)).toBeTruthy()
    expect(told.getByRole('button', { name: 'Try Again' })).toBeTruthy()
  })

  it('shows a goal that was checked in yesterday as open, with the time of the data', async () => {
    await openedWithout([marathon])
    expect((await card(marathon.title)).getByText('Checked in today')).toBeTruthy()
    vi.setSystemTime(new Date('2026-04-15T07:01:00Z'))
    act(() => void document.dispatchEvent(new Event('visibilitychange')))
    expect((await card(marathon.title)).getByRole('button', { name: 'Check In Today' })).toBeTruthy()
    expect(screen.getByText('Wednesday, April 15, 2026')).toBeTruthy()
    expect((await notice()).getByText(/as of 7:42 AM on Apr 14/)).toBeTruthy()
  })

  it('shows that the server does not answer when the device has a network', async () => {
    const { api, user } = await openedWithout()
    network(true)
    expect(await screen.findByText('Five Circles cannot be reached.', { selector: '.away b' })).toBeTruthy()
    serverAnswers(api, [book])
    await user.click(await screen.findByRole('button', { name: 'Try Again' }))
    await waitFor(() => expect(screen.queryByText('Five Circles cannot be reached.')).toBeNull())
  })

  it('ignores stored goals that were changed', async () => {
    const { unmount } = await openedWithout()
    unmount()
    for (const key of kept()) localStorage.setItem(key, '{"goals":[{}]}')
    show(page)
    expect(await screen.findByRole('heading', { name: 'Your goals could not be loaded.' })).toBeTruthy()
  })
})

describe('a lost network', () => {
  const VISITOR = { state: 'signed-out' } as const
  const bar = () => document.querySelector('.offline-bar')?.textContent

  it('is shown on every screen, with what still works', async () => {
    serverWith([book])
    show(<Offline />)
    expect(bar()).toBe('')
    network(false)
    expect(bar()).toMatch(/^You are offline. You can check in: .* Nudges and changes wait until then.$/)
    network(true)
    expect(bar()).toBe('')
  })

  it('is shown to a visitor without the sentence on check-ins', () => {
    showTo(<Offline />, { session: VISITOR })
    network(false)
    expect(bar()).toBe('You are offline. What you see here stays. Everything else waits until you are back.')
  })
})

describe('a check-in without a network', () => {
  const checkInOffline = async (goals: GoalView[] = [book]) => {
    const opened = await openedWithout(goals)
    const goal = await card(book.title)
    await opened.user.click(goal.getByRole('button', { name: 'Check In Today' }))
    return { ...opened, goal }
  }

  it('is shown at once as waiting', async () => {
    const { api, goal } = await checkInOffline()
    expect(await goal.findByRole('button', { name: 'Checked In!' })).toBeTruthy()
    expect(goal.getByText('13')).toBeTruthy()
    expect(goal.getByText('Will be sent when you are back online')).toBeTruthy()
    expect(await messages().findByText('It is kept on this device and sent when you are back online.')).toBeTruthy()
    expect(api.named(checkIn)).toEqual([])
  })

  it('is kept after a reload and sent once with its instant (STREAK-5)', async () => {
    const { api, unmount } = await checkInOffline()
    unmount()
    vi.setSystemTime(new Date('2026-04-14T23:00:00Z'))
    show(page)
    expect((await card(book.title)).getByText('Will be sent when you are back online')).toBeTruthy()
    api.on(checkIn, () => ({ alreadyCheckedIn: false, message: 'Checked in! Streak updated.', goal: bookCheckedIn }))
    serverAnswers(api, [bookCheckedIn])
    network(true)
    expect(await messages().findByText(/Your check-in was sent and counts for the day/)).toBeTruthy()
    expect(api.named(checkIn)).toEqual([{ goalId: book.id, checkedInAt: '2026-04-14T11:42:00.000Z' }])
    expect(screen.queryByText('Will be sent when you are back online')).toBeNull()
    act(() => void window.dispatchEvent(new Event('focus')))
    expect(api.named(checkIn)).toHaveLength(1)
  })

  it('has the server’s time when the browser’s clock is wrong (DAY-5)', async () => {
    vi.setSystemTime(new Date('2025-01-01T00:00:00Z'))
    const { api, goal } = await checkInOffline()
    await goal.findByRole('button', { name: 'Checked In!' })
    api.on(checkIn, () => ({ alreadyCheckedIn: false, message: 'Checked in! Streak updated.', goal: bookCheckedIn }))
    serverAnswers(api, [bookCheckedIn])
    network(true)
    await messages().findByText(/Your check-in was sent/)
    expect(api.named(checkIn)).toEqual([{ goalId: book.id, checkedInAt: today.now }])
  })

  it('keeps waiting while the server does not answer', async () => {
    const { api, goal } = await checkInOffline()
    await goal.findByRole('button', { name: 'Checked In!' })
    network(true)
    await waitFor(() => expect(api.named(checkIn)).toHaveLength(1))
    expect(goal.getByText('Will be sent when you are back online')).toBeTruthy()
    expect(goal.getByRole('button', { name: 'Checked In!' })).toBeTruthy()
  })

  it('keeps waiting after a 503', async () => {
    const { api, goal } = await checkInOffline()
    await goal.findByRole('button', { name: 'Checked In!' })
    api.on(checkIn, () => {
      throw new Refused(503, 'Busy.', 'unavailable')
    })
    network(true)
    await waitFor(() => expect(api.named(checkIn)).toHaveLength(1))
    expect(goal.getByText('Will be sent when you are back online')).toBeTruthy()
  })

  it('is dropped with the server’s reason when it is refused', async () => {
    const { api, goal } = await checkInOffline()
    await goal.findByRole('button', { name: 'Checked In!' })
    serverAnswers(api, [book]).on(checkIn, () => {
      throw new Refused(403, "This goal's target date has passed. Give it a new date to go on.", 'goal-expired')
    })
    network(true)
    expect(await messages().findByText(`Your check-in for “${book.title}” could not be counted`)).toBeTruthy()
    expect(messages().getByText(/target date has passed/)).toBeTruthy()
    expect(await goal.findByRole('button', { name: 'Check In Today' })).toBeTruthy()
  })

  it('is not accepted when the browser cannot store it', async () => {
    const { user } = await openedWithout()
    const goal = await card(book.title)
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError')
    })
    await user.click(goal.getByRole('button', { name: 'Check In Today' }))
    expect(await messages().findByText('Failed to check in. Please try again.')).toBeTruthy()
    expect(goal.getByRole('button', { name: 'Check In Today' })).toBeTruthy()
  })

  it('is kept for a person who signs out, without the goals', async () => {
    await checkInOffline()
    const goals = `five-circles.goals.${PERSON_ID}`
    expect(kept()).toContain(goals)
    forgetStored()
    expect(kept()).toContain(`five-circles.waiting-check-ins.${PERSON_ID}`)
    expect(kept()).not.toContain(goals)
  })
})
