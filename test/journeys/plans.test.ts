import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { asked, type Journey, startJourney } from '#test/support/journey.ts'
import type { Person } from '#test/support/people.ts'
import { signedIn } from '#test/support/signed-in.ts'

/** The end of a trial, then purchase, change and cancellation, on the pages of the product and of the Stripe emulator. */

const TITLE = 'Run the half marathon in under two hours'

let journey: Journey
let person: Person
let page: Page

beforeAll(async () => {
  journey = await startJourney('2026-05-04T15:00:00Z')
  person = (await signedIn(journey, { goals: [{ title: TITLE }] })).person
  // Thirty-one days later, without the mails in between.
  await asked(`${journey.url}/_local/clock`, {
    method: 'POST',
    body: JSON.stringify({ now: '2026-06-04T15:00:00Z', skip: true }),
  })
  page = (await journey.visitor()).page
})
afterAll(async () => {
  await journey?.stop()
})

const heading = (name: string) => page.getByRole('heading', { name, level: 1 }).waitFor()
const press = (name: string) => page.getByRole('button', { name, exact: true }).click()
const backFromStripe = () => page.getByRole('link', { name: 'Back to Five Circles' }).click()
const dialog = () => page.getByRole('dialog')

/** Pixels between the dialog's last part and its foot, beyond the room at its side. */
const measureFoot = () =>
  dialog()
    .locator('.dialog-body:has(.dialog-toasts)')
    .evaluate((body) => {
      const parts = [...body.children].filter((part) => !part.matches('.dialog-toasts'))
      const around = body.getBoundingClientRect()
      const ends = parts.map((part) => part.getBoundingClientRect().bottom)
      const sides = parts.map((part) => part.getBoundingClientRect().left)
      return around.bottom - Math.max(...ends) - (Math.min(...sides) - around.left)
    })

describe('after the trial', () => {
  it('the dashboard shows the plans and opens the offer once (PLAN-2, PLAN-3)', async () => {
    await page.goto(`${journey.url}/auth`)
    await page.getByLabel('Email').fill(person.email)
    await page.getByLabel('Password', { exact: true }).fill(person.password)
    await press('Sign In')
    await dialog().getByRole('heading', { name: 'Your free trial has ended' }).waitFor()
    // The messages inside take no room.
    expect(await measureFoot()).toBeCloseTo(0, 0)
    await dialog().getByRole('button', { name: 'Not Now' }).click()
    await heading('Free Trial Expired')

    await page.reload()
    await heading('Free Trial Expired')
    expect(await dialog().count()).toBe(0)
  })

  it('the first step of the interview says that a plan is required and shows no field (INTERVIEW-12)', async () => {
    await page.goto(`${journey.url}/?view=five-circle-onboarding`)
    await page.getByText('The interview ends with a framework and goals made from it').waitFor()
    expect(await page.getByLabel('Primary Challenge').count()).toBe(0)
    await page.goto(`${journey.url}/dashboard`)
    await heading('Free Trial Expired')
  })

  it('a declined card charges nothing and gives no access', async () => {
    await press('Upgrade to Personal Plan')
    await dialog().getByRole('button', { name: 'Upgrade to Personal Plan' }).click()
    await page.getByLabel('A card that is declined').check()
    await press('Subscribe')
    await page.getByText('Your card was declined.').waitFor()
    await backFromStripe()
    await page.getByText('Nothing has changed, and nothing was charged.').waitFor()
    await page.getByRole('link', { name: 'Dashboard' }).click()
    await heading('Free Trial Expired')
  })

  it('a payment restores the dashboard with room for three goals', async () => {
    await press('Upgrade to Personal Plan')
    await dialog().getByRole('button', { name: 'Upgrade to Personal Plan' }).click()
    await press('Subscribe')
    await heading('Payment Successful!')
    await page.getByText('You are on Personal Plan: up to 3 goals, 3 nudges a day.').waitFor()
    await press('Continue to Dashboard')
    await heading('Your Personal Goal Dashboard')
    await page.getByRole('heading', { name: TITLE }).waitFor()
    await page.getByText('1 of 3', { exact: true }).waitFor()
  })
})

describe('a plan', () => {
  it('is changed for a higher one', async () => {
    await page.goto(`${journey.url}/upgrade`)
    await page.getByText('Current Plan').waitFor()
    await press('Upgrade to Pro Plan')
    await page.getByText('It takes the place of Personal Plan at once.').waitFor()
    await press('Confirm')
    await page.getByText('You are on Pro Plan: up to 5 goals, 5 nudges a day.').waitFor()
  })

  it('is canceled in the portal, and the page shows its end date', async () => {
    await page.goto(`${journey.url}/upgrade`)
    await press('Manage Subscription')
    await press('Cancel subscription')
    await page.getByText('Cancels on Jul 4, 2026').waitFor()
    await backFromStripe()
    await page.getByText('Pro Plan is canceled.').first().waitFor()
    await page.getByText('You keep everything until Jul 4, 2026.').first().waitFor()
    await heading('Your Personal Goal Dashboard')
    const plan = page.locator('section', { has: page.getByRole('heading', { name: 'Your Plan' }) })
    await expect.poll(() => plan.innerText()).toMatch(/Pro Plan[\s\S]*1 of 5[\s\S]*Ends on\s*Jul 4, 2026/)
  })

  it('logs no error in any page', () => {
    expect(journey.complaints).toEqual([])
  })
})
