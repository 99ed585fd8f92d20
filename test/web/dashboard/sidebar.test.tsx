import { screen, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { contract as createCheckout } from '#functions/billing/create-checkout/contract.ts'
import { contract as customerPortal } from '#functions/billing/customer-portal/contract.ts'
import type { PlanView } from '#functions/profiles/profile-view.ts'
import { later, Refused } from '#test/web/support/fake-api.ts'
import {
  book,
  createGoalView,
  freeTrial,
  marathon,
  PERSON_ID,
  personalPlan,
  proPlan,
} from '#test/web/support/goal-fixtures.ts'
import { withPopups } from '#test/web/support/pop-ups.tsx'
import { serverWith } from '#test/web/support/server.ts'
import { show } from '#test/web/support/show-signed-in.tsx'
import { checkoutFailure } from '#web/entities/billing/checkout-failure.ts'
import Dashboard from '#web/features/dashboard/components/dashboard.tsx'

const messages = () => within(screen.getByRole('region', { name: /Messages/ }))
const section = async (name: string) => {
  const found = (await screen.findByRole('heading', { name })).closest<HTMLElement>('section, details')
  if (!found) throw new Error(`${name} stands in no section`)
  return within(found)
}
const open = () => show(withPopups(<Dashboard />))
const sections = async () => {
  const side = within(await screen.findByRole('complementary', { name: 'Your plan and your circles' }))
  return side.getAllByRole('heading').map((heading) => heading.textContent)
}

describe('a failed payment (PLAN-21)', () => {
  const pastDue: PlanView = { ...personalPlan, state: 'past_due' }
  const words = /You keep access until May 2, 2026 while it is tried again/

  it('is named above the goals, with the way to the portal', async () => {
    const api = serverWith([book], pastDue)
    const { user } = open()
    expect(await screen.findByText(words)).toBeTruthy()
    api.on(customerPortal, () => {
      throw new Refused(503, 'Payments cannot be reached at the moment. Please try again.', 'unavailable')
    })
    const [first] = await screen.findAllByRole('button', { name: 'Manage Subscription' })
    if (first) await user.click(first)
    expect(await messages().findByText('Failed to open subscription management')).toBeTruthy()
    expect(api.named(customerPortal)).toHaveLength(1)
  })

  it('is not named beside a goal in crisis', async () => {
    serverWith([{ ...book, care: 'crisis', care_reason: 'suicide' }, marathon], pastDue)
    open()
    await screen.findByRole('article', { name: marathon.title })
    expect(screen.queryByText(words)).toBeNull()
  })
})

describe('Add More Goals', () => {
  it('links to Create Goal while the plan has room', async () => {
    serverWith([book, marathon])
    open()
    const side = await section('Add More Goals')
    expect(side.getByText('There is room for one more goal in your plan.')).toBeTruthy()
    expect(side.getByRole('link', { name: 'Add a Goal' }).getAttribute('href')).toBe('/?force-onboarding=true')
  })

  it('shows the limit and opens the upgrade dialog with its message', async () => {
    serverWith([book], freeTrial)
    const { user } = open()
    const side = await section('Add More Goals')
    const words = 'Goal limit reached! Free trial allows 1 goal. Upgrade to create more goals across all your circles.'
    expect(side.getByRole('link', { name: 'Start over with a new goal' }).getAttribute('href')).toBe(
      '/?force-onboarding=true',
    )
    await user.click(side.getByRole('button', { name: 'Upgrade' }))
    const dialog = await screen.findByRole('dialog')
    expect(within(dialog).getAllByText(words).length).toBeGreaterThan(0)
  })

  it('offers no upgrade on the highest plan', async () => {
    const ids = ['D4', 'E5', 'F6', 'G7', 'H8']
    serverWith(
      ids.map((id) => createGoalView({ id: `goal_01JRT0000000000000000000${id}` })),
      proPlan,
    )
    open()
    const side = await section('Add More Goals')
    expect(side.getByText('You have 5 of 5 goals. Delete an existing goal to create a new one.')).toBeTruthy()
    expect(side.getByRole('link', { name: 'Start over with a new goal' })).toBeTruthy()
    expect(screen.queryByText(/Upgrade to/)).toBeNull()
    expect(side.getByText('Maximum Goals Reached')).toBeTruthy()
    expect(side.queryByRole('button', { name: 'Upgrade' })).toBeNull()
  })
})

describe('the promotions (PAGE-9, PLAN-8)', () => {
  it.each<[string, PlanView, string | null]>([
    ['a plan, without one', freeTrial, 'Upgrade to Personal Plan'],
    ['a coach, on Personal Plan alone', personalPlan, 'Work with a coach'],
    ['nothing, on Pro Plan', proPlan, null],
    [
      'nothing, on the highest plan',
      { ...proPlan, subscription: { ...proPlan.subscription, subscription_tier: 'Professional Coach' } },
      null,
    ],
  ])('is %s', async (_, plan, promo) => {
    serverWith([book], plan)
    open()
    const known = ['Upgrade to Personal Plan', 'Work with a coach']
    expect((await sections()).filter((name) => known.includes(String(name)))).toEqual(promo === null ? [] : [promo])
  })

  it('fold to one line and are absent on the account’s first day (PAGE-26)', async () => {
    serverWith([book], freeTrial)
    const { unmount } = open()
    const offer = (await screen.findByRole('heading', { name: 'Upgrade to Personal Plan' })).closest('details')
    expect(offer?.open).toBe(false)
    unmount()
    localStorage.clear()
    serverWith([book], { ...freeTrial, trial: { ...freeTrial.trial, trialExpiresAt: '2026-05-14T11:00:00.000Z' } })
    open()
    expect(await sections()).toEqual(['Your Circles', 'Instant Motivation', 'Your Plan'])
    expect(screen.queryByText(/circles have no goal yet/)).toBeNull()
  })

  it('opens the plans', async () => {
    serverWith([book], freeTrial)
    const { user } = open()
    await user.click((await section('Upgrade to Personal Plan')).getByRole('button', { name: 'Upgrade' }))
    expect(await screen.findByRole('dialog')).toBeTruthy()
  })

  it('starts the checkout of the coaching offer', async () => {
    const answer = later<never>()
    const api = serverWith([book]).on(createCheckout, () => answer.promise)
    const { user } = open()
    const side = await section('Work with a coach')
    expect(side.getByText(/\$750 per month/)).toBeTruthy()
    await user.click(side.getByRole('button', { name: 'Start coaching' }))
    expect(await side.findByRole('button', { name: 'Opening checkout...' })).toBeTruthy()
    expect(api.named(createCheckout)).toEqual([{ userId: PERSON_ID, email: 'maya@example.com', tier: 'coaching' }])
  })

  it('show why a checkout did not start', async () => {
    serverWith([book]).on(createCheckout, () => {
      throw new Refused(503, 'Payments cannot be reached at the moment. Please try again.', 'unavailable')
    })
    const { user } = open()
    const side = await section('Work with a coach')
    await user.click(side.getByRole('button', { name: 'Start coaching' }))
    expect(
      await messages().findByText(
        'Failed to start checkout: Payments cannot be reached at the moment. Please try again.',
      ),
    ).toBeTruthy()
    expect(side.getByRole('button', { name: 'Start coaching' })).toBeTruthy()
  })

  it('name the plan in the failure of Pro and Strategic Advisor', () => {
    expect(checkoutFailure('No.', 'pro')).toBe('Failed to start Pro Plan checkout: No.')
    expect(checkoutFailure('No.', 'strategic-advisor')).toBe('Failed to start Strategic Advisor Plan checkout: No.')
    expect(checkoutFailure('No.', 'personal')).toBe('Failed to start checkout: No.')
  })
})

describe('Your Plan', () => {
  it('shows the plan, and Manage Subscription for a subscriber', async () => {
    const answer = later<never>()
    const api = serverWith([book]).on(customerPortal, () => answer.promise)
    const { user } = open()
    const side = await section('Your Plan')
    expect(side.getAllByRole('definition').map((value) => value.textContent)).toEqual([
      'Personal Plan',
      '1 of 3',
      '3 a day',
      'May 2, 2026',
    ])
    await user.click(side.getByRole('button', { name: 'Manage Subscription' }))
    expect(await side.findByRole('button', { name: 'Opening...' })).toBeTruthy()
    expect(api.named(customerPortal)).toEqual([{ userId: PERSON_ID, email: 'maya@example.com' }])
  })

  it.each<[PlanView['state'], string]>([
    ['active', 'Renews on'],
    ['trialing', 'Renews on'],
    ['cancelling', 'Ends on'],
    ['canceled', 'Ends on'],
    ['past_due', 'Payment failed, access until'],
    [undefined, 'Paid until'],
  ])('that is %s shows its next date: %s', async (state, name) => {
    serverWith([book], { ...personalPlan, ...(state && { state }) })
    open()
    const side = await section('Your Plan')
    expect(side.getByText(name).nextElementSibling?.textContent).toBe('May 2, 2026')
  })

  it('shows that the portal did not open', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined)
    serverWith([book]).on(customerPortal, () => {
      throw new Refused(503, 'Down.', 'unavailable')
    })
    const { user } = open()
    await user.click((await section('Your Plan')).getByRole('button', { name: 'Manage Subscription' }))
    expect(await messages().findByText('Failed to open subscription management')).toBeTruthy()
  })

  it('has no Manage Subscription during the trial', async () => {
    serverWith([book], freeTrial)
    open()
    const side = await section('Your Plan')
    expect(side.getByText('23 days left')).toBeTruthy()
    expect(side.queryByRole('button')).toBeNull()
  })
})

describe('under an empty list', () => {
  it('keeps Instant Motivation and Your Plan', async () => {
    serverWith([], personalPlan)
    open()
    expect(await sections()).toEqual(['Instant Motivation', 'Your Plan', 'Work with a coach'])
    expect(screen.getByRole('link', { name: 'Take the interview' }).getAttribute('href')).toBe(
      '/?view=five-circle-onboarding',
    )
  })
})
