import { beforeEach, describe, expect, it, vi } from 'vitest'
import { handler as sendMails } from '#functions/reactions/delivery-queued/send-mails/handler.ts'
import type { Caller } from '#test/support/call.ts'
import { setUpFunctions } from '#test/support/functions.ts'
import { consume, items } from '#test/support/reactions.ts'
import { setUpTableFaults } from '#test/support/table-faults.ts'

describe('a table that is under load', () => {
  const product = setUpFunctions()
  const table = setUpTableFaults()
  let ann: Caller

  beforeEach(async () => {
    ann = await product.person()
  })

  it('create-goal retries a transaction conflict', async () => {
    table.next('TransactWriteItems', 'collides', 'collides', 'collides')
    expect((await product.as(ann, 'create-goal', { title: 'Run' })).status).toBe(200)
    expect(await items(ann)).toContainEqual(expect.objectContaining({ sk: 'ACCOUNT', goal_count: 1 }))
  })

  it('create-goal creates one goal when the response was lost (GOAL-12)', async () => {
    table.next('TransactWriteItems', 'answer-lost')
    expect((await product.as(ann, 'create-goal', { title: 'Run' })).status).toBe(200)
    expect(await product.goals(ann)).toHaveLength(1)
    expect(await items(ann)).toContainEqual(expect.objectContaining({ sk: 'ACCOUNT', goal_count: 1 }))
  })

  it('check-in retries a conflict, and counts once when the response was lost', async () => {
    const { id } = await product.goal(ann)
    table.next('TransactWriteItems', 'collides', 'collides')
    expect((await product.as(ann, 'check-in', { goalId: id })).body).toMatchObject({ alreadyCheckedIn: false })
    product.at('2026-11-25T17:00:00Z')
    table.next('TransactWriteItems', 'answer-lost')
    expect((await product.as(ann, 'check-in', { goalId: id })).body).toMatchObject({
      alreadyCheckedIn: false,
      goal: { streak_count: 2, kept_days: 2 },
    })
  })

  it('check-in returns a conflict and writes nothing when every attempt collides', async () => {
    const { id } = await product.goal(ann)
    const before = await items(ann)
    table.next('TransactWriteItems', ...Array(20).fill('collides'))
    // Makes the random pauses between the attempts zero.
    vi.spyOn(Math, 'random').mockReturnValue(0)
    const answer = await product.as(ann, 'check-in', { goalId: id })
    expect(answer).toMatchObject({ status: 409, body: { code: 'conflict' } })
    table.next('TransactWriteItems')
    expect(await items(ann)).toEqual(before)
  })

  it('delete-goal retries unprocessed items of a batch', async () => {
    const { id } = await product.goal(ann)
    await product.as(ann, 'check-in', { goalId: id })
    table.next('BatchWriteItem', 'left-undone', 'left-undone')
    expect((await product.as(ann, 'delete-goal', { goalId: id })).status).toBe(200)
    expect((await items(ann)).map(({ sk }) => sk)).toEqual(['ACCOUNT', 'TRIAL'])
  })

  it('delete-goal finishes a failed deletion with the next call', async () => {
    const { id } = await product.goal(ann)
    await product.as(ann, 'check-in', { goalId: id })
    table.next('BatchWriteItem', ...Array(10).fill('down'))
    expect((await product.as(ann, 'delete-goal', { goalId: id })).status).toBe(503)
    table.next('BatchWriteItem')
    expect((await product.as(ann, 'delete-goal', { goalId: id })).status).toBe(200)
    expect(await items(ann)).toMatchObject([{ sk: 'ACCOUNT', goal_count: 0 }, { sk: 'TRIAL' }])
  })

  it('create-user-profile starts one trial when the response was lost', async () => {
    const sub = 'lost-and-found'
    table.next('PutItem', 'answer-lost')
    const caller = { sub, email: 'lost@example.com' }
    const { status, body } = await product.as(caller, 'create-user-profile', { displayName: 'Lost' })
    expect([status, body.profile]).toMatchObject([200, { id: sub, display_name: 'Lost' }])
  })

  describe('a wake-up mail', () => {
    let minute = 0
    const send = async (receives = 1) => {
      product.at('2026-11-24T13:00:00Z')
      const time = `07:${String(minute).padStart(2, '0')}`
      const work = { zone: 'America/New_York', shard: 0, date: '2026-11-24', from: time, to: time }
      return consume(sendMails, work, receives)
    }
    beforeEach(async () => {
      minute += 1
      // Makes the random pauses between the attempts zero.
      vi.spyOn(Math, 'random').mockReturnValue(0)
      const { id } = await product.goal(ann, { time_of_day: `07:${String(minute).padStart(2, '0')}` })
      await product.as(ann, 'generate-daily-motivation', { goalId: id })
    })

    it('is sent when the response to the claim was lost', async () => {
      table.next('UpdateItem', 'answer-lost')
      expect(await send()).toBe(true)
      expect(product.services.mails).toHaveLength(1)
    })

    it('is sent with the next retry when no claim could be written', async () => {
      table.next('UpdateItem', ...Array(10).fill('down'))
      expect(await send()).toBe(true)
      expect(product.services.mails).toEqual([])
      table.next('UpdateItem')
      const retry = product.services.messages.at(-1)?.work
      expect(await consume(sendMails, retry)).toBe(true)
      expect(product.services.mails).toHaveLength(1)
    })

    it('is sent once when it could not be marked as sent (MAIL-2)', async () => {
      product.services.onMail = () => table.next('UpdateItem', ...Array(10).fill('down'))
      expect(await send()).toBe(true)
      product.services.onMail = () => {}
      table.next('UpdateItem')
      expect(await send(2)).toBe(true)
      expect(product.services.mails).toHaveLength(1)
      expect(product.logs).toContainEqual(expect.objectContaining({ message: 'sent but not marked' }))
    })
  })
})
