import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { contract as fetchUserGoals } from '#functions/goals/fetch-user-goals/contract.ts'
import { contract as getDailyMotivation } from '#functions/motivation/get-daily-motivation/contract.ts'
import { contract as listReflections } from '#functions/streaks/list-reflections/contract.ts'
import { contract as reflectOnCheckIn } from '#functions/streaks/reflect-on-check-in/contract.ts'
import { open, stored } from '#test/web/goal-page/support/goal-page-fixtures.tsx'
import { noNetwork, Refused } from '#test/web/support/fake-api.ts'
import { book, bookCheckedIn, dinner, PERSON_ID } from '#test/web/support/goal-fixtures.ts'
import { serverWith } from '#test/web/support/server.ts'
import { morningWith, openToday, run, setNetwork, text } from '#test/web/today/support/morning.tsx'
import { forgetStored } from '#web/entities/offline/storage-keys.ts'
import { noteAnswer } from '#web/lib/connection.ts'

const TODAY = '2026-04-14'
const noted = { ...bookCheckedIn, day_marks: { ...bookCheckedIn.day_marks, noted: [TODAY] } }
const ask = { name: 'How was it?' }
const question = () => screen.findByRole('group', ask)
const line = () => screen.findByRole('textbox', { name: 'One line, if you like' })

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-04-14T11:42:00Z') })
})
afterEach(() => {
  forgetStored()
  setNetwork(true)
  noteAnswer()
})

/** The morning of two goals, with the first one checked in. */
const checkedIn = async (goals = [book, run]) => {
  const api = morningWith(goals).on(reflectOnCheckIn, () => ({ message: 'Kept with your day.', goal: noted }))
  const { user } = openToday()
  await user.click(await screen.findByRole('button', { name: /^(Check In Today|I am here): / }))
  return { api, user }
}

describe('the question after a check-in (STREAK-15)', () => {
  it('takes one tap, and a line that leaving its field saves', async () => {
    const { api, user } = await checkedIn()
    await question()
    await user.click(screen.getByRole('radio', { name: 'Hard' }))
    await user.type(await line(), 'The brother talks back.')
    await user.tab()
    await waitFor(() =>
      expect(api.named(reflectOnCheckIn)).toEqual([
        { goalId: book.id, date: TODAY, feeling: 'hard' },
        { goalId: book.id, date: TODAY, note: 'The brother talks back.' },
      ]),
    )
    expect(await screen.findByText('Kept with your day.')).toBeTruthy()
  })

  it('saves the line also when the person goes to the next goal while the tap is being saved', async () => {
    const { api, user } = await checkedIn()
    const tap = Promise.withResolvers<void>()
    api.on(reflectOnCheckIn, async () => {
      await tap.promise
      return { message: 'Kept with your day.', goal: noted }
    })
    await question()
    await user.click(screen.getByRole('radio', { name: 'Easy' }))
    await user.type(await line(), 'Ten good minutes.')
    await user.click(screen.getByRole('link', { name: /^Next: / }))
    await waitFor(() => expect(screen.queryByRole('group', ask)).toBeNull())
    tap.resolve()
    await waitFor(() => expect(api.named(reflectOnCheckIn).at(-1)).toMatchObject({ note: 'Ten good minutes.' }))
    expect(api.named(reflectOnCheckIn)[0]).toEqual({ goalId: book.id, date: TODAY, feeling: 'easy' })
  })

  it('keeps typed words when the form leaves the page without a blur, and saves them', async () => {
    const { api, user } = await checkedIn()
    await question()
    await user.click(screen.getByRole('radio', { name: 'Easy' }))
    await user.type(await line(), 'Ten good minutes.')
    screen.getByRole<HTMLAnchorElement>('link', { name: /^Next: / }).click()
    await waitFor(() => expect(api.named(reflectOnCheckIn).at(-1)).toMatchObject({ note: 'Ten good minutes.' }))
  })

  it('says when words could not be saved after the form was left', async () => {
    const { api, user } = await checkedIn()
    await question()
    api.on(reflectOnCheckIn, noNetwork)
    await user.type(await line(), 'Ten good minutes.')
    await user.click(screen.getByRole('link', { name: /^Next: / }))
    await waitFor(() => expect(screen.queryByRole('group', ask)).toBeNull())
    expect(await screen.findByText('That could not be saved. Please try again.')).toBeTruthy()
  })

  it('keeps the focus on the skip button when a save ends, and closes with it', async () => {
    const { user } = await checkedIn()
    await question()
    const skip = screen.getByRole('button', { name: 'Skip This Question' })
    skip.focus()
    await user.click(screen.getByRole('radio', { name: 'Easy' }))
    const close = await screen.findByRole('button', { name: 'Close' })
    expect(close).toBe(skip)
    await user.click(close)
    expect(screen.queryByRole('group', ask)).toBeNull()
  })

  it('is not asked again after it was skipped', async () => {
    const { api, user } = await checkedIn()
    await question()
    await user.click(screen.getByRole('button', { name: 'Skip This Question' }))
    expect(screen.queryByRole('group', ask)).toBeNull()
    expect(localStorage.getItem(`five-circles.reflections-asked.${PERSON_ID}`)).toContain(TODAY)
    expect(api.named(reflectOnCheckIn)).toEqual([])
  })

  it('keeps the words in their field when they could not be saved', async () => {
    const { api, user } = await checkedIn()
    api.on(reflectOnCheckIn, () => {
      throw new Refused(400, 'This cannot be kept here.', 'refused')
    })
    await user.type(await line(), 'Some words')
    await user.click(screen.getByRole('button', { name: 'Save' }))
    expect((await screen.findByRole('alert')).textContent).toContain('This cannot be kept here.')
    expect(await line()).toHaveProperty('value', 'Some words')
    api.on(reflectOnCheckIn, noNetwork)
    await user.type(await line(), '!')
    await user.tab()
    expect(await screen.findByText('That could not be saved. Please try again.')).toBeTruthy()
    expect(await line()).toHaveProperty('value', 'Some words!')
  })

  it('refuses a line of more than 200 characters before it is sent', async () => {
    const { api, user } = await checkedIn()
    await user.click(await line())
    await user.paste('x'.repeat(201))
    expect(screen.getByText('201 of 200')).toBeTruthy()
    expect((await screen.findByRole('alert')).textContent).toContain('200 characters')
    await user.tab()
    expect(api.named(reflectOnCheckIn)).toEqual([])
  })

  it('is replaced by help when the line sets the goal to crisis (CARE-21)', async () => {
    const { api, user } = await checkedIn()
    const crisis = { ...bookCheckedIn, care: 'crisis' as const, care_reason: 'suicide' as const }
    api.on(reflectOnCheckIn, () => ({ message: 'Kept with your day.', goal: crisis }))
    await user.type(await line(), 'I want to die')
    await user.tab()
    expect(await screen.findByRole('heading', { name: 'You do not have to be alone with this' })).toBeTruthy()
    expect(screen.queryByRole('group', ask)).toBeNull()
  })

  it('is not asked beside a goal in crisis, and has a gentler text for a gentle goal', async () => {
    const gentle = { ...bookCheckedIn, care: 'gentle' as const, care_reason: 'grief' as const }
    const crisis = { ...dinner, care: 'crisis' as const, care_reason: 'suicide' as const }
    morningWith([gentle, crisis])
    const first = openToday(`/today?goal=${gentle.id}`)
    await screen.findByRole('heading', { level: 1, name: 'Checked in' })
    expect(screen.queryByRole('group', { name: /How was it/ })).toBeNull()
    first.unmount()
    morningWith([gentle])
    openToday(`/today?goal=${gentle.id}`)
    expect(await screen.findByRole('group', { name: 'How was it, if you like to say?' })).toBeTruthy()
  })

  it('shows that it needs the network', async () => {
    const api = morningWith([book])
    const { unmount } = openToday()
    await screen.findByText(text.challenge)
    unmount()
    api.on(fetchUserGoals, noNetwork).on(getDailyMotivation, noNetwork)
    setNetwork(false)
    const { user } = openToday()
    await user.click(await screen.findByRole('button', { name: /^Check In Today: / }))
    expect(await screen.findByText('You can say how it was here when you are back online.')).toBeTruthy()
    expect(screen.queryByRole('group', ask)).toBeNull()
  })
})

describe('the own words in the calendar (STREAK-15)', () => {
  const words = { date: TODAY, feeling: 'hard' as const, note: 'Wrote it twice.' }
  const show = () => {
    const api = serverWith([noted])
      .on(getDailyMotivation, () => ({ motivation: stored }))
      .on(listReflections, () => ({ reflections: [words] }))
      .on(reflectOnCheckIn, () => ({ message: 'Your words are removed.', goal: bookCheckedIn }))
    return { api, ...open(noted.id) }
  }
  const press = () => screen.findByRole('button', { name: 'Apr 14, today, checked in. Read your own words' })

  it('open on a tap, and close on another', async () => {
    const { api, user } = show()
    const day = await press()
    expect(api.named(listReflections)).toEqual([])
    await user.click(day)
    expect(await screen.findByText('“Wrote it twice.”')).toBeTruthy()
    expect(screen.getByText('Tuesday, April 14. It was hard.')).toBeTruthy()
    expect(day.getAttribute('aria-expanded')).toBe('true')
    await user.click(day)
    expect(screen.queryByText('“Wrote it twice.”')).toBeNull()
    const calendar = within(screen.getByRole('table', { name: 'April 2026' }))
    expect(calendar.getAllByRole('button')).toHaveLength(1)
  })

  it('are changed and removed', async () => {
    const { api, user } = show()
    await user.click(await press())
    await user.click(await screen.findByRole('button', { name: 'Change' }))
    expect(await line()).toHaveProperty('value', 'Wrote it twice.')
    expect(screen.getByRole('radio', { name: 'Hard' })).toHaveProperty('checked', true)
    await user.click(await press())
    await user.click(await press())
    await user.click(await screen.findByRole('button', { name: 'Remove' }))
    await waitFor(() =>
      expect(api.named(reflectOnCheckIn)).toEqual([{ goalId: noted.id, date: TODAY, feeling: null, note: '' }]),
    )
    await waitFor(() => expect(screen.queryByText('“Wrote it twice.”')).toBeNull())
  })
})
