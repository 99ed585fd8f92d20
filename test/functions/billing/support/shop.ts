import { afterAll, beforeAll, beforeEach } from 'vitest'
import { handler as mendSubscriptions } from '#functions/reactions/reconciliation-queued/mend-subscriptions/handler.ts'
import { handler as reconcileSubscriptions } from '#functions/reactions/subscriptions-due/reconcile-subscriptions/handler.ts'
import type { Caller } from '#test/support/call.ts'
import { NOON, type Product, startFunctions } from '#test/support/functions.ts'
import { type Payments, startPayments } from '#test/support/payments.ts'
import { consume, fire } from '#test/support/reactions.ts'

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

  /** Runs the nightly reconciliation. Returns the number of corrected plans. */
  const night = async () => {
    product.logs.length = 0
    await fire(reconcileSubscriptions, '2026-11-25T08:20:00Z')
    for (const { work } of product.services.messages.splice(0))
      if (!(await consume(mendSubscriptions, work))) throw new Error('not reconciled')
    const counts = product.logs.filter(({ message }) => message === 'reconciled')
    return counts.reduce((sum, { mended }) => sum + Number(mended), 0)
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
    night,
  }
}
