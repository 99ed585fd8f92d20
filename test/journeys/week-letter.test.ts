import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { type Journey, startJourney } from '#test/support/journey.ts'
import { createGoal, subscriber } from '#test/support/screens/people.ts'
import type { SomePerson } from '#test/support/signed-in.ts'

/** One mail for all goals and the Sunday letter: chosen in Settings, sent by the schedule, and followed to their pages. */

let journey: Journey
let ann: SomePerson
let page: Page
let walk: string

const MONDAY = '2026-04-20T10:30:00Z'

/** The mails to the person with a subject, once there are `count` of them. */
const mailsNamed = (subject: RegExp, count: number) =>
  vi.waitFor(async () => {
    const found = (await journey.mailsTo(ann.person.email)).filter((mail) => subject.test(mail.subject))
    expect(found).toHaveLength(count)
    return found
  }, 20_000)
const findLink = (text: string | null | undefined, pattern: RegExp): string => pattern.exec(text ?? '')?.[0] ?? ''

beforeAll(async () => {
  journey = await startJourney(MONDAY)
  ann = await subscriber(journey, 'pro_plan')
  walk = await createGoal(ann, { title: 'Walk before work' })
  await createGoal(ann, { title: 'Read to my daughter', weekdays: [1, 2] })
  ;({ page } = await ann.visit())
})
afterAll(async () => {
  await journey?.stop()
})

describe('one mail for all goals, and the Sunday letter', () => {
  it('are chosen in Settings', async () => {
    await page.goto(`${journey.url}/settings`)
    await page.getByRole('radio', { name: 'All in one' }).check()
    await page.getByRole('switch', { name: /Sunday letter/ }).check()
    await page.getByRole('button', { name: 'Save Changes' }).click()
    await page.getByText('Settings saved.').waitFor()
  })

  it('send one mail, whose links check in each goal separately (MAIL-24, MAIL-25)', async () => {
    await journey.skipTo('2026-04-21T10:58:00Z')
    await journey.setClock('2026-04-21T11:15:00Z')
    const [mail] = await mailsNamed(/^Two goals/, 1)
    const morning = (await journey.mailsTo(ann.person.email)).filter(({ text }) => text?.includes('/check-in#'))
    expect(morning).toHaveLength(1)
    const link = findLink(mail?.text?.slice(mail.text.indexOf('WALK BEFORE WORK')), /\S+\/check-in#\S+/)
    const visitor = (await journey.visitor()).page
    await visitor.goto(link)
    await visitor.getByRole('heading', { name: 'Walk before work' }).waitFor()
    await visitor.getByRole('button', { name: 'Check In Today' }).click()
    await visitor.getByText('Checked in. Today’s sun is up.').waitFor()
  })

  it('send the letter on Sunday, which leads to the week and its proposal (MAIL-28 to MAIL-30, PAGE-28)', async () => {
    await journey.skipTo('2026-04-23T15:00:00Z')
    await ann.again()
    await ann.ask('check-in', { goalId: walk })
    await journey.skipTo('2026-04-26T10:58:00Z')
    await journey.setClock('2026-04-26T11:15:00Z')
    const [letter] = await mailsNamed(/^Your week/, 1)
    // Walking was asked for on six days, reading on two. The first day of each is not kept, so it does not count (STREAK-13).
    expect(letter?.subject).toBe('Your week: 2 of 6 days kept')
    await ann.again()
    ;({ page } = await ann.visit())
    await page.goto(findLink(letter?.text, /\S+\/week/))
    await page.getByRole('heading', { level: 1, name: '2 of 6 days kept.' }).waitFor()
    await page.getByRole('button', { name: 'Choose These Two Days' }).click()
    await page.getByText('The days are chosen.').waitFor()
    const { goals } = await ann.ask('fetch-user-goals')
    expect(goals).toContainEqual(expect.objectContaining({ id: walk, weekdays: [2, 4] }))
    expect(journey.complaints).toEqual([])
  })
})
