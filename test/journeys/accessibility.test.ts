import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Journey, startJourney } from '#test/support/journey.ts'
import { lanesOf, WALKS } from '#test/support/screens/all.ts'
import { problemsOf } from '#test/support/screens/inspect.ts'
import { SAMPLE } from '#test/support/screens/sample.ts'
import type { Walk } from '#test/support/screens/walk.ts'
import { signedIn } from '#test/support/signed-in.ts'

/**
 * Every screen and every dialog, out of what `npm run screens` draws (and looks at whole): no violation that axe knows in either theme, no sideways
 * scroll from 320 to 1600 px nor at 200 %, nothing that the page complains of. And a day by keyboard alone.
 */

let journey: Journey
const seen = new Set<string>()
const walks = WALKS.filter(({ names }) => names.some((name) => SAMPLE.has(name)))

beforeAll(async () => {
  journey = await startJourney('2026-11-24T14:00:00Z')
})
afterAll(() => journey?.stop())

const walkAll = async (walks: readonly Walk[]): Promise<Record<string, unknown>> => {
  const problems: Record<string, unknown> = {}
  for (const walk of walks)
    await walk.go(journey, {
      shown: async (name, page) => {
        seen.add(name)
        if (!SAMPLE.has(name)) return
        const here = await problemsOf(page)
        if (here.length > 0) problems[name] = here
      },
      missed: (name, reason) => {
        problems[name] = reason
      },
      wants: (name) => SAMPLE.has(name),
    })
  return problems
}
/** Milliseconds: less than a minute on a quiet machine. */
const PATIENCE = 900_000
const all = (walks: readonly Walk[]) => {
  const names = walks.flatMap((walk) => walk.names)
  return `goes through ${names.length} screens and finds them in order, from ${names.at(0)} to ${names.at(-1)}`
}

describe('a person who sees little, or has a narrow screen', () => {
  // Two at a time: a state waits for the product half of its time.
  for (const lane of lanesOf(walks))
    it.concurrent(all(lane), async () => expect(await walkAll(lane)).toEqual({}), PATIENCE)
  const alone = walks.filter((walk) => walk.alone)
  it(all(alone), async () => expect(await walkAll(alone)).toEqual({}), PATIENCE)
  it('looked at all that it was to look at', () => expect([...SAMPLE].filter((name) => !seen.has(name))).toEqual([]))
  it('never saw a page break', () => expect(journey.complaints).toEqual([]))
})

const STOPS = 40

/** Walks by Tab to the control of this name, as somebody without a mouse does. */
const tabTo = async (page: Page, name: string) => {
  for (let stop = 0; stop < STOPS; stop += 1) {
    await page.keyboard.press('Tab')
    if ((await page.locator(':focus').innerText()).trim() === name) return
  }
  expect.fail(`Tab never came to ${name}`)
}

describe('a person without a mouse', () => {
  it('checks in, and goes in and out of every dialog of the goal', async () => {
    const { page } = await signedIn(journey, { goals: [{ title: 'Dinner at home' }] })
    await page.goto(`${journey.url}/dashboard`)
    await page.getByRole('button', { name: 'Check In Today' }).waitFor()
    await tabTo(page, 'Check In Today')
    await page.keyboard.press('Enter')
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
    expect(journey.complaints).toEqual([])
  })
})
