import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { checkInBy, followMailLink, type Journey, readStreak, startJourney } from '#test/support/journey.ts'
import { closeMoment } from '#test/support/moments.ts'

const EMAIL = 'jonas@example.com'
const TITLE = 'Run the half marathon'

let journey: Journey

beforeAll(async () => {
  journey = await startJourney('2026-04-14T15:00:00Z')
})
afterAll(async () => {
  await journey?.stop()
})

describe('the product, stopped and started again', () => {
  it('keeps the person, the session, the goal, its text, its streak, the mails and the clock', async () => {
    const { page, context } = await journey.visitor({ inFull: true })
    await page.goto(`${journey.url}/auth`)
    await page.getByRole('tab', { name: 'Sign Up' }).click()
    await page.getByLabel('Email').fill(EMAIL)
    await page.getByLabel('Password', { exact: true }).fill('before-sunrise')
    await page.getByRole('button', { name: 'Sign Up' }).click()
    await page.getByRole('heading', { name: 'Check Your Email' }).waitFor()
    const verified = await followMailLink(journey, context, EMAIL, /Verify Email/)
    await verified
      .getByRole('textbox', { name: /goal|title/i })
      .first()
      .fill(TITLE)
    await verified.getByRole('button', { name: 'Create Goal' }).click()
    await closeMoment(verified, 'created')
    await verified.locator('section.message').waitFor()
    const text = await verified.locator('section.message').innerText()
    await checkInBy(verified, () => verified.getByRole('button', { name: 'Check In Today' }).first().click())
    await verified.getByRole('button', { name: 'Checked In!' }).first().waitFor()
    const goalPage = verified.url()
    const mails = await journey.mailsTo(EMAIL)
    await journey.skipTo('2026-04-15T01:00:00Z')

    await journey.restart()

    await page.goto(goalPage)
    await page.locator('section.message').waitFor()
    expect(await page.locator('section.message').innerText()).toBe(text)
    await page.goto(`${journey.url}/dashboard`)
    await page.getByRole('button', { name: 'Checked In!' }).waitFor()
    await expect.poll(() => readStreak(page, TITLE)).toBe('1 day streak')
    expect(await journey.mailsTo(EMAIL)).toEqual(mails)

    // After the restart, sign in with the stored password.
    const other = await journey.visitor()
    await other.page.goto(`${journey.url}/auth`)
    await other.page.getByLabel('Email').fill(EMAIL)
    await other.page.getByLabel('Password', { exact: true }).fill('before-sunrise')
    await other.page.locator('form').getByRole('button', { name: 'Sign In' }).click()
    await other.page.getByText(TITLE).first().waitFor()
    expect(journey.complaints).toEqual([])
  })
})
