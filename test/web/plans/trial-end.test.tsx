import { act, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { contract as customerPortal } from '#functions/billing/customer-portal/contract.ts'
import { contract as fetchUserGoals } from '#functions/goals/fetch-user-goals/contract.ts'
import type { PlanView } from '#functions/profiles/profile-view.ts'
import { Refused } from '#test/web/support/fake-api.ts'
import { createGoalView, keptRun, noNudges, personalPlan, today, trialEnded } from '#test/web/support/goal-fixtures.ts'
import { serverWith } from '#test/web/support/server.ts'
import { show } from '#test/web/support/show-signed-in.tsx'
import { upgradeDialog } from '#web/entities/popups/popups.ts'
import { SessionProvider } from '#web/entities/session/session-provider.tsx'
import Dashboard from '#web/features/dashboard/components/dashboard.tsx'
import { leftFor } from './support/leaving.ts'
import { createTrial, Opened, PORTAL } from './support/parts.tsx'

beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
})

const mornings = keptRun('2026-03-20', '2026-04-08')
const visit = (plan: PlanView) => {
  const api = serverWith([createGoalView({}, mornings, plan)], plan)
  const shown = show(
    <>
      <Dashboard />
      <Opened />
    </>,
  )
  return { ...shown, api }
}
const loaded = () => screen.findByRole('heading', { level: 1, name: /Dashboard|Free Trial Expired/ })
const isOpen = () => screen.queryByText('The upgrade dialog is open') !== null

describe('the end of a trial', () => {
  it.each([
    ['4 days left', createTrial(4), false],
    ['3 days left', createTrial(3), true],
    ['1 day left', createTrial(1), true],
    ['an expired trial', trialEnded, true],
    ['a plan', personalPlan, false],
    ['no trial at all', { ...createTrial(30), trial: { ...createTrial(30).trial, trialExpiresAt: null } }, false],
  ])('with %s: whether the upgrade dialog opens by itself (PLAN-3)', async (_, plan, comes) => {
    visit(plan)
    await loaded()
    await screen.findAllByRole('img')
    expect(isOpen()).toBe(comes)
  })

  it('counts the check-in days of a trial that began between midnight and the day-start hour (DAY-1)', async () => {
    // The sign-up was on March 13 at 0:30 in New York. The first check-in is of March 12, the second of March 13.
    const plan = { ...trialEnded, trial: { ...trialEnded.trial, trialExpiresAt: '2026-04-12T04:30:00.000Z' } }
    const created_at = '2026-03-13T04:31:00.000Z'
    serverWith([createGoalView({ created_at }, keptRun('2026-03-12', '2026-03-13'), plan)], plan)
    show(<Dashboard />)
    const count = await screen.findByText(/of 30 mornings/)
    expect(count.textContent).toBe('2 of 30 mornings, and a best run of 2 days.')
    const days = screen.getByRole('img', { name: /^The 30 days of the trial/ }).getAttribute('aria-label')
    expect(days).toBe('The 30 days of the trial: 2 checked in, 28 missed.')
  })

  it('opens the upgrade dialog once per day', async () => {
    const first = visit(createTrial(3))
    await loaded()
    expect(isOpen()).toBe(true)
    act(() => upgradeDialog.close())
    await first.router.navigate('/?again')
    first.unmount()
    const second = visit(createTrial(3))
    await loaded()
    expect(isOpen()).toBe(false)
    second.unmount()

    const plan = createTrial(2)
    const tomorrow = { ...today, date: '2026-04-15' }
    serverWith([], plan).on(fetchUserGoals, () => ({
      goals: [],
      set_aside: [],
      today: tomorrow,
      plan,
      nudges: noNudges(plan),
    }))
    show(
      <>
        <Dashboard />
        <Opened />
      </>,
    )
    await loaded()
    await waitFor(() => expect(isOpen()).toBe(true))
  })

  it('opens the dialog for another person on the same browser', async () => {
    const first = visit(createTrial(3))
    await loaded()
    act(() => upgradeDialog.close())
    first.unmount()
    serverWith([], createTrial(3))
    const profile = { id: 'other', email: 'other@example.com', display_name: null, trial_expires_at: null }
    show(
      <SessionProvider
        session={{ state: 'signed-in', person: { id: 'other', email: profile.email, name: null, profile } }}
      >
        <Dashboard />
        <Opened />
      </SessionProvider>,
    )
    await loaded()
    await waitFor(() => expect(isOpen()).toBe(true))
  })

  it('opens the dialog once per visit without storage', async () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new Error('full')
    })
    const first = visit(createTrial(3))
    await loaded()
    expect(isOpen()).toBe(true)
    act(() => upgradeDialog.close())
    first.unmount()
    visit(createTrial(3))
    await loaded()
    expect(isOpen()).toBe(false)
  })
})

describe('the dashboard after the trial', () => {
  it('is replaced by the upgrade screen (PLAN-2)', async () => {
    const { user } = visit(trialEnded)
    await screen.findByRole('heading', { name: 'Free Trial Expired' })
    expect(document.title).toBe('Free Trial Expired · Five Circles')
    expect(
      screen.getByText(
        'Your 30-day free trial has ended. Upgrade to continue accessing your goals and daily motivation.',
      ),
    ).toBeTruthy()
    expect(screen.getByText('$4.99').parentElement?.textContent).toBe('$4.99 per month, cancel anytime')
    expect(screen.queryByRole('button', { name: 'Check In Today' })).toBeNull()
    expect(screen.queryByRole('button', { name: 'Manage Subscription' })).toBeNull()
    act(() => upgradeDialog.close())
    await user.click(screen.getByRole('button', { name: 'Upgrade to Personal Plan' }))
    expect(isOpen()).toBe(true)
  })

  it('shows the days of the goal with the most check-ins', async () => {
    const few = createGoalView(
      { id: 'goal_01JRT0000000000000000000F1' },
      keptRun('2026-04-01', '2026-04-02'),
      trialEnded,
    )
    const most = createGoalView(
      { id: 'goal_01JRT0000000000000000000F2' },
      keptRun('2026-03-20', '2026-04-08'),
      trialEnded,
    )
    const none = createGoalView({ id: 'goal_01JRT0000000000000000000F3' }, undefined, trialEnded)
    serverWith([few, most, none], trialEnded)
    show(<Dashboard />)
    const count = await screen.findByText(/mornings, and a best run of/)
    expect(count.textContent).toBe('20 of 30 mornings, and a best run of 20 days.')
  })

  const hadPlan = {
    ...trialEnded,
    subscription: { ...trialEnded.subscription, subscription_end: '2026-04-10T12:00:00Z' },
  }

  it('shows when a plan ended and links to the portal', async () => {
    const { user, api } = visit(hadPlan)
    api.on(customerPortal, () => ({ url: PORTAL }))
    await screen.findByText(/Your plan ended on Apr 10, 2026\./)
    await user.click(screen.getByRole('button', { name: 'Manage Subscription' }))
    await waitFor(() => expect(leftFor).toEqual([PORTAL]))
  })

  it.each([
    ['unpaid', 'The last payment failed. Manage Subscription takes another card.'],
    ['canceled', 'Upgrade to continue accessing your goals and daily motivation.'],
    ['refunded', 'Your payment was given back. Upgrade to continue accessing your goals and daily motivation.'],
    ['paused', 'Your subscription is paused. Manage Subscription starts it again.'],
  ] as const)('says of a plan that ended without a date that it ended, not the trial: %s', async (state, words) => {
    visit({ ...trialEnded, state })
    expect(await screen.findByRole('heading', { level: 1, name: 'Plan Ended' })).toBeTruthy()
    expect(document.title).toBe('Plan Ended · Five Circles')
    expect(screen.getByText(words)).toBeTruthy()
    const ways = within(screen.getByText(words).parentElement ?? document.body).getAllByRole('button')
    expect(ways.map(({ textContent }) => textContent)).toEqual(['Upgrade to Personal Plan', 'Manage Subscription'])
    expect(screen.queryByText(/trial|Day 31/)).toBeNull()
    expect(screen.queryByText(/mornings, and a best run of/)).toBeNull()
  })

  it('shows why the portal did not open', async () => {
    const { user, api } = visit(hadPlan)
    api.on(customerPortal, () => {
      throw new Refused(409, 'You have no subscription to manage yet.', 'conflict')
    })
    await user.click(await screen.findByRole('button', { name: 'Manage Subscription' }))
    await screen.findByText('Failed to open subscription management')
    await screen.findByText('You have no subscription to manage yet.')
    expect(screen.getByRole('button', { name: 'Manage Subscription' })).toBeTruthy()
  })
})
