import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Journey, startJourney } from '#test/support/journey.ts'
import { closeMoment } from '#test/support/moments.ts'
import { splitLanes, WALKS } from '#test/support/screens/all.ts'
import { inspectAll, planInspection } from '#test/support/screens/inspect-all.ts'
import { SAMPLE } from '#test/support/screens/sample.ts'
import { signedIn } from '#test/support/signed-in.ts'

/**
 * A sample of the states of `npm run screens`: no axe violation in either theme, no horizontal scroll from 320 to
 * 1600 px or at 200 % zoom or text, targets of 44 px, space between words, no error in the console. Also a day by keyboard only.
 * States that need the clock are in accessibility-over-time.test.ts.
 */

let journey: Journey
const walks = WALKS.filter(({ names }) => names.some((name) => SAMPLE.has(name)))

beforeAll(async () => {
  journey = await startJourney('2026-11-24T14:00:00Z')
})
afterAll(() => journey?.stop())

describe('a person with low vision or a narrow screen', () => {
  it('lists a path to every screen of the sample', () => {
    const known = new Set(WALKS.flatMap(({ names }) => names))
    expect([...SAMPLE].filter((name) => !known.has(name))).toEqual([])
  })
  // Two at a time, because a state spends half its time waiting.
  for (const lane of splitLanes(walks)) {
    const names = lane.flatMap((walk) => walk.names)
    it.concurrent(`has no accessibility violation from ${names.at(0)} to ${names.at(-1)}`, async ({ task }) => {
      expect(await inspectAll(journey, lane)).toEqual({})
      Object.assign(task.meta, planInspection(lane))
    })
  }
  it('logs no error in any page', () => expect(journey.complaints).toEqual([]))
})

const STOPS = 40

/** Presses Tab until the control of this name has the focus. */
const tabTo = async (page: Page, name: string) => {
  for (let stop = 0; stop < STOPS; stop += 1) {
    await page.keyboard.press('Tab')
    if ((await page.locator(':focus').innerText()).trim() === name) return
  }
  expect.fail(`Tab never came to ${name}`)
}

describe('a person without a mouse', () => {
  it('checks in and opens and closes every dialog of the goal', async () => {
    const { page } = await signedIn(journey, { goals: [{ title: 'Dinner at home' }] })
    await page.goto(`${journey.url}/dashboard`)
    await page.getByRole('button', { name: 'Check In Today' }).waitFor()
    await tabTo(page, 'Check In Today')
    await page.keyboard.press('Enter')
    await closeMoment(page, 'first')
    await page.getByRole('button', { name: 'Checked In!' }).waitFor()
    for (const name of ['Edit Dinner at home', 'Delete Dinner at home', 'Reset Streak']) {
      const opener = page.getByRole('button', { name })
      await opener.focus()
      await page.keyboard.press('Enter')
      await page.getByRole('dialog').waitFor()
      await page.keyboard.press('Escape')
      await page.getByRole('dialog').waitFor({ state: 'hidden' })
      await expect.poll(() => opener.evaluate((button) => button.matches(':focus'))).toBe(true)
    }
    const link = page.getByRole('link', { name: 'Open motivation plan' })
    await link.focus()
    await page.keyboard.press('Enter')
    const heading = page.getByRole('heading', { level: 1, name: 'Dinner at home' })
    await expect.poll(() => heading.evaluate((it) => it.matches(':focus'))).toBe(true)
    expect(journey.complaints).toEqual([])
  })
})
