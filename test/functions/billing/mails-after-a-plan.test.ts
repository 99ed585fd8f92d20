import { expect, it } from 'vitest'
import { handler as generateDailyMotivations } from '#functions/reactions/generation-queued/generate-daily-motivations/handler.ts'
import { passTime } from '#test/support/pass-time.ts'
import { consume, items } from '#test/support/reactions.ts'
import { setUpShop } from './support/shop.ts'

const shop = setUpShop()

const mails = () => shop.product.services.mails.filter(({ to }) => to?.[0]?.address === shop.ann.email)
const MORNING = { zone: 'America/New_York', shard: 0 } as const

const writeTexts = async (date: string) => {
  shop.product.at(`${date}T07:00:00Z`)
  shop.product.services.messages.length = 0
  expect(await consume(generateDailyMotivations, { ...MORNING, date })).toBe(true)
}
const findText = async (goalId: string, date: string) =>
  (await items(shop.ann)).find(({ sk }) => sk === `MOTIVATION#${goalId}#${date}`)

/**
 * The trial of a person has ended, a plan runs, and at 02:00 in New York the text of the next mail is written. `at` is the time
 * of the test, 04:00 in New York unless given. Returns the id of the goal.
 */
const prepare = async (
  buyPlan: () => Promise<unknown>,
  { at = '2027-01-06T09:00:00Z', time = '07:00' }: { at?: string; time?: string } = {},
) => {
  const { id } = await shop.product.goal(shop.ann, { time_of_day: time })
  shop.product.at('2026-12-20T17:00:00Z')
  await buyPlan()
  await writeTexts('2027-01-06')
  shop.product.at(at)
  return id
}
const sendMorning = () => passTime(shop.product, '2027-01-06T11:55:00Z', '2027-01-06T12:10:00Z')
const refund = async () => {
  const [paid] = (await shop.payments.stripe.charges.list({ customer: await shop.customer() })).data
  await shop.payments.stripe.refunds.create({ charge: paid?.id ?? '' })
  await shop.payments.settle()
}
const grant = async (status: string) => {
  const operator = { ...(await shop.product.person('olga')), 'cognito:groups': '[operators]' }
  return shop.product.as(operator, 'update-subscription', { userId: shop.ann.sub, planName: 'Pro Plan', status })
}

it.each([
  ['before the check-in day of the text begins', '2027-01-06T07:30:00Z'],
  ['in the check-in day of the text', '2027-01-06T09:00:00Z'],
])('sends no mail whose text was written before a refund that ends the plan, %s (GOAL-11)', async (_, at) => {
  await prepare(shop.buy, { at })
  await refund()
  expect(await shop.plan()).toMatchObject({ state: 'refunded' })
  await sendMorning()
  expect(mails()).toEqual([])
})

it('sends no late mail of the day before after a refund (GOAL-11, MAIL-5)', async () => {
  await prepare(shop.buy, { time: '23:00' })
  const failure = { status: 503, code: 'ServiceUnavailable' }
  const { nextMails } = shop.product.services
  nextMails.push(...Array.from({ length: 200 }, () => failure))
  // 22:55 to 03:10 in New York.
  await passTime(shop.product, '2027-01-07T03:55:00Z', '2027-01-07T08:10:00Z')
  expect(nextMails.length).toBeLessThan(200)
  nextMails.length = 0
  // The refund processes what is queued, but not with the consumer of mails.
  const retries = shop.product.services.messages.splice(0)
  expect(retries).toHaveLength(1)
  await refund()
  shop.product.services.messages.push(...retries)
  await passTime(shop.product, '2027-01-07T08:10:00Z', '2027-01-07T09:30:00Z')
  expect(mails()).toEqual([])
})

it('ends the access of the mail of a goal that is set aside (GOAL-11, CARE-13)', async () => {
  const goalId = await prepare(shop.buy)
  const aside = await shop.product.as(shop.ann, 'update-goal', { goalId, updates: { is_active: false } })
  expect(aside.status).toBe(200)
  await refund()
  const at = Date.parse('2027-01-06T09:00:00Z')
  expect(await findText(goalId, '2027-01-06')).toMatchObject({ mail: 'withheld', until: at })
})

it('ends no access when the person had no plan before (GOAL-11)', async () => {
  const { id } = await shop.product.goal(shop.ann)
  await shop.checkout()
  await writeTexts('2026-11-25')
  const written = await findText(id, '2026-11-25')
  expect(written).toMatchObject({ mail: 'due' })
  expect((await shop.product.as(shop.ann, 'sync-subscription', {})).status).toBe(200)
  expect(await findText(id, '2026-11-25')).toEqual(written)
})

it.each([
  ['the person reads the plan', () => shop.product.as(shop.ann, 'sync-subscription', {})],
  ['the nightly reconciliation runs', () => shop.night()],
])('sends no mail after a refund whose event was lost when %s (GOAL-11)', async (_, read) => {
  await prepare(shop.buy)
  shop.payments.reachable = false
  await refund()
  expect(await shop.plan()).toMatchObject({ state: 'active' })
  await read()
  expect(await shop.plan()).toMatchObject({ state: 'refunded' })
  shop.product.services.messages.length = 0
  await sendMorning()
  expect(mails()).toEqual([])
  // Stripe sends the event again, which must not reach the queue during another test.
  shop.payments.reachable = true
  shop.product.at('2027-01-08T17:00:00Z')
  expect(await shop.payments.settle()).toBeGreaterThan(0)
})

it('sends the mail when the person has a plan again by its time (GOAL-11)', async () => {
  await prepare(shop.buy)
  await refund()
  await grant('active')
  await sendMorning()
  expect(mails()).toHaveLength(1)
})

it('sends no mail whose text was written before an operator removed the plan (GOAL-11, PLAN-20)', async () => {
  await prepare(() => grant('active'))
  expect((await grant('inactive')).status).toBe(200)
  await sendMorning()
  expect(mails()).toEqual([])
})
