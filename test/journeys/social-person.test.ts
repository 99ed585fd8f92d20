import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { askPool } from '#test/support/ask-pool.ts'
import { type Journey, startJourney } from '#test/support/journey.ts'
import { keepFromOthers } from '#test/support/visitors.ts'

let journey: Journey

beforeAll(async () => {
  journey = await startJourney('2026-04-14T15:00:00Z')
})
afterAll(async () => {
  await journey?.stop()
})

const chooseAccount = async (page: Page) => {
  await page.getByRole('heading', { name: 'Choose an account' }).waitFor()
  const account = page.locator('button.account').first()
  const email = (await account.locator('.account-email').innerText()).trim()
  await account.click()
  return email
}

const isSignedIn = (page: Page) => page.getByText('Welcome back').waitFor()

describe('a person with a social account', () => {
  let email = ''

  it('signs in through the popup, which always shows the account chooser (AUTH-6)', async () => {
    const { page, context } = await journey.visitor({ inFull: true })
    await page.goto(`${journey.url}/auth`)
    const opened = context.waitForEvent('page')
    await page.getByRole('button', { name: 'Continue with Google' }).click()
    const popup = await opened
    const closed = popup.waitForEvent('close')
    email = await chooseAccount(popup)
    await closed
    await isSignedIn(page)
    expect(new URL(page.url()).pathname).toBe('/')

    await page.getByRole('button', { name: 'Sign Out' }).click()
    await page.getByRole('tab', { name: 'Sign In' }).waitFor()
    await page.goto(journey.url)
    await page.getByRole('link', { name: 'Sign In' }).first().waitFor()
  })

  it('signs in as the same person by redirect when the popup is blocked (AUTH-6, AUTH-16)', async () => {
    const { page } = await journey.visitor()
    keepFromOthers(page)
    await page.addInitScript('window.open = () => null')
    await page.goto(`${journey.url}/auth`)
    await page.getByRole('button', { name: 'Continue with Google' }).click()
    expect(await chooseAccount(page)).toBe(email)
    await isSignedIn(page)
    await page.goto(`${journey.url}/?force-onboarding=true`)
    await page
      .getByRole('textbox', { name: /goal|title/i })
      .first()
      .fill('Call my brother on Sundays')
    await page.getByRole('button', { name: 'Create Goal' }).click()
    await page.getByRole('heading', { name: "Today's Motivation" }).waitFor()
  })

  it('ends the sessions of other devices and keeps this one, after Google was asked (AUTH-20)', async () => {
    const other = (await journey.visitor()).page
    keepFromOthers(other)
    await other.addInitScript('window.open = () => null')
    await other.goto(`${journey.url}/auth`)
    await other.getByRole('button', { name: 'Continue with Google' }).click()
    expect(await chooseAccount(other)).toBe(email)
    await isSignedIn(other)

    const { page, context } = await journey.visitor({ inFull: true })
    await page.goto(`${journey.url}/auth`)
    const signIn = context.waitForEvent('page')
    await page.getByRole('button', { name: 'Continue with Google' }).click()
    expect(await chooseAccount(await signIn)).toBe(email)
    await isSignedIn(page)
    await page.getByRole('link', { name: 'Settings' }).click()
    const end = async (press: (popup: Page) => Promise<unknown>) => {
      const opened = context.waitForEvent('page')
      await page.getByRole('button', { name: 'Sign Out Everywhere Else' }).click()
      const popup = await opened
      const closed = popup.waitForEvent('close')
      await press(popup)
      await closed
    }

    await end((popup) => popup.getByRole('button', { name: 'Cancel' }).click())
    expect(await askPool(other)).toContain('UserAttributes')
    await end(chooseAccount)
    await page.getByText('Signed out everywhere else').waitFor()
    expect(await askPool(other)).toContain('Access Token has been revoked')
    expect(await askPool(page)).toContain('UserAttributes')

    // A browser that blocks popups goes to Google and comes back.
    keepFromOthers(page)
    await page.addInitScript('window.open = () => null')
    await page.reload()
    await page.getByRole('button', { name: 'Sign Out Everywhere Else' }).click()
    expect(await chooseAccount(page)).toBe(email)
    await page.getByText('Signed out everywhere else').waitFor()
    await page.getByRole('heading', { name: 'Settings' }).waitFor()
    expect(await askPool(page)).toContain('UserAttributes')
  })

  it('sees the sign-in page unchanged after a canceled sign-in', async () => {
    const { page, context } = await journey.visitor()
    await page.goto(`${journey.url}/auth`)
    const opened = context.waitForEvent('page')
    await page.getByRole('button', { name: 'Continue with Google' }).click()
    const popup = await opened
    const closed = popup.waitForEvent('close')
    await popup.getByRole('button', { name: 'Cancel' }).click()
    await closed
    await page.getByRole('button', { name: 'Continue with Google' }).waitFor()
    expect(await page.getByRole('alert').count()).toBe(0)
  })

  it('logs no error in any page', () => {
    expect(journey.complaints).toEqual([])
  })
})
