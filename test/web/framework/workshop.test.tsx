import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { FrameworkView } from '#domain/framework/framework.ts'
import type { GoalView } from '#domain/goals/goal.ts'
import { addDays } from '#domain/time/day.ts'
import { contract as generateGoalSuggestions } from '#functions/coach/generate-goal-suggestions/contract.ts'
import { contract as getLatestFramework } from '#functions/coach/get-latest-framework/contract.ts'
import { contract as createGoal } from '#functions/goals/create-goal/contract.ts'
import { contract as fetchUserGoals } from '#functions/goals/fetch-user-goals/contract.ts'
import type { PlanView } from '#functions/profiles/profile-view.ts'
import { later, noNetwork, Refused } from '#test/web/goals/support/fake-api.ts'
import { book, freeTrial, goalOf, noNudges, personalPlan, today } from '#test/web/goals/support/goal-fixtures.ts'
import { serverWith } from '#test/web/goals/support/server.ts'
import { show } from '#test/web/goals/support/show.tsx'
import { storedAnalysis } from '#web/entities/framework/framework-analysis.ts'
import { useGoals } from '#web/entities/goals/goals-query.ts'
import { upgradeDialog } from '#web/entities/goals/popups.ts'
import GoalWorkshop from '#web/features/framework/components/workshop.tsx'
import { answerFor, frameworkOf, suggestionsFor } from './support/framework-fixtures.ts'

beforeEach(() => {
  sessionStorage.clear()
  upgradeDialog.close()
  vi.stubGlobal('scrollTo', vi.fn())
})

const proPlan: PlanView = { ...personalPlan, name: 'Pro Plan', goal_limit: 5 }
const messages = () => within(screen.getByRole('region', { name: /Messages/ }))

/** A server that stores created goals, up to the plan's limit. */
const workshopServer = (
  framework: FrameworkView | null = frameworkOf(),
  plan: PlanView = proPlan,
  goals: GoalView[] = [],
) => {
  const made = [...goals]
  return serverWith([], plan)
    .on(fetchUserGoals, () => ({ goals: made, set_aside: [], today, plan, nudges: noNudges(plan) }))
    .on(getLatestFramework, () => ({ framework }))
    .on(generateGoalSuggestions, ({ circleName }) => answerFor(circleName))
    .on(createGoal, ({ user_id: _, streak_count: __, is_active: ___, ...wish }) => {
      const goal = goalOf({
        ...wish,
        description: wish.description ?? '',
        id: `goal_01JRT000000000000000000W${made.length}`,
      })
      made.push(goal)
      return { goal }
    })
}

/** In place of `app/popups.tsx`. */
const Offered = () => <p>{upgradeDialog.useOpened()?.message ?? 'Nothing is offered'}</p>

/** Reads the goals like the dashboard. */
const Rest = () => {
  useGoals()
  return <p>The rest of the product</p>
}

const open = () => show(<GoalWorkshop />, { path: '/workshop', elsewhere: { '/': <Rest /> } })

const circle = (name: string) => screen.findByRole('heading', { level: 1, name })
const suggestions = () => screen.findByText(/Three suggestions, sized to your hours/)
const press = (name: string) => screen.getByRole('button', { name })
const soFar = () => within(screen.getByRole('complementary', { name: 'Goals Created So Far' }))

describe('the Goal Creation Workshop', () => {
  it('takes the circles one at a time, in the order of the report’s priority', async () => {
    workshopServer()
    const { user } = open()
    for (const [at, name] of [
      'Personal Development',
      'Friends & Family',
      'Spiritual',
      'Health & Fitness',
      'Work',
    ].entries()) {
      await circle(name)
      expect(screen.getByText(/^Circle/).textContent).toBe(`Circle ${at + 1} of 5`)
      await user.click(press('Skip this circle'))
    }
    expect(await circle('No goal yet, and that is fine.')).toBeTruthy()
  })

  it('makes a goal of a suggestion, with what the interview said of the circle', async () => {
    const api = workshopServer()
    const { user } = open()
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
        circle_interview_data: {
          personalDefinition: 'Making something that is mine.',
          currentChallenges: 'My evenings dissolve into mail.',
          specificGoal: 'A finished draft, printed, on the kitchen table.',
        },
        streak_count: 0,
        is_active: true,
      },
    ])
  })

  it('sends the chosen kind, the plan and the obstacle, and forgets the kind with another suggestion', async () => {
    const api = workshopServer()
    const { user } = open()
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
    const { user } = open()
    await suggestions()
    expect(soFar().getByText('You are here')).toBeTruthy()
    await user.click(press('Create Goal'))
    await circle('Friends & Family')
    expect(soFar().getByText('Personal Development, idea 1')).toBeTruthy()
    expect(soFar().getByText('Kind & Encouraging, 7:00 AM')).toBeTruthy()
    expect(soFar().getByRole('img', { name: 'Hours placed: 1 Personal Development, of 30' })).toBeTruthy()
    await user.click(press('Skip this circle'))
    await circle('Spiritual')
    expect(soFar().getByText('Skipped')).toBeTruthy()
  })

  it('ends with the list of what was created, and leads to the dashboard with a toast and the goals fetched again', async () => {
    const api = workshopServer()
    const { user, router } = open()
    await suggestions()
    await user.click(press('Create Goal'))
    for (const name of ['Friends & Family', 'Spiritual', 'Health & Fitness', 'Work']) {
      await circle(name)
      await user.click(press('Skip this circle'))
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

  it('creates one goal for two quick clicks', async () => {
    const answer = later<void>()
    const api = workshopServer()
    api.on(createGoal, async () => {
      await answer.promise
      return { goal: book }
    })
    const { user } = open()
    await suggestions()
    await user.dblClick(press('Create Goal'))
    expect(press('Creating...').getAttribute('aria-disabled')).toBe('true')
    answer.give()
    await circle('Friends & Family')
    expect(api.named(createGoal)).toHaveLength(1)
  })

  it('puts the focus on the next circle’s heading', async () => {
    workshopServer()
    const { user } = open()
    const first = await circle('Personal Development')
    expect(document.activeElement).not.toBe(first)
    await user.click(press('Skip this circle'))
    const next = await circle('Friends & Family')
    await waitFor(() => expect(document.activeElement).toBe(next))
  })

  it('keeps the voice and the hour of the goal before', async () => {
    workshopServer()
    const { user } = open()
    await suggestions()
    await user.click(screen.getByRole('radio', { name: 'Drill Sergeant' }))
    await user.click(press('Create Goal'))
    await circle('Friends & Family')
    expect(screen.getByRole('radio', { name: 'Drill Sergeant' })).toHaveProperty('checked', true)
  })

  it('says which goal a circle has already', async () => {
    workshopServer(frameworkOf(), proPlan, [book])
    open()
    await circle('Personal Development')
    expect(screen.getByText(`You have a goal here already: ${book.title}`)).toBeTruthy()
  })
})

describe('the suggestions of a circle', () => {
  it('are asked for with what the interview said, and those of the next circle meanwhile', async () => {
    const api = workshopServer()
    open()
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

  it('are awaited in their place, while a goal of one’s own can be made', async () => {
    const answer = later<void>()
    const api = workshopServer()
    api.on(generateGoalSuggestions, async ({ circleName }) => {
      await answer.promise
      return answerFor(circleName)
    })
    const { user } = open()
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
  ])('are the circle’s built-in ones after %s, and say so quietly', async (_, fail) => {
    const api = workshopServer()
    api.on(generateGoalSuggestions, fail)
    const { user } = open()
    await screen.findByText('Three suggestions, sized to your hours, from our own book of goals.')
    const first = screen.getByRole('radio', { name: 'Write before opening the email' })
    expect(first).toHaveProperty('checked', true)
    await user.click(press('Create Goal'))
    await circle('Friends & Family')
    expect(api.named(createGoal)).toMatchObject([{ title: 'Write before opening the email' }])
  })

  it('set the hours a week, until somebody types others', async () => {
    const api = workshopServer()
    const { user } = open()
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

describe('a goal of one’s own', () => {
  it('can be written only while no suggestion is selected', async () => {
    workshopServer()
    const { user } = open()
    await suggestions()
    const title = screen.getByRole('textbox', { name: 'Title' })
    expect(title.matches(':disabled')).toBe(true)
    await user.click(screen.getByRole('radio', { name: 'Write my own' }))
    expect(title.matches(':disabled')).toBe(false)
    await user.click(screen.getByRole('radio', { name: 'Personal Development, idea 1' }))
    expect(title.matches(':disabled')).toBe(true)
  })

  it('needs a title, and is sent trimmed; description and date are optional', async () => {
    const api = workshopServer()
    const { user } = open()
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

  it("takes no date before tomorrow of the server's day, and no hours that a week does not have", async () => {
    const api = workshopServer()
    const { user } = open()
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

  it('stays as typed when it cannot be made, and the reason is told', async () => {
    workshopServer().on(createGoal, noNetwork)
    const { user } = open()
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

describe('the workshop of a plan that is full', () => {
  it('lets a free person make one goal, says why there is no other, and goes on', async () => {
    const api = workshopServer(frameworkOf(), freeTrial)
    const { user } = open()
    await suggestions()
    await user.click(press('Create Goal'))
    await circle('Friends & Family')
    expect(screen.getByText('Upgrade to Create More Goals')).toBeTruthy()
    expect(screen.getByText('Free users can have 1 goal. Upgrade to Personal Plan for up to 3 goals.')).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Create Goal' })).toBeNull()
    await user.click(press('Skip this circle'))
    await circle('Spiritual')
    await user.click(press('Finish the workshop'))
    await circle('One goal for five circles.')
    expect(api.named(createGoal)).toHaveLength(1)
  })

  it('offers the plans', async () => {
    workshopServer(frameworkOf(), freeTrial, [book])
    const { user } = show(
      <>
        <GoalWorkshop />
        <Offered />
      </>,
      { path: '/workshop' },
    )
    await user.click(await screen.findByRole('button', { name: 'See the plans' }))
    expect(screen.getAllByText('Free users can have 1 goal. Upgrade to Personal Plan for up to 3 goals.')).toHaveLength(
      2,
    )
  })

  it('offers no larger plan where there is none', async () => {
    workshopServer(
      frameworkOf(),
      proPlan,
      [1, 2, 3, 4, 5].map((n) => goalOf({ id: `goal_01JRT000000000000000000X${n}` })),
    )
    open()
    expect(await screen.findByText('Maximum Goals Reached')).toBeTruthy()
    expect(screen.getByText('You have 5 of 5 goals. Delete an existing goal to create a new one.')).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'See the plans' })).toBeNull()
  })

  it("shows the server's message when the plan is full", async () => {
    const words = 'Goal limit reached! Pro Plan allows 5 goals. Upgrade to create more goals across all your circles.'
    workshopServer().on(createGoal, () => {
      throw new Refused(409, words, 'limit-reached')
    })
    const { user } = open()
    await suggestions()
    await user.click(press('Create Goal'))
    expect(await messages().findByText(words)).toBeTruthy()
  })
})

describe('what the workshop keeps', () => {
  it('is where one was, and what was typed, after a reload', async () => {
    const api = workshopServer()
    const before = open()
    await suggestions()
    await before.user.click(press('Create Goal'))
    await circle('Friends & Family')
    await suggestions()
    await before.user.click(screen.getByRole('radio', { name: 'Write my own' }))
    await before.user.type(screen.getByRole('textbox', { name: 'Title' }), 'Call my brother')
    const asked = api.named(generateGoalSuggestions).length
    before.unmount()

    open()
    await circle('Friends & Family')
    expect(soFar().getByText('Personal Development, idea 1')).toBeTruthy()
    expect(screen.getByRole('textbox', { name: 'Title' })).toHaveProperty('value', 'Call my brother')
    expect(await screen.findByRole('radio', { name: 'Friends & Family, idea 1' })).toBeTruthy()
    expect(api.named(generateGoalSuggestions)).toHaveLength(asked)
  })

  it('counts for nothing once there is a newer framework', async () => {
    workshopServer()
    const { user, unmount } = open()
    await circle('Personal Development')
    await user.click(press('Skip this circle'))
    await circle('Friends & Family')
    unmount()
    workshopServer(frameworkOf({}, { now: '2026-05-01T11:00:00Z' }))
    open()
    expect(await circle('Personal Development')).toBeTruthy()
  })
})

describe('a workshop without a framework', () => {
  it('says that the interview comes first, and goes back', async () => {
    workshopServer(null)
    const { user } = open()
    expect(await circle('No Framework Data Found')).toBeTruthy()
    expect(screen.getByText('Please complete the 5 Circle Framework interview first.')).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Start the interview' }).getAttribute('href')).toBe(
      '/?view=five-circle-onboarding',
    )
    await user.click(press('Go Back'))
    expect(await screen.findByText('The rest of the product')).toBeTruthy()
  })

  it('goes on with the analysis that the session keeps', async () => {
    storedAnalysis.write(frameworkOf().analysis)
    const api = workshopServer(null)
    const { user } = open()
    await circle('Personal Development')
    await suggestions()
    await user.click(press('Create Goal'))
    await circle('Friends & Family')
    expect(api.named(createGoal)).toMatchObject([{ circle_type: 'Personal Development', circle_interview_data: {} }])
  })

  it('tells a failed loading from a missing framework, and tries again', async () => {
    const api = workshopServer()
    api.on(getLatestFramework, () => {
      throw new Refused(403, 'Somebody else’s.', 'forbidden')
    })
    const { user } = open()
    expect(await circle('Your framework could not be loaded.')).toBeTruthy()
    expect(screen.getByText('Somebody else’s.')).toBeTruthy()
    api.on(getLatestFramework, () => ({ framework: frameworkOf() }))
    await user.click(press('Try again'))
    expect(await circle('Personal Development')).toBeTruthy()
  })
})
