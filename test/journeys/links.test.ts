import type { BrowserContext, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { checkInBy, followMailLink, type Journey, startJourney } from '#test/support/journey.ts'

/** The links of the product's mails: verification, check-in, password reset. */

const EMAIL = 'tove.links@example.com'
const OTHER = 'ivo.links@example.com'
const PASSWORD = 'before-sunrise'

let journey: Journey
let page: Page
let context: BrowserContext
let goalId: string

beforeAll(async () => {
  journey = await startJourney('2026-04-14T15:00:00Z')
  ;({ page, context } = await journey.visitor())
})
afterAll(async () => {
  await journey?.stop()
})

/** Calls the API with the token of the page's person. */
const ask = (operation: string, body: object): Promise<unknown> =>
  page.evaluate(
    `fetch('/api/${operation}', {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        authorization: 'Bearer ' + Object.entries(localStorage).find(([key]) => key.endsWith('.idToken'))[1],
      },
      body: ${JSON.stringify(JSON.stringify(body))},
    }).then((response) => response.json())`,
  )
const made = z.object({ goal: z.object({ id: z.string() }) })

const open = (user: string, goal: string) =>
  page.goto(`${journey.url}/?${new URLSearchParams({ checkin: 'true', user, goal })}`)

describe('the link of the verification mail', () => {
  it('works on another device, and the tab of the sign-up continues (AUTH-8)', async () => {
    await page.goto(`${journey.url}/auth?mode=sign-up`)
    await page.getByLabel('Email').fill(EMAIL)
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
    await page.getByRole('button', { name: 'Sign Up' }).click()
    await page.getByRole('link', { name: 'I Opened the Link' }).click()
    await page.getByRole('heading', { name: 'One moment.' }).waitFor()

    const device = await journey.visitor()
    const there = await followMailLink(journey, device.context, EMAIL, /Verify Email/)
    await there.getByText('Your email is verified. Sign in to begin.').waitFor()
    await expect.poll(() => there.getByLabel('Email').inputValue()).toBe(EMAIL)

    await page.getByText('Welcome back').waitFor()
  })
})

describe('the check-in link of a wake-up mail (MAIL-4)', () => {
  it('opens the goal, and shows a message when it does not exist', async () => {
    goalId = made.parse(await ask('create-goal', { title: 'Walk before work' })).goal.id
    await open(EMAIL, goalId)
    const button = page.getByRole('button', { name: 'Check In Today' })
    await button.and(page.locator(':focus')).waitFor()
    await page.getByText('Press Check In Today to keep this day.').waitFor()
    expect(new URL(page.url()).pathname + new URL(page.url()).search).toBe('/dashboard')
    await checkInBy(page, () => page.keyboard.press('Enter'))
    await page.getByRole('button', { name: 'Checked In!' }).waitFor()

    await open(EMAIL, 'goal_01ARZ3NDEKTSV4RRFFQ69G5FAV')
    await page.getByText('Goal not found').waitFor()
  })

  it('celebrates an earlier check-in of the day (STREAK-8)', async () => {
    await open(EMAIL, goalId)
    await page.getByText("You've already checked in today! Come back tomorrow after 3 AM EST.").waitFor()
  })

  it('of another person signs out and continues as that person (AUTH-12)', async () => {
    await open(OTHER, goalId)
    await page.getByText(`This check-in link is for ${OTHER}. Please log in with the correct account.`).waitFor()
    await page.getByRole('button', { name: `Sign Out and Go On as ${OTHER}` }).click()
    await page.getByRole('tab', { name: 'Sign In' }).waitFor()
    await expect.poll(() => page.getByLabel('Email').inputValue()).toBe(OTHER)
  })

  it('continues after the sign-in of a visitor', async () => {
    await open(EMAIL, goalId)
    await page.getByText(`Please log in as ${EMAIL} to complete your check-in from the email link.`).waitFor()
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
    await page.locator('form').getByRole('button', { name: 'Sign In' }).click()
    await page.getByRole('article').getByRole('heading', { name: 'Walk before work' }).waitFor()
  })
})

describe('a forgotten password', () => {
  it('is replaced once through the link of the mail (AUTH-15)', async () => {
    await page.getByRole('button', { name: 'Sign Out' }).click()
    await page.getByRole('tab', { name: 'Sign In' }).waitFor()
    await page.getByLabel('Email').fill(EMAIL)
    await page.getByRole('link', { name: 'Forgot Password' }).click()
    await page.getByRole('button', { name: 'Send Reset Email' }).click()
    await page.getByRole('heading', { name: 'It is on its way.' }).waitFor()

    const chosen = await followMailLink(journey, context, EMAIL, /Choose a New Password/)
    const link = chosen.url()
    await chosen.getByLabel('New password').fill('after-sunrise')
    await chosen.getByRole('button', { name: 'Save Password' }).click()
    await chosen.getByText('Welcome back').waitFor()

    await chosen.goto(link)
    await chosen.getByLabel('New password').fill('at-noon-again')
    await chosen.getByRole('button', { name: 'Save Password' }).click()
    await chosen.getByText('This link has been used already, or it has run out. Ask for a new one.').waitFor()
    expect(journey.complaints).toEqual([])
  })
})
