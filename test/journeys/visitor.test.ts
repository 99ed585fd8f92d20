import type { Route } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Journey, startJourney, waitForHydration } from '#test/support/journey.ts'

/** From the landing page to a sign-up form that knows the visitor's address. */

const EMAIL = 'visitor@example.com'

let journey: Journey

beforeAll(async () => {
  journey = await startJourney('2026-04-14T15:00:00Z')
})
afterAll(async () => {
  await journey?.stop()
})

describe('a visitor', () => {
  it('opens the coach dialog before hydration', async () => {
    const { page } = await journey.visitor()
    // The requests for scripts get no response until the link has been followed.
    const held: Route[] = []
    let isHeld = true
    await page.route('**/*.js', (route) => (isHeld ? void held.push(route) : route.continue()))
    await page.goto(`${journey.url}/pricing`, { waitUntil: 'commit' })
    await page.getByRole('link', { name: 'Meet your coach' }).first().click({ noWaitAfter: true })
    await page.waitForURL('**/pricing?coach=true', { waitUntil: 'commit' })
    isHeld = false
    // Those of the page that was left have ended.
    await Promise.allSettled(held.map((route) => route.continue()))
    await page.getByRole('dialog', { name: 'Meet your coach' }).waitFor()
    await expect.poll(() => new URL(page.url()).search).toBe('')
  })

  it('reads the landing page and the prices, opens the coach dialog, and starts with an address', async () => {
    const { page } = await journey.visitor()
    const problems: string[] = []
    page.on('pageerror', (error) => problems.push(error.message))
    page.on('console', (message) => {
      if (message.type() === 'error') problems.push(message.text())
    })

    await page.goto(journey.url)
    await page.getByRole('heading', { level: 1 }).waitFor()
    await page.getByText(/Join [\d,]+\+ goal achievers/).waitFor()
    await page.getByRole('navigation', { name: 'On this page' }).getByRole('link', { name: 'Pricing' }).click()
    const plans = page.getByRole('heading', { name: 'Start with one. Grow to five.' })
    await expect.poll(async () => (await plans.boundingBox())?.y ?? 9999).toBeLessThan(900)

    await page.getByRole('link', { name: 'See Pricing' }).click()
    await page.getByRole('heading', { name: 'Start Your First Goal' }).waitFor()
    const meet = page.getByRole('link', { name: 'Meet your coach' })
    await waitForHydration(meet.last())
    await meet.last().click()
    const coach = page.getByRole('dialog', { name: 'Meet your coach' })
    await coach.getByText('2 hours, each quarter').waitFor()
    await page.keyboard.press('Escape')
    await coach.waitFor({ state: 'detached' })
    await expect.poll(() => meet.last().evaluate((button) => button.matches(':focus'))).toBe(true)
    await page.getByText('Can I stop?').click()
    await page.getByText(/Cancel anytime and keep access/).waitFor()

    await page.getByRole('link', { name: 'Back' }).click()
    await page.getByRole('link', { name: 'Start with Your Email' }).click()
    await page.getByRole('textbox', { name: 'Email' }).fill(EMAIL)
    await page.getByRole('button', { name: 'Continue' }).click()
    await page.getByRole('button', { name: 'Sign Up' }).waitFor()
    await expect.poll(() => page.getByLabel('Email').inputValue()).toBe(EMAIL)

    await page.getByRole('link', { name: 'Privacy Notice' }).click()
    await page.getByRole('heading', { level: 1, name: 'Privacy Notice' }).waitFor()
    expect(problems).toEqual([])
    expect(journey.complaints).toEqual([])
  })
})
