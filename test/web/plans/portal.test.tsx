import { screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { type Billing, NO_BILLING } from '#domain/billing/customer-state.ts'
import { contract as customerPortal } from '#functions/billing/customer-portal/contract.ts'
import { contract as syncSubscription } from '#functions/billing/sync-subscription/contract.ts'
import { later, Refused } from '#test/web/support/fake-api.ts'
import { PERSON_ID, personalPlan } from '#test/web/support/goal-fixtures.ts'
import { serverWith } from '#test/web/support/server.ts'
import { show } from '#test/web/support/show-signed-in.tsx'
import { usePortal } from '#web/entities/billing/use-portal.ts'
import { SessionProvider } from '#web/entities/session/session-provider.tsx'
import type { Session } from '#web/entities/session/session-state.ts'
import PortalReturn from '#web/features/plans/components/portal-return.tsx'
import { leftFor } from './support/leaving.ts'
import { Arrived, PORTAL } from './support/parts.tsx'

beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
})

const Manage = () => {
  const { open, opening } = usePortal()
  return (
    <button type="button" onClick={() => void open()}>
      {opening ? 'Opening...' : 'Manage Subscription'}
    </button>
  )
}

describe('managing a subscription', () => {
  it('opens the portal once for several clicks', async () => {
    const answer = later<{ url: string }>()
    const api = serverWith([]).on(customerPortal, () => answer.promise)
    const { user } = show(<Manage />)
    await user.dblClick(screen.getByRole('button'))
    expect(screen.getByRole('button').textContent).toBe('Opening...')
    answer.give({ url: PORTAL })
    await waitFor(() => expect(leftFor).toEqual([PORTAL]))
    expect(api.named(customerPortal)).toHaveLength(1)
  })

  it('shows why it did not open', async () => {
    serverWith([]).on(customerPortal, () => {
      throw new Refused(503, 'Payments cannot be reached at the moment. Please try again.', 'unavailable')
    })
    const { user } = show(<Manage />)
    await user.click(screen.getByRole('button'))
    await screen.findByText('Failed to open subscription management')
    expect(screen.getByText('Payments cannot be reached at the moment. Please try again.')).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Manage Subscription' })).toBeTruthy()
  })

  it('asks for a sign-in instead of an error when the session has ended', async () => {
    serverWith([]).on(customerPortal, () => {
      throw new Refused(401, 'Unauthorized', 'unauthorized')
    })
    const { user, router } = show(<Manage />, { path: '/pricing', elsewhere: { '/auth': <Arrived /> } })
    await user.click(screen.getByRole('button'))
    await screen.findByText('At /auth, back to /pricing')
    // Another person who signs in here does not go there (ADR 131).
    expect(router.state.location.state).toEqual({ from: '/pricing', keptFor: PERSON_ID })
    expect(await screen.findByText('Please sign in to manage subscription')).toBeTruthy()
    expect(screen.queryByText('Failed to open subscription management')).toBeNull()
  })

  it.each<[string, Session, object]>([
    ['a visitor', { state: 'signed-out' }, { from: '/pricing' }],
    ['a person who signed out in another tab', { state: 'signed-out', left: true }, { from: '/pricing' }],
    [
      'a person whose session has ended, and nobody else (ADR 131),',
      { state: 'signed-out', left: true, notice: 'Sign in again.', was: PERSON_ID },
      { from: '/pricing', keptFor: PERSON_ID },
    ],
  ])('sends %s to the sign-in and back', async (_, session, state) => {
    const { user, router } = show(
      <SessionProvider session={session}>
        <Manage />
      </SessionProvider>,
      { path: '/pricing', elsewhere: { '/auth': <Arrived /> } },
    )
    await user.click(screen.getByRole('button'))
    await screen.findByText('At /auth, back to /pricing')
    expect(router.state.location.state).toEqual(state)
    await screen.findByText('Please sign in to manage subscription')
  })
})

const PRO: Billing = {
  subscribed: true,
  subscription_tier: 'Pro Plan',
  subscription_end: '2026-05-14T12:00:00.000Z',
  state: 'active',
  coaching: false,
}

describe('the return from the portal', () => {
  const comeBack = () => show(<PortalReturn />, { path: '/dashboard', at: '/dashboard?from=portal' })

  it.each<[string, Billing, string, string]>([
    ['goes on', PRO, 'You are on Pro Plan.', 'It is paid until May 14, 2026, and goes on from there.'],
    [
      'is cancelled',
      { ...PRO, state: 'cancelling' },
      'Pro Plan is canceled.',
      'You keep everything until May 14, 2026.',
    ],
    [
      'was cancelled at once',
      { ...PRO, state: 'canceled' },
      'Pro Plan is canceled.',
      'You keep everything until May 14, 2026.',
    ],
    [
      'could not be paid',
      { ...PRO, state: 'past_due' },
      'The last payment failed.',
      'You keep access until May 14, 2026 while it is tried again. Manage Subscription takes another card.',
    ],
    [
      'is unpaid',
      { ...NO_BILLING, state: 'unpaid' },
      'You have no paid plan.',
      'The last payment failed. Manage Subscription takes another card.',
    ],
    [
      'is paused',
      { ...NO_BILLING, state: 'paused' },
      'You have no paid plan.',
      'Your subscription is paused. Manage Subscription starts it again.',
    ],
    ['was given back', { ...NO_BILLING, state: 'refunded' }, 'You have no paid plan.', 'Your payment was given back.'],
    [
      'is over',
      { ...NO_BILLING, state: 'canceled' },
      'You have no paid plan.',
      'Your goals and every check-in are kept.',
    ],
  ])('shows the state of the plan: %s', async (_, billing, title, message) => {
    serverWith([], personalPlan).on(syncSubscription, () => billing)
    const { router } = comeBack()
    await screen.findByText(title)
    expect(screen.getByText(message)).toBeTruthy()
    expect(router.state.location.search).toBe('')
  })

  it('shows that the plan could not be checked', async () => {
    serverWith([]).on(syncSubscription, () => {
      throw new Refused(503, 'Payments cannot be reached at the moment. Please try again.', 'unavailable')
    })
    comeBack()
    await screen.findByText('Your plan could not be checked.')
    expect(screen.getByText('Payments cannot be reached at the moment. Please try again.')).toBeTruthy()
  })
})
