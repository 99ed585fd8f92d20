import { SESClient } from '@aws-sdk/client-ses'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createDeliveryStore } from '#functions/adapters/dynamodb/delivery.ts'
import { createTable } from '#functions/adapters/dynamodb/table.ts'
import { sendMail } from '#functions/adapters/ses/send-mail.ts'
import { classifySendError } from '#functions/reactions/delivery-queued/send-wake-up-mails/classify-send-error.ts'
import { handler as sendWakeUpMails } from '#functions/reactions/delivery-queued/send-wake-up-mails/handler.ts'
import { handler as generateDailyMotivations } from '#functions/reactions/generation-queued/generate-daily-motivations/handler.ts'
import { handler as refreshWakeUpMail } from '#functions/reactions/streak-changed/refresh-wake-up-mail/handler.ts'
import { handler as dispatchWakeUpMails } from '#functions/reactions/wake-up-mails-due/dispatch-wake-up-mails/handler.ts'
import type { Caller } from '#test/support/call.ts'
import { type Product, startFunctions } from '#test/support/functions.ts'
import { change, consume, fire, happen, items, subscribe } from '#test/support/reactions.ts'

const DAY = '2026-11-24'
/** 7 AM in New York on that day. */
const SEVEN = '2026-11-24T12:00:00Z'

describe('wake-up mails', () => {
  let product: Product
  let ann: Caller
  let time: string
  let minute = 0

  beforeAll(async () => {
    product = await startFunctions()
  })
  afterAll(() => product.stop())
  beforeEach(async () => {
    // Each test has a minute of the morning to itself.
    minute += 1
    time = `07:${String(minute).padStart(2, '0')}`
    product.at(`2026-11-24T10:00:00Z`)
    Object.assign(product.services, { nextMails: [] })
    product.services.mails.length = 0
    product.services.messages.length = 0
    ann = await product.person()
  })

  const goal = (fields: Record<string, unknown> = {}, caller = ann) =>
    product.goal(caller, { time_of_day: time, ...fields })
  const write = (goalId: string, caller = ann) => product.as(caller, 'generate-daily-motivation', { goalId })
  const work = () => ({ zone: 'America/New_York', shard: 0, date: DAY, from: time, to: time })
  const send = (receives = 1) => {
    product.at(`2026-11-24T12:${time.slice(3)}:00Z`)
    return consume(sendWakeUpMails, work(), receives)
  }
  const mails = () => product.services.mails
  const delivery = async (goalId: string) => {
    const item = (await items()).find(({ sk }) => sk === `MOTIVATION#${goalId}#${DAY}`)
    return item?.mail
  }

  it('contain the text of the day, the streak and the links of the goal', async () => {
    const { id } = await goal({ title: 'Learn the flute', target_date: '2026-12-24' })
    const { body } = await write(id)
    expect(await send()).toBe(true)
    expect(mails()).toHaveLength(1)
    const [mail] = mails()
    expect(mail?.to?.[0]?.address).toBe(ann.email)
    expect(mail?.from?.address).toBe('hello@five.example')
    expect(mail?.subject).toBe('Day 1: Learn the flute')
    for (const part of [mail?.text, mail?.html]) {
      expect(part).toContain(String(body.challenge).slice(0, 20))
      expect(part).toContain(`https://five.example/goal/${id}`)
      expect(part).toContain('checkin=true')
      expect(part).toContain('https://five.example/unsubscribe?')
    }
    expect(await delivery(id)).toBe('sent')
  })

  it('are sent once when the schedule ticks repeatedly', async () => {
    const { id } = await goal({ time_of_day: '07:00' })
    await write(id)
    product.at(SEVEN)
    for (let n = 0; n < 3; n += 1) await fire(dispatchWakeUpMails, SEVEN)
    const queued = product.services.messages.map((message) => message.work)
    expect(queued).toEqual(Array(3).fill({ zone: 'America/New_York', shard: 0, date: DAY, from: '06:56', to: '07:00' }))
    await Promise.all(queued.map((one) => consume(sendWakeUpMails, one)))
    for (const one of queued) await consume(sendWakeUpMails, one)
    expect(mails()).toHaveLength(1)
  })

  it('contain the built-in text when no text is stored', async () => {
    const { id } = await goal()
    await send()
    expect(mails()).toHaveLength(1)
    const { body } = await product.as(ann, 'get-daily-motivation', { goalId: id })
    expect(body.motivation).toMatchObject({ source: 'built-in', date: DAY })
    await send()
    expect(mails()).toHaveLength(1)
  })

  it('contain a saved text and are not sent again for a later one', async () => {
    const { id } = await goal()
    await write(id)
    const own = { goalId: id, message: 'My own words.', micro_plan: 'One step', challenge: 'Dare', tone: 'teammate' }
    await product.as(ann, 'save-motivation', own)
    await send()
    expect(mails().map(({ text }) => text)).toEqual([expect.stringContaining('My own words.')])
    await product.as(ann, 'save-motivation', { ...own, message: 'Changed.' })
    await send()
    expect(mails()).toHaveLength(1)
  })

  describe('contain the streak of the time of sending', () => {
    const react = async () => {
      for (const { type, detail } of product.services.events.splice(0)) {
        if (type === 'streak-changed') await happen(refreshWakeUpMail, type, detail)
      }
    }
    const evening = () => {
      product.at('2026-11-25T01:00:00Z')
      return consume(sendWakeUpMails, { ...work(), from: '20:00', to: '20:00' })
    }

    it('after a check-in of the same day, and after a reset', async () => {
      for (const [reset, line] of [
        [false, /1 day in a row\. Today is already kept\./],
        [true, /Today is already kept|halfway up/],
      ] as const) {
        product.at('2026-11-24T17:00:00Z')
        product.services.mails.length = 0
        const person = await product.person()
        const { id } = await product.goal(person, { time_of_day: '20:00' })
        await write(id, person)
        await product.as(person, 'check-in', { goalId: id })
        if (reset) await product.as(person, 'reset-streak', { goal_id: id })
        await react()
        await evening()
        expect(mails()[0]?.text).toMatch(line)
        expect(mails()[0]?.text).not.toMatch(reset ? /1 day/ : /halfway up/)
      }
    })

    it('after a check-in between the nightly run and 3 AM, which counts for the day before', async () => {
      product.at('2026-11-24T07:01:00Z')
      const { id } = await goal()
      await consume(generateDailyMotivations, { zone: 'America/New_York', shard: 0, date: DAY })
      product.at('2026-11-24T07:45:00Z')
      await product.as(ann, 'check-in', { goalId: id })
      await react()
      await send()
      const own = mails().find(({ to }) => to?.[0]?.address === ann.email)
      expect(own?.text).toMatch(/1 day kept\. Today makes it two\./)
    })

    it('a check-in after the mail publishes no event', async () => {
      const { id } = await goal()
      await write(id)
      await send()
      product.services.events.length = 0
      product.at('2026-11-24T17:00:00Z')
      await product.as(ann, 'check-in', { goalId: id })
      expect(product.services.events).toEqual([])
    })
  })

  describe('are not sent', () => {
    it.each([
      ['for a goal whose date has passed', () => goal({ target_date: '2026-11-25' }), '2026-11-26'],
      ['when the trial has ended', () => goal(), '2026-12-24'],
    ])('%s', async (_, make, date) => {
      await make()
      product.at(`${date}T17:00:00Z`)
      expect(await consume(sendWakeUpMails, { ...work(), date })).toBe(true)
      expect(mails()).toEqual([])
    })

    it('for a goal whose mails the person stopped', async () => {
      const { id } = await goal()
      await write(id)
      await product.as(ann, 'update-goal', { goalId: id, updates: { wake_up_mail: false } })
      await send()
      expect(mails()).toEqual([])
    })

    it('for an inactive goal', async () => {
      const { id } = await goal()
      await change(ann, `ACCOUNT#GOAL#${id}`, { is_active: false })
      await send()
      expect(mails()).toEqual([])
    })

    it('for a deleted goal', async () => {
      const { id } = await goal()
      await write(id)
      await product.as(ann, 'delete-goal', { goalId: id })
      await send()
      expect(mails()).toEqual([])
      const left = (await items(ann)).map(({ sk }) => String(sk))
      expect(left.filter((sk) => !sk.startsWith('MODEL_CALLS#'))).toEqual(['ACCOUNT', 'TRIAL'])
    })

    it('when the trial ended between generation and mail, unless a plan was bought since', async () => {
      const ending = { trial_expires_at: '2026-11-24T11:00:00.000Z' }
      const ben = await product.person('ben')
      for (const person of [ann, ben]) {
        await change(person, 'ACCOUNT', ending)
        await write((await goal({}, person)).id, person)
      }
      await subscribe(ben, 'Personal Plan')
      await send()
      expect(mails().map(({ to }) => to?.[0]?.address)).toEqual([ben.email])
    })

    it('more than 12 hours late', async () => {
      const { id } = await goal()
      await write(id)
      product.at('2026-11-25T01:00:00Z')
      expect(await consume(sendWakeUpMails, work())).toBe(true)
      expect(mails()).toEqual([])
    })
  })

  describe('are sent once and never twice', () => {
    it('when ten copies of the message are processed concurrently', async () => {
      await write((await goal()).id)
      product.at(`2026-11-24T12:${time.slice(3)}:00Z`)
      await Promise.all(Array.from({ length: 10 }, () => consume(sendWakeUpMails, work())))
      expect(mails()).toHaveLength(1)
    })

    it('when SES accepted the mail and the response was lost', async () => {
      const { id } = await goal()
      product.services.nextMails.push('breaks-after')
      expect(await send()).toBe(true)
      expect(await send(2)).toBe(true)
      expect(mails()).toHaveLength(1)
      expect(await delivery(id)).toBe('claimed')
      expect(product.logs).toContainEqual(
        expect.objectContaining({ message: 'mail failed', goal_id: id, kind: 'unknown' }),
      )
    })

    it('and not retried when it is unknown whether SES accepted the mail', async () => {
      await goal()
      product.services.nextMails.push('breaks-before')
      expect(await send()).toBe(true)
      expect(await send(2)).toBe(true)
      expect(mails()).toEqual([])
    })

    it('and not retried when the worker died after its claim', async () => {
      const { id } = await goal()
      await write(id)
      product.at(SEVEN)
      const mail = { user_id: ann.sub, goal_id: id, date: DAY }
      const claim = await createDeliveryStore(createTable(process.env.TABLE_NAME ?? '')).claim(
        mail,
        'dead',
        Date.parse(SEVEN),
      )
      expect(claim.outcome).toBe('claimed')
      expect(await send(2)).toBe(true)
      expect(mails()).toEqual([])
    })

    it('and a claim whose response was lost is repeated only by its own worker', async () => {
      const { id } = await goal()
      await write(id)
      const mail = { user_id: ann.sub, goal_id: id, date: DAY }
      const claims = createDeliveryStore(createTable(process.env.TABLE_NAME ?? ''))
      for (let n = 0; n < 2; n += 1) {
        expect(await claims.claim(mail, 'mine', Date.parse(SEVEN))).toMatchObject({ outcome: 'claimed' })
      }
      expect(await claims.claim(mail, 'other', Date.parse(SEVEN))).toEqual({ outcome: 'taken' })
    })

    it('and not retried when SES rejects the message', async () => {
      const { id } = await goal()
      product.services.nextMails.push({ status: 400, code: 'MessageRejected' })
      expect(await send()).toBe(true)
      expect(await delivery(id)).toBe('refused')
      expect(await send(2)).toBe(true)
      expect(mails()).toEqual([])
    })

    it('when the person moves the time of the mail on the same day', async () => {
      const { id } = await goal()
      await write(id)
      await send()
      await product.as(ann, 'update-goal', { goalId: id, updates: { time_of_day: '18:00' } })
      product.at('2026-11-24T23:00:00Z')
      await consume(sendWakeUpMails, { ...work(), from: '18:00', to: '18:00' })
      expect(mails()).toHaveLength(1)
    })
  })

  describe('are sent page by page', () => {
    const crowd = async (count: number) => {
      const people = await Promise.all(Array.from({ length: count }, () => product.person()))
      await Promise.all(people.map((person) => goal({}, person)))
      return people
    }
    const next = () => product.services.messages.map((message) => message.work)

    it('with the next page queued after each page', async () => {
      const people = await crowd(30)
      await send()
      expect(mails()).toHaveLength(25)
      expect(next()).toEqual([{ ...work(), cursor: expect.any(String) }])
      expect(await consume(sendWakeUpMails, next()[0])).toBe(true)
      expect(new Set(mails().map(({ to }) => to?.[0]?.address))).toEqual(new Set(people.map(({ email }) => email)))
      expect(mails()).toHaveLength(30)
      expect(next()).toHaveLength(1)
    })
  })

  it('are classified as not sent when SES cannot be reached', async () => {
    const away = new SESClient({ endpoint: 'http://127.0.0.1:9', maxAttempts: 1, region: 'us-east-1' })
    const mail = { to: ann.email, subject: 's', html: 'h', text: 't' }
    const error = await sendMail({ ses: away, from: 'hello@five.example', configurationSet: 'c' }, mail).catch(
      (thrown: unknown) => thrown,
    )
    expect(error).toBeInstanceOf(Error)
    expect(classifySendError(error)).toBe('not-sent')
  })
})
