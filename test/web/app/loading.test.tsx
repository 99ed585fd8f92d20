import { act, screen } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { GoalView } from '#domain/goals/goal.ts'
import { HOUR_MS } from '#domain/time/units.ts'
import { contract as fetchUserGoals } from '#functions/goals/fetch-user-goals/contract.ts'
import { later, noNetwork, Refused } from '#test/web/support/fake-api.ts'
import { book, noNudges, personalPlan, today } from '#test/web/support/goal-fixtures.ts'
import { serverWith } from '#test/web/support/server.ts'
import { show } from '#test/web/support/show-signed-in.tsx'
import Start from '#web/app/start.tsx'
import Dashboard from '#web/features/dashboard/components/dashboard.tsx'
import { GoalPage } from '#web/features/goal-page/components/goal-page.tsx'
import { LoadingPage } from '#web/ui/spinner.tsx'

const FAILED = 'Your goals could not be loaded.'
const spins = () => screen.queryByText('Dream Big') !== null
const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds))
const createAnswer = (goals: GoalView[]) => ({
  goals,
  set_aside: [],
  today,
  plan: personalPlan,
  nudges: noNudges(personalPlan),
})

let tests = 0
beforeEach(() => {
  // Hours apart: a wait that begins just after the end of another one counts as the same wait.
  tests += 1
  vi.useFakeTimers({ now: Date.now() + tests * HOUR_MS })
})

/** A server that does not answer until the returned function is called. */
const hungServer = () => {
  const answer = later<ReturnType<typeof createAnswer>>()
  const api = serverWith([]).on(fetchUserGoals, () => answer.promise)
  return { api, answer: (goals: GoalView[]) => answer.give(createAnswer(goals)) }
}

/** An earlier visit that stored its goals on the device. */
const visitBefore = async () => {
  serverWith([book])
  const { unmount } = show(<Dashboard />)
  await pass(100)
  unmount()
}

describe('a dashboard whose goals do not load', () => {
  it('shows its error state with Try again after 5 s, not before (AUTH-17)', async () => {
    hungServer()
    show(<Dashboard />)
    await pass(4_900)
    expect(spins()).toBe(true)
    await pass(200)
    expect(spins()).toBe(false)
    expect(screen.getByRole('heading', { name: FAILED })).toBeTruthy()
    expect(screen.getByText('Five Circles did not answer in time.')).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Try Again' }).getAttribute('aria-disabled')).toBeNull()
  })

  it('shows the goals when they load after the limit', async () => {
    const { answer } = hungServer()
    show(<Dashboard />)
    await pass(6_000)
    answer([book])
    await pass(100)
    expect(screen.getByRole('article', { name: book.title })).toBeTruthy()
  })

  it('does not return to the spinner when it refetches', async () => {
    const { api } = hungServer()
    api.on(fetchUserGoals, () => {
      throw new Refused(500, 'Down.', 'internal')
    })
    show(<Dashboard />)
    await pass(100)
    expect(screen.getByText('Down.')).toBeTruthy()
    hungServer()
    act(() => void window.dispatchEvent(new Event('visibilitychange')))
    await pass(100)
    expect(spins()).toBe(false)
    expect(screen.getByRole('heading', { name: FAILED })).toBeTruthy()
  })

  it('keeps its error state after Try again until the goals are there', async () => {
    hungServer()
    show(<Dashboard />)
    await pass(5_100)
    const { answer } = hungServer()
    act(() => screen.getByRole('button', { name: 'Try Again' }).click())
    await pass(100)
    expect(spins()).toBe(false)
    expect(screen.getByRole('button', { name: 'Trying...' })).toBeTruthy()
    answer([book])
    await pass(100)
    expect(screen.getByRole('article', { name: book.title })).toBeTruthy()
  })

  it('does not show the text of a JavaScript engine', async () => {
    serverWith([]).on(fetchUserGoals, noNetwork)
    show(<Dashboard />)
    await pass(100)
    expect(screen.getByText('Network error. Please check your internet connection and try again.')).toBeTruthy()
  })
})

describe('a dashboard with goals of an earlier visit (PAGE-10)', () => {
  it('tells after 5 s how old they are, and then shows the new ones', async () => {
    await visitBefore()
    const { answer } = hungServer()
    show(<Dashboard />)
    await pass(4_900)
    expect(screen.getByRole('article', { name: book.title })).toBeTruthy()
    expect(screen.queryByText(/These are your goals as of/)).toBeNull()
    await pass(200)
    expect(screen.getByText('Five Circles is slow to answer.')).toBeTruthy()
    expect(screen.getByText(/These are your goals as of/)).toBeTruthy()
    answer([{ ...book, title: 'A second book' }])
    await pass(100)
    expect(screen.getByRole('article', { name: 'A second book' })).toBeTruthy()
    expect(screen.queryByText('Five Circles is slow to answer.')).toBeNull()
  })

  it('prefers a response within the limit', async () => {
    await visitBefore()
    const { answer } = hungServer()
    show(<Dashboard />)
    await pass(4_000)
    answer([{ ...book, title: 'A second book' }])
    await pass(2_000)
    expect(screen.getByRole('article', { name: 'A second book' })).toBeTruthy()
    expect(screen.queryByText('Five Circles is slow to answer.')).toBeNull()
  })
})

describe('the limit of 5 s', () => {
  it('counts consecutive spinners as one wait', async () => {
    hungServer()
    const { rerender } = show(<LoadingPage />)
    await pass(3_000)
    rerender(<LoadingPage key="another" />)
    await pass(1_900)
    expect(spins()).toBe(true)
    await pass(200)
    expect(screen.getByText('This is taking too long.')).toBeTruthy()
  })

  it('includes the wait for the session', async () => {
    hungServer()
    show(<Start />)
    await pass(5_100)
    expect(screen.getByRole('heading', { name: FAILED })).toBeTruthy()
  })

  it('applies to the goal page', async () => {
    hungServer()
    show(<GoalPage />, { path: '/goal/:goalId', at: `/goal/${book.id}` })
    await pass(5_100)
    expect(screen.getByRole('heading', { name: 'Your goal could not be loaded.' })).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Try Again' })).toBeTruthy()
  })
})
