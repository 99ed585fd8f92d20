import { act, screen, waitFor, within } from '@testing-library/react'
import { Link } from 'react-router-dom'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { contract as createCheckout } from '#functions/billing/create-checkout/contract.ts'
import { contract as customerPortal } from '#functions/billing/customer-portal/contract.ts'
import type { PlanView } from '#functions/profiles/profile-view.ts'
import { Popups } from '#web/app/popups.tsx'
// Import the lazy chunk before the tests: loading it is slow on a busy machine.
import '#web/features/plans/components/upgrade-dialog.tsx'
import { later, Refused } from '#test/web/support/fake-api.ts'
import { createGoalView, freeTrial, keptRun, personalPlan, trialEnded } from '#test/web/support/goal-fixtures.ts'
import { serverWith } from '#test/web/support/server.ts'
import { show } from '#test/web/support/show-signed-in.tsx'
import { upgradeDialog } from '#web/entities/popups/popups.ts'
import { SessionProvider } from '#web/entities/session/session-provider.tsx'
import { leftFor } from './support/leaving.ts'
import { Arrived, createTrial, holding, PORTAL, STRIPE } from './support/parts.tsx'

beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
})

const mornings = keptRun('2026-03-18', '2026-04-13', ['2026-03-22'])

/** Opens the dialog for a person with this plan. */
const open = async (plan: PlanView, message: string | null = null) => {
  const api = holding(plan.subscription.subscription_tier, serverWith([createGoalView({}, mornings, plan)], plan))
  const shown = show(
    <>
      <Link to="/goal">elsewhere</Link>
      <Popups />
    </>,
    { elsewhere: { '/upgrade': <Arrived />, '/goal': <Arrived /> } },
  )
  await act(async () => upgradeDialog.open({ message }))
  const dialog = await screen.findByRole('dialog')
  await waitFor(() => expect(api.calls.length).toBeGreaterThan(1))
  return { ...shown, api, dialog: within(dialog) }
}
const tierPlan = (tier: 'Pro Plan' | 'Professional Coach'): PlanView => ({
  ...personalPlan,
  name: tier === 'Pro Plan' ? tier : 'Strategic Advisor Plan',
  subscription: { ...personalPlan.subscription, subscription_tier: tier },
})
/** The last column of the comparison, from its header down. */
const column = (dialog: Pick<typeof screen, 'getAllByRole'>) =>
  dialog.getAllByRole('row').map((row) => row.lastElementChild?.textContent)

describe('the upgrade dialog', () => {
  it('shows the days that remain, the end date and the days of the trial', async () => {
    const { dialog } = await open(createTrial(3))
    expect(await dialog.findByRole('heading', { name: 'Your free trial is ending' })).toBeTruthy()
    expect(dialog.getByText(/^days remaining/).parentElement?.textContent).toBe('3 days remainingof 30, until Apr 17')
    expect(dialog.getByRole('img').getAttribute('aria-label')).toBe(
      'The 30 days of the trial: 26 checked in, 1 missed, 3 to come.',
    )
  })

  it('uses the singular for one day', async () => {
    const { dialog } = await open(createTrial(1))
    await dialog.findByText(/^day remaining/)
  })

  it('shows when the trial expired', async () => {
    const { dialog } = await open(trialEnded)
    expect(await dialog.findByRole('heading', { name: 'Your free trial has ended' })).toBeTruthy()
    expect(dialog.getByText(/Expired on Apr 14/)).toBeTruthy()
  })

  it('shows when a paid plan ended', async () => {
    const ended = {
      ...trialEnded,
      subscription: { ...trialEnded.subscription, subscription_end: '2026-04-10T12:00:00Z' },
    }
    const { dialog } = await open(ended)
    expect(await dialog.findByRole('heading', { name: 'Your plan has ended' })).toBeTruthy()
    expect(dialog.getByText(/Expired on Apr 10/)).toBeTruthy()
  })

  it.each([
    ['unpaid', /^The last payment failed/],
    ['paused', /^Your subscription is paused/],
    ['refunded', /^Your payment was given back/],
  ] as const)('shows why a plan is %s, and leads to the portal (PLAN-2)', async (state, why) => {
    const { dialog, user, api } = await open({ ...trialEnded, state })
    api.on(customerPortal, () => ({ url: PORTAL }))
    expect(await dialog.findByRole('heading', { name: 'Your plan has ended' })).toBeTruthy()
    expect(dialog.getByText(why)).toBeTruthy()
    await user.click(dialog.getByRole('button', { name: 'Manage Subscription' }))
    await waitFor(() => expect(leftFor).toEqual([PORTAL]))
  })

  it.each([null, '2026-04-10T12:00:00Z'])(
    'shows the days of a trial that still runs after a plan was given back, which ended on %s (PLAN-2)',
    async (end) => {
      const trial = createTrial(3)
      const plan = {
        ...trial,
        state: 'refunded' as const,
        subscription: { ...trial.subscription, subscription_end: end },
      }
      const { dialog } = await open(plan)
      expect(await dialog.findByRole('heading', { name: 'Your free trial is ending' })).toBeTruthy()
      expect(dialog.getByText(/^days remaining/).parentElement?.textContent).toBe('3 days remainingof 30, until Apr 17')
      expect(dialog.getByRole('img')).toBeTruthy()
      expect(dialog.queryByText(/given back|continue accessing/)).toBeNull()
    },
  )

  it('shows the message of a limit during the trial', async () => {
    const { dialog } = await open(freeTrial, 'You get 1 free nudge per day, but you can upgrade.')
    expect(dialog.getByRole('heading', { name: 'Upgrade your plan' })).toBeTruthy()
    expect(dialog.getByText('You get 1 free nudge per day, but you can upgrade.')).toBeTruthy()
    expect(dialog.queryByText(/remaining/)).toBeNull()
  })

  it('compares the trial with Personal Plan first, then with the chosen plan', async () => {
    const { dialog, user } = await open(freeTrial)
    expect(column(dialog)).toEqual(['Personal Plan', 'up to 3', '3', '$4.99 per month'])
    await user.click(dialog.getByRole('radio', { name: 'Pro' }))
    expect(column(dialog)).toEqual(['Pro Plan', 'up to 5', '5', '$199.99 per month'])
    await user.click(dialog.getByRole('radio', { name: 'Strategic Advisor' }))
    expect(column(dialog)).toEqual(['Strategic Advisor Plan', 'up to 5', '5', '$950 per month'])
    expect(dialog.getByRole('button', { name: 'Upgrade to Strategic Advisor Plan' })).toBeTruthy()
  })

  it('opens the checkout once', async () => {
    const { dialog, user, api } = await open(freeTrial)
    api.on(createCheckout, () => ({ url: STRIPE }))
    await user.dblClick(dialog.getByRole('button', { name: 'Upgrade to Personal Plan' }))
    await waitFor(() => expect(leftFor).toEqual([STRIPE]))
    expect(api.named(createCheckout)).toHaveLength(1)
  })

  it.each([
    ['Personal', 'Failed to start checkout: Payments cannot be reached.'],
    ['Pro', 'Failed to start Pro Plan checkout: Payments cannot be reached.'],
    ['Strategic Advisor', 'Failed to start Strategic Advisor Plan checkout: Payments cannot be reached.'],
  ])('toasts a checkout that does not start, and stays (%s)', async (choice, text) => {
    const { dialog, user, api } = await open(freeTrial)
    api.on(createCheckout, () => {
      throw new Refused(503, 'Payments cannot be reached.', 'unavailable')
    })
    await user.click(dialog.getByRole('radio', { name: choice }))
    await user.click(dialog.getByRole('button', { name: /Upgrade to/ }))
    // Inside the dialog, because content behind a modal dialog is inert.
    expect(await dialog.findByText(text)).toBeTruthy()
    expect(dialog.getByRole('button', { name: /Upgrade to/ }).getAttribute('aria-disabled')).toBeNull()
  })

  it('asks for a sign-in when the session has ended, without the text of a failed checkout', async () => {
    const { dialog, user, api } = await open(freeTrial)
    api.on(createCheckout, () => {
      throw new Refused(401, 'Unauthorized', 'unauthorized')
    })
    await user.click(dialog.getByRole('button', { name: 'Upgrade to Personal Plan' }))
    expect(await screen.findByText('Please sign in to subscribe')).toBeTruthy()
    expect(screen.queryByText(/Failed to start checkout/)).toBeNull()
  })

  it('does not navigate after it was closed while the checkout opened', async () => {
    const { dialog, user, api } = await open(freeTrial)
    const answer = later<{ url: string }>()
    api.on(createCheckout, () => answer.promise)
    const answered = globalThis.fetch
    vi.stubGlobal('fetch', (input: string, init: RequestInit) =>
      Promise.race([
        answered(input, init),
        new Promise((_, reject) => init.signal?.addEventListener('abort', () => reject(init.signal?.reason))),
      ]),
    )
    await user.click(dialog.getByRole('button', { name: 'Upgrade to Personal Plan' }))
    expect(dialog.getByRole('button', { name: 'Opening Checkout...' })).toBeTruthy()
    await user.click(dialog.getByRole('button', { name: 'Not Now' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await act(async () => answer.give({ url: STRIPE }))
    expect(leftFor).toEqual([])
    expect(screen.queryByText(/Failed to start/)).toBeNull()
  })

  it('offers the higher plans for Personal Plan', async () => {
    const { dialog } = await open(personalPlan, 'You have used the three nudges of today.')
    await waitFor(() => expect(column(dialog)).toEqual(['Pro Plan', 'up to 5', '5', '$199.99 per month']))
    expect(dialog.getAllByRole('radio')).toHaveLength(2)
    expect(dialog.queryByText(/remaining/)).toBeNull()
  })

  it('offers the one plan above Pro Plan without a choice', async () => {
    const { dialog } = await open(tierPlan('Pro Plan'))
    await dialog.findByRole('button', { name: 'Upgrade to Strategic Advisor Plan' })
    expect(dialog.queryByRole('radio')).toBeNull()
  })

  it('offers no plan for the highest plan', async () => {
    const { dialog, user, api } = await open(tierPlan('Professional Coach'))
    api.on(customerPortal, () => ({ url: PORTAL }))
    await dialog.findByText('You are on Strategic Advisor Plan, the highest there is.')
    expect(dialog.queryByRole('button', { name: /Upgrade/ })).toBeNull()
    await user.click(dialog.getByRole('button', { name: 'Manage Subscription' }))
    await waitFor(() => expect(leftFor).toEqual([PORTAL]))
  })

  it('closes when the page navigates', async () => {
    const { dialog, user } = await open(freeTrial)
    await user.click(dialog.getByRole('link', { name: 'See every plan' }))
    await screen.findByText(/At \/upgrade/)
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })

  it('leads a visitor to the sign-in', async () => {
    const { user } = show(
      <SessionProvider session={{ state: 'signed-out' }}>
        <Popups />
      </SessionProvider>,
      { path: '/pricing', elsewhere: { '/auth': <Arrived /> } },
    )
    await act(async () => upgradeDialog.open({ message: null }))
    await user.click(await screen.findByRole('button', { name: 'Upgrade to Personal Plan' }))
    await screen.findByText('At /auth, back to /pricing')
    await screen.findByText('Please sign in to subscribe')
    expect(screen.queryByRole('dialog')).toBeNull()
  })
})
