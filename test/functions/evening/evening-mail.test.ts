import { beforeEach, describe, expect, it } from 'vitest'
import { handler as sendMails } from '#functions/reactions/delivery-queued/send-mails/handler.ts'
import { handler as dispatchEveningQuestions } from '#functions/reactions/evening-questions-due/dispatch-evening-questions/handler.ts'
import type { Caller } from '#test/support/call.ts'
import { setUpFunctions } from '#test/support/functions.ts'
import { change, consume, fire, forgetZones, items, put, subscribe } from '#test/support/reactions.ts'

/** 9 PM in New York, where people without a chosen zone live. */
const NINE = '2026-11-25T02:00:00Z'
const DAY = '2026-11-24'

describe('the evening question by mail', () => {
  const product = setUpFunctions()
  let ann: Caller

  beforeEach(async () => {
    await forgetZones()
    ann = await product.person()
    for (const list of [product.services.messages, product.services.mails]) list.length = 0
  })

  const choose = (evening: unknown, more = {}) => product.as(ann, 'update-profile', { evening, ...more })
  const mails = () => product.services.mails.filter(({ to }) => to?.[0]?.address === ann.email)
  const stored = async () => (await items(ann)).find(({ sk }) => sk === 'EVENING')
  const drain = async () => {
    for (const { work } of product.services.messages.splice(0)) expect(await consume(sendMails, work)).toBe(true)
  }
  /** Runs the tick of the schedule and the messages that it queues. */
  const tick = async (instant = NINE) => {
    product.at(instant)
    await fire(dispatchEveningQuestions, instant)
    await drain()
  }

  it('is sent once at the chosen hour while a day is open (EVENING-1)', async () => {
    await product.goal(ann, { title: 'Learn the flute' })
    const { body } = await choose({ at: '20:58', by: 'mail' })
    expect(body.profile).toMatchObject({ evening: { at: '20:58', by: 'mail' } })
    await tick('2026-11-25T01:55:00Z')
    expect(mails()).toEqual([])
    await tick()
    await tick()
    const [mail] = mails()
    expect(mails()).toHaveLength(1)
    expect(mail?.subject).toBe('Still open: Learn the flute')
    for (const part of [mail?.text, mail?.html]) {
      expect(part).toMatch(/https:\/\/five\.example\/check-in#[\w-]+\.[\w-]{43}/)
      expect(part).toContain('https://five.example/settings')
    }
    expect(await stored()).toMatchObject({ asked_on: '2026-11-24', asked: 'sent' })
    await tick('2026-11-26T02:00:00Z')
    expect(mails()).toHaveLength(2)
  })

  it('has a link that checks the goal in without a session', async () => {
    const { id } = await product.goal(ann)
    await choose({ at: '21:00', by: 'mail' })
    await tick()
    const token = /check-in#(\S+)/.exec(mails()[0]?.text ?? '')?.[1]
    await product.as(ann, 'check-in-by-mail', { token })
    const [goal] = await product.goals(ann)
    expect(goal).toMatchObject({ id, checked_in_today: true, last_checkin_date: '2026-11-24' })
  })

  it('is ended by its unsubscribe header, without a sign-in (EVENING-8)', async () => {
    await product.goal(ann)
    await choose({ at: '21:00', by: 'mail' })
    await tick()
    const header = mails()[0]?.headers.find(({ key }) => key === 'list-unsubscribe')?.value ?? ''
    const query = Object.fromEntries(new URL(header.slice(1, -1)).searchParams)
    expect(query).toMatchObject({ user: ann.sub, list: 'evening' })
    const wrong = await product.as(ann, 'unsubscribe', undefined, { query: { ...query, token: 'a'.repeat(22) } })
    expect(wrong.status).toBe(404)
    expect((await product.as(ann, 'unsubscribe', undefined, { query })).status).toBe(200)
    expect((await product.as(ann, 'get-profile', {})).body.profile).toMatchObject({ evening: null })
    await tick('2026-11-26T02:00:00Z')
    expect(mails()).toHaveLength(1)
  })

  it('names every open goal in one mail', async () => {
    await subscribe(ann, 'Pro Plan')
    for (const title of ['Flute', 'Run', 'Read']) await product.goal(ann, { title })
    const [done] = await product.goals(ann)
    await product.as(ann, 'check-in', { goalId: done?.id })
    await choose({ at: '21:00', by: 'mail' })
    await tick()
    expect(mails().map(({ subject }) => subject)).toEqual(['2 goals are still open today'])
    expect(mails()[0]?.text?.match(/\/check-in#/g)).toHaveLength(2)
    expect(mails()[0]?.text).not.toContain(done?.title)
  })

  it.each<[string, (goalId: string) => Promise<unknown>]>([
    ['the day is checked in', (goalId) => product.as(ann, 'check-in', { goalId })],
    ['the goal is in crisis', (id) => change(ann, `ACCOUNT#GOAL#${id}`, { care: 'crisis', care_reason: 'self-harm' })],
    ['the goal is gentle', (id) => change(ann, `ACCOUNT#GOAL#${id}`, { care: 'gentle', care_reason: 'grief' })],
    ['the question is switched off again', () => choose(null)],
    ['the person turned mails off', () => product.as(ann, 'update-profile', { mails: { wake_up: false } })],
    ['the person moved to another zone', () => product.as(ann, 'update-profile', { zone: 'Asia/Tokyo' })],
    ['the hour is a later one', () => choose({ at: '23:00', by: 'mail' })],
    ['the trial is over', () => change(ann, 'ACCOUNT', { trial_expires_at: '2026-11-24T00:00:00.000Z' })],
  ])('does not come when %s (EVENING-2)', async (_, prepare) => {
    const { id } = await product.goal(ann)
    await choose({ at: '21:00', by: 'mail' })
    await prepare(id)
    await tick()
    expect(mails()).toEqual([])
    expect(await stored()).not.toHaveProperty('asked')
  })

  it('follows a change of the zone', async () => {
    await product.goal(ann)
    await choose({ at: '21:00', by: 'mail' })
    await product.as(ann, 'update-profile', { zone: 'Asia/Tokyo' })
    await tick('2026-11-25T12:00:00Z')
    expect(mails()).toHaveLength(1)
  })

  it('is not asked twice when it is switched off and on again', async () => {
    await product.goal(ann)
    await choose({ at: '21:00', by: 'mail' })
    await tick()
    await choose(null)
    await choose({ at: '22:00', by: 'mail' })
    await tick('2026-11-25T03:00:00Z')
    expect(mails()).toHaveLength(1)
  })

  it('is sent again after a refusal that may pass, and once by several workers (MAIL-2)', async () => {
    await product.goal(ann)
    await choose({ at: '21:00', by: 'mail' })
    product.services.nextMails = [{ status: 503, code: 'ServiceUnavailable' }]
    product.at(NINE)
    await fire(dispatchEveningQuestions, NINE)
    const [{ work } = { work: undefined }] = product.services.messages.splice(0)
    await consume(sendMails, work)
    const [retry] = product.services.messages.splice(0)
    expect(retry).toMatchObject({ delaySeconds: 60, work: { people: [ann.sub], attempt: 1 } })
    await Promise.all([retry?.work, retry?.work, work].map((one) => consume(sendMails, one)))
    expect(mails()).toHaveLength(1)
  })

  it('is sent 30 seconds after SES throttled it, and counts no attempt (MAIL-10)', async () => {
    await product.goal(ann)
    await choose({ at: '21:00', by: 'mail' })
    product.at(NINE)
    await fire(dispatchEveningQuestions, NINE)
    let [queued] = product.services.messages.splice(0)
    for (let n = 0; n < 3; n += 1) {
      product.services.nextMails = [{ status: 400, code: 'Throttling' }]
      await consume(sendMails, queued?.work)
      ;[queued] = product.services.messages.splice(0)
      expect(queued).toMatchObject({ delaySeconds: 30, work: { people: [ann.sub] } })
      expect(queued?.work).not.toHaveProperty('attempt')
    }
    await consume(sendMails, queued?.work)
    expect([mails().length, product.services.messages]).toEqual([1, []])
  })

  it('keeps the attempts of a question that failed before SES throttled it', async () => {
    await product.goal(ann)
    await choose({ at: '21:00', by: 'mail' })
    product.at(NINE)
    await fire(dispatchEveningQuestions, NINE)
    const unavailable = { status: 503, code: 'ServiceUnavailable' }
    product.services.nextMails = [unavailable, unavailable, { status: 400, code: 'Throttling' }]
    const expected = [
      { delaySeconds: 60, work: { attempt: 1 } },
      { delaySeconds: 120, work: { attempt: 2 } },
      { delaySeconds: 30, work: { attempt: 2 } },
    ]
    for (const message of expected) {
      await drain()
      expect(product.services.messages).toMatchObject([message])
    }
    await drain()
    expect(mails()).toHaveLength(1)
  })

  it('is asked after the next page was queued, which a second delivery does not queue again (ADR 243, ADR 221)', async () => {
    await product.goal(ann)
    await choose({ at: '18:31', by: 'mail' })
    // People who were deleted since. Their slots follow Ann's.
    for (let n = 10; n < 35; n += 1)
      await put({ sub: `gone-${n}` }, 'EVENING', {
        delivery_pk: 'EVENING#America/New_York#0',
        delivery_sk: `18:31#gone-${n}`,
      })
    const work = { question: 'evening', zone: 'America/New_York', shard: 0, date: DAY, from: '18:31', to: '18:31' }
    let queuedBefore = 0
    product.services.onMail = () => {
      queuedBefore = product.services.messages.length
    }
    product.at('2026-11-24T23:31:00Z')
    for (let n = 0; n < 2; n += 1) expect(await consume(sendMails, work)).toBe(true)
    expect([mails().length, queuedBefore]).toEqual([1, 1])
    expect(product.services.messages.map((one) => one.work)).toEqual([{ ...work, cursor: expect.any(String) }])
  })

  it('is not sent again when the answer of SES is lost', async () => {
    await product.goal(ann)
    await choose({ at: '21:00', by: 'mail' })
    product.services.nextMails = ['breaks-after']
    await tick()
    await tick()
    expect(mails()).toHaveLength(1)
    expect(await stored()).toMatchObject({ asked: 'claimed' })
  })

  it.each([
    [{ at: '9 PM', by: 'mail' }, 'evening.at'],
    [{ at: '21:00', by: 'sms' }, 'evening.by'],
    [{ at: '21:00' }, 'evening.by'],
  ])('refuses the setting %j and stores nothing', async (evening, field) => {
    const before = await items(ann)
    const { status, body } = await choose(evening)
    expect([status, body.field]).toEqual([400, field])
    expect(await items(ann)).toEqual(before)
  })
})
