import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { act, screen } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { contract as fetchUserGoals } from '#functions/goals/fetch-user-goals/contract.ts'
import { contract as generateDailyMotivation } from '#functions/motivation/generate-daily-motivation/contract.ts'
import { contract as getDailyMotivation } from '#functions/motivation/get-daily-motivation/contract.ts'
import { contract as saveMotivation } from '#functions/motivation/save-motivation/contract.ts'
import { later, noNetwork, Refused } from '#test/web/support/fake-api.ts'
import { book, createGoalView, noNudges, personalPlan, today } from '#test/web/support/goal-fixtures.ts'
import { withPopups } from '#test/web/support/pop-ups.tsx'
import { serverWith } from '#test/web/support/server.ts'
import { show } from '#test/web/support/show-signed-in.tsx'
import { GoalPage } from '#web/features/goal-page/components/goal-page.tsx'
import { failed, generated, open, stored } from './support/goal-page-fixtures.tsx'

let client: QueryClient
const Client = () => {
  client = useQueryClient()
  return null
}

describe("the text of a goal's page", () => {
  it('requests a missing text once and shows the rest of the page meanwhile (TEXT-4)', async () => {
    const answer = later<void>()
    const api = serverWith([book])
      .on(getDailyMotivation, () => ({ motivation: null }))
      .on(generateDailyMotivation, async () => {
        await answer.promise
        return generated
      })
    open(book.id)
    expect(await screen.findByText('Reading your goal')).toBeTruthy()
    expect(screen.getByText('Today’s plan is being written.')).toBeTruthy()
    expect(screen.getByRole('heading', { level: 1, name: book.title })).toBeTruthy()
    expect(screen.getAllByRole('button', { name: 'Check In Today' }).length).toBeGreaterThan(0)
    answer.give()
    expect(await screen.findByText('Written just now.')).toBeTruthy()
    expect(screen.queryByText('Reading your goal')).toBeNull()
    expect(api.named(generateDailyMotivation)).toEqual([{ goalId: book.id }])
  })

  it('offers a retry when no text could be generated (TEXT-12)', async () => {
    const api = serverWith([book])
      .on(getDailyMotivation, () => ({ motivation: null }))
      .on(generateDailyMotivation, failed)
    const { user } = open(book.id)
    expect(await screen.findByRole('heading', { name: 'No Motivation Content Available' })).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Go to Dashboard' }).getAttribute('href')).toBe('/dashboard')
    expect(api.named(saveMotivation)).toEqual([])
    api.on(getDailyMotivation, () => ({ motivation: stored }))
    await user.click(screen.getByRole('button', { name: 'Refresh Page' }))
    expect(await screen.findByText('Twelve mornings in a row.')).toBeTruthy()
  })

  it('shows and saves the built-in text when the first generation fails (TEXT-5)', async () => {
    const saved: unknown[] = []
    serverWith([book])
      .on(getDailyMotivation, () => ({ motivation: null }))
      .on(generateDailyMotivation, failed)
      .on(saveMotivation, (body) => {
        saved.push(body)
        return { motivation: stored }
      })
    open(book.id, { created: true })
    expect(await screen.findByRole('region', { name: "Today's Motivation" })).toBeTruthy()
    expect(screen.getByText(/from our own book of mornings/)).toBeTruthy()
    expect(saved).toMatchObject([{ goalId: book.id, date: today.date, tone: 'wise_mentor' }])
  })

  it('shows help in place of a text when the model finds the new goal in crisis (CARE-12)', async () => {
    let reads = 0
    const saved: unknown[] = []
    const api = serverWith([book])
      .on(fetchUserGoals, () => {
        reads += 1
        const goal = reads < 2 ? book : { ...book, care: 'crisis' as const, care_reason: 'unclear' as const }
        return { goals: [goal], set_aside: [], today, plan: personalPlan, nudges: noNudges(personalPlan) }
      })
      .on(getDailyMotivation, () => ({ motivation: null }))
      .on(generateDailyMotivation, () => {
        throw new Refused(403, 'This goal gets no coaching.', 'forbidden')
      })
      .on(saveMotivation, (body) => {
        saved.push(body)
        return { motivation: stored }
      })
    open(book.id, { created: true })
    expect(await screen.findByText('You do not have to be alone with this')).toBeTruthy()
    expect(saved).toEqual([])
    expect(api.named(generateDailyMotivation)).toHaveLength(1)
  })

  it('shows the built-in text even when it could not be saved', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined)
    serverWith([book])
      .on(getDailyMotivation, () => ({ motivation: null }))
      .on(generateDailyMotivation, failed)
      .on(saveMotivation, noNetwork)
    open(book.id, { created: true })
    expect(await screen.findByText(/from our own book of mornings/)).toBeTruthy()
  })

  it('reads the text again when its generation outlasts the request', async () => {
    let looks = 0
    serverWith([book])
      .on(getDailyMotivation, () => {
        looks += 1
        return { motivation: looks < 2 ? null : stored }
      })
      .on(generateDailyMotivation, noNetwork)
    open(book.id)
    expect(await screen.findByText('Twelve mornings in a row.', {}, { timeout: 5000 })).toBeTruthy()
  })

  it('reads the text again when the goal turns gentle (CARE-3)', async () => {
    const api = serverWith([book]).on(getDailyMotivation, () => ({ motivation: stored }))
    const page = withPopups(
      <>
        <GoalPage />
        <Client />
      </>,
    )
    show(page, { path: '/goal/:goalId', at: `/goal/${book.id}` })
    expect(await screen.findByText('Twelve mornings in a row.')).toBeTruthy()
    const gentle = createGoalView({ care: 'gentle', care_reason: 'grief' })
    api
      .on(fetchUserGoals, () => ({
        goals: [gentle],
        set_aside: [],
        today,
        plan: personalPlan,
        nudges: noNudges(personalPlan),
      }))
      .on(getDailyMotivation, () => ({ motivation: { ...stored, message: 'One breath first.' } }))
    await act(() => client.invalidateQueries({ queryKey: ['goals'] }))
    expect(await screen.findByText('One breath first.')).toBeTruthy()
    expect(screen.queryByText('Twelve mornings in a row.')).toBeNull()
  })
})
