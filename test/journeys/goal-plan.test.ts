import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Journey, startJourney } from '#test/support/journey.ts'
import { signedIn } from '#test/support/signed-in.ts'

/** A goal with an if-then plan, an obstacle and a chosen kind, from Create Goal to Edit Goal (GOAL-18, GOAL-19, TEXT-13). */

const TITLE = 'No cigarettes after lunch'
const SENTENCE = 'When I have my coffee, I will stay inside.'

let journey: Journey

beforeAll(async () => {
  journey = await startJourney('2026-11-24T14:00:00Z')
})
afterAll(() => journey?.stop())

it('a person creates a goal with a plan, sees it on the goal page and in Edit Goal, and changes its kind (PAGE-19)', async () => {
  const { page, ask } = await signedIn(journey)
  await page.goto(`${journey.url}/?force-onboarding=true`)
  await page.getByLabel('Title').fill(TITLE)
  await page.getByText('We read it as Stop').waitFor()

  // Half a plan is not sent: its fold opens at the missing part.
  await page.getByText('When …, I will …').click()
  await page.getByLabel('When', { exact: true }).fill('I have my coffee')
  await page.getByText('When …, I will …').click()
  await page.getByRole('button', { name: 'Create Goal' }).click()
  await page.getByText('Finish the sentence, or leave both parts empty.').waitFor()
  await expect.poll(() => page.locator(':focus').getAttribute('name')).toBe('plan_then')
  await page.getByLabel('I will').fill('stay inside')
  await page.getByText('What may get in the way?').click()
  await page.getByLabel('The likely obstacle, in your words').fill('The break at eleven')
  await page.getByRole('button', { name: 'Create Goal' }).click()

  await page.getByRole('heading', { level: 1, name: TITLE }).waitFor()
  await page.getByText(SENTENCE, { exact: true }).waitFor()

  await page.goto(`${journey.url}/dashboard`)
  await page.getByRole('button', { name: `Edit ${TITLE}` }).click()
  const dialog = page.getByRole('dialog', { name: 'Edit Goal' })
  await dialog.getByText(SENTENCE, { exact: true }).waitFor()
  await dialog.getByText('The break at eleven', { exact: true }).first().waitFor()
  await dialog.getByRole('button', { name: 'Change the kind of this goal' }).click()
  await dialog.getByRole('radio', { name: 'Reflect' }).check()
  await dialog.getByRole('button', { name: 'Save Changes' }).click()
  await page.getByText('Goal updated successfully!').waitFor()
  expect(await ask('fetch-user-goals')).toMatchObject({
    goals: [
      {
        title: TITLE,
        kind: 'reflect',
        chosen_kind: 'reflect',
        plan_when: 'I have my coffee',
        plan_then: 'stay inside',
        obstacle: 'The break at eleven',
      },
    ],
  })
  await page.reload()
  await page.getByRole('button', { name: `Edit ${TITLE}` }).click()
  await dialog.getByText('We read it as Reflect').waitFor()
})

it.each([360, 390])(
  'leaves the badge of a card without a circle clear of its tools on a phone of %s px',
  async (width) => {
    const { page } = await signedIn(journey, { goals: [{ title: TITLE }] })
    await page.setViewportSize({ width, height: 800 })
    await page.goto(`${journey.url}/dashboard`)
    const card = page.getByRole('article', { name: TITLE })
    // A note that appears above moves the card between the two measurements.
    await expect
      .poll(async () => {
        const badge = await card.getByText(/^Open until/).boundingBox()
        const tool = await card.getByRole('button', { name: `Share ${TITLE}` }).boundingBox()
        if (!badge || !tool) return 'The card has no badge or no tool.'
        const isBelow = badge.y >= tool.y + tool.height
        return isBelow || badge.x + badge.width + 8 <= tool.x ? 'clear' : JSON.stringify({ badge, tool })
      })
      .toBe('clear')
  },
)
