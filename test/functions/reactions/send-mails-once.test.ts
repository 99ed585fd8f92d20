import { describe, expect, it } from 'vitest'
import { createDeliveryStore } from '#functions/adapters/dynamodb/delivery.ts'
import { createTable } from '#functions/adapters/dynamodb/table.ts'
import { handler as sendMails } from '#functions/reactions/delivery-queued/send-mails/handler.ts'
import { consume } from '#test/support/reactions.ts'
import { DAY, SEVEN, setUpMorning } from './support/morning.ts'

const morning = setUpMorning()
const { delivery, goal, mails, send, work, write } = morning

describe('are sent once and never twice', () => {
  it('when ten copies of the message are processed concurrently', async () => {
    await write((await goal()).id)
    morning.product.at(`2026-11-24T12:${morning.minute}:00Z`)
    await Promise.all(Array.from({ length: 10 }, () => consume(sendMails, work())))
    expect(mails()).toHaveLength(1)
  })

  it('when SES accepted the mail and the response was lost', async () => {
    const { id } = await goal()
    morning.product.services.nextMails.push('breaks-after')
    expect(await send()).toBe(true)
    expect(await send(2)).toBe(true)
    expect(mails()).toHaveLength(1)
    expect(await delivery(id)).toBe('claimed')
    expect(morning.product.logs).toContainEqual(
      expect.objectContaining({ message: 'mail failed', goal_id: id, kind: 'unknown' }),
    )
  })

  it('and not retried at once when it is unknown whether SES accepted the mail', async () => {
    await goal()
    morning.product.services.nextMails.push('breaks-before')
    expect(await send()).toBe(true)
    expect(await send(2)).toBe(true)
    expect(mails()).toEqual([])
  })

  it('and not retried at once when the worker died after its claim', async () => {
    const { id } = await goal()
    await write(id)
    morning.product.at(SEVEN)
    const mail = { user_id: morning.ann.sub, goal_id: id, date: DAY }
    const claim = await createDeliveryStore(createTable(process.env.TABLE_NAME ?? '')).claim(
      mail,
      'dead',
      Date.parse(SEVEN),
    )
    expect(claim.outcome).toBe('claimed')
    expect(await send(2)).toBe(true)
    expect(mails()).toEqual([])
  })

  it('and only its own worker repeats a claim whose response was lost', async () => {
    const { id } = await goal()
    await write(id)
    const mail = { user_id: morning.ann.sub, goal_id: id, date: DAY }
    const claims = createDeliveryStore(createTable(process.env.TABLE_NAME ?? ''))
    for (let n = 0; n < 2; n += 1) {
      expect(await claims.claim(mail, 'mine', Date.parse(SEVEN))).toMatchObject({ outcome: 'claimed' })
    }
    expect(await claims.claim(mail, 'other', Date.parse(SEVEN))).toEqual({ outcome: 'taken', unproven: 'mine' })
  })

  it('and not retried when SES rejects the message', async () => {
    const { id } = await goal()
    morning.product.services.nextMails.push({ status: 400, code: 'MessageRejected' })
    expect(await send()).toBe(true)
    expect(await delivery(id)).toBe('refused')
    expect(await send(2)).toBe(true)
    expect(mails()).toEqual([])
  })

  it('and no log line has the address that an error of SES names', async () => {
    const { id } = await goal()
    const message = `Email address is not verified. The following identities failed the check: ${morning.ann.email}`
    morning.product.services.nextMails.push({ status: 400, code: 'MessageRejected', message })
    expect(await send()).toBe(true)
    const line = morning.product.logs.find((one) => one.message === 'mail failed' && one.goal_id === id)
    expect(line?.reason).toBe('Email address is not verified. The following identities failed the check: [address]')
    expect(JSON.stringify(morning.product.logs)).not.toContain(morning.ann.email)
  })

  it('when the person moves the time of the mail on the same day', async () => {
    const { id } = await goal()
    await write(id)
    await send()
    await morning.product.as(morning.ann, 'update-goal', { goalId: id, updates: { time_of_day: '18:00' } })
    morning.product.at('2026-11-24T23:00:00Z')
    await consume(sendMails, { ...work(), from: '18:00', to: '18:00' })
    expect(mails()).toHaveLength(1)
  })

  it('when the goal turns gentle after its mail, the page has a gentle text written, and the time moves', async () => {
    const { id } = await goal()
    await write(id)
    await send()
    const update = (updates: Record<string, unknown>) =>
      morning.product.as(morning.ann, 'update-goal', { goalId: id, updates })
    await update({ title: 'Recover from burnout' })
    expect((await morning.product.as(morning.ann, 'get-daily-motivation', { goalId: id })).body).toMatchObject({
      motivation: null,
    })
    expect((await write(id)).body).toMatchObject({ care: 'gentle' })
    await update({ time_of_day: '18:00' })
    morning.product.at('2026-11-24T23:00:00Z')
    await consume(sendMails, { ...work(), from: '18:00', to: '18:00' })
    expect(mails()).toHaveLength(1)
  })
})
