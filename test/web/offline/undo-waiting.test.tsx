import { act, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { dashboardMessages } from '#domain/messages/dashboard.ts'
import { contract as fetchUserGoals } from '#functions/goals/fetch-user-goals/contract.ts'
import { contract as updateGoal } from '#functions/goals/update-goal/contract.ts'
import { contract as getDailyMotivation } from '#functions/motivation/get-daily-motivation/contract.ts'
import { contract as checkIn } from '#functions/streaks/check-in/contract.ts'
import { contract as undoCheckIn } from '#functions/streaks/undo-check-in/contract.ts'
import { later, noNetwork } from '#test/web/support/fake-api.ts'
import { book, bookCheckedIn, PERSON_ID } from '#test/web/support/goal-fixtures.ts'
import { serverWith } from '#test/web/support/server.ts'
import { show } from '#test/web/support/show-signed-in.tsx'
import { setNetwork } from '#test/web/today/support/morning.tsx'
import Away from '#web/app/offline/away.tsx'
import { storeCheckIn, waitingCheckIns } from '#web/entities/offline/waiting-check-ins.ts'
import Dashboard from '#web/features/dashboard/components/dashboard.tsx'
import { noteAnswer } from '#web/lib/connection.ts'

const UNDO = { name: 'Undo check-in' }
const WAITING = { goalId: book.id, checkedInAt: '2026-04-14T11:00:00.000Z', day: '2026-04-14' }

const undone = () => ({ message: 'Undone. Today is open.', goal: book })
const card = async () => within(await screen.findByRole('article', { name: book.title }))
const messages = () => within(screen.getByRole('region', { name: /Messages/ }))

const dashboardOf = async (first = book) => {
  const api = serverWith([first]).on(undoCheckIn, undone)
  const { user } = show(<Dashboard />)
  const goal = await card()
  const lose = () => {
    api.on(fetchUserGoals, noNetwork).on(getDailyMotivation, noNetwork)
    setNetwork(false)
  }
  return { api, user, goal, lose }
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-04-14T11:42:00Z') })
})
afterEach(() => {
  setNetwork(true)
  act(noteAnswer)
})

describe('the undo of a check-in that waits to be sent', () => {
  it('removes it from this device without a network, and is not offered for another', async () => {
    const { api, user, goal, lose } = await dashboardOf()
    lose()
    await user.click(goal.getByRole('button', { name: 'Check In Today' }))
    await waitFor(() => expect(waitingCheckIns(PERSON_ID)).toHaveLength(1))
    await user.click(await goal.findByRole('button', UNDO))
    expect(await goal.findByRole('button', { name: 'Check In Today' })).toBeTruthy()
    expect(await messages().findByText('Undone. Today is not checked in.')).toBeTruthy()
    expect(waitingCheckIns(PERSON_ID)).toEqual([])
    expect([api.named(undoCheckIn), api.named(checkIn)]).toEqual([[], []])
  })

  it('undoes a waiting check-in after an edit of the goal', async () => {
    await import('#web/features/dashboard/components/edit-goal-dialog.tsx')
    const { api, user, goal, lose } = await dashboardOf()
    api.on(updateGoal, noNetwork)
    lose()
    await user.click(goal.getByRole('button', { name: 'Check In Today' }))
    await user.click(screen.getByRole('button', { name: `Edit ${book.title}` }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Edit Goal' }))
    await user.click(dialog.getByRole('radio', { name: 'Teammate' }))
    await user.click(dialog.getByRole('button', { name: 'Save Changes' }))
    await user.click(await goal.findByRole('button', UNDO))
    expect(await goal.findByRole('button', { name: 'Check In Today' })).toBeTruthy()
  })

  it('is not offered without a network for a check-in of the server, nor for one of yesterday that waits', async () => {
    storeCheckIn(PERSON_ID, { ...WAITING, day: '2026-04-13', checkedInAt: '2026-04-13T11:00:00.000Z' })
    const { goal, lose } = await dashboardOf(bookCheckedIn)
    expect(await goal.findByRole('button', UNDO)).toBeTruthy()
    lose()
    expect(goal.queryByRole('button', UNDO)).toBeNull()
  })

  it('also tells the server where it answers, because the check-in may have reached it', async () => {
    storeCheckIn(PERSON_ID, WAITING)
    const { api, user, goal } = await dashboardOf()
    await user.click(await goal.findByRole('button', UNDO))
    expect(await goal.findByRole('button', { name: 'Check In Today' })).toBeTruthy()
    expect(api.named(undoCheckIn)).toHaveLength(1)
    expect(waitingCheckIns(PERSON_ID)).toEqual([])
  })

  it('waits until the check-in that is being sent is answered', async () => {
    const answer = later<void>()
    storeCheckIn(PERSON_ID, WAITING)
    const api = serverWith([book])
      .on(undoCheckIn, undone)
      .on(checkIn, async () => {
        await answer.promise
        return { alreadyCheckedIn: false, message: '', goal: bookCheckedIn }
      })
    const { user } = show(
      <>
        <Dashboard />
        <Away personId={PERSON_ID} />
      </>,
    )
    const goal = await card()
    await waitFor(() => expect(api.named(checkIn)).toHaveLength(1))
    await user.click(await goal.findByRole('button', UNDO))
    expect(api.named(undoCheckIn)).toEqual([])
    answer.give()
    await waitFor(() => expect(api.named(undoCheckIn)).toHaveLength(1))
    expect(await goal.findByRole('button', { name: 'Check In Today' })).toBeTruthy()
  })
})

describe('what another tab stored of the goals', () => {
  const KEY = `five-circles.goals.${PERSON_ID}`
  const store = async (key = KEY) => {
    localStorage.setItem(KEY, JSON.stringify({ ...JSON.parse(String(localStorage.getItem(KEY))), goals: [book] }))
    await act(async () => {
      window.dispatchEvent(new StorageEvent('storage', { key }))
      await new Promise((resolve) => setTimeout(resolve))
    })
  }
  const open = async () => {
    const shown = show(
      <>
        <Dashboard />
        <Away personId={PERSON_ID} />
      </>,
    )
    return { ...shown, goal: await card() }
  }

  it('shows here without a call', async () => {
    const api = serverWith([bookCheckedIn])
    const { goal } = await open()
    await store('five-circles.goals.somebody')
    expect(goal.getByRole('button', { name: 'Checked In!' })).toBeTruthy()
    await store()
    expect(goal.getByRole('button', { name: 'Check In Today' })).toBeTruthy()
    expect(api.named(fetchUserGoals)).toHaveLength(1)
  })

  it('does not replace the answer that this tab waits for (PAGE-30)', async () => {
    const api = serverWith([bookCheckedIn])
    ;(await open()).unmount()
    api.on(fetchUserGoals, () => new Promise(() => undefined))
    await open()
    await store()
    expect(screen.getByText(dashboardMessages.updating)).toBeTruthy()
  })
})
