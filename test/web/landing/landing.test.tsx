import { screen, within } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { StaticRouter } from 'react-router-dom'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { MAREN, show } from '#test/web/support/show.tsx'
import { Header } from '#web/app/header.tsx'
import Landing from '#web/features/landing/landing.tsx'

afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

const NOBODY = { state: 'signed-out' } as const
const hrefs = (name: string) => screen.queryAllByRole('link', { name }).map((link) => link.getAttribute('href'))
const section = (heading: string) => {
  const found = screen.getByRole('heading', { name: heading }).closest('section')
  if (!found) throw new Error(`${heading} stands in no section`)
  return within(found)
}

describe('the landing page', () => {
  it('shows the five circles as a drawing and as text', () => {
    show(<Landing />, { session: NOBODY })
    const circles = section('Five parts of one life.')
    expect(circles.getAllByRole('heading', { level: 3 }).map((heading) => heading.textContent)).toEqual([
      'Spiritual',
      'Friends & Family',
      'Work',
      'Personal Development',
      'Health & Fitness',
    ])
    expect(circles.getByRole('img').getAttribute('aria-label')).toContain('Work: satisfaction 7, importance 8.')
  })

  it('shows each problem beside its solution', () => {
    show(<Landing />, { session: NOBODY })
    const lines = section('Most goals don’t fail. They fade.').getAllByRole('listitem')
    expect(lines).toHaveLength(4)
    expect(lines[2]?.textContent).toBe(
      'How it fades: One missed day quietly becomes a missed month.What holds it: You see a gap the morning it opens, and your longest run is kept.',
    )
  })

  it('explains in three steps how it works, with an interview of 15-20 minutes', () => {
    show(<Landing />, { session: NOBODY })
    const steps = section('Twenty minutes once. Five minutes a day.')
    expect(steps.getAllByRole('heading', { level: 3 })).toHaveLength(3)
    expect(steps.getByText(/An AI interview of 15-20 minutes/)).toBeTruthy()
  })

  it("has the creator's story", () => {
    show(<Landing />, { session: NOBODY })
    expect(section('Why I built this').getByText(/The people I coach are good at goals/)).toBeTruthy()
  })

  it('has three feature cards at #features', () => {
    const { container } = show(<Landing />, { session: NOBODY })
    expect(container.querySelectorAll('#features article')).toHaveLength(3)
    expect(section('Three things, done every day.').getByText(/circle dashboard/)).toBeTruthy()
  })

  it('has the plans, the money-back guarantee and how to cancel at #pricing', () => {
    const { container } = show(<Landing />, { session: NOBODY })
    const pricing = section('Start with one. Grow to five.')
    expect(container.querySelector('#pricing')?.textContent).toContain('There is a 30-day money-back guarantee.')
    expect(pricing.getByText(/Cancel anytime and keep access to the end of the billing period/)).toBeTruthy()
    expect(pricing.getByRole('row', { name: /Pro Plan/ }).textContent).toContain('$199.99')
    expect(pricing.getAllByRole('row')).toHaveLength(5)
  })

  it('links a visitor to the trial, the prices, the sign-in and the email step', () => {
    show(<Landing />, { session: NOBODY })
    expect(hrefs('Start Free Trial')).toEqual(['/auth?mode=sign-up'])
    expect(hrefs('See Pricing')).toEqual(['/pricing'])
    expect(hrefs('Get Started')).toEqual(['/auth?mode=sign-up'])
    expect(hrefs('Start with Your Email')).toEqual(['/?view=email'])
    expect(hrefs('Continue to Dashboard')).toEqual([])
  })

  it('offers a signed-in person the dashboard instead, and a new goal', () => {
    show(<Landing />, { session: MAREN })
    expect(hrefs('Continue to Dashboard')).toEqual(['/dashboard', '/dashboard'])
    expect(hrefs('Get Started')).toEqual(['/?force-onboarding=true'])
    for (const name of ['Start Free Trial', 'See Pricing', 'Start with Your Email']) expect(hrefs(name)).toEqual([])
  })

  it('ends with the prices, the terms, the privacy notice and an address', () => {
    show(<Landing />, { session: NOBODY })
    const foot = within(screen.getByRole('contentinfo'))
    expect(foot.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '/pricing',
      '/terms',
      '/privacy',
      expect.stringMatching(/^mailto:.+@.+/),
    ])
  })

  it('has a header with links to both anchors', () => {
    show(<Header onSky />, { session: NOBODY })
    expect(hrefs('Features')).toEqual(['#features'])
    expect(hrefs('Pricing')).toEqual(['#pricing'])
  })

  it('renders on a server without a number that depends on the day', () => {
    const html = renderToString(
      <StaticRouter location="/">
        <Landing />
      </StaticRouter>,
    )
    expect(html).toContain('Before the day gets loud.')
    expect(html).toContain('Start Free Trial')
    expect(html).not.toContain('goal achievers')
  })
})
