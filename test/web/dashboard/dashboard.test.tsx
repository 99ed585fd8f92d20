import { act, screen, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { contract as fetchUserGoals } from '#functions/goals/fetch-user-goals/contract.ts'
import { FakeApi, later, noNetwork } from '#test/web/support/fake-api.ts'
import {
  book,
  createGoalView,
  dinner,
  freeTrial,
  keptRun,
  marathon,
  noNudges,
  personalPlan,
  today,
  trialEnded,
} from '#test/web/support/goal-fixtures.ts'
import { serverWith } from '#test/web/support/server.ts'
import { show } from '#test/web/support/show-signed-in.tsx'
import Dashboard from '#web/features/dashboard/components/dashboard.tsx'

const card = async (title: string) => within(await screen.findByRole('article', { name: title }))
const fact = (goal: ReturnType<typeof within>, name: string) =>
  goal.getByText(name, { selector: 'dt' }).nextElementSibling?.textContent

describe('the dashboard', () => {
  it("shows the server's day, the goals, the average streak and the plan (PAGE-8, STREAK-7, DAY-5)", async () => {
    serverWith([book, marathon, dinner])
    show(<Dashboard />)
    expect(await screen.findByText('Tuesday, April 14, 2026')).toBeTruthy()
    // A goal past its target date is neither active nor counted.
    const figures = screen.getAllByRole('definition').map((figure) => figure.textContent)
    expect(figures.slice(0, 3)).toEqual(['2', '18 days', 'Personal Plan'])
  })

  it('shows the fields and the state of a goal', async () => {
    serverWith([book, marathon, dinner])
    show(<Dashboard />)
    const open = await card(book.title)
    expect(open.getByText('Open until 3 AM')).toBeTruthy()
    expect(fact(open, 'Coach')).toBe('Wise Mentor')
    expect(fact(open, 'Target')).toBe('Jun 2, 2026')
    expect(fact(open, 'Day')).toBe('41 of 90')
    expect(open.queryByText('Best run')).toBeNull()
    expect(open.getByRole('img').getAttribute('aria-label')).toBe(
      'The last 28 days: 24 checked in, 3 missed. Today is still open.',
    )
    expect(open.getByRole('link', { name: 'Open motivation plan' }).getAttribute('href')).toBe(`/goal/${book.id}`)

    const done = await card(marathon.title)
    expect(done.getByText('Checked in today')).toBeTruthy()
    expect(fact(done, 'Best run')).toBe('30 days')

    const ended = await card(dinner.title)
    expect(ended.getByText('Target date passed')).toBeTruthy()
    expect(ended.queryByRole('link')).toBeNull()
    expect(ended.getByRole('button', { name: 'Motivation Unavailable' }).getAttribute('aria-disabled')).toBe('true')
    expect(ended.queryByRole('button', { name: 'Reset Streak' })).toBeNull()
  })

  it('says on the line of days that today is paused, or not one of the goal’s days (STREAK-9, STREAK-11)', async () => {
    const marks = { rest: [], paused: [], off: [], late: [], noted: [] }
    serverWith([
      { ...book, day_marks: { ...marks, paused: [today.date] } },
      { ...dinner, target_date: null, day_marks: { ...marks, off: [today.date] }, permissions: book.permissions },
    ])
    show(<Dashboard />)
    const paused = await card(book.title)
    expect(paused.getByRole('img').getAttribute('aria-label')).toContain('Today is paused.')
    expect(paused.getAllByText('Today, paused').length).toBeGreaterThan(0)
    const off = await card(dinner.title)
    expect(off.getByRole('img').getAttribute('aria-label')).toContain('Today is not one of its days.')
  })

  it('names the real end of a day that a change of zone moved (DAY-3)', async () => {
    const goals = [book]
    serverWith(goals).on(fetchUserGoals, () => ({
      goals,
      set_aside: [],
      today: { ...today, ends_at: '2026-04-15T00:30:00.000Z' },
      plan: personalPlan,
      nudges: noNudges(personalPlan),
    }))
    show(<Dashboard />)
    expect((await card(book.title)).getByText('Open until 8:30 PM')).toBeTruthy()
  })

  it('places a goal’s title and check-in before share, edit, set aside and delete', async () => {
    serverWith([book])
    show(<Dashboard />)
    const goal = await screen.findByRole('article', { name: book.title })
    const order = [...goal.querySelectorAll('h2, button')]
    expect(order.map((it) => it.getAttribute('aria-label') ?? it.textContent)).toEqual([
      book.title,
      'Check In Today',
      'Nudge Me',
      'Reset Streak',
      `Share ${book.title}`,
      `Edit ${book.title}`,
      `Set ${book.title} aside`,
      `Delete ${book.title}`,
    ])
  })

  it('leads with the days kept after a skipped day, keeps the best run, and offers no reset (STREAK-4, STREAK-13)', async () => {
    serverWith([createGoalView({}, keptRun('2026-03-05', '2026-04-12'))])
    show(<Dashboard />)
    const goal = await card(book.title)
    expect(goal.getByText('28').parentElement?.textContent).toBe('28 of the last 29')
    expect(fact(goal, 'Best run')).toBe('39 days')
    expect(goal.getByText('Open until 3 AM')).toBeTruthy()
    expect(goal.queryByRole('button', { name: 'Reset Streak' })).toBeNull()
  })

  it('has one primary check-in for several open goals', async () => {
    serverWith([book, createGoalView({ id: 'goal_01JRT0000000000000000000D4', title: 'Another' })])
    const { container } = show(<Dashboard />)
    await card('Another')
    expect(screen.getAllByRole('button', { name: 'Check In Today' })).toHaveLength(2)
    expect(container.querySelectorAll('.button-dawn')).toHaveLength(1)
  })

  it('offers to create a first goal when there is none', async () => {
    serverWith([], freeTrial)
    show(<Dashboard />)
    expect(await screen.findByRole('heading', { name: 'No Active Goals' })).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Create Your First Goal' }).getAttribute('href')).toBe(
      '/?force-onboarding=true',
    )
  })

  it('shows the failure and loads on the second attempt', async () => {
    const api = new FakeApi().on(fetchUserGoals, noNetwork)
    const { user } = show(<Dashboard />)
    expect((await screen.findByRole('alert')).textContent).toBe(
      'Network error. Please check your internet connection and try again.',
    )
    api.on(fetchUserGoals, () => ({
      goals: [book],
      set_aside: [],
      today,
      plan: personalPlan,
      nudges: noNudges(personalPlan),
    }))
    await user.click(screen.getByRole('button', { name: 'Try Again' }))
    expect(await screen.findByRole('article', { name: book.title })).toBeTruthy()
  })

  it('shows Dream Big while it loads', () => {
    new FakeApi().on(fetchUserGoals, () => later<never>().promise)
    show(<Dashboard />)
    expect(screen.getByText('Dream Big')).toBeTruthy()
  })

  it('is replaced after the trial (PLAN-2)', async () => {
    serverWith([createGoalView({}, keptRun('2026-03-20', '2026-04-08'), trialEnded)], trialEnded)
    show(<Dashboard />)
    expect(await screen.findByRole('heading', { name: 'Free Trial Expired' })).toBeTruthy()
    expect(
      screen.getByText(
        'Your 30-day free trial has ended. Upgrade to continue accessing your goals and daily motivation.',
      ),
    ).toBeTruthy()
    expect(screen.queryByRole('button', { name: /Check In/ })).toBeNull()
  })

  const WEDNESDAY = { ...today, calendar_date: '2026-04-15' }
  it.each([
    [
      'the calendar date changes',
      { ...today, now: '2026-04-15T03:59:59.900Z' },
      { ...WEDNESDAY, now: '2026-04-15T04:00:01.000Z' },
    ],
    [
      'the check-in day is over',
      { ...today, zone: 'Pacific/Honolulu', now: '2026-04-15T06:59:59.900Z' },
      { ...WEDNESDAY, date: '2026-04-15', now: '2026-04-15T07:00:01.000Z', ends_at: '2026-04-16T07:00:00.000Z' },
    ],
  ])('refetches the goals when %s', async (_, soon, next) => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    let asked = 0
    new FakeApi().on(fetchUserGoals, () => {
      asked += 1
      return {
        goals: [book],
        set_aside: [],
        today: asked === 1 ? soon : next,
        plan: personalPlan,
        nudges: noNudges(personalPlan),
      }
    })
    show(<Dashboard />)
    expect(await screen.findByText('Tuesday, April 14, 2026')).toBeTruthy()
    await act(() => vi.advanceTimersByTimeAsync(1_600))
    expect(await screen.findByText('Wednesday, April 15, 2026')).toBeTruthy()
  })
})

describe('the sidebar', () => {
  it('says what to do when the plan is full', async () => {
    serverWith([book, marathon, dinner])
    show(<Dashboard />)
    expect(await screen.findByText('Maximum Goals Reached')).toBeTruthy()
    expect(screen.getByText('You have 3 of 3 goals. Delete an existing goal to create a new one.')).toBeTruthy()
  })

  it('names the higher plan when the trial is full', async () => {
    serverWith([book], freeTrial)
    show(<Dashboard />)
    expect(await screen.findByText('Upgrade to Create More Goals')).toBeTruthy()
    expect(screen.getByText('Free users can have 1 goal. Upgrade to Personal Plan for up to 3 goals.')).toBeTruthy()
    expect(screen.getByText('23 days left')).toBeTruthy()
  })

  it('counts goals per circle and gives the state of today as text (PAGE-9)', async () => {
    serverWith([book, marathon, dinner])
    show(<Dashboard />)
    await card(book.title)
    expect(screen.getAllByRole('listitem').map((item) => item.textContent?.trim())).toEqual([
      'Friends & Family 1',
      'Personal Development 1',
      'Health & Fitness 1',
    ])
    expect(screen.getByRole('img', { name: /^Today:/ }).getAttribute('aria-label')).toBe(
      'Today: Friends and Family is closed, Personal Development is open, Health and Fitness is checked in.',
    )
  })
})
