import { SESClient } from '@aws-sdk/client-ses'
import { describe, expect, it } from 'vitest'
import { MINUTE_MS } from '#domain/time/units.ts'
import { sendMail } from '#functions/adapters/ses/send-mail.ts'
import { classifySendError } from '#functions/reactions/delivery-queued/send-mails/classify-send-error.ts'
import { handler as sendMails } from '#functions/reactions/delivery-queued/send-mails/handler.ts'
import { handler as generateDailyMotivations } from '#functions/reactions/generation-queued/generate-daily-motivations/handler.ts'
import { handler as refreshWakeUpMail } from '#functions/reactions/streak-changed/refresh-wake-up-mail/handler.ts'
import { handler as dispatchWakeUpMails } from '#functions/reactions/wake-up-mails-due/dispatch-wake-up-mails/handler.ts'
import { consume, fire, happen } from '#test/support/reactions.ts'
import { DAY, SEVEN, setUpMorning } from './support/morning.ts'

const morning = setUpMorning()
const { delivery, goal, mails, send, work, write } = morning

describe('wake-up mails', () => {
  it('contain the text of the day, the streak and the links of the goal', async () => {
    const { id } = await goal({ title: 'Learn the flute', target_date: '2026-12-24' })
    const { body } = await write(id)
    expect(await send()).toBe(true)
    expect(mails()).toHaveLength(1)
    const [mail] = mails()
    expect(mail?.to?.[0]?.address).toBe(morning.ann.email)
    expect(mail?.from?.address).toBe('hello@five.example')
    expect(mail?.subject).toBe('Day 1: Learn the flute')
    for (const part of [mail?.text, mail?.html]) {
      expect(part).toContain(String(body.challenge).slice(0, 20))
      expect(part).toContain(`https://five.example/goal/${id}`)
      expect(part).toMatch(/\/check-in#[\w-]+\.[\w-]{43}/)
      expect(part).toContain('https://five.example/unsubscribe?')
    }
    expect(await delivery(id)).toBe('sent')
  })

  it('go to the address that the person has when they are sent (AUTH-19, MAIL-31)', async () => {
    const { id } = await goal()
    await write(id)
    const email = `moved.${morning.ann.email}`
    const token = { ...morning.ann, email, iat: String(Date.now() / 1000) }
    expect((await morning.product.as(token, 'create-user-profile', {})).status).toBe(200)
    expect(await send()).toBe(true)
    expect(mails().map(({ to }) => to?.[0]?.address)).toEqual([email])
  })

  it('are sent once when the schedule ticks repeatedly', async () => {
    const { id } = await goal({ time_of_day: '07:00' })
    await write(id)
    morning.product.at(SEVEN)
    for (let n = 0; n < 3; n += 1) await fire(dispatchWakeUpMails, SEVEN)
    const queued = morning.product.services.messages.map((message) => message.work)
    expect(queued).toEqual(Array(3).fill({ zone: 'America/New_York', shard: 0, date: DAY, from: '06:56', to: '07:00' }))
    await Promise.all(queued.map((one) => consume(sendMails, one)))
    for (const one of queued) await consume(sendMails, one)
    expect(mails()).toHaveLength(1)
  })

  it('cost no message at a tick at which no goal is due, and one for a zone, shard and range with goals', async () => {
    morning.product.services.messages.length = 0
    await goal({ time_of_day: '05:58' })
    const other = await morning.product.person()
    await goal({ time_of_day: '05:59' }, other)
    await fire(dispatchWakeUpMails, '2026-11-24T10:55:00Z')
    expect(morning.product.services.messages).toEqual([])
    await fire(dispatchWakeUpMails, '2026-11-24T11:00:00Z')
    expect(morning.product.services.messages.map((message) => message.work)).toEqual([
      { zone: 'America/New_York', shard: 0, date: DAY, from: '05:56', to: '06:00' },
    ])
  })

  it('contain the built-in text when no text is stored', async () => {
    const { id } = await goal()
    await send()
    expect(mails()).toHaveLength(1)
    const { body } = await morning.product.as(morning.ann, 'get-daily-motivation', { goalId: id })
    expect(body.motivation).toMatchObject({ source: 'built-in', date: DAY })
    await send()
    expect(mails()).toHaveLength(1)
  })

  it.each([
    ['2026-11-10', 1],
    ['2026-11-09', 1],
    ['2026-11-08', 0],
    ['2026-11-02', 1],
    ['2026-11-01', 0],
  ])('leave once a week after two silent weeks: made on %s, %i mails (MAIL-18)', async (made, count) => {
    morning.product.at(`${made}T17:00:00Z`)
    const { id } = await goal()
    morning.product.at(SEVEN)
    expect(await send()).toBe(true)
    expect(mails()).toHaveLength(count)
    expect(await delivery(id)).toBe(count === 1 ? 'sent' : 'skipped')
    await send()
    expect(mails()).toHaveLength(count)
  })

  it('contain a saved text and are not sent again for a later one', async () => {
    const { id } = await goal()
    await write(id)
    const own = { goalId: id, message: 'My own words.', micro_plan: 'One step', challenge: 'Dare', tone: 'teammate' }
    await morning.product.as(morning.ann, 'save-motivation', own)
    await send()
    expect(mails().map(({ text }) => text)).toEqual([expect.stringContaining('My own words.')])
    await morning.product.as(morning.ann, 'save-motivation', { ...own, message: 'Changed.' })
    await send()
    expect(mails()).toHaveLength(1)
  })

  describe('contain the streak of the time of sending (MAIL-9)', () => {
    const react = async () => {
      for (const { type, detail } of morning.product.services.events.splice(0)) {
        if (type === 'streak-changed') await happen(refreshWakeUpMail, type, detail)
      }
    }
    const evening = () => {
      morning.product.at('2026-11-25T01:00:00Z')
      return consume(sendMails, { ...work(), from: '20:00', to: '20:00' })
    }

    it('after a check-in of the same day, after a reset, and after an undo, as if there were no check-in (STREAK-20)', async () => {
      for (const [then, line, not] of [
        ['', /^Today is already kept\./m, /halfway up/],
        ['reset', /Today is already kept|halfway up/, /1 day/],
        ['undo', /halfway up/, /Today is already kept|1 day/],
      ] as const) {
        morning.product.at('2026-11-24T17:00:00Z')
        morning.product.services.mails.length = 0
        const person = await morning.product.person()
        const { id } = await morning.product.goal(person, { time_of_day: '20:00' })
        await write(id, person)
        await morning.product.as(person, 'check-in', { goalId: id })
        if (then === 'reset') await morning.product.as(person, 'reset-streak', { goal_id: id })
        if (then === 'undo') await morning.product.as(person, 'undo-check-in', { goal_id: id, day: '2026-11-24' })
        await react()
        await evening()
        expect(mails()[0]?.text).toMatch(line)
        expect(mails()[0]?.text).not.toMatch(not)
      }
    })

    it('after a check-in between the nightly run and 3 AM, which counts for the day before', async () => {
      morning.product.at('2026-11-24T07:01:00Z')
      const { id } = await goal()
      await consume(generateDailyMotivations, { zone: 'America/New_York', shard: 0, date: DAY })
      morning.product.at('2026-11-24T07:45:00Z')
      await morning.product.as(morning.ann, 'check-in', { goalId: id })
      await react()
      await send()
      const own = mails().find(({ to }) => to?.[0]?.address === morning.ann.email)
      expect(own?.text).toMatch(/1 day kept\. Today makes it two\./)
    })

    it('a check-in after the mail publishes no event', async () => {
      const { id } = await goal()
      await write(id)
      await send()
      morning.product.services.events.length = 0
      morning.product.at('2026-11-24T17:00:00Z')
      await morning.product.as(morning.ann, 'check-in', { goalId: id })
      expect(morning.product.services.events).toEqual([])
    })
  })

  describe('are sent page by page', () => {
    const crowd = async (count: number) => {
      const people = await Promise.all(Array.from({ length: count }, () => morning.product.person()))
      await Promise.all(people.map((person) => goal({}, person)))
      return people
    }
    /** Redrives the first page some minutes later. */
    const sendAgain = (minutes: number) => {
      morning.product.at(new Date(Date.now() + minutes * MINUTE_MS).toISOString())
      return consume(sendMails, work())
    }
    const next = () => morning.product.services.messages.map((message) => message.work)

    it('with the next page queued before the mails of a page, so that another worker sends it meanwhile (ADR 243)', async () => {
      const people = await crowd(26)
      const queued: number[] = []
      morning.product.services.onMail = () => void queued.push(next().length)
      await send()
      morning.product.services.onMail = () => {}
      expect(new Set(queued)).toEqual(new Set([1]))
      expect(mails()).toHaveLength(25)
      expect(next()).toEqual([{ ...work(), cursor: expect.any(String) }])
      // A repeated delivery of the first page does not queue the second one again.
      await send(2)
      expect(next()).toHaveLength(1)
      expect(await consume(sendMails, next()[0])).toBe(true)
      expect(new Set(mails().map(({ to }) => to?.[0]?.address))).toEqual(new Set(people.map(({ email }) => email)))
      expect(mails()).toHaveLength(26)
      expect(next()).toHaveLength(1)
      await sendAgain(15)
      expect(next()).toHaveLength(2)
    })
  })

  it('are classified as not sent when SES cannot be reached', async () => {
    const away = new SESClient({ endpoint: 'http://127.0.0.1:9', maxAttempts: 1, region: 'us-east-1' })
    const mail = { to: morning.ann.email, subject: 's', html: 'h', text: 't' }
    const error = await sendMail({ ses: away, from: 'hello@five.example', configurationSet: 'c' }, mail).catch(
      (thrown: unknown) => thrown,
    )
    expect(error).toBeInstanceOf(Error)
    expect(classifySendError(error)).toBe('not-sent')
  })
})
