import { JSDOM } from 'jsdom'
import { beforeEach, describe, expect, it } from 'vitest'
import { MINUTE_MS } from '#domain/time/units.ts'
import { handler as sendMails } from '#functions/reactions/delivery-queued/send-mails/handler.ts'
import type { Caller } from '#test/support/call.ts'
import { setUpFunctions } from '#test/support/functions.ts'
import { consume, items, subscribe } from '#test/support/reactions.ts'
import { setUpTableFaults } from '#test/support/table-faults.ts'

/** A Tuesday. Mails in New York. */
const DAY = '2026-11-24'
const ZONE = 'America/New_York'
const GENTLE = 'Recover from burnout'

describe('one mail a morning for all goals', () => {
  const product = setUpFunctions()
  const table = setUpTableFaults()
  let ann: Caller
  /** Each test uses its own minute of each hour. */
  let minute = 9
  let second = 0

  beforeEach(async () => {
    minute += 1
    second = 0
    product.at(`${DAY}T10:00:00Z`)
    ann = await product.person()
    await subscribe(ann, 'Pro Plan')
  })

  /** The local time of an hour in the test's minute. */
  const time = (hour: number) => `${String(hour).padStart(2, '0')}:${minute}`

  /** Goals of a test are created a second after each other. */
  const goal = async (hour: number, fields: Record<string, unknown> = {}): Promise<string> => {
    second += 1
    product.at(`${DAY}T10:00:${String(second).padStart(2, '0')}Z`)
    return (await product.goal(ann, { time_of_day: time(hour), ...fields })).id
  }
  const choose = (mails: Record<string, boolean>) =>
    product.as(ann, 'update-profile', { mails: { wake_up: true, ...mails } })
  /** Sends what is due at an hour of the local date, as the queue's worker does. */
  const send = async (hour: number, date = DAY, lateBy = 0) => {
    const due = Date.parse(`${date}T${time(hour)}:00Z`) + 5 * 60 * MINUTE_MS
    product.at(new Date(due + lateBy).toISOString())
    expect(await consume(sendMails, { zone: ZONE, shard: 0, date, from: time(hour), to: time(hour) })).toBe(true)
  }
  const mails = () => product.services.mails.filter(({ to }) => to?.[0]?.address === ann.email)
  const headings = (html: string | undefined) =>
    [...new JSDOM(html ?? '').window.document.querySelectorAll('h2')].map(({ textContent }) => textContent)
  const linksIn = (html: string | undefined) =>
    [...new JSDOM(html ?? '').window.document.querySelectorAll('a')].map((a) => a.getAttribute('href') ?? '')
  const header = (name: string) => mails()[0]?.headers.find(({ key }) => key === name)?.value

  it('arrives once, at the time of the earliest goal, with a block and a check-in link for each (MAIL-24, MAIL-25)', async () => {
    const book = await goal(8, { title: 'Write the book', circle_type: 'Personal Development' })
    const run = await goal(6, { title: 'Run far', circle_type: 'Health & Fitness' })
    const same = await goal(6, { title: 'Eat at home' })
    await choose({ together: true })
    for (const hour of [6, 6, 8]) await send(hour)
    expect(mails()).toHaveLength(1)
    const [mail] = mails()
    expect(mail?.subject).toMatch(/^Three goals\. First: /)
    expect(headings(mail?.html)).toEqual(['Run far', 'Eat at home', 'Write the book'])
    const tokens = linksIn(mail?.html).filter((href) => href.includes('/check-in#'))
    expect(new Set(tokens).size).toBe(3)
    for (const href of tokens) expect(mail?.text).toContain(href)
    const states = (await items(ann)).filter(({ sk }) => String(sk).startsWith('MOTIVATION#')).map((item) => item.mail)
    expect([[book, run, same].length, states]).toEqual([3, ['sent', 'sent', 'sent']])
    await send(6, '2026-11-25')
    expect(mails()).toHaveLength(2)
  })

  it('leaves out a paused goal and one whose weekday is not chosen; with one goal left it is that goal’s own mail (MAIL-26)', async () => {
    const paused = await goal(6, { title: 'Paused' })
    await goal(6, { title: 'Not on Tuesdays', weekdays: [1] })
    await goal(7, { title: 'Open today' })
    await product.as(ann, 'pause-goal', { goalId: paused, pause: { first: DAY, last: DAY } })
    await choose({ together: true })
    await send(6)
    expect(mails()).toEqual([])
    await send(7)
    expect(mails()).toHaveLength(1)
    expect(mails()[0]?.html).toContain('Open today')
    expect(mails()[0]?.html).toContain('Today&#39;s Challenge')
    expect(mails()[0]?.html).not.toContain('Paused')
  })

  it('is not sent when every goal is checked in', async () => {
    const ids = [await goal(6), await goal(7)]
    await choose({ together: true })
    for (const goalId of ids) await product.as(ann, 'check-in', { goalId })
    for (const hour of [6, 7]) await send(hour)
    expect(mails()).toEqual([])
  })

  it('has a gentle goal without a title, and a goal in crisis only in its own calm mail (CARE-3, CARE-5)', async () => {
    await goal(6, { title: 'Run far' })
    await goal(6, { title: 'Write the book' })
    await goal(7, { title: 'Kill myself by Friday' })
    await goal(8, { title: GENTLE })
    expect((await product.goals(ann)).map(({ care }) => care).toSorted()).toEqual([
      'crisis',
      'gentle',
      'ordinary',
      'ordinary',
    ])
    await choose({ together: true })
    for (const hour of [6, 7, 8]) await send(hour)
    const [mail, calm] = mails()
    expect([mails().length, calm?.subject]).toEqual([2, 'A note from Five Circles'])
    expect(mail?.subject).toMatch(/^Two goals/)
    expect(headings(mail?.html)).toEqual(['Run far', 'Write the book', 'A quiet note'])
    for (const part of [mail?.html, mail?.text]) {
      expect(part).not.toContain(GENTLE)
      expect(part).not.toContain('Friday')
    }
    expect(linksIn(mail?.html).filter((href) => href.includes('/check-in#'))).toHaveLength(2)
  })

  it('sends each goal once on the day on which it is chosen, and on the day on which it is left', async () => {
    await goal(6, { title: 'Early' })
    await goal(8, { title: 'Late' })
    await goal(8, { title: 'Later' })
    await send(6)
    await choose({ together: true })
    await send(8)
    expect(mails().map(({ html }) => headings(html).filter((title) => /^(Early|Late)/.test(title ?? '')))).toEqual([
      [],
      ['Late', 'Later'],
    ])
    const next = '2026-11-25'
    product.services.mails.length = 0
    await send(6, next)
    await choose({ together: false })
    await send(8, next)
    expect(mails().map(({ html }) => headings(html))).toEqual([['Early', 'Late', 'Later']])
    product.services.mails.length = 0
    for (const hour of [6, 8]) await send(hour, '2026-11-26')
    expect(mails()).toHaveLength(3)
  })

  it('is sent again after a refusal of SES, with all goals', async () => {
    await goal(6, { title: 'Early' })
    await goal(8, { title: 'Late' })
    await choose({ together: true })
    product.services.nextMails.push({ status: 503, code: 'ServiceUnavailable' })
    await send(6)
    expect(mails()).toEqual([])
    const [retry] = product.services.messages.splice(0)
    await consume(sendMails, retry?.work)
    expect(mails().map(({ html }) => headings(html))).toEqual([['Early', 'Late']])
    await send(8)
    expect(mails()).toHaveLength(1)
  })

  it('is sent once by workers that meet two of its goals at the same time', async () => {
    await goal(6, { title: 'Early' })
    await goal(8, { title: 'Late' })
    await choose({ together: true })
    await Promise.all([send(8), send(6), send(8)])
    expect(mails().map(({ html }) => headings(html))).toEqual([['Early', 'Late']])
  })

  it('is sent once when its claims could not be released after a refusal of SES', async () => {
    await goal(6, { title: 'Early' })
    await goal(8, { title: 'Late' })
    await choose({ together: true })
    product.services.nextMails.push({ status: 503, code: 'ServiceUnavailable' })
    product.services.onRefusal = () => table.next('UpdateItem', ...Array<'down'>(60).fill('down'))
    await send(6)
    product.services.onRefusal = () => {}
    table.next('UpdateItem')
    const [retry] = product.services.messages.splice(0)
    expect(retry?.work).toMatchObject({ mails: [{ claim: expect.any(String) }, { goal: expect.any(String) }] })
    // Its other goal meets the claim.
    await send(8)
    expect(mails()).toEqual([])
    for (let n = 0; n < 2; n += 1) await consume(sendMails, retry?.work)
    expect(mails().map(({ html }) => headings(html))).toEqual([['Early', 'Late']])
  })

  it('is ended as a whole by its own unsubscribe link, without a sign-in (MAIL-27)', async () => {
    await goal(6)
    await goal(6)
    await choose({ together: true })
    await send(6)
    const link = new URL(header('list-unsubscribe')?.replace(/^<|>$/g, '') ?? '')
    expect(linksIn(mails()[0]?.html)).toContain(link.href.replace('/api/unsubscribe', '/unsubscribe'))
    const follow = () =>
      product.as(ann, 'unsubscribe', undefined, { caller: undefined, query: Object.fromEntries(link.searchParams) })
    const token = link.searchParams.get('token') ?? ''
    const exported = JSON.stringify((await product.as(ann, 'export-account', {})).body)
    expect([exported.includes('mails_together'), exported.includes(token)]).toEqual([true, false])
    link.searchParams.set('token', 'A'.repeat(22))
    expect((await follow()).status).toBe(404)
    expect((await product.as(ann, 'get-profile', {})).body).toMatchObject({ profile: { mails: { wake_up: true } } })
    link.searchParams.set('token', token)
    for (let n = 0; n < 2; n += 1)
      expect((await follow()).body).toEqual({ success: true, message: 'You will get no more emails about your goals.' })
    expect((await product.as(ann, 'get-profile', {})).body).toMatchObject({
      profile: { mails: { wake_up: false, together: true } },
    })
    product.services.mails.length = 0
    await send(6, '2026-11-25')
    expect(mails()).toEqual([])
  })
})
