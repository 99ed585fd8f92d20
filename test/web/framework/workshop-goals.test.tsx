import { screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { contract as generateGoalSuggestions } from '#functions/coach/generate-goal-suggestions/contract.ts'
import { contract as createGoal } from '#functions/goals/create-goal/contract.ts'
import { later, noNetwork, Refused } from '#test/web/support/fake-api.ts'
import { createGoalView } from '#test/web/support/goal-fixtures.ts'
import { answerFor, createFramework } from './support/framework-fixtures.ts'
import {
  circle,
  messages,
  openWorkshop,
  press,
  proPlan,
  startAfresh,
  suggestions,
  workshopServer,
} from './support/workshop.tsx'

startAfresh()

describe('the suggestions of a circle', () => {
  it('are requested with the interview answers, for the next circle in advance', async () => {
    const api = workshopServer()
    openWorkshop()
    await suggestions()
    await waitFor(() => expect(api.named(generateGoalSuggestions)).toHaveLength(2))
    expect(api.named(generateGoalSuggestions)).toEqual([
      {
        circleName: 'Personal Development',
        hoursPerWeek: 5,
        personalDefinition: 'Making something that is mine.',
        currentChallenges: 'My evenings dissolve into mail.',
        specificGoal: 'A finished draft, printed, on the kitchen table.',
      },
      expect.objectContaining({ circleName: 'Friends & Family', hoursPerWeek: 12 }),
    ])
  })

  it('leave room while they load, and a custom goal can be made meanwhile', async () => {
    const answer = later<void>()
    const api = workshopServer()
    api.on(generateGoalSuggestions, async ({ circleName }) => {
      await answer.promise
      return answerFor(circleName)
    })
    const { user } = openWorkshop()
    await circle('Personal Development')
    const status = screen.getByText(
      'Your coach is reading what you said about Personal Development. Three suggestions are on their way.',
    )
    expect(press('Create Goal').getAttribute('aria-disabled')).toBe('true')
    expect(press('Create Goal').getAttribute('aria-describedby')).toBe(status.id)
    await user.click(screen.getByRole('radio', { name: 'Write my own' }))
    await user.type(screen.getByRole('textbox', { name: 'Title' }), 'Learn to swim')
    answer.give()
    await screen.findByRole('radio', { name: 'Personal Development, idea 1' })
    expect(screen.getByRole('radio', { name: 'Write my own' })).toHaveProperty('checked', true)
    await user.click(press('Create Goal'))
    await circle('Friends & Family')
    expect(api.named(createGoal)).toMatchObject([{ title: 'Learn to swim', weekly_commitment_hours: 5 }])
  })

  it.each([
    [
      'a refusal',
      () => {
        throw new Refused(500, 'Something went wrong.', 'internal')
      },
    ],
    ['no network', noNetwork],
  ])('are the built-in ones of the circle after %s, with a note (FRAMEWORK-6)', async (_, fail) => {
    const api = workshopServer()
    api.on(generateGoalSuggestions, fail)
    const { user } = openWorkshop()
    await screen.findByText('Three suggestions within your hours, from our own book of goals.')
    const first = screen.getByRole('radio', { name: 'Write a page of my draft before all else' })
    expect(first).toHaveProperty('checked', true)
    await user.click(press('Create Goal'))
    await circle('Friends & Family')
    expect(api.named(createGoal)).toMatchObject([{ title: 'Write a page of my draft before all else' }])
  })

  it('show a burnt-out person no figure in another circle when the server fails (FRAMEWORK-14)', async () => {
    const lifeContext = { primary_challenge: 'I am signed off with burnout until January.' }
    workshopServer(createFramework({ lifeContext })).on(generateGoalSuggestions, noNetwork)
    openWorkshop()
    await circle('Health & Fitness')
    await screen.findByText('Three suggestions, from our own book of goals.')
    expect(screen.getAllByRole('radio').map((one) => one.parentElement?.textContent)).not.toContainEqual(
      expect.stringMatching(/ h a week|minutes on/),
    )
  })

  it('name no part of the day for a person on shifts when the server fails (FRAMEWORK-14)', async () => {
    const lifeContext = { primary_challenge: 'My rotating shifts move each week.' }
    workshopServer(createFramework({ lifeContext })).on(generateGoalSuggestions, noNetwork)
    openWorkshop()
    await screen.findByText('Three suggestions within your hours, from our own book of goals.')
    const texts = screen.getAllByRole('radio').map((one) => one.parentElement?.textContent ?? '')
    expect(texts.filter((text) => /after (?:a|every) shift/.test(text)).length).toBeGreaterThan(0)
    expect(texts.join('\n')).not.toMatch(/\b(?:mornings?|evenings?|before (?:bed|sleep))\b/)
  })

  it('have no figure after a report that a model refused when the server fails (CARE-12)', async () => {
    workshopServer(createFramework({}, { isWorrying: true })).on(generateGoalSuggestions, noNetwork)
    openWorkshop()
    await screen.findByText('Three suggestions, from our own book of goals.')
    expect(screen.getAllByText(/Nothing here has to be reached\./).length).toBeGreaterThan(1)
    expect(screen.getAllByRole('radio').map((one) => one.parentElement?.textContent)).not.toContainEqual(
      expect.stringMatching(/ h a week|minutes on/),
    )
  })

  it('have no figure when the server refuses the words (CARE-12)', async () => {
    workshopServer().on(generateGoalSuggestions, () => {
      throw new Refused(400, 'These words are about hurting somebody.', 'refused')
    })
    openWorkshop()
    await screen.findByText('Three suggestions, from our own book of goals.')
    expect(screen.getAllByText(/Nothing here has to be reached\./).length).toBeGreaterThan(1)
  })

  it('are none of the goals that the person has when the server fails (FRAMEWORK-14)', async () => {
    const held = createGoalView({ title: 'Write a page of my draft before all else' })
    workshopServer(undefined, proPlan, [held]).on(generateGoalSuggestions, noNetwork)
    openWorkshop()
    await screen.findByText('Three suggestions within your hours, from our own book of goals.')
    expect(screen.queryByRole('radio', { name: held.title })).toBeNull()
  })

  it('set the hours a week until the person types some', async () => {
    const api = workshopServer()
    const { user } = openWorkshop()
    await suggestions()
    const hours = screen.getByRole('spinbutton', { name: /^Hours a week/ })
    await user.click(screen.getByRole('radio', { name: 'Personal Development, idea 3' }))
    expect(hours).toHaveProperty('value', '3')
    await user.clear(hours)
    await user.type(hours, '4.5')
    await user.click(press('Create Goal'))
    await circle('Friends & Family')
    expect(api.named(createGoal)).toMatchObject([
      { title: 'Personal Development, idea 3', weekly_commitment_hours: 4.5 },
    ])
  })
})

describe('a custom goal in the workshop', () => {
  it('can be typed only while no suggestion is selected (FRAMEWORK-7)', async () => {
    workshopServer()
    const { user } = openWorkshop()
    await suggestions()
    const title = screen.getByRole('textbox', { name: 'Title' })
    expect(title.matches(':disabled')).toBe(true)
    await user.click(screen.getByRole('radio', { name: 'Write my own' }))
    expect(title.matches(':disabled')).toBe(false)
    await user.click(screen.getByRole('radio', { name: 'Personal Development, idea 1' }))
    expect(title.matches(':disabled')).toBe(true)
  })

  it('needs a title, and is sent trimmed; description and date are optional (FRAMEWORK-7)', async () => {
    const api = workshopServer()
    const { user } = openWorkshop()
    await suggestions()
    await user.click(screen.getByRole('radio', { name: 'Write my own' }))
    const title = screen.getByRole('textbox', { name: 'Title' })
    await user.type(title, '   ')
    await user.click(press('Create Goal'))
    expect(screen.getByRole('alert').textContent).toContain('Give your goal a title.')
    await waitFor(() => expect(document.activeElement).toBe(title))
    await user.type(title, '  Learn to swim ')
    await user.clear(screen.getByLabelText(/Target date/))
    await user.click(press('Create Goal'))
    await circle('Friends & Family')
    expect(api.named(createGoal)).toMatchObject([{ title: 'Learn to swim', description: '', target_date: null }])
  })

  it("refuses a date before tomorrow of the server's day, and more hours than a week has", async () => {
    const api = workshopServer()
    const { user } = openWorkshop()
    await suggestions()
    const date = screen.getByLabelText(/Target date/)
    expect(date.getAttribute('min')).toBe('2026-04-15')
    await user.clear(date)
    await user.type(date, '2026-04-14')
    const hours = screen.getByRole('spinbutton', { name: /^Hours a week/ })
    await user.clear(hours)
    await user.type(hours, '169')
    await user.click(press('Create Goal'))
    expect(screen.getByText('The earliest date is tomorrow, Apr 15, 2026.')).toBeTruthy()
    expect(screen.getByText('Hours a week go from 0 to 168.')).toBeTruthy()
    expect(api.named(createGoal)).toEqual([])
  })

  it('keeps the typed fields and shows the reason when it cannot be created', async () => {
    workshopServer().on(createGoal, noNetwork)
    const { user } = openWorkshop()
    await suggestions()
    await user.click(screen.getByRole('radio', { name: 'Write my own' }))
    await user.type(screen.getByRole('textbox', { name: 'Title' }), 'Learn to swim')
    await user.click(press('Create Goal'))
    expect(
      await messages().findByText(
        'Could not create goal: Network error. Please check your internet connection and try again.',
      ),
    ).toBeTruthy()
    expect(screen.getByRole('textbox', { name: 'Title' })).toHaveProperty('value', 'Learn to swim')
  })
})
