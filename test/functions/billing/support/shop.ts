import { afterAll, beforeAll, beforeEach } from 'vitest'
import type { Caller } from '#test/support/call.ts'
import { NOON, type Product, startFunctions } from '#test/support/functions.ts'
import { type Payments, startPayments } from '#test/support/payments.ts'

/** Starts the functions and the Stripe emulator before the tests of a file; each test has a new person. */
export const setUpShop = () => {
  let product: Product
  let payments: Payments
  let ann: Caller

  beforeAll(async () => {
    product = await startFunctions()
    payments = await startPayments(product.services)
  })
  afterAll(async () => {
    await payments.stop()
    await product.stop()
  })
  beforeEach(async () => {
    product.at(NOON)
    payments.reachable = true
    payments.way.up = true
    payments.standIn.deliver({ duplicates: 0, delayMs: 0, reorder: false })
    await payments.settle()
    ann = await product.person()
  })

  const checkout = (body: Record<string, unknown> = {}, who = ann) => product.as(who, 'create-checkout', body)
  const portal = async () => String((await product.as(ann, 'customer-portal', {})).body.url)
  const plan = async (who = ann) => (await product.as(who, 'get-profile', {})).body.plan
  const buy = async (body: Record<string, unknown> = {}, card = 'works') => {
    const { body: answer } = await checkout(body)
    const done = await payments.click(String(answer.url), '/pay', { card })
    await payments.settle()
    return done
  }
  const customer = async () => {
    const [found] = (await payments.stripe.customers.list({ email: ann.email })).data
    return found?.id ?? ''
  }
  const subscriptions = async () =>
    (await payments.stripe.subscriptions.list({ customer: await customer(), status: 'all' })).data
  const act = async (action: string) => {
    const [owned] = await subscriptions()
    await payments.click(await portal(), `/${owned?.id}/${action}`)
    await payments.settle()
  }

  return {
    get product() {
      return product
    },
    get payments() {
      return payments
    },
    get ann() {
      return ann
    },
    checkout,
    portal,
    plan,
    buy,
    customer,
    subscriptions,
    act,
  }
}
