import { screen, waitFor, within } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { StaticRouter } from 'react-router-dom'
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { book, freeTrial, noNudges, today } from '#test/web/goals/support/goal-fixtures.ts'
import { json, serve } from '#test/web/support/network.ts'
import { MAREN, show } from '#test/web/support/show.tsx'
import '#test/web/support/dialog-element.ts'
import { Popups } from '#web/app/popups.tsx'
import { creatorDialog } from '#web/entities/goals/popups.ts'
import Pricing from '#web/features/plans/components/pricing.tsx'

vi.mock('#web/entities/session/identity.ts', () => ({ idToken: async () => 'a-token' }))

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

const NOBODY = { state: 'signed-out' } as const
const page = (
  <>
    <Pricing />
    <Popups />
  </>
)

const visit = () => show(page, { at: '/pricing', session: NOBODY })

const card = (name: string) => {
  const found = screen.getByRole('heading', { level: 2, name }).closest('li')
  if (!found) throw new Error(`${name} has no card`)
  return within(found)
}
const go = (name: string) => screen.findByRole('button', { name })

/** A person with a plan, and other answers of the server. */
const comeAs = (tier: string | null, answers: Parameters<typeof serve>[0] = {}) => {
  const asked = serve({
    '/api/check-subscription': () =>
      json({ success: true, subscribed: tier !== null, subscription_tier: tier, subscription_end: null }),
    ...answers,
  })
  return { asked, ...show(page, { at: '/pricing', session: MAREN }) }
}

const goals = (list: unknown[]) => ({
  '/api/fetch-user-goals': () =>
    json({ success: true, goals: list, set_aside: [], today, plan: freeTrial, nudges: noNudges(freeTrial) }),
})

describe('the pricing view', () => {
  it('lists on its cards only features that exist', () => {
    visit()
    expect(screen.queryByText(/Priority email/)).toBeNull()
    for (const name of ['Free trial', 'Personal Plan'])
      expect(card(name).getByText(/All 4 coaching tones/)).toBeTruthy()
  })

  it('shows the four plans with their prices and limits', () => {
    visit()
    expect(screen.getByRole('heading', { level: 1, name: 'Start Your First Goal' })).toBeTruthy()
    const said = ['Free trial', 'Personal Plan', 'Pro Plan', 'Strategic Advisor Plan'].map((name) =>
      [
        card(name).getByText(/^\$/).textContent,
        ...card(name)
          .getAllByRole('definition')
          .map(({ textContent }) => textContent),
      ].join(' '),
    )
    expect(said).toEqual(['$0 1 1', '$4.99 up to 3 3', '$199.99 up to 5 5', '$950 up to 5 5'])
    expect(screen.getByText(/professional coaching, \$750 per month/)).toBeTruthy()
  })

  it('explains the framework and opens the first question', async () => {
    const { user } = visit()
    expect(screen.getByRole('heading', { name: 'What the framework does' })).toBeTruthy()
    expect(screen.getByText('What happens after 30 days?').closest('details')?.open).toBe(true)
    const stop = screen.getByText('Can I stop?')
    expect(stop.closest('details')?.open).toBe(false)
    await user.click(stop)
    expect(stop.closest('details')?.open).toBe(true)
    expect(screen.getByText(/Cancel anytime and keep access to the end of the billing period/)).toBeTruthy()
    expect(screen.getByText(/30-day money-back guarantee/)).toBeTruthy()
  })

  it('renders on a server for a visitor', () => {
    const html = renderToString(
      <StaticRouter location="/pricing">
        <Pricing />
      </StaticRouter>,
    )
    expect(html).toContain('Start Your Free Trial Today')
    expect(html).toContain('Choose Strategic Advisor')
  })
})

describe('the pricing view for a visitor', () => {
  it.each([
    'Start Free Trial',
    'Choose Personal',
    'Choose Pro',
    'Choose Strategic Advisor',
    'Start Your Free Trial Today',
  ])('is led to /auth by %s', async (name) => {
    const { user } = visit()
    await user.click(screen.getByRole('link', { name }))
    expect(await screen.findByText('Came to /auth?mode=sign-up')).toBeTruthy()
  })

  it('returns to the plans after the sign-in', async () => {
    const { user, router } = visit()
    await user.click(screen.getByRole('link', { name: 'Choose Pro' }))
    expect(router.state.location.state).toEqual({ from: '/pricing' })
  })

  it('goes back to the landing page', () => {
    visit()
    expect(screen.getByRole('link', { name: 'Back' }).getAttribute('href')).toBe('/')
    expect(screen.queryByText('Current Plan')).toBeNull()
  })

  it.each(['Pro Plan', 'Strategic Advisor Plan'])('opens the coach dialog from the card of %s', async (name) => {
    const { user } = visit()
    await user.click(card(name).getByRole('link', { name: 'Meet your coach' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Meet your coach' }))
    expect(dialog.getByText('2 hours, each quarter')).toBeTruthy()
    expect(dialog.getByText('$950 per month')).toBeTruthy()
    await user.click(dialog.getByRole('button', { name: 'Choose Strategic Advisor' }))
    expect(await screen.findByText('Came to /auth')).toBeTruthy()
  })

  it('opens the coach dialog by an address when pressed before hydration', async () => {
    show(page, { at: '/pricing?coach=true', session: NOBODY })
    expect(await screen.findByRole('dialog', { name: 'Meet your coach' })).toBeTruthy()
    expect(card('Pro Plan').getByRole('link', { name: 'Meet your coach' }).getAttribute('href')).toBe(
      '/pricing?coach=true',
    )
  })

  it('has no coach link on the cards without coaching', () => {
    visit()
    for (const name of ['Free trial', 'Personal Plan']) {
      expect(card(name).queryByRole('link', { name: 'Meet your coach' })).toBeNull()
    }
  })

  it('closes the coach dialog', async () => {
    const { user } = visit()
    await user.click(card('Pro Plan').getByRole('link', { name: 'Meet your coach' }))
    const dialog = within(await screen.findByRole('dialog'))
    await user.click(dialog.getByText('Close', { selector: '.button' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })
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

  it('links back to the landing page, not to the dashboard', async () => {
    comeAs(null)
    await go('Start Free Trial')
    expect(screen.getByRole('link', { name: 'Back' }).getAttribute('href')).toBe('/?home=true')
  })

  it.each([
    ['Choose Personal', {}],
    ['Choose Pro', { tier: 'pro_plan' }],
    ['Choose Strategic Advisor', { tier: 'strategic_advisory', priceId: 'five_circles_strategic_advisor_monthly' }],
  ])('is led to where the plan is bought by %s', async (name, offer) => {
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

  it('shows a checkout failure under the button, logs it once and allows a retry', async () => {
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
  ])("of tier '%s' finds the badge on %s alone", async (tier, name) => {
    comeAs(tier)
    await screen.findByText('Current Plan')
    expect(screen.getAllByText('Current Plan')).toHaveLength(1)
    expect(card(name).getByText('Current Plan')).toBeTruthy()
    expect(card(name).queryByRole('button', { name: /^Choose/ })).toBeNull()
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
