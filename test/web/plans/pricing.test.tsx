import { screen, waitFor, within } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { StaticRouter } from 'react-router-dom'
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { show } from '#test/web/support/show.tsx'
import '#test/web/support/dialog-element.ts'
import { creatorDialog } from '#web/entities/popups/popups.ts'
import Pricing from '#web/features/plans/components/pricing.tsx'
import { card, NOBODY, page, visit } from './support/pricing-page.tsx'

vi.mock('#web/entities/session/renewal.ts', () => ({ idToken: async () => 'a-token' }))

// Import lazy chunks before the first test: loading them is slow on a busy machine.
beforeAll(async () => {
  await import('#web/features/plans/components/pricing-person.tsx')
  await import('#web/features/plans/components/creator-dialog.tsx')
})

beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
})
afterEach(() => {
  creatorDialog.close()
  window.location.hash = ''
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

describe('the pricing view', () => {
  it('lists on its cards only features that exist', () => {
    visit()
    expect(screen.queryByText(/Priority email/)).toBeNull()
    for (const name of ['Free trial', 'Personal Plan'])
      expect(card(name).getByText(/All 4 coaching tones/)).toBeTruthy()
  })

  it('shows the four plans with their prices and limits (PAGE-14, PLAN-5)', () => {
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
