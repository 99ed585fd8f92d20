import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { followMailLink, type Journey, readStreak, startJourney } from '#test/support/journey.ts'

/** 'First five minutes' of the README, with the control page of the local stage. It starts on a Tuesday at 6 AM Eastern time. */

const EMAIL = 'first.minutes@example.com'
const TITLE = 'Run three times a week'

let journey: Journey
let control: Page

beforeAll(async () => {
  journey = await startJourney('2026-04-14T10:00:00Z')
})
afterAll(async () => {
  await journey?.stop()
})

/** Opens the newest mail on the control page to the person, and follows its link with this text. */
const follow = async (link: RegExp): Promise<Page> => {
  const row = control.locator('#inbox a', { hasText: EMAIL }).first()
  // The user pool sends mails asynchronously.
  await expect
    .poll(async () => {
      await control.goto(`${journey.url}/_local/`)
      return row.count()
    })
    .toBe(1)
  await row.click()
  const [opened] = await Promise.all([
    control.context().waitForEvent('page'),
    control.frameLocator('iframe').getByRole('link', { name: link }).first().click(),
  ])
  await control.goto(`${journey.url}/_local/`)
  return opened
}

it('leads from a sign-up to a goal, the mail of the morning, and its check-in', async () => {
  const { page } = await journey.visitor()
  await page.goto(`${journey.url}/auth?mode=sign-up`)
  await page.getByLabel('Email').fill(EMAIL)
  await page.getByLabel('Password', { exact: true }).fill('first-light')
  await page.getByRole('button', { name: 'Sign Up' }).click()
  const [opened] = await Promise.all([
    page.context().waitForEvent('page'),
    page.getByRole('link', { name: 'local control' }).click(),
  ])
  control = opened
  await control.getByRole('heading', { name: /^Tuesday, April 14, 2026, New York/ }).waitFor()

  const app = await follow(/Verify Email/)
  await app.getByRole('radio', { name: 'Health & Fitness' }).check()
  await app
    .getByRole('textbox', { name: /goal|title/i })
    .first()
    .fill(TITLE)
  await app.getByRole('button', { name: 'Create Goal' }).click()
  await app.getByRole('heading', { name: TITLE }).waitFor()

  await control.getByRole('button', { name: 'Clear' }).click()
  await control.getByRole('status').filter({ hasText: 'The inbox is empty.' }).waitFor()
  await control.getByRole('button', { name: 'Next 7:00' }).click()
  await control
    .getByRole('status')
    .filter({ hasText: /^It is 7:0\d\. \d+ mails? arrived\.$/ })
    .waitFor()
  // The control page shows the newest mails only, and people of earlier journeys get theirs at the same time.
  const mail = await followMailLink(journey, control.context(), EMAIL, /Check In/)
  await mail.getByRole('button', { name: 'Check In Today' }).first().click()
  await mail.getByText('1 day').first().waitFor()
})

it('signs a new browser in as a person of the list', async () => {
  const { page } = await journey.visitor()
  await page.goto(`${journey.url}/_local/`)
  await page.getByRole('button', { name: 'Switch between light and dark' }).click()
  expect(await page.locator('html').getAttribute('data-theme')).toBe('dark')
  const row = page.locator('#people li', { hasText: EMAIL })
  expect(await row.innerText()).toMatch(/1 goal, New York/)
  await row.getByRole('button', { name: /Sign in as/ }).click()
  await page.getByRole('heading', { name: 'Your Personal Goal Dashboard' }).waitFor()
  expect(await page.locator('html').getAttribute('data-theme')).toBe('dark')
  expect(await readStreak(page, TITLE)).toMatch(/1/)
})
