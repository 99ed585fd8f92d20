import { beforeEach, describe, expect, it } from 'vitest'
import { HOUR_MS, MINUTE_MS } from '#domain/time/units.ts'
import { createAccountDataStore } from '#functions/adapters/dynamodb/account-data.ts'
import { createTable } from '#functions/adapters/dynamodb/table.ts'
import { handler as sendMails } from '#functions/reactions/delivery-queued/send-mails/handler.ts'
import type { Caller } from '#test/support/call.ts'
import { setUpFunctions } from '#test/support/functions.ts'
import { consume } from '#test/support/reactions.ts'
import { setUpTableFaults } from '#test/support/table-faults.ts'

const DAY = '2026-11-24'

describe('send-mails', () => {
  const product = setUpFunctions()
  const table = setUpTableFaults()
  let ann: Caller
  /** Each test uses its own minute of the morning. */
  let minute = 0
  let time: string
  let due: number
  let work: Record<string, unknown>

  beforeEach(async () => {
    minute += 1
    time = `07:${String(minute).padStart(2, '0')}`
    due = Date.parse('2026-11-24T12:00:00Z') + minute * MINUTE_MS
    work = { zone: 'America/New_York', shard: 0, date: DAY, from: time, to: time }
    product.at('2026-11-24T10:00:00Z')
    ann = await product.person()
  })

  const at = (instant: number) => product.at(new Date(instant).toISOString())
  const goal = (caller = ann, fields = {}) => product.goal(caller, { time_of_day: time, ...fields })
  const mails = () => product.services.mails
  const recipients = () => mails().map(({ to }) => to?.[0]?.address)
  const refuse = (count: number) => {
    for (let n = 0; n < count; n += 1) product.services.nextMails.push({ status: 503, code: 'ServiceUnavailable' })
  }
  const taken = () => product.services.messages.splice(0)
  const only = () => {
    const messages = taken()
    expect(messages).toHaveLength(1)
    return messages[0]
  }

  it('queues only the mails that were not sent, a minute later', async () => {
    const ben = await product.person('ben')
    await goal()
    await goal(ben)
    refuse(1)
    at(due)
    expect(await consume(sendMails, work)).toBe(true)
    expect(mails()).toHaveLength(1)
    const [failed] = [ann, ben].filter(({ email }) => !recipients().includes(email))
    const retry = only()
    expect(retry).toMatchObject({ queue: 'delivery', delaySeconds: 60 })
    expect(retry?.work).toMatchObject({
      ...work,
      attempt: 1,
      reason: 'ServiceUnavailable',
      mails: [{ user: failed?.sub }],
    })
    at(due + MINUTE_MS)
    expect(await consume(sendMails, retry?.work)).toBe(true)
    expect(recipients().toSorted()).toEqual([ann.email, ben.email].toSorted())
    expect(taken()).toEqual([])
  })

  it('waits longer with each retry, up to the maximum delay of SQS', async () => {
    await goal()
    at(due)
    let next: unknown = work
    const delays: unknown[] = []
    for (let n = 0; n < 6; n += 1) {
      refuse(1)
      await consume(sendMails, next)
      const message = only()
      delays.push(message?.delaySeconds)
      next = message?.work
    }
    expect(delays).toEqual([60, 120, 240, 480, 900, 900])
  })

  it('queues throttled mails again in 30 seconds, and counts no attempt (MAIL-10)', async () => {
    await goal()
    at(due)
    let next: unknown = work
    for (let n = 0; n < 5; n += 1) {
      product.services.nextMails.push({ status: 400, code: 'Throttling' })
      await consume(sendMails, next)
      const retry = only()
      expect(retry).toMatchObject({ delaySeconds: 30, work: { ...work, attempt: 1, reason: 'Throttling' } })
      next = retry?.work
    }
    await consume(sendMails, next)
    expect([recipients(), taken()]).toEqual([[ann.email], []])
  })

  it('retries until 12 hours after the time of the mail, then writes a dead letter with the reason (MAIL-5)', async () => {
    const { id } = await goal()
    refuse(2)
    at(due)
    await consume(sendMails, work)
    at(due + 12 * HOUR_MS)
    await consume(sendMails, only()?.work)
    const last = only()
    at(due + 12 * HOUR_MS + 1)
    expect(await consume(sendMails, last?.work)).toBe(true)
    expect(mails()).toEqual([])
    const letter = only()
    expect(letter?.queue).toBe('delivery-dead-letters')
    expect(letter?.work).toMatchObject({ ...work, mails: [{ user: ann.sub, goal: id }] })
    expect(letter?.attributes).toMatchObject({
      ERROR_CODE: { StringValue: 'MailTooLate' },
      ERROR_MESSAGE: { StringValue: expect.stringMatching(/12 hours .* 2 retries.*ServiceUnavailable/) },
    })
    expect(JSON.stringify(letter)).not.toContain(ann.email)
  })

  it('sends nothing before the time of the mail and retries at that time (MAIL-5)', async () => {
    await goal()
    at(due - 30 * MINUTE_MS)
    expect(await consume(sendMails, work)).toBe(true)
    expect(mails()).toEqual([])
    const first = only()
    expect(first).toMatchObject({ work, delaySeconds: 900 })
    at(due - 1500)
    await consume(sendMails, first?.work)
    const second = only()
    expect([mails(), second?.delaySeconds]).toEqual([[], 2])
    at(due)
    await consume(sendMails, second?.work)
    expect(recipients()).toEqual([ann.email])
  })

  it('queues the next page when a mail fails', async () => {
    const people = await Promise.all(Array.from({ length: 25 }, () => product.person()))
    await Promise.all([ann, ...people].map((person) => goal(person)))
    refuse(1)
    at(due)
    expect(await consume(sendMails, work)).toBe(true)
    const queued = taken()
    expect(queued.map(({ work }) => work)).toEqual([
      { ...work, cursor: expect.any(String) },
      expect.objectContaining({ attempt: 1 }),
    ])
    for (const one of queued) expect(await consume(sendMails, one.work)).toBe(true)
    expect(new Set(recipients()).size).toBe(26)
    expect(mails()).toHaveLength(26)
  })

  it('fails, so that SQS delivers the message again, when a mail has no outcome', async () => {
    await goal()
    table.fail('SET mail = :claimed')
    const write = process.stdout.write
    process.stdout.write = (text: string | Uint8Array) => {
      if (String(text).includes('mail not tried')) throw new Error('no log')
      return true
    }
    at(due)
    const isTaken = await consume(sendMails, work).finally(() => {
      process.stdout.write = write
      table.fail()
    })
    expect([isTaken, taken()]).toEqual([false, []])
    expect(await consume(sendMails, work, 2)).toBe(true)
    expect(recipients()).toEqual([ann.email])
  })

  it('queues a page again when the table cannot be read', async () => {
    await goal()
    table.next('Query', 'down', 'down', 'down', 'down', 'down', 'down')
    at(due)
    expect(await consume(sendMails, work)).toBe(true)
    table.next('Query')
    const retry = only()
    expect(retry).toMatchObject({ work: { ...work, attempt: 1 }, delaySeconds: 60 })
    await consume(sendMails, retry?.work)
    expect(recipients()).toEqual([ann.email])
  })

  it('releases a claim whose release failed before, so that the mail is sent once', async () => {
    const { id } = await goal()
    await product.as(ann, 'generate-daily-motivation', { goalId: id })
    refuse(1)
    at(due)
    // The claim succeeds, and every attempt to release it fails.
    let marks = 0
    product.services.onRefusal = () => {
      marks += 1
      table.next('UpdateItem', 'down', 'down', 'down', 'down', 'down', 'down')
    }
    await consume(sendMails, work)
    product.services.onRefusal = () => {}
    table.next('UpdateItem')
    expect(marks).toBe(1)
    const retry = only()
    expect(retry?.work).toMatchObject({ mails: [{ goal: id, claim: expect.any(String) }] })
    await Promise.all([consume(sendMails, retry?.work), consume(sendMails, retry?.work)])
    await consume(sendMails, retry?.work)
    expect(recipients()).toEqual([ann.email])
  })

  it.each([
    [
      'the goal was set aside',
      (goalId: string) => product.as(ann, 'update-goal', { goalId, updates: { is_active: false } }),
    ],
    ['the account was deleted', () => product.as(ann, 'delete-account', { email: ann.email })],
    ['the goal was deleted', (goalId: string) => product.as(ann, 'delete-goal', { goalId })],
    [
      'its mails were turned off',
      (goalId: string) => product.as(ann, 'update-goal', { goalId, updates: { wake_up_mail: false } }),
    ],
    ['all mails were turned off', () => product.as(ann, 'update-profile', { mails: { wake_up: false } })],
    [
      'the goal was moved to a later time',
      (goalId: string) => product.as(ann, 'update-goal', { goalId, updates: { time_of_day: '20:00' } }),
    ],
  ])('drops a retry when %s during an outage of SES', async (_, meanwhile) => {
    const { id } = await goal()
    // The night wrote the text: the claim itself reads neither goal nor account.
    await product.as(ann, 'generate-daily-motivation', { goalId: id })
    refuse(1)
    at(due)
    await consume(sendMails, work)
    const retry = only()
    expect((await meanwhile(id)).status).toBe(200)
    taken()
    expect(await consume(sendMails, retry?.work)).toBe(true)
    expect([mails(), taken()]).toEqual([[], []])
  })

  it('sends no retry of an account whose deletion is under way', async () => {
    const { id } = await goal()
    await product.as(ann, 'generate-daily-motivation', { goalId: id })
    refuse(1)
    at(due)
    await consume(sendMails, work)
    const retry = only()
    const person = createAccountDataStore(createTable(process.env.TABLE_NAME ?? ''))
    await person.close(ann.sub, new Date(due).toISOString())
    expect(await consume(sendMails, retry?.work)).toBe(true)
    expect([mails(), taken()]).toEqual([[], []])
    await person.reopen(ann.sub, new Date(due).toISOString())
    expect(await consume(sendMails, retry?.work)).toBe(true)
    expect(recipients()).toEqual([ann.email])
  })
})
