import { screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { reflectionMessages } from '#domain/messages/reflection.ts'
import { todayRowMessages } from '#domain/messages/today-rows.ts'
import { contract as fetchUserGoals } from '#functions/goals/fetch-user-goals/contract.ts'
import { contract as checkIn } from '#functions/streaks/check-in/contract.ts'
import { later, noNetwork, Refused } from '#test/web/support/fake-api.ts'
import { book, bookCheckedIn, noNudges, proPlan, today } from '#test/web/support/goal-fixtures.ts'
import { morningWith, openToday } from './support/morning.tsx'

const lift = () => screen.findByRole('button', { name: `Check In Today: ${book.title}` })

describe('a check-in that failed', () => {
  it('is shown, and the morning stays at the goal', async () => {
    morningWith([book]).on(checkIn, noNetwork)
    const { user } = openToday()
    await user.click(await lift())
    expect(await screen.findByText('Failed to check in. Please try again.')).toBeTruthy()
    expect(screen.getByRole('heading', { level: 1, name: book.title })).toBe(document.activeElement)
  })

  it('leaves the focus where it is if the day was checked in already', async () => {
    const answer = later<void>()
    const api = morningWith([book]).on(checkIn, async () => {
      await answer.promise
      throw new Refused(409, 'Already checked in today.', 'conflict')
    })
    const { user } = openToday()
    await user.click(await lift())
    const onward = await screen.findByRole('link', { name: todayRowMessages.finish })
    api.on(fetchUserGoals, () => ({
      goals: [bookCheckedIn],
      set_aside: [],
      today,
      plan: proPlan,
      nudges: noNudges(proPlan),
    }))
    onward.focus()
    answer.give()
    expect(await screen.findByText(/already checked in today/i)).toBeTruthy()
    await screen.findByRole('group', { name: reflectionMessages.ask })
    expect(document.activeElement).toBe(onward)
  })
})
