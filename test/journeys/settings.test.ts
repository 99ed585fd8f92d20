import { text } from 'node:stream/consumers'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { askPool } from '#test/support/ask-pool.ts'
import { followMailLink, type Journey, startJourney } from '#test/support/journey.ts'

/** Settings, export and deletion of an account. */

const EMAIL = 'signe.settings@example.com'
const PASSWORD = 'fjord-at-dawn'
const NEW_PASSWORD = 'moonlight-over-oslo-9'

let journey: Journey
let page: Page

beforeAll(async () => {
  journey = await startJourney('2026-04-14T15:00:00Z')
})
afterAll(async () => {
  await journey?.stop()
})

const signUp = async (on: Page) => {
  await on.getByRole('tab', { name: 'Sign Up' }).click()
  await on.getByLabel('Email').fill(EMAIL)
  await on.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await on.getByRole('button', { name: 'Sign Up' }).click()
  await on.getByRole('heading', { name: 'Check Your Email' }).waitFor()
}

/** A second device of the person. */
const signInElsewhere = async (password: string) => {
  const device = (await journey.visitor()).page
  await device.goto(`${journey.url}/auth`)
  await device.getByLabel('Email').fill(EMAIL)
  await device.getByLabel('Password', { exact: true }).fill(password)
  await device.locator('form').getByRole('button', { name: 'Sign In' }).click()
  await device.getByText('Welcome back, Signe').waitFor()
  return device
}

describe('the settings of a person (PAGE-16)', () => {
  it('begin with one choice and with the zone of the device (PAGE-27, DAY-8, AUTH-18)', async () => {
    const visitor = await journey.visitor({ zone: 'Europe/Berlin' })
    await visitor.page.goto(`${journey.url}/auth`)
    await signUp(visitor.page)
    page = await followMailLink(journey, visitor.context, EMAIL, /Verify Email/)
    await page.getByRole('heading', { name: 'Where shall we begin?' }).waitFor()
    await page.getByText('Your mornings are set to 7:00 AM Eastern time, which is 1:00 PM where you are.').waitFor()
    await page.getByRole('button', { name: 'Use Berlin Time' }).click()
    await page.getByText('Your mornings come in Berlin time now.').waitFor()
    await expect.poll(() => page.getByText('Your mornings are set to').count()).toBe(0)
    await visitor.page.getByRole('heading', { name: 'Your address is verified' }).waitFor()
  })

  it('open from the gear and change the zone to Oslo', async () => {
    await page.getByRole('link', { name: 'Settings' }).click()

    await page.getByLabel('Name').fill('Signe')
    await page.getByLabel('Time zone').fill('oslo')
    await page.getByRole('radio', { name: '4 AM' }).check()
    await page.getByRole('button', { name: 'Save Changes' }).click()
    await page.getByText('Settings saved.').waitFor()
    await page.reload()
    await expect.poll(() => page.getByLabel('Time zone').inputValue()).toBe('Oslo, Europe')
    await expect.poll(() => page.getByRole('radio', { name: '4 AM' }).isChecked()).toBe(true)
    await page.getByText('Welcome back, Signe').waitFor()
  })

  it('change the password, which ends the session of another device and keeps this one (AUTH-20)', async () => {
    const device = await signInElsewhere(PASSWORD)
    expect(await askPool(device)).toContain('UserAttributes')

    await page.getByRole('button', { name: 'Change password' }).click()
    await page.getByLabel('Current password').fill(PASSWORD)
    await page.getByLabel('New password').fill(NEW_PASSWORD)
    await page.getByRole('button', { name: 'Set Password' }).click()
    await page.getByText('Your other devices are signed out within the hour.').waitFor()
    expect(await askPool(device)).toContain('Access Token has been revoked')
    await page.reload()
    await page.getByText('Welcome back, Signe').waitFor()
  })

  it('sign out everywhere else with the password, and keep this device signed in (AUTH-20)', async () => {
    const device = await signInElsewhere(NEW_PASSWORD)
    await page.getByRole('button', { name: 'Sign Out Everywhere Else' }).click()
    await page.getByLabel('Current password').fill(NEW_PASSWORD)
    await page.getByRole('button', { name: 'Sign Out Everywhere Else' }).click()
    await page.getByText('Signed out everywhere else').waitFor()
    expect(await askPool(device)).toContain('Access Token has been revoked')
    expect(await askPool(page)).toContain('UserAttributes')
    await page.reload()
    await page.getByText('Welcome back, Signe').waitFor()
  })

  it('export all stored data', async () => {
    const downloading = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Everything (JSON)' }).click()
    const file = await downloading
    expect(file.suggestedFilename()).toBe('five-circles.json')
    expect(JSON.parse(await text(await file.createReadStream()))).toMatchObject({
      account: { email: EMAIL, display_name: 'Signe', zone: 'Europe/Oslo', day_start_hour: 4 },
      goals: [],
    })
  })

  it('delete the account: the sign-in fails and the address can sign up again', async () => {
    await page.getByRole('button', { name: 'Delete My Account' }).click()
    await page.getByLabel('Your email, to confirm').fill(EMAIL)
    await page.getByRole('button', { name: 'Delete Everything' }).click()
    await page.getByText('Your account is deleted').waitFor()
    await page.getByRole('link', { name: 'Start Free Trial' }).first().waitFor()
    await page.getByRole('link', { name: 'Sign In', exact: true }).first().click()

    await page.getByLabel('Email').fill(EMAIL)
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
    await page.locator('form').getByRole('button', { name: 'Sign In' }).click()
    await page.getByText(`No account found with email ${EMAIL}.`).waitFor()
    await signUp(page)
    expect(journey.complaints).toEqual([])
  })
})
