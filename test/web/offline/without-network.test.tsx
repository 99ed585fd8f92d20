import { act, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { motivationMessages } from '#domain/messages/motivation.ts'
import { todayRowMessages } from '#domain/messages/today-rows.ts'
import type { MotivationView } from '#domain/motivation/motivation.ts'
import { contract as deleteGoal } from '#functions/goals/delete-goal/contract.ts'
import { contract as fetchUserGoals } from '#functions/goals/fetch-user-goals/contract.ts'
import { contract as updateGoal } from '#functions/goals/update-goal/contract.ts'
import { contract as generateDailyMotivation } from '#functions/motivation/generate-daily-motivation/contract.ts'
import { contract as getDailyMotivation } from '#functions/motivation/get-daily-motivation/contract.ts'
import { contract as resetStreak } from '#functions/streaks/reset-streak/contract.ts'
import { noNetwork } from '#test/web/support/fake-api.ts'
import { book, marathon, PERSON_ID, today } from '#test/web/support/goal-fixtures.ts'
import { serverWith } from '#test/web/support/server.ts'
import { show } from '#test/web/support/show-signed-in.tsx'
import { forgetStored } from '#web/entities/offline/storage-keys.ts'
import { readStoredText } from '#web/entities/offline/stored-texts.ts'
import Dashboard from '#web/features/dashboard/components/dashboard.tsx'
import { GoalPage } from '#web/features/goal-page/components/goal-page.tsx'
import { noteAnswer } from '#web/lib/connection.ts'

const motivation: MotivationView = {
  goal_id: book.id,
  user_id: book.user_id,
  date: today.date,
  message: 'Twelve mornings in a row.',
  micro_plan: ['Open the draft.'],
  challenge: 'Say the first line out loud.',
  tone: 'wise_mentor',
  source: 'model',
  created_at: '2026-04-14T06:00:00.000Z',
}

const network = (isThere: boolean) => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isThere)
  act(() => void window.dispatchEvent(new Event(isThere ? 'online' : 'offline')))
}
const goalPage = () => show(<GoalPage />, { path: '/goal/:goalId', at: `/goal/${book.id}` })

const server = () => serverWith([book]).on(getDailyMotivation, () => ({ motivation }))
const lose = (api: ReturnType<typeof server>) => {
  api.on(fetchUserGoals, noNetwork).on(getDailyMotivation, noNetwork).on(generateDailyMotivation, noNetwork)
  network(false)
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-04-14T11:42:00Z') })
})
afterEach(() => {
  network(true)
  act(noteAnswer)
})

describe('the texts of the dashboard', () => {
  // The browser is idle as soon as it is asked.
  beforeEach(() => {
    vi.stubGlobal('requestIdleCallback', (callback: () => void) => setTimeout(callback, 0))
    vi.stubGlobal('cancelIdleCallback', clearTimeout)
  })
  it("stores today's texts of goals that were not opened, and asks for each once", async () => {
    const asked: string[] = []
    const api = serverWith([book, marathon]).on(getDailyMotivation, ({ goalId }) => {
      asked.push(goalId)
      return { motivation: goalId === book.id ? motivation : null }
    })
    const before = show(<Dashboard />)
    await waitFor(() => expect(readStoredText(book, today.date)?.message).toBe(motivation.message))
    await waitFor(() => expect(asked).toEqual([book.id, marathon.id]))
    before.unmount()
    lose(api)
    goalPage()
    await screen.findByText(motivation.challenge)
  })

  it('are the first sentence and the challenge, with a link to the screen of the goal, and none is generated (PAGE-21)', async () => {
    const message = 'Open the draft first. The rest of the message stands on its own screen.'
    const api = serverWith([book]).on(getDailyMotivation, () => ({ motivation: { ...motivation, message } }))
    show(<Dashboard />)
    await screen.findByText('Open the draft first.')
    expect(screen.queryByText(/The rest of the message/)).toBeNull()
    expect(screen.getByText(motivation.challenge)).toBeTruthy()
    const link = screen.getByRole('link', { name: `${todayRowMessages.readOn}: ${book.title}` })
    expect(link.getAttribute('href')).toBe(`/today?goal=${book.id}`)
    expect(api.named(generateDailyMotivation)).toEqual([])
  })

  it.each([
    ['open', false, todayRowMessages.unread, 1],
    ['done', true, todayRowMessages.unwritten.done, 0],
    ['off', false, todayRowMessages.unwritten.off, 0],
    ['paused', false, todayRowMessages.unwritten.paused, 0],
  ] as const)(
    'promise a message without a text only on an open day: %s (PAGE-21)',
    async (state, done, line, links) => {
      serverWith([{ ...book, today_state: state, checked_in_today: done }]).on(getDailyMotivation, () => ({
        motivation: null,
      }))
      show(<Dashboard />)
      await screen.findByText(line)
      expect(screen.queryAllByText(todayRowMessages.unread)).toHaveLength(links)
      expect(screen.queryAllByRole('link', { name: `${todayRowMessages.readOn}: ${book.title}` })).toHaveLength(links)
    },
  )

  it.each([
    ['labels a count of earlier days beside the new streak', {}, {}, true],
    ['has no label on an open day', { checked_in_today: false }, {}, false],
    ['has no label where the streak is hidden', { streak_hidden: true }, {}, false],
    ['has no label for a text of the person', {}, { source: 'person' as const }, false],
    ['has no label for a message without a count', {}, { message: 'Open the draft first.' }, false],
  ])('%s (TEXT-3)', async (_, goal, text, isLabelled) => {
    const shown = { ...motivation, ...text }
    serverWith([{ ...book, checked_in_today: true, ...goal }]).on(getDailyMotivation, () => ({ motivation: shown }))
    const card = show(<Dashboard />)
    await screen.findByText(shown.message)
    expect(screen.queryAllByText(motivationMessages.earlierCount)).toHaveLength(isLabelled ? 1 : 0)
    card.unmount()
    goalPage()
    await screen.findByText(shown.message)
    expect(screen.queryAllByText(motivationMessages.earlierCount)).toHaveLength(isLabelled ? 1 : 0)
  })

  it('asks for no text again on the same day, and again when the care of the goal has changed', async () => {
    const api = server()
    const first = show(<Dashboard />)
    await screen.findByText(motivation.message)
    first.unmount()
    const second = show(<Dashboard />)
    await screen.findByText(motivation.message)
    expect(api.named(getDailyMotivation)).toHaveLength(1)
    second.unmount()
    serverWith([{ ...book, care: 'gentle' }]).on(getDailyMotivation, () => ({
      motivation: { ...motivation, message: 'No hurry today.' },
    }))
    show(<Dashboard />)
    await screen.findByText('No hurry today.')
    expect(screen.queryByText(motivation.message)).toBeNull()
  })
})

describe("today's text without a network", () => {
  const readOnce = async () => {
    const api = server()
    const before = goalPage()
    await screen.findByText(motivation.challenge)
    before.unmount()
    lose(api)
    return api
  }

  it('is the stored one', async () => {
    await readOnce()
    goalPage()
    expect(await screen.findByText(motivation.message)).toBeTruthy()
    expect(screen.getByText('Open the draft.')).toBeTruthy()
  })

  it('is never that of an earlier day', async () => {
    await readOnce()
    vi.setSystemTime(new Date('2026-04-15T11:42:00Z'))
    goalPage()
    expect(await screen.findByRole('heading', { name: 'You are offline.' })).toBeTruthy()
    expect(screen.queryByText(motivation.message)).toBeNull()
  })

  it('is announced for the time when there is a network, and is then read by itself (TEXT-12)', async () => {
    const api = await readOnce()
    vi.setSystemTime(new Date('2026-04-15T11:42:00Z'))
    goalPage()
    expect(
      await screen.findByText(/message of this goal is not on this device. It comes when you are back/),
    ).toBeTruthy()
    expect(screen.queryByText(/Failed to generate/)).toBeNull()
    expect(screen.queryByRole('button', { name: 'Refresh Page' })).toBeNull()
    expect(screen.getByRole('link', { name: 'Go to Dashboard' })).toBeTruthy()
    api.on(getDailyMotivation, () => ({ motivation }))
    network(true)
    expect(await screen.findByText(motivation.message)).toBeTruthy()
  })

  it('is gone after signing out', async () => {
    await readOnce()
    forgetStored()
    expect(Object.keys(localStorage).filter((key) => key.includes(PERSON_ID))).toEqual([])
  })
})

const NUDGE = 'You are offline. A nudge needs a connection.'
/** A disabled control, and its description. */
const explained = (control: HTMLElement): [string | null, string] => [
  control.getAttribute('aria-disabled'),
  (control.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent ?? '')
    .join(' '),
]

describe('actions that need a network', () => {
  it.each(['Nudge Me Now', 'Nudge Me'])('%s is disabled with a note until there is a connection', async (name) => {
    const api = server()
    const { user } = show(<Dashboard />)
    await screen.findByRole('article', { name: book.title })
    const button = await screen.findByRole('button', { name })
    lose(api)
    await user.click(button)
    expect(explained(button)).toEqual(['true', expect.stringContaining(NUDGE)])
    expect(api.named(generateDailyMotivation)).toEqual([])
    network(true)
    expect(explained(button)).toEqual([null, expect.not.stringContaining(NUDGE)])
  })

  it.each([
    [
      'Reset Streak',
      'Reset Streak',
      resetStreak,
      'You are offline. A reset needs a connection: try again when you are back.',
    ],
    [
      `Set ${book.title} aside`,
      'Set Aside',
      updateGoal,
      'You are offline. Setting a goal aside needs a connection: try again when you are back.',
    ],
    [
      `Delete ${book.title}`,
      'Delete Goal',
      deleteGoal,
      'You are offline. Deleting needs a connection: try again when you are back.',
    ],
  ] as const)('%s is disabled with a note until there is a connection', async (opener, confirm, contract, words) => {
    const api = server()
    const { user } = show(<Dashboard />)
    await user.click(await screen.findByRole('button', { name: opener }))
    lose(api)
    const button = within(screen.getByRole('dialog')).getByRole('button', { name: confirm })
    await user.click(button)
    expect(explained(button)).toEqual(['true', words])
    expect(api.named(contract)).toEqual([])
  })
})
