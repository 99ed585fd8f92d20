import { screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { printWords } from '#domain/safety/word-print.ts'
import { contract as generateGoalSuggestions } from '#functions/coach/generate-goal-suggestions/contract.ts'
import { contract as createGoal } from '#functions/goals/create-goal/contract.ts'
import { Refused } from '#test/web/support/fake-api.ts'
import { book, createGoalView, freeTrial, personalPlan } from '#test/web/support/goal-fixtures.ts'
import { show } from '#test/web/support/show-signed-in.tsx'
import GoalWorkshop from '#web/features/framework/components/workshop.tsx'
import { createFramework } from './support/framework-fixtures.ts'
import {
  circle,
  messages,
  Offered,
  openWorkshop,
  press,
  proPlan,
  startAfresh,
  suggestions,
  workshopServer,
} from './support/workshop.tsx'

startAfresh()

describe('the workshop of a plan that is full', () => {
  it('lets a free person create one goal, shows why no other can be created, and continues', async () => {
    const api = workshopServer(createFramework(), freeTrial)
    const { user } = openWorkshop()
    await suggestions()
    await user.click(press('Create Goal'))
    await circle('Friends & Family')
    expect(screen.getByText('Upgrade to Create More Goals')).toBeTruthy()
    expect(screen.getByText('Free users can have 1 goal. Upgrade to Personal Plan for up to 3 goals.')).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Create Goal' })).toBeNull()
    await user.click(press('Skip This Circle'))
    await circle('Spiritual')
    await user.click(press('Finish the Workshop'))
    await circle('One goal for five circles.')
    expect(api.named(createGoal)).toHaveLength(1)
  })

  it('keeps the choices for the other circles as drafts that wait for room (FRAMEWORK-15)', async () => {
    const api = workshopServer(createFramework(), freeTrial)
    const { user } = openWorkshop()
    expect(
      await screen.findByText(
        'Your free trial holds one goal. What you choose for the other circles is kept as a draft on your dashboard.',
      ),
    ).toBeTruthy()
    await suggestions()
    await user.click(press('Create Goal'))
    await circle('Friends & Family')
    await suggestions()
    expect(screen.getByText(/^You can still choose here\./)).toBeTruthy()
    await user.click(press('Keep as Draft'))
    await circle('Spiritual')
    expect(screen.getByText('Draft, waits for room')).toBeTruthy()
    await user.click(press('Finish the Workshop'))
    await circle('One goal for five circles.')
    expect(
      screen.getByText(/One draft waits on your dashboard, under “Set aside”, until your plan has room\./),
    ).toBeTruthy()
    expect(api.named(createGoal)).toMatchObject([{ is_active: true }, { is_active: false }])
  })

  it.each([
    [freeTrial, 1, 'Your free trial holds one goal, which is in use.'],
    [personalPlan, 2, 'Personal Plan holds three goals, and has room for one more.'],
    [personalPlan, 3, 'Personal Plan holds three goals, and all are in use.'],
  ])('says how much room a plan has (FRAMEWORK-15)', async (plan, used, words) => {
    const goals = Array.from({ length: used }, (_, at) => ({ ...book, id: `${book.id}${at}` }))
    workshopServer(createFramework(), plan, goals)
    openWorkshop()
    expect((await screen.findByText(/^(Your free trial|Personal Plan) holds/)).textContent).toContain(words)
  })

  it('does not send the words that were read wrongly with a goal (CARE-9)', async () => {
    const framework = createFramework()
    const [first] = framework.circle_profiles.filter(({ circle_name }) => circle_name === 'Personal Development')
    const readWrongly = [printWords(first?.specific_goal ?? '')]
    const api = workshopServer({ ...framework, read_wrongly: readWrongly })
    const { user } = openWorkshop()
    await suggestions()
    await user.click(press('Create Goal'))
    await circle('Friends & Family')
    expect(api.named(generateGoalSuggestions)[0]).toMatchObject({
      personalDefinition: first?.personal_definition,
      readWrongly,
    })
    expect(api.named(generateGoalSuggestions)[0]).not.toHaveProperty('specificGoal')
    expect(JSON.stringify(api.named(createGoal)[0])).not.toContain('specificGoal')
  })

  it('begins with the report’s first circle, whatever the gaps are', async () => {
    const framework = createFramework()
    workshopServer({ ...framework, analysis: { ...framework.analysis, begin_with: 'health_fitness' } })
    openWorkshop()
    await circle('Health & Fitness')
  })

  it('offers the plans', async () => {
    workshopServer(createFramework(), freeTrial, [book])
    const { user } = show(
      <>
        <GoalWorkshop />
        <Offered />
      </>,
      { path: '/workshop' },
    )
    await user.click(await screen.findByRole('button', { name: 'See the Plans' }))
    expect(screen.getAllByText('Free users can have 1 goal. Upgrade to Personal Plan for up to 3 goals.')).toHaveLength(
      2,
    )
  })

  it('offers no larger plan when there is none', async () => {
    workshopServer(
      createFramework(),
      proPlan,
      [1, 2, 3, 4, 5].map((n) => createGoalView({ id: `goal_01JRT000000000000000000X${n}` })),
    )
    openWorkshop()
    expect(await screen.findByText('Maximum Goals Reached')).toBeTruthy()
    expect(screen.getByText('You have 5 of 5 goals. Delete an existing goal to create a new one.')).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'See the Plans' })).toBeNull()
  })

  it("shows the server's message when the plan is full", async () => {
    const words = 'Goal limit reached! Pro Plan allows 5 goals. Upgrade to create more goals across all your circles.'
    workshopServer().on(createGoal, () => {
      throw new Refused(409, words, 'limit-reached')
    })
    const { user } = openWorkshop()
    await suggestions()
    await user.click(press('Create Goal'))
    expect(await messages().findByText(words)).toBeTruthy()
  })
})
