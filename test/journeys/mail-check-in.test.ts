import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { wakeUpMail } from '#functions/reactions/delivery-queued/send-mails/templates/wake-up-mail.ts'
import { type Journey, startJourney } from '#test/support/journey.ts'
import { createPerson, type SomePerson } from '#test/support/signed-in.ts'

/** The button of a wake-up mail: found by a mail scanner first, then pressed, undone, pressed again, and opened the next day. */

let journey: Journey
let ann: SomePerson
let page: Page
let link: string

const readDays = async () => (await ann.ask('fetch-user-goals')).goals

beforeAll(async () => {
  journey = await startJourney('2026-04-14T10:30:00Z')
  ann = await createPerson(journey, { goals: [{ title: 'Walk before work' }] })
  page = (await journey.visitor()).page
  await journey.setClock('2026-04-14T11:15:00Z')
  const mails = await vi.waitFor(async () => {
    const found = (await journey.mailsTo(ann.person.email)).map(({ text }) => text ?? '')
    if (!found.some((text) => text.includes('/check-in#'))) throw new Error('The wake-up mail has not come.')
    return found
  }, 20_000)
  link = /\S+\/check-in#\S+/.exec(mails.join('\n'))?.[0] ?? ''
  await ann.again()
})
afterAll(async () => {
  await journey?.stop()
})

describe('the check-in link of a mail', () => {
  it('changes nothing when a scanner opens every link of the mail', async () => {
    const before = await readDays()
    const mail = (await journey.mailsTo(ann.person.email)).find(({ text }) => text?.includes('/check-in#'))
    const addresses = new Set([...(mail?.text ?? '').matchAll(/https?:\/\/\S+/g)].map(([address]) => address))
    expect(addresses.size).toBeGreaterThan(3)
    for (const address of addresses) for (const method of ['HEAD', 'GET']) await fetch(address, { method })
    // A scanner that also runs scripts.
    await page.goto(link)
    await page.getByRole('heading', { name: 'Walk before work' }).waitFor()
    expect(await readDays()).toEqual(before)
  })

  it('checks in by a press without a sign-in, and undoes it', async () => {
    expect(page.url()).not.toContain('#')
    await page.getByRole('button', { name: 'Check In Today' }).click()
    await page.getByText('Checked in. Today’s sun is up.').waitFor()
    expect(await readDays()).toMatchObject([{ streak_count: 1, checked_in_today: true }])
    await page.getByRole('button', { name: 'Undo' }).click()
    await page.getByText('Undone. Today is open.').waitFor()
    expect(await readDays()).toMatchObject([{ streak_count: 0, kept_days: 0, checked_in_today: false }])
    await page.getByRole('button', { name: 'Check In Today' }).click()
    await page.getByText('Checked in. Today’s sun is up.').waitFor()
  })

  it('shows after a reload that the day is checked in, and has ended on the next day', async () => {
    await page.reload()
    await page.getByText(/^Already checked in, today at/).waitFor()
    await journey.skipTo('2026-04-15T11:15:00Z')
    await page.goto('about:blank')
    await page.goto(link)
    await page.getByRole('heading', { name: 'That day has ended' }).waitFor()
    expect(await page.getByText('Walk before work').count()).toBe(0)
  })
})

it('has its button within the first 600 px of a phone, for the longest title and message (MAIL-17)', async () => {
  const base = {
    siteUrl: journey.url,
    checkInUrl: link,
    date: '2026-04-14',
    time: '07:00',
    dayNumber: 41,
    targetDays: 90,
    streak_count: 30,
    lastSevenDays: Array(7).fill('done'),
    unsubscribeUrl: `${journey.url}/a`,
  }
  const sentence = 'The page does not ask for a mood, it asks for your hands and for a quarter of an hour. '
  const titles = [
    'Walk',
    'Write the whole first draft of the book about my brother and me. '.repeat(2).slice(0, 100),
    '私の毎日の目標'.repeat(14),
  ]
  const messages = [
    sentence.repeat(4),
    sentence.repeat(20),
    'word '.repeat(300),
    'w'.repeat(900),
    '毎日少しずつ書く。'.repeat(80),
  ]
  await page.setViewportSize({ width: 360, height: 800 })
  const bottoms: [string, number][] = []
  for (const title of titles)
    for (const message of messages) {
      const goal = {
        id: 'goal_01JZ0000000000000000000000',
        title,
        circle_type: 'Personal Development',
        tone: 'wise_mentor',
      } as const
      const text = { message, micro_plan: ['Open it.'], challenge: 'Say it.' }
      await page.setContent(
        wakeUpMail({ ...base, lastSevenDays: [...base.lastSevenDays.slice(1), 'open'], goal, text }).html,
      )
      const box = await page.getByRole('link', { name: 'Check In Today' }).boundingBox()
      bottoms.push([`${title.slice(0, 10)} ${message.slice(0, 10)}`, Math.round((box?.y ?? 999) + (box?.height ?? 0))])
    }
  expect(bottoms.filter(([, bottom]) => bottom > 600)).toEqual([])
})
