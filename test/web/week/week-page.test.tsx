import { screen, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { GoalView } from '#domain/goals/goal.ts'
import { contract as updateGoal } from '#functions/goals/update-goal/contract.ts'
import { createGoalView, keptRun, proPlan, trialEnded } from '#test/web/support/goal-fixtures.ts'
import { serverWith } from '#test/web/support/server.ts'
import { show } from '#test/web/support/show-signed-in.tsx'
import { WeekPage } from '#web/features/week/week-page.tsx'

/** Today is Tuesday, April 14: the letter covers Sunday, April 5 to Saturday, April 11. */
const DINNER = 'goal_01JRT0000000000000000000B2'
const RUN = 'goal_01JRT0000000000000000000D4'
const dinner = createGoalView(
  { id: DINNER, title: 'Dinner at home', circle_type: 'Friends & Family', weekly_commitment_hours: 7 },
  keptRun('2026-04-01', '2026-04-13', ['2026-04-08', '2026-04-10']),
)
const run = createGoalView(
  { id: RUN, title: 'Run far', circle_type: 'Health & Fitness', tone: 'teammate', time_of_day: '06:00' },
  keptRun('2026-04-01', '2026-04-13'),
)

const open = (goals: GoalView[], plan = proPlan) => {
  const api = serverWith(goals, plan).on(updateGoal, ({ updates }) => ({ goal: { ...dinner, ...updates } as GoalView }))
  return { api, ...show(<WeekPage />, { path: '/week', at: '/week', elsewhere: { '/today': <p>The morning</p> } }) }
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-04-14T11:42:00Z') })
})

describe('the page of the week (PAGE-28)', () => {
  it('shows days, hours, the wheel and the sentence, and chooses the days that held by one press', async () => {
    const { api, user } = open([dinner, run])
    await screen.findByRole('heading', { level: 1, name: '12 of 14 days kept.' })
    expect(screen.getByText(/^Your week from Apr 5 to Apr 11\./).textContent).toContain('5 of the 7 hours you planned')
    const row = within(screen.getByRole('row', { name: /Dinner at home/ }))
    expect(row.getByRole('img', { name: '5 kept, 2 missed.' })).toBeDefined()
    expect(row.getAllByRole('cell').map(({ textContent }) => textContent)).toEqual(['5 of 7 days', '5 h', '7 h'])
    expect(screen.getByRole('img', { name: /Friends and Family 5 of 7\.$/ })).toBeDefined()
    expect(
      screen.getByText('“Run far” held on every day; the one decision of this week is about “Dinner at home.”'),
    ).toBeDefined()
    const proposal = screen.getByRole('region', { name: 'Five days instead of seven' })
    expect(within(proposal).getByRole('img').getAttribute('aria-label')).toBe(
      'From today on: Monday, Tuesday, Thursday, Saturday, Sunday.',
    )
    await user.click(within(proposal).getByRole('button', { name: 'Choose These Five Days' }))
    expect(await screen.findByText('The days are chosen.')).toBeDefined()
    expect(api.named(updateGoal)).toEqual([{ goalId: DINNER, updates: { weekdays: [1, 2, 4, 6, 7] } }])
    // The accepted proposal is not offered again.
    expect(screen.queryByRole('button', { name: 'Choose These Five Days' })).toBeNull()
  })

  it('has a goal that was done in the week, without a miss since, and says so (MAIL-28, MAIL-29)', async () => {
    const done = createGoalView(
      { id: DINNER, title: 'Pass the bar', is_active: false, done_on: '2026-04-09' },
      keptRun('2026-04-01', '2026-04-08'),
    )
    const before = createGoalView(
      { id: 'goal_01JRT0000000000000000000E5', title: 'Move out', is_active: false, done_on: '2026-04-04' },
      keptRun('2026-04-01', '2026-04-04'),
    )
    open([run, done, before])
    const row = within(await screen.findByRole('row', { name: /Pass the bar/ }))
    expect(row.getByRole('img', { name: '4 kept, 0 missed.' })).toBeDefined()
    expect(screen.getByText('“Pass the bar” is done.')).toBeDefined()
    expect(screen.queryByRole('row', { name: /Move out/ })).toBeNull()
  })

  it('adds the hours of goals without a floating-point error', async () => {
    const hours = (id: string, weekly_commitment_hours: number) =>
      createGoalView(
        { id, circle_type: 'Health & Fitness', weekly_commitment_hours },
        keptRun('2026-04-01', '2026-04-13'),
      )
    open([hours(DINNER, 0.1), hours(RUN, 0.7)])
    expect((await screen.findByText(/^Your week from/)).textContent).toContain('all 0.8 hours you planned')
    expect(screen.getByRole('img', { name: /Health and Fitness 0\.8 of 0\.8\.$/ })).toBeDefined()
  })

  it('leads to the form of a goal for a smaller step, and to its page for a pause (MAIL-30)', async () => {
    const none = ['05', '06', '07', '08', '09', '10', '11'].map((day) => `2026-04-${day}`)
    open([createGoalView({ id: DINNER, title: 'Dinner at home' }, keptRun('2026-04-01', '2026-04-13', none))])
    const proposal = within(await screen.findByRole('region', { name: 'A smaller step, or a pause' }))
    const links = proposal.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])
    expect(links).toEqual([
      ['Change This Goal', `/dashboard?edit=${DINNER}`],
      ['Pause This Goal', `/goal/${DINNER}`],
    ])
  })

  it('changes nothing when the person leaves the page without a press', async () => {
    const { api, user } = open([dinner])
    await user.click(await screen.findByRole('button', { name: 'Leave It as It Is' }))
    expect(screen.queryByRole('region', { name: /instead of/ })).toBeNull()
    expect(api.named(updateGoal)).toEqual([])
  })

  it('shows a goal that ended in the week, up to its target date, and proposes nothing for it', async () => {
    const ends = { id: DINNER, title: 'Pass the bar', target_date: '2026-04-08' }
    const ended = createGoalView(ends, keptRun('2026-04-01', '2026-04-08', ['2026-04-06', '2026-04-07']))
    const before = createGoalView(
      { id: RUN, title: 'Sleep', target_date: '2026-04-04' },
      keptRun('2026-04-01', '2026-04-04'),
    )
    expect([ended.status, before.status]).toEqual(['goal-expired', 'goal-expired'])
    open([ended, before])
    await screen.findByRole('heading', { level: 1, name: '2 of 4 days kept.' })
    const row = within(screen.getByRole('row', { name: /Pass the bar/ }))
    expect(row.getByRole('img', { name: '2 kept, 2 missed.' })).toBeDefined()
    expect(screen.queryByRole('row', { name: /Sleep/ })).toBeNull()
    expect(screen.getByRole('region', { name: 'Leave the week as it is' })).toBeDefined()
  })

  it.each<[string, GoalView[]]>([
    ['without a goal that asked for a day', [createGoalView({ created_at: '2026-04-13T15:00:00.000Z' })]],
    ['beside a goal in crisis', [run, createGoalView({ id: DINNER, care: 'crisis', care_reason: 'suicide' })]],
    [
      'for gentle goals alone',
      [createGoalView({ care: 'gentle', care_reason: 'burnout' }, keptRun('2026-04-01', '2026-04-13'))],
    ],
  ])('has no figures %s', async (_, goals) => {
    open(goals)
    expect(await screen.findByText('There is no week to look at yet.')).toBeDefined()
    expect(screen.queryByRole('table')).toBeNull()
  })

  it('is replaced when the trial has ended (PLAN-2)', async () => {
    open([run], trialEnded)
    expect(await screen.findByText('Free Trial Expired')).toBeDefined()
    expect(screen.queryByRole('button', { name: 'Manage Subscription' })).toBeNull()
  })

  it('says why a plan has ended (PLAN-2)', async () => {
    open([run], { ...trialEnded, state: 'refunded' })
    expect(await screen.findByText('Plan Ended')).toBeDefined()
    expect(screen.getByText(/^Your payment was given back\. Upgrade to continue/)).toBeDefined()
  })
})
