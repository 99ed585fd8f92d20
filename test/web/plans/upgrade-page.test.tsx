import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { contract as createCheckout } from '#functions/billing/create-checkout/contract.ts'
import { contract as customerPortal } from '#functions/billing/customer-portal/contract.ts'
import { later, Refused } from '#test/web/support/fake-api.ts'
import { book, personalPlan } from '#test/web/support/goal-fixtures.ts'
import { serverWith } from '#test/web/support/server.ts'
import { show } from '#test/web/support/show-signed-in.tsx'
import { SessionProvider } from '#web/entities/session/session-provider.tsx'
import UpgradePage from '#web/features/plans/components/upgrade-page.tsx'
import { leftFor } from './support/leaving.ts'
import { Arrived, holding, Opened, PORTAL, STRIPE } from './support/parts.tsx'

beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
})

const open = (at = '/upgrade') =>
  show(
    <>
      <UpgradePage />
      <Opened />
    </>,
    { path: '/upgrade', at, elsewhere: { '/auth': <Arrived />, '/': <Arrived /> } },
  )
const card = (plan: string) => {
  const found = screen.getByRole('heading', { name: plan, level: 2 }).closest('li')
  if (!found) throw new Error(`${plan} has no card.`)
  return within(found)
}
const upgradeTo = (plan: string) => screen.findByRole('button', { name: `Upgrade to ${plan}` })

describe('/upgrade', () => {
  it('shows the three plans with their prices and reasons (PAGE-15)', async () => {
    holding(null)
    open()
    expect(card('Personal Plan').getByText('$4.99')).toBeTruthy()
    expect(card('Pro Plan').getByText('$199.99')).toBeTruthy()
    expect(card('Strategic Advisor Plan').getByText('$950')).toBeTruthy()
    expect(screen.queryByText('Current Plan')).toBeNull()
    const why = screen.getByRole('heading', { name: 'Why Upgrade?' }).parentElement
    expect(why && within(why).getAllByRole('listitem')).toHaveLength(4)
  })

  it('opens the creator’s story from the Strategic Advisor card', async () => {
    holding(null)
    const { user } = open()
    await user.click(card('Strategic Advisor Plan').getByRole('button', { name: 'Meet your coach' }))
    expect(screen.getByText('The creator’s dialog is open')).toBeTruthy()
  })

  it.each([
    ['Personal Plan', {}],
    ['Pro Plan', { tier: 'pro_plan' }],
    ['Strategic Advisor Plan', { tier: 'strategic_advisory', priceId: 'five_circles_strategic_advisor_monthly' }],
  ])('leads to the checkout of %s', async (plan, asks) => {
    const api = holding(null).on(createCheckout, () => ({ url: STRIPE }))
    const { user } = open()
    await user.click(await upgradeTo(plan))
    await waitFor(() => expect(leftFor).toEqual([STRIPE]))
    const [{ userId, email, ...asked } = { userId: '', email: '' }] = api.named(createCheckout) as Record<
      string,
      string
    >[]
    expect([email, asked]).toEqual(['maya@example.com', asks])
    expect(userId).not.toBe('')
  })

  it('shows that the checkout opens and sends one request for several clicks', async () => {
    const answer = later<{ url: string }>()
    const api = holding(null).on(createCheckout, () => answer.promise)
    open()
    const button = await upgradeTo('Pro Plan')
    fireEvent.click(button)
    fireEvent.click(button)
    expect(button.textContent).toBe('Opening Checkout...')
    fireEvent.click(await upgradeTo('Personal Plan'))
    answer.give({ url: STRIPE })
    await waitFor(() => expect(leftFor).toEqual([STRIPE]))
    expect(api.named(createCheckout)).toHaveLength(1)
  })

  it('shows under the button that nothing was charged when Stripe is down, and allows a retry', async () => {
    let down = true
    holding(null).on(createCheckout, () => {
      if (down) throw new Refused(503, 'Payments cannot be reached at the moment. Please try again.', 'unavailable')
      return { url: STRIPE }
    })
    const { user } = open()
    await user.click(await upgradeTo('Pro Plan'))
    await card('Pro Plan').findByText(
      'Nothing has changed, and nothing was charged. Payments cannot be reached at the moment. Please try again.',
    )
    expect(screen.queryByText(/Failed to start/)).toBeNull()
    expect(console.warn).toHaveBeenCalledOnce()
    down = false
    await user.click(await upgradeTo('Pro Plan'))
    await waitFor(() => expect(leftFor).toEqual([STRIPE]))
    expect(card('Pro Plan').queryByText(/Payments cannot be reached/)).toBeNull()
  })

  it('shows the error of an answer without a URL (PLAN-10)', async () => {
    holding(null)
    const answered = globalThis.fetch
    vi.stubGlobal('fetch', (input: string, init: RequestInit) =>
      input.endsWith('create-checkout')
        ? Promise.resolve(new Response(JSON.stringify({ success: true })))
        : answered(input, init),
    )
    const { user } = open()
    await user.click(await upgradeTo('Personal Plan'))
    await card('Personal Plan').findByText(/No checkout URL received/)
    expect(console.warn).toHaveBeenCalledWith('No checkout URL received', expect.any(Error))
    expect(leftFor).toEqual([])
  })

  it('stops waiting after 10 s without an answer (PAGE-13)', async () => {
    const late = new AbortController()
    const limit = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(late.signal)
    holding(null)
    const answered = globalThis.fetch
    vi.stubGlobal('fetch', (input: string, init: RequestInit) =>
      input.endsWith('create-checkout')
        ? new Promise((_, reject) => init.signal?.addEventListener('abort', () => reject(init.signal?.reason)))
        : answered(input, init),
    )
    const { user } = open()
    await user.click(await upgradeTo('Personal Plan'))
    expect(limit).toHaveBeenLastCalledWith(10_000)
    expect(screen.getByRole('button', { name: 'Opening Checkout...' })).toBeTruthy()
    late.abort()
    await card('Personal Plan').findByText(/Please check your internet connection/)
    expect(await upgradeTo('Personal Plan')).toBeTruthy()
  })

  it('does not navigate when the person has left the page', async () => {
    const answer = later<{ url: string }>()
    holding(null).on(createCheckout, () => answer.promise)
    const answered = globalThis.fetch
    vi.stubGlobal('fetch', (input: string, init: RequestInit) =>
      Promise.race([
        answered(input, init),
        new Promise((_, reject) => init.signal?.addEventListener('abort', () => reject(init.signal?.reason))),
      ]),
    )
    const { user } = open()
    await user.click(await upgradeTo('Personal Plan'))
    await user.click(screen.getByRole('link', { name: 'Dashboard' }))
    await screen.findByText(/At \//)
    await act(async () => answer.give({ url: STRIPE }))
    expect(leftFor).toEqual([])
  })

  it('enables its button again when Back restores the page', async () => {
    holding(null).on(createCheckout, () => ({ url: STRIPE }))
    const { user } = open()
    await user.click(await upgradeTo('Personal Plan'))
    await waitFor(() => expect(leftFor).toHaveLength(1))
    expect(screen.getByRole('button', { name: 'Opening Checkout...' })).toBeTruthy()
    const shownAgain = Object.assign(new Event('pageshow'), { persisted: true })
    act(() => void window.dispatchEvent(shownAgain))
    await user.click(await upgradeTo('Personal Plan'))
    await waitFor(() => expect(leftFor).toHaveLength(2))
  })

  it('shows that nothing was charged after a return without payment', () => {
    holding(null)
    open('/upgrade?from=checkout')
    expect(screen.getByText('Nothing has changed, and nothing was charged.').getAttribute('role')).toBe('status')
  })
})

describe('/upgrade for a subscriber', () => {
  it('marks the plan and links to the portal', async () => {
    holding('Personal Plan').on(customerPortal, () => ({ url: PORTAL }))
    const { user } = open()
    await card('Personal Plan').findByText('Current Plan')
    expect(screen.getAllByText('Current Plan')).toHaveLength(1)
    await user.click(card('Personal Plan').getByRole('button', { name: 'Manage Subscription' }))
    await waitFor(() => expect(leftFor).toEqual([PORTAL]))
  })

  it.each(['Strategic Advisor Plan', 'Professional Coach'] as const)(
    'offers a change and no upgrade on the highest plan (%s)',
    async (tier) => {
      holding(tier)
      open()
      await card('Strategic Advisor Plan').findByText('Current Plan')
      expect(card('Personal Plan').getByRole('button', { name: 'Switch to Personal Plan' })).toBeTruthy()
      expect(card('Pro Plan').getByRole('button', { name: 'Switch to Pro Plan' })).toBeTruthy()
      expect(screen.queryByRole('button', { name: /Upgrade/ })).toBeNull()
    },
  )

  it('says until when a canceled plan lasts (PLAN-13)', async () => {
    holding('Personal Plan', serverWith([book], { ...personalPlan, state: 'cancelling' }))
    open()
    expect(
      await screen.findByText(
        'Personal Plan is canceled. You keep everything until May 2, 2026. Manage Subscription continues it.',
      ),
    ).toBeTruthy()
  })

  it('shows a plan that was bought in another tab', async () => {
    const api = holding(null).on(createCheckout, () => {
      holding('Pro Plan', api)
      throw new Refused(409, 'You are already on Pro Plan.', 'conflict')
    })
    const { user } = open()
    await user.click(await upgradeTo('Pro Plan'))
    await card('Pro Plan').findByText(/You are already on Pro Plan\./)
    expect(await card('Pro Plan').findByText('Current Plan')).toBeTruthy()
  })

  it('counts a failed subscription check as no plan (PLAN-12)', async () => {
    holding(null).on(createCheckout, () => ({ url: STRIPE }))
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))
    open()
    expect(await upgradeTo('Personal Plan')).toBeTruthy()
    expect(screen.queryByText('Current Plan')).toBeNull()
  })
})

describe('/upgrade for a visitor', () => {
  it.each(['Personal Plan', 'Pro Plan', 'Strategic Advisor Plan'])(
    'leads from %s to the sign-in and back (PAGE-15)',
    async (plan) => {
      const api = holding(null)
      const { user } = show(
        <SessionProvider session={{ state: 'signed-out' }}>
          <UpgradePage />
        </SessionProvider>,
        { path: '/upgrade', elsewhere: { '/auth': <Arrived /> } },
      )
      await user.click(await upgradeTo(plan))
      expect(await screen.findByText('At /auth, back to /upgrade')).toBeTruthy()
      expect(await screen.findByText('Please sign in to subscribe')).toBeTruthy()
      expect(api.calls).toEqual([])
    },
  )
})
