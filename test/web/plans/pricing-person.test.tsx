import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { book, proPlan, trialEnded } from '#test/web/support/goal-fixtures.ts'
import { json } from '#test/web/support/network.ts'
import '#test/web/support/dialog-element.ts'
import { creatorDialog } from '#web/entities/popups/popups.ts'
import { card, comeAs, go, goals } from './support/pricing-page.tsx'

vi.mock('#web/entities/session/renewal.ts', () => ({ idToken: async () => 'a-token' }))

// Import lazy chunks before the first test: loading them is slow on a busy machine.
beforeAll(async () => {
  await import('#web/features/plans/components/pricing-person.tsx')
  await import('#web/features/plans/components/creator-dialog.tsx')
})

let logged: ReturnType<typeof vi.spyOn>
beforeEach(() => {
  logged = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
})
afterEach(() => {
  creatorDialog.close()
  window.location.hash = ''
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

describe('the pricing view for a person without a plan', () => {
  it.each(['Start Free Trial', 'Start Your Free Trial Today'])(
    'goes to the dashboard by %s with a goal',
    async (name) => {
      const { user } = comeAs(null, goals([book]))
      await user.click(await go(name))
      expect(await screen.findByText('Came to /?force-dashboard=true')).toBeTruthy()
    },
  )

  it('goes to the interview without a goal', async () => {
    const { user } = comeAs(null, goals([]))
    await user.click(await go('Start Free Trial'))
    expect(await screen.findByText('Came to /?view=five-circle-onboarding')).toBeTruthy()
  })

  it('goes to the dashboard without a message when the goals cannot be read', async () => {
    const { user } = comeAs(null, {
      '/api/fetch-user-goals': () => json({ success: false, error: 'Not today.', code: 'forbidden' }, 403),
    })
    await user.click(await go('Start Free Trial'))
    expect(await screen.findByText('Came to /?force-dashboard=true')).toBeTruthy()
    expect(logged).toHaveBeenCalledWith(expect.objectContaining({ message: 'Not today.' }))
    expect(screen.queryByText('Not today.')).toBeNull()
  })

  it('speaks of no first goal to somebody with goals (PAGE-14)', async () => {
    comeAs(null, goals([book]))
    expect(await screen.findByRole('heading', { level: 1, name: 'Choose Your Plan' })).toBeTruthy()
    expect(document.title).toBe('Choose Your Plan · Five Circles')
    expect(document.body.textContent).not.toMatch(/first goal|first message|Thirty mornings are free/i)
  })

  it('welcomes somebody without a goal (PAGE-14)', async () => {
    const { asked } = comeAs(null, goals([]))
    await waitFor(() => expect(asked.map(({ what }) => what)).toContain('/api/fetch-user-goals'))
    expect(await screen.findByRole('heading', { level: 1, name: 'Start Your First Goal' })).toBeTruthy()
    expect(screen.getByText('Tomorrow at 7 AM, the first message is yours.')).toBeTruthy()
  })

  it('links back to the landing page, not to the dashboard', async () => {
    comeAs(null)
    await go('Start Free Trial')
    expect(screen.getByRole('link', { name: 'Back' }).getAttribute('href')).toBe('/?home=true')
  })

  it.each([
    ['Choose Personal', {}],
    ['Choose Pro', { tier: 'pro_plan' }],
    ['Choose Strategic Advisor', { tier: 'strategic_advisory', priceId: 'five_circles_strategic_advisor_monthly' }],
  ])('is led to the checkout by %s', async (name, offer) => {
    const { asked, user } = comeAs(null, {
      '/api/create-checkout': () => json({ success: true, url: `${window.location.origin}/#stripe` }),
    })
    await user.click(await go(name))
    await waitFor(() => expect(window.location.hash).toBe('#stripe'))
    expect(asked.find(({ what }) => what === '/api/create-checkout')?.body).toEqual({
      userId: 'sub-1',
      email: 'maren@example.com',
      ...offer,
    })
  })

  it('shows a checkout failure under the button, logs it once and allows a retry (PLAN-16)', async () => {
    const { user } = comeAs(null, {
      '/api/create-checkout': () =>
        json({ success: false, error: 'No checkout URL received', code: 'unavailable' }, 503),
    })
    await user.click(await go('Choose Pro'))
    expect(
      await card('Pro Plan').findByText('Nothing has changed, and nothing was charged. No checkout URL received'),
    ).toBeTruthy()
    expect(logged).toHaveBeenCalledTimes(1)
    expect((await go('Choose Pro')).getAttribute('aria-disabled')).toBeNull()
  })
})

describe('the pricing view after the trial', () => {
  it('offers the plans and no second trial, with and without goals (PAGE-14)', async () => {
    for (const list of [[book], []]) {
      const { unmount } = comeAs(null, goals(list, trialEnded))
      expect(await screen.findByText('Your free trial has ended.')).toBeTruthy()
      expect(screen.getByRole('heading', { level: 1, name: 'Choose Your Plan' })).toBeTruthy()
      expect(screen.queryByRole('button', { name: /free trial/i })).toBeNull()
      expect(await go('Choose Personal')).toBeTruthy()
      unmount()
    }
  })

  it('says to a subscriber that the trial is part of the plan', async () => {
    comeAs('Personal Plan', goals([book], trialEnded))
    expect(await card('Free trial').findByText('Included in your plan.')).toBeTruthy()
    expect(screen.queryByText(/trial has ended/)).toBeNull()
  })
})

describe('the coach dialog for a person', () => {
  it('shows why the checkout failed', async () => {
    const { user } = comeAs(null, {
      '/api/create-checkout': () => json({ success: false, error: 'Not now.', code: 'unavailable' }, 503),
    })
    await go('Choose Pro')
    await user.click(card('Pro Plan').getByRole('link', { name: 'Meet your coach' }))
    const dialog = within(await screen.findByRole('dialog'))
    await user.click(dialog.getByRole('button', { name: 'Choose Strategic Advisor' }))
    expect(await dialog.findByText('Nothing has changed, and nothing was charged. Not now.')).toBeTruthy()
  })
})

describe('the pricing view for a subscriber', () => {
  it.each([
    ['Personal Plan', 'Personal Plan'],
    ['Pro Plan', 'Pro Plan'],
    ['Professional Coach', 'Strategic Advisor Plan'],
    ['Strategic Advisor Plan', 'Strategic Advisor Plan'],
  ])("of tier '%s' sees the badge only on %s (PAGE-14)", async (tier, name) => {
    comeAs(tier)
    await screen.findByText('Current Plan')
    expect(screen.getAllByText('Current Plan')).toHaveLength(1)
    expect(card(name).getByText('Current Plan')).toBeTruthy()
    expect(card(name).queryByRole('button', { name: /^Choose/ })).toBeNull()
  })

  it('is told about the plan, and is offered no start (PAGE-14)', async () => {
    comeAs('Pro Plan', goals([book]))
    expect(await screen.findByRole('heading', { level: 1, name: 'Your Plan' })).toBeTruthy()
    expect(document.title).toBe('Your Plan · Five Circles')
    expect(card('Free trial').getByText('Included in your plan.')).toBeTruthy()
    expect(card('Free trial').queryByRole('button')).toBeNull()
    expect(card('Free trial').queryByRole('link')).toBeNull()
    expect(document.body.textContent).not.toMatch(
      /first goal|first message|Thirty mornings are free|Before you start|Continue to Dashboard/i,
    )
  })

  it.each([
    [
      'cancelling',
      'Pro Plan is canceled. You keep everything until May 2, 2026. Manage Subscription continues it. Your goals and streaks are kept.',
    ],
    [
      'past_due',
      'The last payment failed. You keep access until May 2, 2026 while it is tried again. Manage Subscription takes another card. Your goals and streaks are kept.',
    ],
  ] as const)('reads until when the plan lasts while it is %s (PAGE-14, PLAN-13)', async (state, words) => {
    comeAs('Pro Plan', goals([book], { ...proPlan, state }))
    expect(await screen.findByText(words)).toBeTruthy()
    expect(screen.queryByText(/cancel it at any time|Change or cancel/)).toBeNull()
  })

  it('opens the portal from the bottom button', async () => {
    const { asked, user } = comeAs('Personal Plan', {
      '/api/customer-portal': () => json({ success: true, url: `${window.location.origin}/#portal` }),
    })
    await screen.findByText('Current Plan')
    const foot = screen.getAllByRole('button', { name: 'Manage Subscription' }).at(-1)
    if (!foot) throw new Error('No button')
    expect(screen.queryByRole('button', { name: 'Start Your Free Trial Today' })).toBeNull()
    await user.click(foot)
    await waitFor(() => expect(window.location.hash).toBe('#portal'))
    expect(asked.map(({ what }) => what)).toContain('/api/customer-portal')
  })

  it('shows that the portal did not open', async () => {
    const { user } = comeAs('Pro Plan', {
      '/api/customer-portal': () => json({ success: false, error: 'Away.', code: 'unavailable' }, 503),
    })
    await screen.findByText('Current Plan')
    await user.click(card('Pro Plan').getByRole('button', { name: 'Manage Subscription' }))
    expect(await screen.findByText('Failed to open subscription management')).toBeTruthy()
  })

  it('shows the coach without a Choose button for the highest plan', async () => {
    const { user } = comeAs('Professional Coach')
    await screen.findByText('Current Plan')
    await user.click(card('Strategic Advisor Plan').getByRole('link', { name: 'Meet your coach' }))
    const dialog = within(await screen.findByRole('dialog'))
    expect(dialog.queryByRole('button', { name: 'Choose Strategic Advisor' })).toBeNull()
  })
})
