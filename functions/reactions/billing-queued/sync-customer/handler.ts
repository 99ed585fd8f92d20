import { type BillingWork, billingWork } from '#events/work.ts'
import { type BillingStore, createBillingStore } from '#functions/adapters/dynamodb/billing.ts'
import { createTable } from '#functions/adapters/dynamodb/table.ts'
import { createStripeClient } from '#functions/adapters/stripe/client.ts'
import { createCustomerReader } from '#functions/adapters/stripe/read-customer.ts'
import { type SyncDeps, syncPerson } from '#functions/billing/sync-person.ts'
import { now } from '#functions/runtime/clock.ts'
import { queueConsumer } from '#functions/runtime/consumer.ts'
import { readEnv, STRIPE_SECRET_NAME, TABLE_NAME } from '#functions/runtime/env.ts'
import type { Log } from '#functions/runtime/log.ts'

export const Env = { TABLE_NAME, STRIPE_SECRET_NAME }

type Deps = SyncDeps & { billing: Pick<BillingStore, 'customerOf' | 'personOf'> }

/** Brings one customer's person in line with Stripe. A customer whose account is gone is nobody's, and done with. */
export const syncCustomer = (deps: Deps) => {
  /** The index may not know a customer yet that was made a moment ago: then Stripe does. */
  const personOf = async (customer: string): Promise<string | undefined> =>
    (await deps.billing.personOf(customer)) ?? (await deps.readCustomer(customer, deps.now())).userId

  return async ({ customer, event }: BillingWork, { log }: { log: Pick<Log, 'info'> }): Promise<void> => {
    const userId = await personOf(customer)
    const isTheirs = userId !== undefined && (await deps.billing.customerOf(userId)) === customer
    const synced = isTheirs ? await syncPerson(deps)(userId, customer) : null
    log.info(synced ? 'synced' : 'customer of nobody', { customer, event, state: synced?.after.state })
  }
}

const live = (env: { TABLE_NAME: string; STRIPE_SECRET_NAME: string }): Deps => ({
  readCustomer: createCustomerReader(createStripeClient(env.STRIPE_SECRET_NAME)),
  billing: createBillingStore(createTable(env.TABLE_NAME)),
  now,
})

export const handler = queueConsumer('sync-customer', billingWork, () => syncCustomer(live(readEnv(Env))))
