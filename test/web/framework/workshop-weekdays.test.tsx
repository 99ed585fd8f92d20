import { screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { contract as generateGoalSuggestions } from '#functions/coach/generate-goal-suggestions/contract.ts'
import { contract as createGoal } from '#functions/goals/create-goal/contract.ts'
import { noNetwork } from '#test/web/support/fake-api.ts'
import { createGoalView } from '#test/web/support/goal-fixtures.ts'
import { answerFor, createFramework, suggestionsFor } from './support/framework-fixtures.ts'
import { circle, openWorkshop, press, proPlan, startAfresh, suggestions, workshopServer } from './support/workshop.tsx'

startAfresh()

const days = () => within(screen.getByRole('group', { name: 'On these days' }))
const chosen = () =>
  days()
    .getAllByRole('checkbox')
    .flatMap((box, at) => (box instanceof HTMLInputElement && box.checked ? [at + 1] : []))

/** The coach suggests one thing for the days of each kind. */
const sized = (...sizes: (readonly [minutes: number, days: number])[]) => {
  const api = workshopServer()
  return api.on(generateGoalSuggestions, ({ circleName }) => ({
    ...answerFor(circleName),
    suggestions: suggestionsFor(circleName).map((one, at) => {
      const [minutes = 30, count = 1] = sizes[at] ?? []
      return { ...one, minutes, days: count, timeCommitment: (minutes * count) / 60 }
    }),
  }))
}

describe('the weekdays of a goal of the workshop (FRAMEWORK-19)', () => {
  it('are as many as the days of the suggestion, and the goal asks for them alone', async () => {
    const api = sized([60, 1], [30, 3])
    const { user } = openWorkshop()
    await suggestions()
    expect(chosen()).toEqual([3])
    await user.click(screen.getByRole('radio', { name: 'Personal Development, idea 2' }))
    expect(chosen()).toEqual([1, 3, 5])
    await user.click(press('Create Goal'))
    await circle('Friends & Family')
    await suggestions()
    expect(chosen()).toEqual([6])
    await user.click(press('Create Goal'))
    await circle('Spiritual')
    expect(api.named(createGoal)).toMatchObject([
      { title: 'Personal Development, idea 2', weekdays: [1, 3, 5], weekly_commitment_hours: 1.5 },
      { title: 'Friends & Family, idea 1', weekdays: [6], weekly_commitment_hours: 1 },
    ])
  })

  it('can be changed, and the hours follow them', async () => {
    const api = sized([60, 1])
    const { user } = openWorkshop()
    await suggestions()
    await user.click(days().getByRole('checkbox', { name: 'Wednesday' }))
    await user.click(press('Create Goal'))
    expect(days().getByRole('checkbox', { name: 'Monday' }).getAttribute('aria-invalid')).toBe('true')
    await user.click(days().getByRole('checkbox', { name: 'Monday' }))
    await user.click(days().getByRole('checkbox', { name: 'Sunday' }))
    expect(screen.getByRole('spinbutton', { name: /^Hours a week/ })).toHaveProperty('value', '2')
    await user.click(press('Create Goal'))
    await circle('Friends & Family')
    expect(api.named(createGoal)).toMatchObject([{ weekdays: [1, 7], weekly_commitment_hours: 2 }])
  })

  it('follow a new choice, and are every day for a custom goal', async () => {
    sized([60, 1], [30, 2])
    const { user } = openWorkshop()
    await suggestions()
    await user.click(days().getByRole('checkbox', { name: 'Saturday' }))
    await user.click(screen.getByRole('radio', { name: 'Personal Development, idea 2' }))
    expect(chosen()).toEqual([2, 5])
    await user.click(screen.getByRole('radio', { name: 'Write my own' }))
    expect(chosen()).toEqual([1, 2, 3, 4, 5, 6, 7])
  })

  it('stay after a reload', async () => {
    sized([60, 1])
    const before = openWorkshop()
    await suggestions()
    await before.user.click(days().getByRole('checkbox', { name: 'Saturday' }))
    before.unmount()
    openWorkshop()
    await suggestions()
    expect(chosen()).toEqual([3, 6])
  })

  it('are those of a draft too, where the plan is full', async () => {
    const full = Array.from({ length: 5 }, (_, at) =>
      createGoalView({ id: `goal_01JRT0000000000000000000F${at}`, title: `Goal ${at}` }),
    )
    const api = workshopServer(undefined, proPlan, full)
    api.on(generateGoalSuggestions, ({ circleName }) => ({
      ...answerFor(circleName),
      suggestions: suggestionsFor(circleName).map((one) => ({ ...one, minutes: 60, days: 1, timeCommitment: 1 })),
    }))
    const { user } = openWorkshop()
    await suggestions()
    await user.click(press('Keep as Draft'))
    await circle('Friends & Family')
    expect(api.named(createGoal)).toMatchObject([{ is_active: false, weekdays: [3] }])
  })

  it('are those that the person named, also of built-in suggestions', async () => {
    const said = { success_definition_90_days: 'A page on Mondays and Saturdays' }
    workshopServer(createFramework({ personal_development: said })).on(generateGoalSuggestions, noNetwork)
    openWorkshop()
    await screen.findByText('Three suggestions within your hours, from our own book of goals.')
    await screen.findByRole('group', { name: 'On these days' })
    expect(chosen()).toEqual(expect.arrayContaining([1, 6]))
  })
})
