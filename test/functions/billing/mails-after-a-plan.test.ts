import { expect, it } from 'vitest'
import { handler as generateDailyMotivations } from '#functions/reactions/generation-queued/generate-daily-motivations/handler.ts'
import { passTime } from '#test/support/pass-time.ts'
import { consume } from '#test/support/reactions.ts'
import { setUpShop } from './support/shop.ts'

const shop = setUpShop()

const mails = () => shop.product.services.mails.filter(({ to }) => to?.[0]?.address === shop.ann.email)
const MORNING = { zone: 'America/New_York', shard: 0, date: '2027-01-06' } as const

/** The trial of a person has ended, a plan runs, and the text of the next morning is written. */
const prepare = async (buyPlan: () => Promise<unknown>) => {
  await shop.product.goal(shop.ann)
  shop.product.at('2026-12-20T17:00:00Z')
  await buyPlan()
  shop.product.at('2027-01-06T07:00:00Z')
  shop.product.services.messages.length = 0
  expect(await consume(generateDailyMotivations, MORNING)).toBe(true)
  shop.product.at('2027-01-06T09:00:00Z')
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

it('sends no mail whose text was written before a refund that ends the plan (GOAL-11)', async () => {
  await prepare(shop.buy)
  await refund()
  expect(await shop.plan()).toMatchObject({ state: 'refunded' })
  await sendMorning()
  expect(mails()).toEqual([])
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
