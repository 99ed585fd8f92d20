import { expect, it } from 'vitest'
import { handler as sendMails } from '#functions/reactions/delivery-queued/send-mails/handler.ts'
import { handler as dispatchWakeUpMails } from '#functions/reactions/wake-up-mails-due/dispatch-wake-up-mails/handler.ts'
import { consume, fire } from '#test/support/reactions.ts'
import { setUpMorning } from './support/morning.ts'

const morning = setUpMorning()

/** Fires a tick of the wake-up mails and processes its messages. */
const tickAt = async (instant: string) => {
  morning.product.at(instant)
  await fire(dispatchWakeUpMails, instant)
  for (const { queue, work } of morning.product.services.messages.splice(0))
    if (queue === 'delivery') expect(await consume(sendMails, work)).toBe(true)
}
const mailsTo = ({ email } = morning.ann) => morning.mails().filter(({ to }) => to?.[0]?.address === email)
const create = (fields: Record<string, unknown> = {}) => morning.goal({ time_of_day: '07:00', ...fields })

it('a goal created a minute before its time gets the mail of that day, once (MAIL-33)', async () => {
  morning.product.at('2026-11-24T11:59:00Z')
  await create()
  await tickAt('2026-11-24T12:00:00Z')
  await tickAt('2026-11-24T12:05:00Z')
  await tickAt('2026-11-24T12:00:00Z')
  expect(mailsTo()).toHaveLength(1)
})

it('a goal that becomes active a minute after its time gets its first mail the next day (MAIL-33)', async () => {
  const { id } = await create({ is_active: false })
  await tickAt('2026-11-24T12:00:00Z')
  morning.product.at('2026-11-24T12:01:00Z')
  await morning.product.as(morning.ann, 'update-goal', { goalId: id, updates: { is_active: true } })
  await tickAt('2026-11-24T12:05:00Z')
  expect(mailsTo()).toEqual([])
  await tickAt('2026-11-25T12:00:00Z')
  expect(mailsTo()).toHaveLength(1)
})

it('missed ticks are made up for 12 hours and not later (MAIL-5)', async () => {
  await create()
  morning.product.at('2026-11-24T18:00:00Z')
  await fire(dispatchWakeUpMails, '2026-11-24T12:00:00Z')
  const [late] = morning.product.services.messages.splice(0)
  expect(await consume(sendMails, late?.work)).toBe(true)
  expect(mailsTo()).toHaveLength(1)
  const ben = await morning.product.person('ben')
  await morning.goal({ time_of_day: '07:00' }, ben)
  morning.product.at('2026-11-25T00:00:01Z')
  expect(await consume(sendMails, late?.work)).toBe(true)
  expect([mailsTo().length, mailsTo(ben).length]).toEqual([1, 0])
})

it('the next tick makes up ticks that failed, for five hours (MAIL-35)', async () => {
  await tickAt('2026-12-01T06:55:00Z')
  // 01:55 and 02:10 in New York, of which the tick at 12:05 makes up the second.
  for (const time_of_day of ['01:55', '02:10', '06:58'])
    await morning.goal({ time_of_day }, await morning.product.person())
  morning.product.at('2026-12-01T12:05:00Z')
  await fire(dispatchWakeUpMails, '2026-12-01T12:05:00Z')
  expect(morning.product.services.messages.splice(0).map(({ work }) => work)).toEqual([
    { zone: 'America/New_York', shard: 0, date: '2026-12-01', from: '02:06', to: '07:05' },
  ])
  await fire(dispatchWakeUpMails, '2026-12-01T12:10:00Z')
  expect(morning.product.services.messages).toEqual([])
})
