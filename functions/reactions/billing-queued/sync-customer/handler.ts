import { type BillingWork, billingWork } from '#events/work.ts'
import { type BillingStore, createBillingStore } from '#functions/adapters/dynamodb/billing.ts'
import { createTable } from '#functions/adapters/dynamodb/table.ts'
import { createStripeClient } from '#functions/adapters/stripe/client.ts'
import { createAddressWriter } from '#functions/adapters/stripe/customer-address.ts'
import { createCustomerReader } from '#functions/adapters/stripe/read-customer.ts'
import { loadEndMails, type SyncDeps, syncPerson } from '#functions/billing/sync-person.ts'
import { now } from '#functions/runtime/clock.ts'
import { queueConsumer } from '#functions/runtime/consumer.ts'
import { type EnvOf, readEnv, STRIPE_SECRET_NAME, TABLE_NAME } from '#functions/runtime/env.ts'
import type { Log } from '#functions/runtime/log.ts'

export const Env = { TABLE_NAME, STRIPE_SECRET_NAME }

type Deps = SyncDeps & { billing: Pick<BillingStore, 'findCustomer' | 'findPerson'> }

/** Writes one customer's state at Stripe to the account. A customer without an account is logged and skipped (PLAN-9). */
export const syncCustomer = (deps: Deps) => {
  /** The index is eventually consistent: for a customer that it does not list yet, Stripe's metadata has the id. */
  const findUserId = async (customer: string): Promise<string | undefined> =>
    (await deps.billing.findPerson(customer)) ?? (await deps.readCustomer(customer, deps.now())).userId

  return async ({ customer, event }: BillingWork, { log }: { log: Pick<Log, 'info'> }): Promise<void> => {
    const userId = await findUserId(customer)
    const isCurrent = userId !== undefined && (await deps.billing.findCustomer(userId)) === customer
    const synced = isCurrent ? await syncPerson(deps)(userId, customer) : null
    log.info(synced ? 'synced' : 'customer without an account', { customer, event, state: synced?.after.state })
  }
}

const live = (env: EnvOf<typeof Env>): Deps => {
  const stripe = createStripeClient(env.STRIPE_SECRET_NAME)
  const table = createTable(env.TABLE_NAME)
  return {
    readCustomer: createCustomerReader(stripe),
    writeAddress: createAddressWriter(stripe),
    billing: createBillingStore(table),
    endMails: loadEndMails(table),
    now,
  }
}

export const handler = queueConsumer('sync-customer', billingWork, () => syncCustomer(live(readEnv(Env))))
