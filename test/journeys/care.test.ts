import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { careMessages } from '#domain/messages/care.ts'
import { followMailLink, type Journey, startJourney } from '#test/support/journey.ts'
import { type SignedIn, signedIn } from '#test/support/signed-in.ts'

/** A goal whose title says that the person may be in danger, from Create Goal to ordinary coaching (CARE-4 to CARE-10, CARE-17). */

const EMAIL = 'care.journey@example.com'
/** Cases P84 and P37 of the shared safety cases. */
const REFUSED = 'Kill my landlord before the rent is due'
const CRISIS = 'Kill myself by Friday'

const HEADING = 'You do not have to be alone with this'
const HELP = ['tel:988', 'sms:988', 'tel:911', 'https://findahelpline.com']
/** Words of controls and texts that coach, count, sell or cheer. */
const COACHING =
  /Check In|Nudge|Upgrade|See the Plans|Share|micro-plan|challenge|streak|Instant Motivation|motivation plan/i

let journey: Journey
let person: SignedIn
let page: Page

beforeAll(async () => {
  journey = await startJourney('2026-11-24T14:00:00Z')
  person = await signedIn(journey, { email: EMAIL })
  page = person.page
})
afterAll(() => journey?.stop())

const titles = async () => {
  const { goals } = await person.ask('fetch-user-goals')
  return Array.isArray(goals) ? goals.map(({ title }) => title) : goals
}
const helpLinks = (of: Page) =>
  of
    .locator('.care')
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')).filter((to) => !to?.startsWith('/')))

/** Expects the calm text and the sentence that there is no coaching, and no other text of the page. */
const expectCalm = async (of: Page) => {
  await of.getByRole('heading', { name: HEADING }).waitFor()
  expect(await helpLinks(of)).toEqual(HELP)
  const said = (await of.locator('body').innerText()).replace('It gets no coaching, reminders, or streak.', '')
  expect(said).not.toMatch(COACHING)
  expect(await of.getByRole('dialog').count()).toBe(0)
}

describe('a person whose words need care', () => {
  it('gets a plain sentence for a goal that would hurt another person, and keeps the typed text', async () => {
    await page.goto(`${journey.url}/?force-onboarding=true`)
    await page.getByLabel('Title').fill(REFUSED)
    await page.getByLabel('Description').fill('He had it coming.')
    await page.getByRole('button', { name: 'Create Goal' }).click()
    const note = page.getByRole('alert')
    await note.getByText(careMessages.refusedTitle).waitFor()
    expect(await note.innerText()).toContain('findahelpline.com, or 911')
    expect(await page.getByLabel('Title').getAttribute('aria-invalid')).toBe('true')
    expect(await page.getByLabel('Title').inputValue()).toBe(REFUSED)
    expect(await page.getByLabel('Description').inputValue()).toBe('He had it coming.')
    expect(await titles()).toEqual([])
  })

  it('has a crisis title saved as typed, and sees the calm page with the help lines of the country', async () => {
    await page.goto(`${journey.url}/?force-onboarding=true`)
    await page.getByLabel('Title').fill(CRISIS)
    await page.getByRole('button', { name: 'Create Goal' }).click()
    await page.getByRole('heading', { level: 1, name: HEADING }).waitFor()
    expect(await titles()).toEqual([CRISIS])
    await expectCalm(page)
    const words = await page.locator('#main').innerText()
    expect(words.indexOf('Call 988')).toBeLessThan(words.indexOf(CRISIS))
  })

  it('sees no coaching, offer or cheer on the dashboard', async () => {
    await page.goto(`${journey.url}/dashboard?force-dashboard=true`)
    await page.getByRole('article', { name: CRISIS }).waitFor()
    await expectCalm(page)
  })

  it('gets one calm mail on the next morning, without the title, whose links lead to the goal', async () => {
    const before = (await journey.mailsTo(EMAIL)).map(({ subject }) => subject)
    await journey.skipTo('2026-11-25T11:50:00Z')
    await journey.setClock('2026-11-25T12:00:00Z')
    const mails = (await journey.mailsTo(EMAIL)).filter(({ subject }) => !before.includes(subject))
    expect(mails.map(({ subject }) => subject)).toEqual(['A note from Five Circles'])
    const whole = `${mails[0]?.html} ${mails[0]?.text}`
    expect(whole).not.toContain(CRISIS)
    for (const to of ['tel:988', 'sms:988', 'tel:911']) expect(whole).toContain(`href="${to}"`)

    const change = await followMailLink(journey, person.context, EMAIL, /Change this goal/)
    const edit = change.getByRole('dialog', { name: 'Edit Goal' })
    await expect.poll(() => edit.getByLabel('Title').inputValue()).toBe(CRISIS)
    await change.close()
  })

  it('is asked before ordinary coaching continues', async () => {
    page = await followMailLink(journey, person.context, EMAIL, /This was read wrongly/)
    const question = page.getByRole('dialog', { name: 'Coach this goal as usual?' })
    await question.getByRole('button', { name: 'Not Now' }).click()
    await question.waitFor({ state: 'detached' })
    await expectCalm(page)

    await page.getByRole('button', { name: 'This Was Read Wrongly' }).click()
    await question.getByRole('button', { name: 'Yes, Coach It as Usual' }).click()
    await page.getByText(careMessages.readWronglyThanks).waitFor()
    await page.getByRole('heading', { level: 1, name: CRISIS }).waitFor()
    await page.getByRole('heading', { name: "Today's Micro-Plan" }).waitFor()
    await page.goto(`${journey.url}/dashboard?force-dashboard=true`)
    await page.getByRole('button', { name: 'Check In Today' }).waitFor()
    expect(await page.getByRole('heading', { name: HEADING }).count()).toBe(0)
  })

  it('logs no error in any page', () => expect(journey.complaints).toEqual([]))
})
