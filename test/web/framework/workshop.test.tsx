import { fireEvent, screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { addDays } from '#domain/time/day.ts'
import { contract as createGoal } from '#functions/goals/create-goal/contract.ts'
import { contract as fetchUserGoals } from '#functions/goals/fetch-user-goals/contract.ts'
import { later } from '#test/web/support/fake-api.ts'
import { book, today } from '#test/web/support/goal-fixtures.ts'
import { createFramework, suggestionsFor } from './support/framework-fixtures.ts'
import {
  circle,
  messages,
  openWorkshop,
  press,
  proPlan,
  soFar,
  startAfresh,
  suggestions,
  workshopServer,
} from './support/workshop.tsx'

startAfresh()

describe('the Goal Creation Workshop', () => {
  it('shows one circle at a time, in the order of the report’s priority', async () => {
    workshopServer()
    const { user } = openWorkshop()
    for (const [at, name] of [
      'Personal Development',
      'Friends & Family',
      'Spiritual',
      'Health & Fitness',
      'Work',
    ].entries()) {
      await circle(name)
      expect(screen.getByText(/^Circle/).textContent).toBe(`Circle ${at + 1} of 5`)
      await user.click(press('Skip This Circle'))
    }
    expect(await circle('No goal yet, and that is fine.')).toBeTruthy()
  })

  it('creates a goal from a suggestion, with the interview answers of the circle', async () => {
    const api = workshopServer()
    const { user } = openWorkshop()
    await circle('Personal Development')
    expect(screen.getByText(/You want 5 hours a week here and have 1\..*by July\?/)).toBeTruthy()
    await user.click(await screen.findByRole('radio', { name: 'Personal Development, idea 2' }))
    await user.click(screen.getByRole('radio', { name: 'Wise Mentor' }))
    await user.click(press('Create Goal'))
    await circle('Friends & Family')
    expect(api.named(createGoal)).toEqual([
      {
        title: 'Personal Development, idea 2',
        description: suggestionsFor('Personal Development')[1]?.description,
        target_date: addDays(today.date, 89),
        tone: 'wise_mentor',
        time_of_day: '07:00',
        circle_type: 'Personal Development',
        weekly_commitment_hours: 2,
        kind: null,
        plan_when: '',
        plan_then: '',
        obstacle: '',
        weekdays: [1, 2, 4, 5],
        rest_days: false,
        circle_interview_data: {
          personalDefinition: 'Making something that is mine.',
          currentChallenges: 'My evenings dissolve into mail.',
          specificGoal: 'A finished draft, printed, on the kitchen table.',
        },
        streak_count: 0,
        is_active: true,
        idempotency_key: expect.any(String),
      },
    ])
  })

  it('sends the chosen kind, the plan and the obstacle, and forgets the kind with another suggestion', async () => {
    const api = workshopServer()
    const { user } = openWorkshop()
    await suggestions()
    await user.click(press('Change the kind of this goal'))
    await user.click(screen.getByRole('radio', { name: 'Recover' }))
    expect(screen.getByText('We read it as').textContent).toContain('Recover')
    await user.click(screen.getByRole('radio', { name: 'Personal Development, idea 2' }))
    expect(screen.getByText('We read it as').textContent).not.toContain('Recover')
    await user.click(screen.getByRole('radio', { name: 'Reflect' }))
    await user.type(screen.getByRole('textbox', { name: 'When', hidden: true }), 'the kettle is on')
    await user.type(screen.getByRole('textbox', { name: 'I will', hidden: true }), 'open the draft')
    await user.type(screen.getByRole('textbox', { name: /likely obstacle/, hidden: true }), 'My phone')
    await user.click(press('Create Goal'))
    await circle('Friends & Family')
    expect(api.named(createGoal)).toMatchObject([
      { kind: 'reflect', plan_when: 'the kettle is on', plan_then: 'open the draft', obstacle: 'My phone' },
    ])
    expect(screen.getByRole('textbox', { name: 'When', hidden: true })).toHaveProperty('value', '')
  })

  it('lists what was created so far, and how many of the wanted hours have a goal', async () => {
    workshopServer()
    const { user } = openWorkshop()
    await suggestions()
    expect(soFar().getByText('You are here')).toBeTruthy()
    await user.click(press('Create Goal'))
    await circle('Friends & Family')
    expect(soFar().getByText('Personal Development, idea 1')).toBeTruthy()
    expect(soFar().getByText('Kind & Encouraging, 7:00 AM')).toBeTruthy()
    expect(soFar().getByRole('img', { name: 'Hours placed: 1 Personal Development, of 30' })).toBeTruthy()
    await user.click(press('Skip This Circle'))
    await circle('Spiritual')
    expect(soFar().getByText('Skipped')).toBeTruthy()
  })

  it('adds the hours of the created goals without a floating-point error', async () => {
    workshopServer()
    const { user } = openWorkshop()
    for (const [name, hours] of [
      ['Personal Development', '0.1'],
      ['Friends & Family', '0.7'],
    ] as const) {
      await circle(name)
      await suggestions()
      fireEvent.change(screen.getByLabelText(/^Hours a week/), { target: { value: hours } })
      await user.click(press('Create Goal'))
    }
    await circle('Spiritual')
    expect(soFar().getByText('0.8').parentElement?.textContent).toBe('0.8 of 30 wanted hours placed')
  })

  it('ends with the list of created goals, and leads to the dashboard with a toast and the goals fetched again (FRAMEWORK-7)', async () => {
    const api = workshopServer()
    const { user, router } = openWorkshop()
    await suggestions()
    await user.click(press('Create Goal'))
    for (const name of ['Friends & Family', 'Spiritual', 'Health & Fitness', 'Work']) {
      await circle(name)
      await user.click(press('Skip This Circle'))
    }
    await circle('One goal for five circles.')
    expect(screen.getByText('Personal Development, idea 1')).toBeTruthy()
    expect(screen.getAllByText('Skipped')).toHaveLength(4)
    expect(screen.getByRole('img', { name: 'Personal Development has a goal.' })).toBeTruthy()
    const before = api.named(fetchUserGoals).length
    await user.click(screen.getByRole('link', { name: 'Go to Dashboard' }))
    expect(await messages().findByText('Your goals are set!')).toBeTruthy()
    expect(router.state.location.search).toBe('?force-dashboard=true')
    await waitFor(() => expect(api.named(fetchUserGoals).length).toBeGreaterThan(before))
    expect(sessionStorage).toHaveLength(0)
  })

  it('creates one goal for a double click', async () => {
    const answer = later<void>()
    const api = workshopServer()
    api.on(createGoal, async () => {
      await answer.promise
      return { goal: book }
    })
    const { user } = openWorkshop()
    await suggestions()
    await user.dblClick(press('Create Goal'))
    expect(press('Creating...').getAttribute('aria-disabled')).toBe('true')
    answer.give()
    await circle('Friends & Family')
    expect(api.named(createGoal)).toHaveLength(1)
  })

  it('focuses the heading of the next circle', async () => {
    workshopServer()
    const { user } = openWorkshop()
    const first = await circle('Personal Development')
    expect(document.activeElement).not.toBe(first)
    await user.click(press('Skip This Circle'))
    const next = await circle('Friends & Family')
    await waitFor(() => expect(document.activeElement).toBe(next))
  })

  it('keeps the tone and the time of the previous goal', async () => {
    workshopServer()
    const { user } = openWorkshop()
    await suggestions()
    await user.click(screen.getByRole('radio', { name: 'Drill Sergeant' }))
    await user.click(press('Create Goal'))
    await circle('Friends & Family')
    expect(screen.getByRole('radio', { name: 'Drill Sergeant' })).toHaveProperty('checked', true)
  })

  it('shows which goal a circle has already', async () => {
    workshopServer(createFramework(), proPlan, [book])
    openWorkshop()
    await circle('Personal Development')
    expect(screen.getByText(`You have a goal here already: ${book.title}`)).toBeTruthy()
  })
})
