import { buffer } from 'node:stream/consumers'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { checkInBy, type Journey, startJourney } from '#test/support/journey.ts'
import { closeMoment } from '#test/support/moments.ts'
import { buy, createGoal } from '#test/support/screens/people.ts'
import { untilKept } from '#test/support/service-worker.ts'
import { signedIn } from '#test/support/signed-in.ts'

/** A morning at `/today`, by keyboard and then without a network (PAGE-17, PAGE-22, PAGE-23). */

let journey: Journey

beforeAll(async () => {
  journey = await startJourney('2026-11-24T14:00:00Z')
})
afterAll(() => journey?.stop())

const STOPS = 12

/** Presses Tab until the control with these words has the focus, then this key. */
const tabAndPress = async (page: Page, words: string, key: string) => {
  for (let stop = 0; stop < STOPS; stop += 1) {
    await page.keyboard.press('Tab')
    const focused = page.locator(':focus')
    const said = (await focused.evaluate((it) => it.closest('label')?.textContent ?? it.textContent)) ?? ''
    if (said.includes(words)) return page.keyboard.press(key)
  }
  return expect.fail(`Tab never came to ${words}`)
}

const focusIsOn = (page: Page, heading: string) => expect.poll(() => page.locator(':focus').innerText()).toBe(heading)

it('two goals are done by keyboard; the next morning a step is ticked and the goal checked in offline', async () => {
  const { page, context, ask } = await signedIn(journey, { inFull: true })
  await buy({ ask }, 'pro_plan')
  await ask('sync-subscription')
  await createGoal({ ask }, { title: 'Dinner at home' })
  const psalm = await createGoal({ ask }, { title: 'Read a psalm' })
  await page.goto(`${journey.url}/today`)
  await page.getByRole('checkbox').first().waitFor()
  await page.getByRole('heading', { level: 1, name: 'Read a psalm' }).focus()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Space')
  expect(await page.getByRole('checkbox').first().isChecked()).toBe(true)
  await tabAndPress(page, 'Check In Today', 'Enter')
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Keep the Picture' }).click()
  const picture = await buffer(await (await download).createReadStream())
  expect([picture.toString('latin1', 1, 4), picture.readUInt32BE(16), picture.readUInt32BE(20)]).toEqual([
    'PNG',
    1200,
    1500,
  ])
  await closeMoment(page, 'first')
  await page.getByRole('heading', { level: 1, name: '1 day in a row' }).waitFor()
  await page.getByRole('radio', { name: 'Easy' }).check()
  await page.getByRole('textbox', { name: 'One line, if you like' }).focus()
  await page.keyboard.type('The morning was quiet.')
  await tabAndPress(page, 'Next: Dinner at home', 'Enter')
  await focusIsOn(page, 'Dinner at home')
  await expect
    .poll(() => ask('list-reflections', { goalId: psalm }))
    .toMatchObject({
      reflections: [{ date: '2026-11-24', feeling: 'easy', note: 'The morning was quiet.' }],
    })
  await page.getByRole('checkbox').first().waitFor()
  await checkInBy(page, () => tabAndPress(page, 'Check In Today', 'Enter'))
  await tabAndPress(page, 'See the Whole Sky', 'Enter')
  await focusIsOn(page, 'The sky is full.')

  await journey.skipTo('2026-11-25T14:00:00Z')
  await page.goto(`${journey.url}/today`)
  await page.getByRole('checkbox').first().waitFor()
  await untilKept(page)
  await context.setOffline(true)
  await page.reload()
  await page.getByText('Today’s messages are on this device.').waitFor()
  expect(await page.getByRole('checkbox').first().isChecked()).toBe(false)
  await page.getByRole('checkbox').first().check()
  await page.getByRole('button', { name: /^Check In Today/ }).click()
  await page.getByRole('heading', { level: 1, name: '2 days in a row' }).waitFor()
  await page.getByText('Will be sent when you are back online').waitFor()
  await context.setOffline(false)
  await page.getByText('Your check-in was sent and counts for the day on which you made it.').waitFor()
  expect(journey.complaints).toEqual([])
})
