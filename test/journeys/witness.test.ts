import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { type Journey, startJourney } from '#test/support/journey.ts'
import { type SignedIn, signedIn } from '#test/support/signed-in.ts'

/** A witness from the invitation to the end of the link, and one who declines (WITNESS-1 to WITNESS-14). */

const TITLE = 'Write the first draft'
const LINE = 'I read chapter two & missed my stop.'
let journey: Journey
let owner: SignedIn
let witness: Page
let link: string

beforeAll(async () => {
  journey = await startJourney('2026-04-13T14:00:00Z')
  owner = await signedIn(journey, { goals: [{ title: TITLE }] })
  witness = (await journey.visitor()).page
})
afterAll(() => journey?.stop())

const openGoal = () => owner.page.goto(`${journey.url}/goal/${owner.goals[0]?.id}`)
const openLink = async () => {
  await witness.goto('about:blank')
  await witness.goto(link)
}

it('goes from the invitation to a line in the next mail, a mute, and the end', async () => {
  await openGoal()
  await owner.page.getByRole('button', { name: 'Ask somebody' }).click()
  await owner.page.getByLabel('Your name, as they see it').fill('Maren')
  await owner.page.getByRole('button', { name: 'Make the Link' }).click()
  link = (await owner.page.getByText(/\/witness#/).textContent()) ?? ''

  await openLink()
  await witness.getByRole('heading', { name: TITLE }).waitFor()
  await vi.waitFor(() => expect(witness.url()).not.toContain('#'))
  expect(await witness.locator('body').innerText()).not.toContain(owner.person.email)
  await witness.getByLabel('To Maren').fill(LINE)
  await witness.getByLabel('Your name').fill('Jonas')
  await witness.getByRole('button', { name: 'Send the Line' }).click()
  await witness.getByRole('heading', { name: 'Your line is on its way' }).waitFor()
  await openLink()
  await witness.getByRole('heading', { name: 'No lines at the moment' }).waitFor()

  await openGoal()
  await owner.page.getByText(/^Jonas, since /).waitFor()
  expect(await owner.page.getByText(LINE).count()).toBe(0)
  await journey.skipTo('2026-04-14T10:50:00Z')
  await journey.setClock('2026-04-14T11:15:00Z')
  await vi.waitFor(async () => {
    const mails = await journey.mailsTo(owner.person.email)
    expect(mails.map(({ text }) => text).join('\n')).toContain(`FROM JONAS, YOUR WITNESS\n“${LINE}”`)
    expect(mails.map(({ subject }) => subject).join('\n')).not.toContain('chapter')
  }, 20_000)
  await openGoal()
  const said = owner.page.getByRole('region', { name: 'From your witness' })
  await said.getByText(LINE).waitFor()
  await said.getByRole('button', { name: 'Mute Witness' }).click()
  await said.waitFor({ state: 'detached' })

  await owner.page.getByRole('button', { name: 'Manage witness' }).click()
  await owner.page.getByRole('button', { name: 'End Witness' }).click()
  const confirm = owner.page.getByRole('dialog', { name: 'End this witness?' })
  await confirm.getByRole('button', { name: 'End Witness' }).click()
  await owner.page.getByRole('heading', { name: 'Ask somebody to witness' }).waitFor()
  await openLink()
  await witness.getByRole('heading', { name: 'This link has ended' }).waitFor()
  expect(await witness.getByText(TITLE).count()).toBe(0)

  await owner.page.getByRole('button', { name: 'Make the Link' }).click()
  link = (await owner.page.getByText(/\/witness#/).textContent()) ?? ''
  await openLink()
  await witness.getByRole('button', { name: 'I don’t want to be a witness' }).click()
  await witness.getByRole('button', { name: 'Decline' }).click()
  await witness.getByRole('heading', { name: 'You are no longer a witness' }).waitFor()
  await openGoal()
  await owner.page.getByText(/^Declined /).waitFor()
}, 90_000)
