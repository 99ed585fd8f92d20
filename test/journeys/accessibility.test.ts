import axe from 'axe-core'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { type Journey, startJourney } from '#test/support/journey.ts'
import { signedIn } from '#test/support/signed-in.ts'

/** Every screen of the main job, in both themes, on a phone: no violation that axe knows, no sideways scroll. */

const TITLE = 'Dinner at home, phones away'
const RUN = `axe.run(document, { runOnly: ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa', 'best-practice'] })
  .then(({ violations }) => violations.map(({ id, nodes }) => id + ' at ' + nodes.map(({ target, any }) => target.join(' ') + (any[0]?.data?.contrastRatio ? ' ' + JSON.stringify(any[0].data) : '')).join(', ')))`
const SETTLED = `new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))
  .then(() => Promise.allSettled(document.getAnimations().map(({ finished }) => finished)))
  .then(() => true)`
const found = z.array(z.string())

let journey: Journey
let page: Page

beforeAll(async () => {
  journey = await startJourney('2026-04-14T15:00:00Z')
})
afterAll(async () => {
  await journey?.stop()
})

const violations = async (): Promise<string[]> => {
  const all: string[] = []
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    // Colours that are on their way from one theme to the other would be measured halfway.
    await page.evaluate(SETTLED)
    await page.evaluate(axe.source)
    const here = found.parse(await page.evaluate(RUN))
    all.push(...here.map((violation) => `${colorScheme}: ${violation}`))
  }
  for (const width of [320, 390, 1440]) {
    await page.setViewportSize({ width, height: 844 })
    await page.evaluate(SETTLED)
    const overflow = z.number().parse(await page.evaluate('document.documentElement.scrollWidth - window.innerWidth'))
    if (overflow > 0) all.push(`${overflow} px sideways at ${width} px`)
  }
  await page.setViewportSize({ width: 390, height: 844 })
  return all
}

const STOPS = 40

/** Walks by Tab to the control of this name, as somebody without a mouse does. */
const tabTo = async (name: string) => {
  for (let stop = 0; stop < STOPS; stop += 1) {
    await page.keyboard.press('Tab')
    if ((await page.locator(':focus').innerText()).trim() === name) return
  }
  expect.fail(`Tab never came to ${name}`)
}

describe('a person who cannot see well, on a phone', () => {
  it('finds the landing page, the sign-in and a page that is not there in order', async () => {
    page = (await journey.visitor()).page
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto(journey.url)
    await page.getByRole('link', { name: 'Start Free Trial' }).first().waitFor()
    expect(await violations()).toEqual([])

    await page.goto(`${journey.url}/nowhere`)
    await page.getByRole('link', { name: 'Return to Home' }).waitFor()
    expect(await violations()).toEqual([])

    await page.goto(`${journey.url}/auth`)
    await page.locator('form').getByRole('button', { name: 'Sign In' }).click()
    expect(await violations()).toEqual([])
    await page.getByRole('tab', { name: 'Sign Up' }).click()
    await page.getByLabel('Email').fill('amara@example.com')
    await page.getByLabel('Password', { exact: true }).fill('phones-away')
    await page.getByRole('button', { name: 'Sign Up' }).click()
    await page.getByRole('heading', { name: 'Check Your Email' }).waitFor()
    expect(await violations()).toEqual([])
  })

  it('finds the prices, the coach, the email step and the legal texts in order', async () => {
    await page.goto(`${journey.url}/pricing`)
    await page.getByRole('heading', { name: 'Start Your First Goal' }).waitFor()
    expect(await violations(), 'prices').toEqual([])
    await page.getByRole('link', { name: 'Meet your coach' }).last().click()
    await page.getByRole('dialog').waitFor()
    expect(await violations(), 'coach').toEqual([])

    await page.goto(`${journey.url}/?view=email`)
    await page.getByRole('button', { name: 'Continue' }).click()
    await page.getByText('Please enter a valid email address.').waitFor()
    expect(await violations(), 'email step').toEqual([])
    for (const place of ['terms', 'privacy']) {
      await page.goto(`${journey.url}/${place}`)
      await page.getByRole('contentinfo').waitFor()
      expect(await violations(), place).toEqual([])
    }
  })

  it('finds the empty dashboard and the form in order', async () => {
    page = (await signedIn(journey)).page
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto(`${journey.url}/?force-onboarding=true`)
    await page.getByLabel('Title').waitFor()
    await page.getByRole('button', { name: 'Create Goal' }).click()
    expect(await violations()).toEqual([])
    await page.goto(`${journey.url}/?force-dashboard=true`)
    await page.getByRole('heading', { name: 'No Active Goals' }).waitFor()
    expect(await violations()).toEqual([])
  })

  it("finds a goal's day, the dashboard and its dialogs in order", async () => {
    await page.goto(`${journey.url}/?force-onboarding=true`)
    await page.getByLabel('Title').fill(TITLE)
    await page.getByRole('radio', { name: 'Friends & Family' }).check()
    await page.getByRole('button', { name: 'Create Goal' }).click()
    await page.locator('section.message').waitFor()
    expect(await violations()).toEqual([])

    await page.goto(`${journey.url}/dashboard`)
    await page.getByRole('button', { name: 'Check In Today' }).waitFor()
    await tabTo('Check In Today')
    await page.keyboard.press('Enter')
    await page.getByRole('button', { name: 'Checked In!' }).waitFor()
    expect(await violations()).toEqual([])
    for (const name of [`Edit ${TITLE}`, `Delete ${TITLE}`, 'Reset Streak']) {
      await page.getByRole('button', { name }).click()
      await page.getByRole('dialog').waitFor()
      expect(await violations(), name).toEqual([])
      await page.keyboard.press('Escape')
      await page.getByRole('dialog').waitFor({ state: 'hidden' })
    }
    expect(journey.complaints).toEqual([])
  })
})
