import { screen, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { contract as getDailyMotivation } from '#functions/motivation/get-daily-motivation/contract.ts'
import { contract as checkIn } from '#functions/streaks/check-in/contract.ts'
import { stored } from '#test/web/goal-page/support/goal-page-fixtures.tsx'
import { later } from '#test/web/support/fake-api.ts'
import {
  book,
  bookCheckedIn,
  createGoalView,
  dinner,
  keptRun,
  marathon,
  proPlan,
  today,
} from '#test/web/support/goal-fixtures.ts'
import { serverWith } from '#test/web/support/server.ts'
import { show } from '#test/web/support/show-signed-in.tsx'
import Dashboard from '#web/features/dashboard/components/dashboard.tsx'

beforeEach(() => {
  vi.stubGlobal('matchMedia', (media: string) => ({
    media,
    matches: media === '(max-width: 40rem)',
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }))
})

const rows = async () => within(await screen.findByRole('list', { name: 'Your goals today' }))

describe('the dashboard of a phone', () => {
  it('leads with the days kept after a miss (STREAK-13)', async () => {
    serverWith([createGoalView({ title: 'Read' }, keptRun('2026-03-05', '2026-04-12'))], proPlan)
    show(<Dashboard />)
    const [row] = (await rows()).getAllByRole('listitem')
    expect(row?.textContent).toBe('ReadOpen until 3 AM28of 29 of the last 29')
  })

  it('opens with one row for each goal: name, state, streak and check-in (PAGE-25)', async () => {
    serverWith([book, marathon, dinner], proPlan)
    show(<Dashboard />)
    const list = await rows()
    expect(list.getAllByRole('listitem').map((row) => row.textContent)).toEqual([
      `${book.title}Open until 3 AM12 day streak`,
      `${marathon.title}Checked in today23 day streak`,
      `${dinner.title}Target date passed12 day streak`,
    ])
    expect(list.getAllByRole('button').map((button) => button.getAttribute('aria-label'))).toEqual([
      `Check in today: ${book.title}`,
      `Checked in today: ${marathon.title}`,
    ])
    const order = screen.getAllByRole('link').map((link) => link.textContent?.trim())
    expect(order.indexOf('Read This Morning')).toBe(3)
    expect(screen.getByText('One is open. About 2 minutes.')).toBeTruthy()
    expect(document.querySelectorAll('.button-dawn')).toHaveLength(1)
    expect(screen.getByRole('heading', { name: 'Today, in full' })).toBeTruthy()
  })

  it.each([
    ['2026-04-14T15:59:00.000Z', 'Read This Morning'],
    ['2026-04-14T16:00:00.000Z', 'Open Today'],
    // One in the morning, before the check-in day ends.
    ['2026-04-15T05:00:00.000Z', 'Open Today'],
  ])("leads to today's screens at %s by '%s' (PAGE-25)", async (now, name) => {
    serverWith([book], proPlan, { ...today, now })
    show(<Dashboard />)
    await rows()
    expect(screen.getByRole('link', { name }).getAttribute('href')).toBe('/today')
    expect(screen.queryByRole('link', { name: name === 'Open Today' ? 'Read This Morning' : 'Open Today' })).toBeNull()
  })

  it('demands nothing of a gentle goal, and offers no nudge when there is no other goal (CARE-18)', async () => {
    serverWith([{ ...book, care: 'gentle', care_reason: 'grief' }], proPlan)
    show(<Dashboard />)
    expect((await rows()).getByRole('listitem').textContent).toContain('Nothing is due')
    expect(screen.queryByText(/Open until|is open\.|minutes/)).toBeNull()
    expect(screen.getByRole('link', { name: 'Read This Morning' })).toBeTruthy()
    expect(document.querySelector('.button-dawn')).toBeNull()
    expect(screen.queryByText('Instant Motivation')).toBeNull()
  })

  it('checks in by the sun of a row, and keeps the focus on it', async () => {
    const answer = later<void>()
    serverWith([book], proPlan).on(checkIn, async () => {
      await answer.promise
      return { goal: bookCheckedIn, alreadyCheckedIn: false, message: 'Checked in! Streak updated.' }
    })
    const { user } = show(<Dashboard />)
    const sun = (await rows()).getByRole('button', { name: `Check in today: ${book.title}` })
    await user.click(sun)
    expect(sun.getAttribute('aria-disabled')).toBe('true')
    answer.give()
    const done = await (await rows()).findByRole('button', { name: `Checked in today: ${book.title}` })
    expect(document.activeElement).toBe(done)
    expect(screen.getByRole('link', { name: 'See the Whole Sky' })).toBeTruthy()
  })

  it('draws a paused goal and a day that is not chosen without a check-in', async () => {
    const paused = { ...book, today_state: 'paused' as const, pause: { first: '2026-04-10', last: '2026-04-24' } }
    serverWith([paused, { ...marathon, today_state: 'off', checked_in_today: false }], proPlan)
    show(<Dashboard />)
    const list = await rows()
    expect(list.getAllByRole('listitem').map((row) => row.textContent)).toEqual([
      `${book.title}Paused until Apr 2412 day streak`,
      `${marathon.title}Not today23 day streak`,
    ])
    expect(list.queryByRole('button')).toBeNull()
    expect(screen.queryByRole('link', { name: 'Read This Morning' })).toBeNull()
  })

  it('counts nothing for a gentle goal, and shows no rows beside a goal in crisis', async () => {
    serverWith([{ ...book, care: 'gentle' }], proPlan)
    const { unmount } = show(<Dashboard />)
    expect((await rows()).getByRole('listitem').textContent).toBe(`${book.title}Nothing is due`)
    unmount()
    localStorage.clear()
    serverWith(
      [book, createGoalView({ id: 'goal_01JRT0000000000000000000E5', title: 'Help me', care: 'crisis' })],
      proPlan,
    )
    show(<Dashboard />)
    await screen.findByRole('article', { name: book.title })
    expect(screen.queryByRole('list', { name: 'Your goals today' })).toBeNull()
  })

  it.each(['off', 'paused'] as const)(
    'leads from a text to the page of the goal on a day that is %s (PAGE-22)',
    async (today_state) => {
      serverWith([{ ...book, today_state }], proPlan).on(getDailyMotivation, () => ({ motivation: stored }))
      show(<Dashboard />)
      const link = await screen.findByRole('link', { name: `Read on: ${book.title}` })
      expect(link.getAttribute('href')).toBe(`/goal/${book.id}`)
    },
  )
})
