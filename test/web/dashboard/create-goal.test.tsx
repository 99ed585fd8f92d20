import { act, fireEvent, renderHook, screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import type { GoalView } from '#domain/goals/goal.ts'
import { contract as createGoal } from '#functions/goals/create-goal/contract.ts'
import { later, noNetwork, Refused } from '#test/web/support/fake-api.ts'
import { book, createGoalView, freeTrial, personalPlan, trialEnded } from '#test/web/support/goal-fixtures.ts'
import { serverWith } from '#test/web/support/server.ts'
import { show } from '#test/web/support/show-signed-in.tsx'
import { closePopups, milestonePopup } from '#web/entities/popups/popups.ts'
import CreateGoal from '#web/features/dashboard/components/create-goal.tsx'

const messages = () => within(screen.getByRole('region', { name: /Messages/ }))
const made = createGoalView({ id: 'goal_01JRT0000000000000000000Z9', title: 'Learn to swim' })

const open = async () => {
  const shown = show(<CreateGoal />, { elsewhere: { '/goal/:goalId': <p>The day of the new goal</p> } })
  await screen.findByRole('heading', { name: 'Create Goal' })
  return { ...shown, submit: () => shown.user.click(screen.getByRole('button', { name: 'Create Goal' })) }
}

afterEach(() => act(closePopups))

describe('the Create Goal form', () => {
  it('creates a goal and opens its page as just created', async () => {
    const api = serverWith([], freeTrial).on(createGoal, () => ({ goal: made }))
    const { user, submit, router } = await open()
    await user.click(screen.getByRole('radio', { name: 'Health & Fitness' }))
    await user.type(screen.getByRole('textbox', { name: 'Title' }), '  Learn to swim ')
    await user.type(screen.getByRole('textbox', { name: /Description/ }), 'Twice a week')
    await user.type(screen.getByLabelText(/Target date/), '2026-06-30')
    await user.click(screen.getByRole('radio', { name: 'Teammate' }))
    await submit()
    expect(await screen.findByText('The day of the new goal')).toBeTruthy()
    expect(router.state.location).toMatchObject({ pathname: `/goal/${made.id}`, state: { created: true } })
    expect(api.named(createGoal)).toEqual([
      {
        title: 'Learn to swim',
        description: 'Twice a week',
        target_date: '2026-06-30',
        tone: 'teammate',
        time_of_day: '07:00',
        circle_type: 'Health & Fitness',
        weekly_commitment_hours: null,
        kind: null,
        plan_when: '',
        plan_then: '',
        obstacle: '',
        weekdays: [1, 2, 3, 4, 5, 6, 7],
        rest_days: false,
        streak_count: 0,
        is_active: true,
        idempotency_key: expect.any(String),
      },
    ])
  })

  it('opens the moment of a new goal, except beside a goal in crisis (STREAK-17, CARE-17)', async () => {
    const { result } = renderHook(milestonePopup.useOpened)
    const create = async (...before: GoalView[]) => {
      serverWith(before, personalPlan).on(createGoal, () => ({ goal: made }))
      const { user, submit, unmount } = await open()
      await user.type(screen.getByRole('textbox', { name: 'Title' }), 'Learn to swim')
      await submit()
      await screen.findByText('The day of the new goal')
      unmount()
    }
    await create({ ...book, care: 'crisis', care_reason: 'suicide' })
    expect(result.current).toBeNull()
    await create()
    expect(result.current).toMatchObject({ milestone: 'created', goal: { id: made.id } })
  })

  it('sends the time of the mail and the weekly hours of its details', async () => {
    const api = serverWith([], freeTrial).on(createGoal, () => ({ goal: made }))
    const { user, submit } = await open()
    await user.type(screen.getByRole('textbox', { name: 'Title' }), 'Learn to swim')
    expect(screen.getByText('Wake-up email at 7:00 AM')).toBeTruthy()
    await user.click(screen.getByText(/When and how much/))
    fireEvent.change(screen.getByLabelText('Wake-up email at'), { target: { value: '18:30' } })
    await user.type(screen.getByLabelText(/Hours a week/), '2.5')
    expect(screen.getByText('Wake-up email at 6:30 PM, 2.5 hours a week')).toBeTruthy()
    await submit()
    await screen.findByText('The day of the new goal')
    expect(api.named(createGoal)).toMatchObject([
      { circle_type: null, time_of_day: '18:30', weekly_commitment_hours: 2.5 },
    ])
  })

  it('opens its details for invalid hours, and clears the error when the field changes (PAGE-20)', async () => {
    const api = serverWith([], freeTrial)
    const { user, submit } = await open()
    await user.type(screen.getByLabelText(/Hours a week/), '400')
    await submit()
    expect(screen.getByText('Give your goal a title.')).toBeTruthy()
    expect(screen.getByText('Hours a week go from 0 to 168.')).toBeTruthy()
    await waitFor(() => expect(screen.getByText(/When and how much/).closest('details')).toHaveProperty('open', true))
    await user.type(screen.getByRole('textbox', { name: 'Title' }), 'L')
    expect(screen.queryByText('Give your goal a title.')).toBeNull()
    expect(screen.getByText('Hours a week go from 0 to 168.')).toBeTruthy()
    await user.clear(screen.getByLabelText(/Hours a week/))
    expect(screen.queryByText('Hours a week go from 0 to 168.')).toBeNull()
    expect(api.named(createGoal)).toEqual([])
  })

  it('is replaced when the trial is over', async () => {
    serverWith([], trialEnded)
    show(<CreateGoal />)
    expect(await screen.findByRole('heading', { name: 'Free Trial Expired' })).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Create Goal' })).toBeNull()
  })

  it('creates one goal for a double click', async () => {
    const answer = later<void>()
    const api = serverWith([], personalPlan).on(createGoal, async () => {
      await answer.promise
      return { goal: made }
    })
    const { user } = await open()
    await user.type(screen.getByRole('textbox', { name: 'Title' }), 'Learn to swim')
    await user.dblClick(screen.getByRole('button', { name: 'Create Goal' }))
    answer.give()
    await screen.findByText('The day of the new goal')
    expect(api.named(createGoal)).toHaveLength(1)
  })

  it('requires only a title; the defaults are the kind tone and 7 AM (GOAL-2, GOAL-5, GOAL-6)', async () => {
    const api = serverWith([], freeTrial).on(createGoal, () => ({ goal: made }))
    const { user, submit } = await open()
    await submit()
    expect(screen.getByRole('alert').textContent).toContain('Give your goal a title.')
    await waitFor(() => expect(screen.getByRole('textbox', { name: 'Title' })).toBe(document.activeElement))
    await user.type(screen.getByRole('textbox', { name: 'Title' }), 'Learn to swim')
    await submit()
    await screen.findByText('The day of the new goal')
    expect(api.named(createGoal)).toMatchObject([
      { title: 'Learn to swim', target_date: null, tone: 'kind_encouraging', time_of_day: '07:00', circle_type: null },
    ])
  })

  it("refuses a date before tomorrow of the server's day (GOAL-4, DAY-5)", async () => {
    const api = serverWith([], freeTrial)
    const { user, submit } = await open()
    const date = screen.getByLabelText(/Target date/)
    expect(date.getAttribute('min')).toBe('2026-04-15')
    await user.type(screen.getByRole('textbox', { name: 'Title' }), 'Learn to swim')
    await user.type(date, '2026-04-14')
    await submit()
    expect(screen.getByRole('alert').textContent).toContain('The earliest date is tomorrow, Apr 15, 2026.')
    expect(api.named(createGoal)).toEqual([])
  })

  it('asks for a sign-in when the session has ended', async () => {
    serverWith([], personalPlan).on(createGoal, () => {
      throw new Refused(401, 'Unauthorized', 'unauthorized')
    })
    const { user, submit } = await open()
    await user.type(screen.getByRole('textbox', { name: 'Title' }), 'Learn to swim')
    await submit()
    expect(await messages().findByText('Please sign in to create a goal.')).toBeTruthy()
    expect(screen.queryByText(/Could not create goal/)).toBeNull()
  })

  it('shows the reason of a failure and keeps the input', async () => {
    serverWith([], personalPlan).on(createGoal, noNetwork)
    const { user, submit } = await open()
    await user.type(screen.getByRole('textbox', { name: 'Title' }), 'Learn to swim')
    await submit()
    expect(
      await messages().findByText(
        'Could not create goal: Network error. Please check your internet connection and try again.',
      ),
    ).toBeTruthy()
    expect(screen.getByRole('textbox', { name: 'Title' })).toHaveProperty('value', 'Learn to swim')
    expect(screen.getByRole('button', { name: 'Create Goal' }).getAttribute('aria-disabled')).toBeNull()
  })

  it("shows the server's message when the plan is full", async () => {
    const words = 'Goal limit reached! Free trial allows 1 goal. Upgrade to create more goals across all your circles.'
    serverWith([], freeTrial).on(createGoal, () => {
      throw new Refused(409, words, 'limit-reached')
    })
    const { user, submit } = await open()
    await user.type(screen.getByRole('textbox', { name: 'Title' }), 'Learn to swim')
    await submit()
    expect(await messages().findByText(words)).toBeTruthy()
  })

  it('says at the field that a goal is refused, and keeps the input (CARE-10)', async () => {
    const words = 'This goal would hurt somebody, so it was not saved.'
    serverWith([], freeTrial).on(createGoal, () => {
      throw new Refused(400, words, 'refused')
    })
    const { user, submit } = await open()
    await user.type(screen.getByRole('textbox', { name: 'Title' }), 'Hurt my landlord')
    await submit()
    expect((await screen.findByRole('alert')).textContent).toMatch(
      /This cannot be a goal here\..*or 911 when it cannot wait/,
    )
    expect(messages().queryByText(words)).toBeNull()
    const title = screen.getByRole('textbox', { name: 'Title' })
    expect(title).toHaveProperty('value', 'Hurt my landlord')
    expect(title.getAttribute('aria-invalid')).toBe('true')
    await waitFor(() => expect(document.activeElement).toBe(title))
  })

  it('shows a refusal at the field that it names', async () => {
    serverWith([], freeTrial).on(createGoal, () => {
      throw new Refused(400, 'target_date must be tomorrow or later', 'invalid-request', 'target_date')
    })
    const { user, submit } = await open()
    await user.type(screen.getByRole('textbox', { name: 'Title' }), 'Learn to swim')
    await user.type(screen.getByLabelText(/Target date/), '2026-04-15')
    await submit()
    await waitFor(() => expect(screen.getByLabelText(/Target date/).getAttribute('aria-invalid')).toBe('true'))
  })
})
