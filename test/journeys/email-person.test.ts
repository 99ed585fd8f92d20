import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { followMailLink, type Journey, readStreak, startJourney } from '#test/support/journey.ts'
import { closeMoment } from '#test/support/moments.ts'

/**
 * From sign-up to a streak of two in the whole product. It starts on Tuesday 14 April 2026, 11 AM Eastern time.
 */

const EMAIL = 'maren@example.com'
const PASSWORD = 'first-light'
const TITLE = 'Write the first draft of my book'

let journey: Journey
let page: Page

beforeAll(async () => {
  journey = await startJourney('2026-04-14T15:00:00Z')
})
afterAll(async () => {
  await journey?.stop()
})

const lines = async (of: Page, heading: string): Promise<string> => {
  const section = of.locator('section', { has: of.getByRole('heading', { name: heading }) })
  return (await section.first().innerText()).replaceAll('\n', ' ')
}

describe('a person with an e-mail address', () => {
  it('signs up and is signed in after the link of the mail', async () => {
    const visitor = await journey.visitor({ inFull: true })
    await visitor.page.goto(journey.url)
    await visitor.page.getByRole('link', { name: 'Start Free Trial' }).first().click()
    await visitor.page.getByRole('tab', { name: 'Sign Up' }).click()
    await visitor.page.getByLabel('Email').fill(EMAIL)
    await visitor.page.getByLabel('Password', { exact: true }).fill(PASSWORD)
    await visitor.page.getByRole('button', { name: 'Sign Up' }).click()
    await visitor.page.getByRole('heading', { name: 'Check Your Email' }).waitFor()

    page = await followMailLink(journey, visitor.context, EMAIL, /Verify Email/)
    await page.getByText('Welcome back').waitFor()
    await page.getByRole('button', { name: 'Create Goal' }).waitFor()
  })

  it("creates a goal and reads today's message, micro-plan and challenge (TEXT-1)", async () => {
    await page.getByRole('radio', { name: 'Personal Development' }).check()
    await page
      .getByRole('textbox', { name: /goal|title/i })
      .first()
      .fill(TITLE)
    await page.getByRole('button', { name: 'Create Goal' }).click()

    await closeMoment(page, 'created')
    await page.getByRole('heading', { name: TITLE }).waitFor()
    await page.getByRole('heading', { name: "Today's Motivation" }).waitFor()
    expect(await page.locator('ol.micro-plan li').count()).toBeGreaterThan(0)
    expect(await page.locator('ol.micro-plan li').count()).toBeLessThanOrEqual(3)
    expect(await lines(page, "Today's Challenge")).toMatch(/ (?:[1-9]\d* seconds|[12] minutes?) /)
  })

  it('checks in once a day (STREAK-3)', async () => {
    await page.goto(`${journey.url}/dashboard`)
    await page.getByRole('button', { name: 'Check In Today' }).click()
    await closeMoment(page, 'first')
    await expect.poll(() => readStreak(page, TITLE)).toBe('1 day streak')

    await page.reload()
    await page.getByRole('button', { name: 'Checked In!' }).waitFor()
    expect(await page.getByRole('button', { name: 'Check In Today' }).count()).toBe(0)
    await expect.poll(() => readStreak(page, TITLE)).toBe('1 day streak')
    // The document and the app request the goals once in total (ADR 262).
    const asked = () => performance.getEntriesByType('resource').filter(({ name }) => /fetch-user-goals$/.test(name))
    expect(await page.evaluate(`(${asked})().length`)).toBe(1)
  })

  it("gets exactly one mail at 7 AM the next day, with that day's content and a link that shows its goal (MAIL-1, MAIL-12)", async () => {
    const isWakeUp = (mail: { text: string | null }) => mail.text?.includes("TODAY'S MICRO-PLAN")
    await journey.skipTo('2026-04-15T10:45:00Z')
    await journey.setClock('2026-04-15T10:55:00Z')
    expect((await journey.mailsTo(EMAIL)).filter(isWakeUp)).toHaveLength(0)
    await journey.setClock('2026-04-15T11:00:00Z')
    const [mail, ...others] = (await journey.mailsTo(EMAIL)).filter(isWakeUp)
    expect(others).toHaveLength(0)
    expect(mail?.text?.toUpperCase()).toContain(TITLE.toUpperCase())

    const dashboard = await followMailLink(journey, page.context(), EMAIL, /Check In Today/)
    await dashboard.getByRole('heading', { name: TITLE }).waitFor()
    await dashboard.goto(`${journey.url}/dashboard`)
    await dashboard.getByRole('heading', { name: 'Your Personal Goal Dashboard' }).waitFor()
    await dashboard.getByRole('link', { name: 'Open motivation plan' }).click()
    await dashboard.getByRole('heading', { name: "Today's Micro-Plan" }).waitFor()
    const inMail = (mail?.text ?? '').replace(/\s+/g, ' ')
    for (const shown of await dashboard.locator('ol.micro-plan li').allInnerTexts()) {
      const [step = '', time] = shown.split('\n').filter((line) => line.trim() !== '')
      expect(inMail).toContain(`${step} (${time})`)
    }
    page = dashboard
  })

  it('reaches a streak of two', async () => {
    await page.goto(`${journey.url}/dashboard`)
    await expect.poll(() => readStreak(page, TITLE)).toBe('1 day streak')
    await page.getByRole('button', { name: 'Check In Today' }).click()
    await page.getByText('Checked in! Streak updated.').first().waitFor()
    await expect.poll(() => readStreak(page, TITLE)).toBe('2 day streak')
  })

  it('leads with the days kept after a missed day and keeps the longest run (STREAK-2, STREAK-13)', async () => {
    await journey.skipTo('2026-04-17T12:00:00Z')
    await page.reload()
    await page.getByRole('button', { name: 'Check In Today' }).waitFor()
    await expect.poll(() => readStreak(page, TITLE)).toBe('2 of the last 3')
    await expect
      .poll(() => page.getByRole('article').filter({ hasText: TITLE }).innerText())
      .toMatch(/Best run\s*2 days/)
  })

  it('logs no error in any page', () => {
    expect(journey.complaints).toEqual([])
  })
})
