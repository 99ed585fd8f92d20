import { beforeEach, expect, it } from 'vitest'
import type { Caller } from '#test/support/call.ts'
import { setUpFunctions } from '#test/support/functions.ts'
import { passTime } from '#test/support/pass-time.ts'
import { clear, subscribe } from '#test/support/reactions.ts'

const product = setUpFunctions()
let ann: Caller

beforeEach(async () => {
  await clear()
  ann = await product.person()
})

const mails = () => product.services.mails.filter(({ to }) => to?.[0]?.address === ann.email)
const setTime = (goalId: string, at: string, updates: Record<string, unknown>) => {
  product.at(at)
  return product.as(ann, 'update-goal', { goalId, updates })
}
const pass = (from: string, to: string) => passTime(product, from, to)

// The person lives in New York: 14:00 in UTC is 9:00 there.

it("sends today's mail once when its time moves from 9:00 to 8:00 at 8:55 (MAIL-34)", async () => {
  const { id } = await product.goal(ann, { time_of_day: '09:00' })
  await pass('2026-11-25T12:30:00Z', '2026-11-25T13:50:00Z')
  expect(mails()).toHaveLength(0)
  expect((await setTime(id, '2026-11-25T13:55:00Z', { time_of_day: '08:00' })).status).toBe(200)
  await pass('2026-11-25T13:50:00Z', '2026-11-25T14:30:00Z')
  expect(mails()).toHaveLength(1)
  await pass('2026-11-26T12:50:00Z', '2026-11-26T13:10:00Z')
  expect(mails()).toHaveLength(2)
})

it("sends today's mail once when its time moves past a tick that has not run yet (MAIL-34)", async () => {
  const { id } = await product.goal(ann, { time_of_day: '09:00' })
  await setTime(id, '2026-11-25T14:02:00Z', { time_of_day: '08:30' })
  await pass('2026-11-25T13:55:00Z', '2026-11-25T14:30:00Z')
  expect(mails()).toHaveLength(1)
})

it.each(['08:00', '10:00'])('sends no second mail when the time moves to %s after the mail left', async (time) => {
  const { id } = await product.goal(ann, { time_of_day: '09:00' })
  await pass('2026-11-25T13:50:00Z', '2026-11-25T14:05:00Z')
  expect(mails()).toHaveLength(1)
  await setTime(id, '2026-11-25T14:06:00Z', { time_of_day: time })
  await pass('2026-11-25T14:05:00Z', '2026-11-25T15:10:00Z')
  expect(mails()).toHaveLength(1)
})

it('sends no mail that would be more than 12 hours late (MAIL-5)', async () => {
  const { id } = await product.goal(ann, { time_of_day: '21:00' })
  await setTime(id, '2026-11-26T01:00:00Z', { time_of_day: '07:00' })
  await pass('2026-11-26T01:00:00Z', '2026-11-26T01:30:00Z')
  expect(mails()).toHaveLength(0)
})

it('sends no mail of today when the mail of the goal was off', async () => {
  const { id } = await product.goal(ann, { time_of_day: '09:00' })
  await setTime(id, '2026-11-25T13:50:00Z', { wake_up_mail: false })
  await setTime(id, '2026-11-25T13:55:00Z', { time_of_day: '08:00', wake_up_mail: true })
  await pass('2026-11-25T13:55:00Z', '2026-11-25T14:30:00Z')
  expect(mails()).toHaveLength(0)
})

const turnOnAndMove = async (date: string) => {
  await product.as(ann, 'update-profile', { mails: { wake_up: true, week_letter: true } })
  const { id } = await product.goal(ann, { time_of_day: '09:00' })
  await setTime(id, `${date}T13:45:00Z`, { wake_up_mail: false })
  await setTime(id, `${date}T13:55:00Z`, { wake_up_mail: true, time_of_day: '08:00' })
  await pass(`${date}T13:55:00Z`, `${date}T14:30:00Z`)
  return mails().map(({ subject }) => subject)
}
const LETTER = expect.stringMatching(/week/i)

it.each([
  ['a Saturday', '2026-11-28', []],
  ['a Sunday', '2026-11-29', [LETTER]],
])(
  'sends at most the Sunday letter when the change of the time turns the mail of the goal on, on %s (MAIL-34)',
  async (_, date, sent) => {
    expect(await turnOnAndMove(date)).toEqual(sent)
  },
)

it('sends the letter alone also by a retry (MAIL-34)', async () => {
  product.services.nextMails.push({ status: 503, code: 'ServiceUnavailable' })
  expect(await turnOnAndMove('2026-11-29')).toEqual([LETTER])
})

it('sends no mail of today when the goal was created after the new time (MAIL-33)', async () => {
  product.at('2026-11-25T13:40:00Z')
  const { id } = await product.goal(ann, { time_of_day: '09:00' })
  await setTime(id, '2026-11-25T13:55:00Z', { time_of_day: '08:00' })
  await pass('2026-11-25T13:55:00Z', '2026-11-25T14:30:00Z')
  expect(mails()).toHaveLength(0)
})

it('sends no second common mail when the time of one of its goals moves (MAIL-24, MAIL-34)', async () => {
  await subscribe(ann, 'Pro Plan')
  await product.as(ann, 'update-profile', { mails: { wake_up: true, together: true, week_letter: false } })
  await product.goal(ann, { time_of_day: '07:00' })
  const { id } = await product.goal(ann, { time_of_day: '09:00' })
  await pass('2026-11-25T11:55:00Z', '2026-11-25T12:05:00Z')
  expect(mails()).toHaveLength(1)
  await setTime(id, '2026-11-25T13:55:00Z', { time_of_day: '08:00' })
  await pass('2026-11-25T13:55:00Z', '2026-11-25T14:10:00Z')
  expect(mails()).toHaveLength(1)
})
