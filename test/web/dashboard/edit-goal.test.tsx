import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeAll, describe, expect, it } from 'vitest'
import { contract as fetchUserGoals } from '#functions/goals/fetch-user-goals/contract.ts'
import { contract as updateGoal } from '#functions/goals/update-goal/contract.ts'
import { later, noNetwork, Refused } from '#test/web/support/fake-api.ts'
import { book, createGoalView, dinner, PERSON_ID } from '#test/web/support/goal-fixtures.ts'
import { serverWith } from '#test/web/support/server.ts'
import { show } from '#test/web/support/show-signed-in.tsx'
import Dashboard from '#web/features/dashboard/components/dashboard.tsx'
import { noteAnswer } from '#web/lib/connection.ts'

const messages = () => within(screen.getByRole('region', { name: /Messages/ }))
const kept = () => localStorage.getItem(`five-circles.goal-edit.${PERSON_ID}.${book.id}`)
const renamed = { ...book, title: 'Write the whole book' }

// Import the lazy dialog before the tests: its first load exceeds a test's wait.
beforeAll(async () => {
  await import('#web/features/dashboard/components/edit-goal-dialog.tsx')
}, 30_000)

const openEdit = async (title: string) => {
  const shown = show(<Dashboard />)
  await shown.user.click(await screen.findByRole('button', { name: `Edit ${title}` }))
  return { ...shown, dialog: within(await screen.findByRole('dialog', { name: 'Edit Goal' })) }
}

const rename = async () => {
  const { user, dialog } = await openEdit(book.title)
  const title = dialog.getByRole('textbox', { name: 'Title' })
  await user.clear(title)
  await user.type(title, renamed.title)
  await user.click(dialog.getByRole('button', { name: 'Save Changes' }))
  return user
}

describe('an edit', () => {
  it('is shown before the server answers, and stored until it does (GOAL-15)', async () => {
    const answer = later<void>()
    const api = serverWith([book]).on(updateGoal, async () => {
      await answer.promise
      return { goal: renamed }
    })
    await rename()
    expect(screen.getByRole('heading', { name: renamed.title })).toBeTruthy()
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(kept()).toContain(renamed.title)
    expect(screen.queryByText(/not saved yet/)).toBeNull()

    answer.give()
    expect(await messages().findByText('Goal updated successfully!')).toBeTruthy()
    expect(kept()).toBeNull()
    expect(api.named(updateGoal)).toEqual([{ goalId: book.id, updates: { title: renamed.title } }])
  })

  it('survives a lost connection: it is shown over fetched goals and sent on the next visit (GOAL-15)', async () => {
    serverWith([book]).on(updateGoal, noNetwork)
    await rename()
    expect(await messages().findByText('Failed to update goal. Please try again.')).toBeTruthy()
    expect(screen.getByRole('heading', { name: renamed.title })).toBeTruthy()
    expect(await screen.findByText(/not saved yet/)).toBeTruthy()

    cleanup()
    const api = serverWith([book]).on(updateGoal, () => ({ goal: renamed }))
    show(<Dashboard />)
    expect(await screen.findByRole('heading', { name: renamed.title })).toBeTruthy()
    await waitFor(() => expect(kept()).toBeNull())
    expect(api.named(updateGoal)).toEqual([{ goalId: book.id, updates: { title: renamed.title } }])
    expect(screen.queryByText(/not saved yet/)).toBeNull()
  })

  it('is shown over the last known goals after a reload without a network (PAGE-10)', async () => {
    const api = serverWith([book]).on(updateGoal, noNetwork)
    await rename()
    api.on(fetchUserGoals, noNetwork)
    await messages().findByText('Failed to update goal. Please try again.')
    cleanup()
    show(<Dashboard />)
    expect(await screen.findByRole('heading', { name: renamed.title })).toBeTruthy()
    // Nobody asked for another attempt, which would fail.
    expect(api.named(updateGoal)).toHaveLength(1)
    api.on(updateGoal, () => ({ goal: renamed }))
    act(noteAnswer)
    await waitFor(() => expect(kept()).toBeNull())
  })

  it('can be sent again by hand', async () => {
    const api = serverWith([book]).on(updateGoal, noNetwork)
    const user = await rename()
    await screen.findByText(/not saved yet/)
    api.on(updateGoal, () => ({ goal: renamed }))
    await user.click(screen.getByRole('button', { name: 'Save it now' }))
    await waitFor(() => expect(kept()).toBeNull())
    expect(screen.queryByText(/not saved yet/)).toBeNull()
  })

  it('is reverted when the server refuses it', async () => {
    serverWith([book]).on(updateGoal, () => {
      throw new Refused(403, 'Your trial has ended.', 'forbidden')
    })
    await rename()
    expect(await messages().findByText('Failed to update goal. Please try again.')).toBeTruthy()
    expect(await screen.findByRole('heading', { name: book.title })).toBeTruthy()
    expect(kept()).toBeNull()
  })

  it('is not shown to another person on the same browser (ACCOUNT-12)', async () => {
    localStorage.setItem(`five-circles.goal-edit.somebody-else.${book.id}`, JSON.stringify({ title: 'Not mine' }))
    serverWith([book])
    show(<Dashboard />)
    expect(await screen.findByRole('heading', { name: book.title })).toBeTruthy()
  })

  it('is ignored when its stored value is invalid', async () => {
    localStorage.setItem(`five-circles.goal-edit.${PERSON_ID}.${book.id}`, '{"title": 7, "streak_count": 900}')
    serverWith([book])
    show(<Dashboard />)
    expect(await screen.findByRole('heading', { name: book.title })).toBeTruthy()
    expect(screen.getByText('12', { selector: 'b' })).toBeTruthy()
  })
})

describe('the edit dialog', () => {
  it('changes the circle, the hours a week and the hour of the mail', async () => {
    const api = serverWith([book]).on(updateGoal, () => ({ goal: book }))
    const { user, dialog } = await openEdit(book.title)
    expect(dialog.getByRole('radio', { name: 'Personal Development', checked: true })).toBeTruthy()
    await user.click(dialog.getByRole('radio', { name: 'Work' }))
    await user.type(dialog.getByLabelText(/Hours a week/), '3')
    fireEvent.change(dialog.getByLabelText('Wake-up email at'), { target: { value: '06:15' } })
    await user.click(dialog.getByRole('button', { name: 'Save Changes' }))
    await waitFor(() =>
      expect(api.named(updateGoal)).toEqual([
        { goalId: book.id, updates: { circle_type: 'Work', weekly_commitment_hours: 3, time_of_day: '06:15' } },
      ]),
    )
  })

  it('removes circle and hours', async () => {
    const hours = createGoalView({ weekly_commitment_hours: 3 })
    const api = serverWith([hours]).on(updateGoal, () => ({ goal: hours }))
    const { user, dialog } = await openEdit(hours.title)
    await user.click(dialog.getByRole('radio', { name: 'Not yet' }))
    await user.clear(dialog.getByLabelText(/Hours a week/))
    await user.click(dialog.getByRole('button', { name: 'Save Changes' }))
    await waitFor(() =>
      expect(api.named(updateGoal)).toEqual([
        { goalId: hours.id, updates: { circle_type: null, weekly_commitment_hours: null } },
      ]),
    )
  })

  it('asks for a title and sends nothing without one', async () => {
    const api = serverWith([book])
    const { user, dialog } = await openEdit(book.title)
    await user.clear(dialog.getByRole('textbox', { name: 'Title' }))
    await user.type(dialog.getByRole('textbox', { name: 'Title' }), '   ')
    await user.click(dialog.getByRole('button', { name: 'Save Changes' }))
    expect(dialog.getByRole('alert').textContent).toContain('Give your goal a title.')
    expect(api.named(updateGoal)).toEqual([])
  })

  it('counts code points, and accepts at most 100', async () => {
    serverWith([createGoalView({ title: '🏃'.repeat(101) })])
    const { user, dialog } = await openEdit('🏃'.repeat(101))
    expect(dialog.getByText('101 of 100')).toBeTruthy()
    await user.click(dialog.getByRole('button', { name: 'Save Changes' }))
    expect(dialog.getByRole('alert').textContent).toContain('Keep it to 100 characters.')
  })

  it("takes tomorrow of the server's day as the earliest date", async () => {
    const api = serverWith([book]).on(updateGoal, () => ({
      goal: { ...book, target_date: '2026-04-15' },
    }))
    const { user, dialog } = await openEdit(book.title)
    const date = dialog.getByLabelText(/Target date/)
    expect(date.getAttribute('min')).toBe('2026-04-15')
    await user.clear(date)
    await user.type(date, '2026-04-14')
    await user.click(dialog.getByRole('button', { name: 'Save Changes' }))
    expect(dialog.getByRole('alert').textContent).toContain('The earliest date is tomorrow, Apr 15, 2026.')

    await user.clear(date)
    await user.type(date, '2026-04-15')
    await user.click(dialog.getByRole('button', { name: 'Save Changes' }))
    await waitFor(() =>
      expect(api.named(updateGoal)).toEqual([{ goalId: book.id, updates: { target_date: '2026-04-15' } }]),
    )
  })

  it('keeps a passed date while another field is changed', async () => {
    const api = serverWith([dinner]).on(updateGoal, () => ({ goal: dinner }))
    const { user, dialog } = await openEdit(dinner.title)
    await user.click(dialog.getByRole('radio', { name: 'Teammate' }))
    await user.click(dialog.getByRole('button', { name: 'Save Changes' }))
    await waitFor(() => expect(api.named(updateGoal)).toEqual([{ goalId: dinner.id, updates: { tone: 'teammate' } }]))
  })

  it('reactivates an expired goal with a new date at once', async () => {
    serverWith([dinner]).on(updateGoal, () => new Promise(() => undefined))
    const { user } = show(<Dashboard />)
    await user.click(await screen.findByRole('button', { name: 'Choose a New Date' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Edit Goal' }))
    const date = dialog.getByLabelText(/Target date/)
    expect(date).toBe(document.activeElement)
    await user.clear(date)
    await user.type(date, '2026-08-01')
    await user.click(dialog.getByRole('button', { name: 'Save Changes' }))
    expect(await screen.findByRole('button', { name: 'Check In Today' })).toBeTruthy()
    expect(screen.queryByText('Target date passed')).toBeNull()
  })

  it('opens once at the time field for the link of a wake-up mail', async () => {
    const api = serverWith([book]).on(updateGoal, () => ({ goal: { ...book, time_of_day: '06:30' } }))
    const { user, router } = show(<Dashboard />, { path: '/dashboard', at: `/dashboard?edit=${book.id}` })
    const dialog = within(await screen.findByRole('dialog', { name: 'Edit Goal' }))
    const time = dialog.getByLabelText('Wake-up email at')
    expect(time).toBe(document.activeElement)
    expect(router.state.location.search).toBe('')
    await user.clear(time)
    await user.type(time, '06:30')
    await user.click(dialog.getByRole('button', { name: 'Save Changes' }))
    await waitFor(() => expect(api.named(updateGoal)).toEqual([{ goalId: book.id, updates: { time_of_day: '06:30' } }]))
  })

  it('shows that the time is missing, and sends nothing', async () => {
    const api = serverWith([book])
    const { user, dialog } = await openEdit(book.title)
    await user.clear(dialog.getByLabelText('Wake-up email at'))
    await user.click(dialog.getByRole('button', { name: 'Save Changes' }))
    expect(dialog.getByText('Choose a time for the wake-up email.')).toBeTruthy()
    expect(api.named(updateGoal)).toEqual([])
  })

  it('sends nothing without a change', async () => {
    const api = serverWith([book])
    const { user, dialog } = await openEdit(book.title)
    await user.click(dialog.getByRole('button', { name: 'Save Changes' }))
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(api.named(updateGoal)).toEqual([])
  })
})
