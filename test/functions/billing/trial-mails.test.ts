import { beforeEach, describe, expect, it } from 'vitest'
import { handler as sendMails } from '#functions/reactions/delivery-queued/send-mails/handler.ts'
import { handler as queueEndedMail } from '#functions/reactions/trial-ended/queue-trial-ended-mail/handler.ts'
import { handler as queueEndingMail } from '#functions/reactions/trial-ending/queue-trial-ending-mail/handler.ts'
import { handler as announceTrialEnds } from '#functions/reactions/trials-due/announce-trial-ends/handler.ts'
import type { Caller } from '#test/support/call.ts'
import { NOON, setUpFunctions } from '#test/support/functions.ts'
import { change, consume, fire, happen, items, subscribe } from '#test/support/reactions.ts'

const ENDING = '2026-12-21T17:05:00Z'
const ENDED = '2026-12-24T17:05:00Z'

describe('the mails of a trial (MAIL-23)', () => {
  const product = setUpFunctions()
  let ann: Caller

  beforeEach(async () => {
    ann = await product.person()
    for (const list of [product.services.events, product.services.messages, product.services.mails]) list.length = 0
  })

  const mine = (work: unknown) => (work as { user?: string }).user === ann.sub
  /** Runs the tick of the schedule, the reactions to Ann's events, and the messages that they queue. */
  const tick = async (instant: string) => {
    product.at(instant)
    await fire(announceTrialEnds, instant)
    for (const { type, detail } of product.services.events.splice(0)) {
      if (!type.startsWith('trial-') || (detail as { userId: string }).userId !== ann.sub) continue
      await happen(type === 'trial-ending' ? queueEndingMail : queueEndedMail, type, detail)
    }
    return drain()
  }
  const drain = async () => {
    const taken = product.services.messages.splice(0).filter(({ work }) => mine(work))
    for (const { work } of taken) expect(await consume(sendMails, work)).toBe(true)
    return taken
  }
  const mails = () => product.services.mails.filter(({ to }) => to?.[0]?.address === ann.email)
  const trial = async () => (await items(ann)).find(({ sk }) => sk === 'TRIAL')

  it('are sent once three days before the end and once at the end', async () => {
    const [message] = await tick(ENDING)
    expect(mails().map(({ subject }) => subject)).toEqual(['Your free mornings end on Thursday'])
    const [mail] = mails()
    for (const part of [mail?.text, mail?.html]) {
      expect(part).toContain('Thursday, Dec 24')
      expect(part).toContain('$4.99 per month')
      expect(part).toContain('https://five.example/pricing')
      expect(part).toContain('https://five.example/settings')
    }
    await Promise.all(Array.from({ length: 4 }, () => consume(sendMails, message?.work)))
    expect(mails()).toHaveLength(1)
    await tick(ENDED)
    await tick(ENDED)
    expect(mails().map(({ subject }) => subject)).toEqual([
      'Your free mornings end on Thursday',
      'Your free mornings have ended',
    ])
    expect(await trial()).toMatchObject({ ending_mail: 'sent', ended_mail: 'sent' })
  })

  it('count the days that were kept', async () => {
    const { id } = await product.goal(ann)
    for (const at of ['2026-11-25T15:00:00Z', '2026-11-27T15:00:00Z']) {
      product.at(at)
      await product.as(ann, 'check-in', { goalId: id })
    }
    await tick(ENDED)
    expect(mails()[0]?.text).toContain('2 OF 30 DAYS KEPT')
    expect(mails()[0]?.html).toContain('Your 2 days stay yours.')
  })

  it('count a day that was kept between midnight and the day-start hour of the sign-up', async () => {
    // 2:42 in New York.
    product.at('2026-11-24T07:42:00Z')
    ann = await product.person()
    const { id } = await product.goal(ann)
    await product.as(ann, 'check-in', { goalId: id })
    product.at('2026-11-24T08:05:00Z')
    await product.as(ann, 'check-in', { goalId: id })
    await tick('2026-12-24T07:45:00Z')
    expect(mails()[0]?.text).toContain('2 OF 30 DAYS KEPT')
  })

  it('name no count of days for a person with a gentle goal (CARE-3)', async () => {
    const { id } = await product.goal(ann)
    product.at('2026-11-25T15:00:00Z')
    await product.as(ann, 'check-in', { goalId: id })
    await change(ann, `ACCOUNT#GOAL#${id}`, { care: 'gentle', care_reason: 'grief' })
    await tick(ENDED)
    expect(mails()).toHaveLength(1)
    expect(mails()[0]?.text).not.toMatch(/days kept|\d days? stay/i)
  })

  it.each<[string, () => Promise<unknown>]>([
    ['a plan was bought', () => subscribe(ann, 'Personal Plan', '2027-01-24T17:00:00.000Z')],
    ['the account is being deleted', () => change(ann, 'ACCOUNT', { closing_at: ENDED })],
    ['the person turned mails off', () => product.as(ann, 'update-profile', { mails: { wake_up: false } })],
    ['the trial has another end', () => change(ann, 'ACCOUNT', { trial_expires_at: '2027-01-24T17:00:00.000Z' })],
    [
      'a goal is in crisis',
      async () => {
        product.at(NOON)
        await product.goal(ann, { title: 'Kill myself by Friday' })
        product.at(ENDED)
      },
    ],
  ])('are not sent where, after the announcement, %s', async (_, happens) => {
    product.at(ENDED)
    await happens()
    await happen(queueEndedMail, 'trial-ended', { userId: ann.sub, trialExpiresAt: '2026-12-24T17:00:00.000Z' })
    expect(await drain()).toHaveLength(1)
    expect(mails()).toEqual([])
    expect(await trial()).not.toHaveProperty('ended_mail')
  })

  it('wait when SES throttles, without a counted attempt, and are sent once', async () => {
    product.services.nextMails.push({ status: 429, code: 'Throttling' })
    await tick(ENDING)
    expect(mails()).toEqual([])
    expect(product.services.messages).toMatchObject([{ delaySeconds: 30, work: { trial: 'ending' } }])
    expect(product.services.messages[0]?.work).not.toHaveProperty('attempt')
    await drain()
    expect(mails()).toHaveLength(1)
  })

  it('are retried when SES is unavailable, and sent once', async () => {
    product.services.nextMails.push({ status: 400, code: 'AccountSendingPausedException' })
    await tick(ENDING)
    expect(mails()).toEqual([])
    expect(product.services.messages).toMatchObject([{ delaySeconds: 60, work: { attempt: 1, trial: 'ending' } }])
    await drain()
    expect(mails()).toHaveLength(1)
  })

  it.each([
    ['claimed', 'breaks-before' as const],
    ['refused', { status: 400, code: 'MessageRejected' }],
  ])('stay %s and are not retried when SES answers with %j', async (state, fault) => {
    product.services.nextMails.push(fault)
    await tick(ENDING)
    expect(product.services.messages).toEqual([])
    expect(await trial()).toMatchObject({ ending_mail: state })
  })

  it('become dead letters 12 hours after they were due', async () => {
    product.at('2026-12-25T05:00:00.001Z')
    const work = { trial: 'ended', user: ann.sub, ends: '2026-12-24T17:00:00.000Z' }
    expect(await consume(sendMails, work)).toBe(true)
    expect(mails()).toEqual([])
    expect(product.services.messages).toContainEqual(
      expect.objectContaining({ work, attributes: expect.objectContaining({ ERROR_CODE: expect.anything() }) }),
    )
  })
})
