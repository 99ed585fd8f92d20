import { JSDOM } from 'jsdom'
import { beforeEach, describe, expect, it } from 'vitest'
import { handler as sendMails } from '#functions/reactions/delivery-queued/send-mails/handler.ts'
import type { Caller } from '#test/support/call.ts'
import { setUpFunctions } from '#test/support/functions.ts'
import { consume, items } from '#test/support/reactions.ts'

const TITLE = 'Kill myself by Friday'
const ZONE = 'America/New_York'

describe('mails of care', () => {
  const product = setUpFunctions()
  let ann: Caller
  /** Each test uses its own minute of the morning. */
  let minute = 9
  const time = () => `07:${minute}`

  beforeEach(async () => {
    minute += 1
    product.at('2026-11-24T10:00:00Z')
    ann = await product.person()
  })

  /** The goal's minute of a date in New York. */
  const morning = async (date: string) => {
    product.at(`${date}T12:${minute}:00Z`)
    expect(await consume(sendMails, { zone: ZONE, shard: 0, date, from: time(), to: time() })).toBe(true)
  }
  const mine = () => product.services.mails.filter(({ to }) => to?.[0]?.address === ann.email)
  const goal = (fields: Record<string, unknown>) => product.goal(ann, { time_of_day: time(), ...fields })
  const update = (goalId: string, updates: Record<string, unknown>) =>
    product.as(ann, 'update-goal', { goalId, updates })
  const readCareMail = async (goalId: string) =>
    (await items(ann)).find(({ sk }) => sk === `ACCOUNT#GOAL#${goalId}`)?.care_mail
  const linksIn = (html: string) =>
    [...new JSDOM(html).window.document.querySelectorAll('a')].map((a) => [a.textContent, a.getAttribute('href')])

  describe('of a goal in crisis (CARE-5)', () => {
    it('is sent once, on the next morning', async () => {
      const { id } = await goal({ title: TITLE, tone: 'drill_sergeant' })
      await morning('2026-11-24')
      await morning('2026-11-24')
      await morning('2026-11-25')
      expect(mine()).toHaveLength(1)
      expect(await readCareMail(id)).toBe('sent')
    })

    it('names help first, never the goal, and links to "This was read wrongly"', async () => {
      const { id } = await goal({ title: TITLE, description: 'with the rope', circle_type: 'Work' })
      await morning('2026-11-24')
      const [mail] = mine()
      if (!mail?.html || !mail.text) return expect.fail('no mail')
      expect(mail.subject).toBe('A note from Five Circles')
      expect(mail.html).toContain('A short message, and who you can talk to.')
      for (const part of [mail.html, mail.text]) {
        expect(part).toContain('988 Suicide &amp; Crisis Lifeline'.replace('&amp;', part === mail.html ? '&amp;' : '&'))
        expect(part).not.toMatch(/by Friday|rope|streak \d|day \d|Check In|micro-plan|challenge/i)
        expect(part.indexOf('988')).toBeLessThan(part.indexOf('What this app does'))
      }
      expect(linksIn(mail.html)).toEqual([
        ['Call 988', 'tel:988'],
        ['Text 988', 'sms:988'],
        ['911', 'tel:911'],
        ['Change this goal', expect.stringContaining(`/dashboard?edit=${id}`)],
        ['This was read wrongly', expect.stringContaining(`/goal/${id}?read=wrongly`)],
        ['Stop emails for this goal', expect.stringContaining('/unsubscribe?')],
      ])
      expect(mail.text).toContain(`/goal/${id}?read=wrongly`)
    })

    it.each([
      ['danger', 'My husband hits me when he drinks'],
      ['a minor', 'I am 12 and my dad hits me every time he is drunk'],
    ])('about %s gets no mail, because another person may read it', async (_, description) => {
      const { id } = await goal({ description })
      expect((await product.goals(ann))[0]).toMatchObject({ care: 'crisis' })
      await morning('2026-11-24')
      expect([mine(), await readCareMail(id)]).toEqual([[], undefined])
    })

    it.each([
      [
        'was confirmed as read wrongly',
        (goalId: string) => product.as(ann, 'confirm-reading', { goalId, readWrongly: true }),
      ],
      ['got other words', (goalId: string) => update(goalId, { title: 'Walk' })],
    ])('is not sent when the goal %s before the morning', async (_, happens) => {
      const { id } = await goal({ title: TITLE })
      await happens(id)
      await morning('2026-11-24')
      expect(mine().map(({ subject }) => subject)).not.toContain('A note from Five Circles')
    })

    it('is not sent when mails are off, or days later', async () => {
      const { id } = await goal({ title: TITLE })
      await update(id, { wake_up_mail: false })
      await morning('2026-11-24')
      await update(id, { wake_up_mail: true })
      await morning('2026-11-29')
      expect(mine()).toEqual([])
    })

    it('has the help lines of the country, and is sent again when the goal turns crisis a second time', async () => {
      await product.as(ann, 'update-profile', { zone: 'Europe/London' })
      const { id } = await goal({ title: 'Run' })
      await update(id, { title: TITLE })
      const london = async (date: string) => {
        product.at(`${date}T07:${minute}:00Z`)
        await consume(sendMails, { zone: 'Europe/London', shard: 0, date, from: time(), to: time() })
      }
      product.at('2026-11-25T01:00:00Z')
      await london('2026-11-25')
      expect(mine().map(({ text }) => text)).toEqual([expect.stringContaining('Samaritans: 116 123')])
      await update(id, { title: 'Run' })
      await update(id, { title: TITLE })
      await london('2026-11-26')
      expect(mine()).toHaveLength(2)
    })

    it('is sent once when SES refuses the first attempt', async () => {
      await goal({ title: TITLE })
      product.services.nextMails.push({ status: 503, code: 'ServiceUnavailable' })
      product.services.messages.length = 0
      await morning('2026-11-24')
      expect(mine()).toEqual([])
      const [retry] = product.services.messages.filter(({ queue }) => queue === 'delivery')
      await consume(sendMails, retry?.work)
      await consume(sendMails, retry?.work)
      expect(mine()).toHaveLength(1)
    })
  })

  it('of a gentle goal has no title, number, streak, minutes or check-in (CARE-15)', async () => {
    const { id } = await goal({ title: 'Recover from burnout', tone: 'drill_sergeant', target_date: '2026-12-24' })
    await morning('2026-11-24')
    const [mail] = mine()
    if (!mail?.html || !mail.text) return expect.fail('no mail')
    expect(mail.subject).toBe('A quiet note for today')
    expect(mail.html).toContain('Nothing is due. Read it when it suits you.')
    for (const part of [new JSDOM(mail.html).window.document.body.textContent ?? '', mail.text])
      expect(part.replace(/Tue, Nov 24, 7:\d\d AM/, '').replaceAll(/https?:\S+/g, '')).not.toMatch(
        /Recover from burnout|\d|streak|in a row|minute|check in|order|dismissed/i,
      )
    expect(mail.text).toMatch(/doctor|counselor|specialist|therapist|midwife|pharmacist/)
    expect(mail.text).toMatch(/short steps?/i)
    expect(linksIn(mail.html).map(([, href]) => href)).toContainEqual(expect.stringContaining(`/goal/${id}`))
  })

  it('of a goal that turned gentle after its text was written has gentle words only', async () => {
    const { id } = await goal({ title: 'Run' })
    await product.as(ann, 'generate-daily-motivation', { goalId: id })
    await update(id, { description: 'My wife died in March.' })
    await morning('2026-11-24')
    expect(mine().map(({ subject }) => subject)).toEqual(['A quiet note for today'])
    expect(mine()[0]?.text).toMatch(/counselor|doctor|bereavement|grief group/)
  })
})
