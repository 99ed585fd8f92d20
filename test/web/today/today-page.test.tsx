import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { reflectionMessages } from '#domain/messages/reflection.ts'
import { contract as fetchUserGoals } from '#functions/goals/fetch-user-goals/contract.ts'
import { contract as getDailyMotivation } from '#functions/motivation/get-daily-motivation/contract.ts'
import { contract as checkIn } from '#functions/streaks/check-in/contract.ts'
import { noNetwork } from '#test/web/support/fake-api.ts'
import { book, createGoalView, dinner, marathon, PERSON_ID, trialEnded } from '#test/web/support/goal-fixtures.ts'
import { forgetStored } from '#web/entities/offline/storage-keys.ts'
import { readTicks } from '#web/features/today/ticks.ts'
import { noteAnswer } from '#web/lib/connection.ts'
import { morningWith, openToday, run, setNetwork, text } from './support/morning.tsx'

const lift = (title: string) => screen.findByRole('button', { name: `Check In Today: ${title}` })
const heading = (name: string | RegExp) => screen.findByRole('heading', { level: 1, name })

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-04-14T11:42:00Z') })
})
afterEach(() => {
  setNetwork(true)
  noteAnswer()
})

describe('a morning', () => {
  it('goes through the open goals by keyboard, and ends with the full sky', async () => {
    const api = morningWith([book, run])
    const { user, router } = openToday()
    await heading(book.title)
    expect(await screen.findByText('Twelve mornings in a row.')).toBeTruthy()
    expect(screen.getByText('That is the whole secret.')).toBeTruthy()
    expect(screen.getByRole('img', { name: 'Goal 1 of 2. 2 are open.' })).toBeTruthy()
    ;(await lift(book.title)).focus()
    await user.keyboard('{Enter}')
    const risen = await heading('13 days in a row')
    expect(document.activeElement).toBe(risen)
    // The question about the day comes before the next goal.
    await screen.findByRole('group', { name: reflectionMessages.ask })
    const next = screen.getByRole('link', { name: `Next: ${run.title}` })
    for (let stops = 0; stops < 9 && document.activeElement !== next; stops += 1) await user.tab()
    expect(document.activeElement).toBe(next)
    await user.keyboard('{Enter}')
    const second = await heading(run.title)
    await waitFor(() => expect(document.activeElement).toBe(second))
    expect(screen.getByRole('img', { name: 'Goal 2 of 2. One is open.' })).toBeTruthy()
    await user.click(await lift(run.title))
    await heading('10 days in a row')
    await user.click(screen.getByRole('link', { name: 'See the Whole Sky' }))
    await heading('The sky is full.')
    expect(screen.getByText(/It opens again tomorrow at/).textContent).toMatch(
      /^Both are checked in\. It opens again tomorrow at 3 AM( Eastern time)?\.$/,
    )
    expect(
      within(screen.getByRole('main'))
        .getAllByRole('listitem')
        .map((item) => item.textContent),
    ).toEqual([`${book.title}13 days in a row`, `${run.title}10 days in a row`])
    expect(api.named(checkIn)).toEqual([{ goalId: book.id }, { goalId: run.id }])
    expect(router.state.location.search).toBe('')
  })

  it('skips a goal with the right arrow or Next goal, and returns to it', async () => {
    morningWith([book, run])
    const { user } = openToday()
    await heading(book.title)
    await user.keyboard('{ArrowRight}')
    await heading(run.title)
    await user.keyboard('{ArrowLeft}')
    await heading(book.title)
    await user.keyboard('{Control>}{ArrowRight}{/Control}')
    expect(screen.getByRole('heading', { level: 1, name: book.title })).toBeTruthy()
    await user.click(screen.getByRole('link', { name: 'Next Goal' }))
    await heading(run.title)
    await user.click(screen.getByRole('link', { name: 'Next Goal' }))
    await heading(book.title)
  })

  it('opens at the goal of its address, also one that is checked in', async () => {
    morningWith([book, run, marathon])
    const { unmount } = openToday(`/today?goal=${run.id}`)
    await heading(run.title)
    unmount()
    openToday(`/today?goal=${marathon.id}`)
    await heading('23 days in a row')
    expect(screen.getByText('Checked in today')).toBeTruthy()
    expect(screen.getByRole('link', { name: `Next: ${book.title}` })).toBeTruthy()
  })

  it.each([
    ['no goal', [], 'No goal yet.'],
    ['only a goal past its date', [dinner], 'Nothing is due today.'],
    ['every goal checked in', [marathon], 'The sky is full.'],
  ])('shows the text for %s', async (_, goals, title) => {
    morningWith(goals)
    openToday()
    await heading(title)
  })

  it('is replaced after the trial', async () => {
    morningWith([createGoalView({}, undefined, trialEnded)], trialEnded)
    openToday()
    await heading('Free Trial Expired')
    expect(screen.getByRole('link', { name: 'Close today’s goals' }).getAttribute('href')).toBe('/dashboard')
  })
})

describe('the steps', () => {
  const ticks = () =>
    screen.getAllByRole<HTMLInputElement>('checkbox').map((box) => [box.labels?.[0]?.textContent, box.checked])

  it('are ticked for the goal and the day, and kept on this device', async () => {
    morningWith([book, run])
    const { user, unmount } = openToday()
    await user.click(await screen.findByRole('checkbox', { name: /Write the next sentence/ }))
    const after = [
      ['Open the draft.1 min', false],
      ['Write the next sentence.2 min', true],
    ]
    expect(ticks()).toEqual(after)
    unmount()
    const again = openToday()
    await screen.findByText(text.challenge)
    expect(ticks()).toEqual(after)
    await user.click(screen.getByRole('link', { name: 'Next Goal' }))
    await heading(run.title)
    await screen.findByText(text.challenge)
    expect(ticks().map(([, isTicked]) => isTicked)).toEqual([false, false])
    again.unmount()
    expect(readTicks(book, '2026-04-14')).toEqual(['Write the next sentence.'])
    expect(readTicks(book, '2026-04-15')).toEqual([])
  })

  it.each([['not JSON'], ['[{"goalId":1}]'], [`[{"goalId":"x","day":"2026-04-14","steps":["a","b","c","d","e"]}]`]])(
    'start without ticks when %s is stored',
    async (stored) => {
      localStorage.setItem(`five-circles.ticks.${PERSON_ID}`, stored)
      morningWith([book])
      openToday()
      await screen.findByText(text.challenge)
      expect(ticks().map(([, isTicked]) => isTicked)).toEqual([false, false])
    },
  )

  it('are deleted at the sign-out', async () => {
    morningWith([book])
    const { user } = openToday()
    await user.click(await screen.findByRole('checkbox', { name: /Open the draft/ }))
    forgetStored()
    expect(Object.keys(localStorage).filter((key) => key.includes(PERSON_ID))).toEqual([])
  })
})

describe('without a network', () => {
  it('shows the texts of this device, ticks steps, and keeps the check-in', async () => {
    const api = morningWith([book])
    const { unmount } = openToday()
    await screen.findByText(text.challenge)
    unmount()
    api.on(fetchUserGoals, noNetwork).on(getDailyMotivation, noNetwork).on(checkIn, noNetwork)
    setNetwork(false)
    const { user } = openToday()
    expect(await screen.findByText('Twelve mornings in a row.')).toBeTruthy()
    expect(screen.getByText('You are offline.')).toBeTruthy()
    expect(screen.getByText(/Your check-in is kept here and sent when you are back/)).toBeTruthy()
    await user.click(screen.getByRole('checkbox', { name: /Open the draft/ }))
    expect(screen.getByRole<HTMLInputElement>('checkbox', { name: /Open the draft/ }).checked).toBe(true)
    await user.click(await lift(book.title))
    await heading('13 days in a row')
    expect(screen.getByText('Will be sent when you are back online')).toBeTruthy()
    expect(api.named(checkIn)).toEqual([])
  })
})

describe('a goal with care', () => {
  const gentle = { ...book, care: 'gentle' as const, care_reason: 'burnout' as const }

  it('has no ring and no figure when it is gentle', async () => {
    morningWith([gentle, run])
    const { user } = openToday()
    await heading(book.title)
    expect(await screen.findByRole('checkbox', { name: text.challenge })).toBeTruthy()
    expect(screen.queryByRole('timer')).toBeNull()
    expect(screen.queryByRole('img')).toBeNull()
    expect(screen.queryByText(/min$/)).toBeNull()
    expect(screen.queryByText(/in a row\. Open/)).toBeNull()
    expect(document.querySelector('.gentle-note')).toBeTruthy()
    expect(screen.getByRole('button', { name: `I am here: ${book.title}` })).toBeTruthy()
    await user.click(screen.getByRole('link', { name: 'Next Goal' }))
    await heading(run.title)
    expect(await screen.findByRole('timer')).toBeTruthy()
  })

  it('shows help first in a crisis, and the other goals without figures', async () => {
    const crisis = {
      ...run,
      care: 'crisis' as const,
      care_reason: 'suicide' as const,
      permissions: { ...run.permissions, canCheckIn: false },
    }
    const api = morningWith([book, crisis])
    const { user } = openToday()
    await heading('You do not have to be alone with this')
    expect(screen.queryByRole('button', { name: /Check In Today/ })).toBeNull()
    await user.click(screen.getByRole('link', { name: 'Next Goal' }))
    await heading(book.title)
    await lift(book.title)
    expect(screen.queryByRole('timer')).toBeNull()
    expect(document.querySelector('.lift-dawn, .button-dawn')).toBeNull()
    expect(api.named(getDailyMotivation)).not.toContainEqual({ goalId: crisis.id })
  })
})
