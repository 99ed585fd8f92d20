import { type ReconciliationWork, reconciliationWork } from '#events/work.ts'
import { type BillingStore, createBillingStore } from '#functions/adapters/dynamodb/billing.ts'
import { forEachIsolated } from '#functions/adapters/dynamodb/for-each-isolated.ts'
import { BadItem } from '#functions/adapters/dynamodb/read-item.ts'
import { createTable } from '#functions/adapters/dynamodb/table.ts'
import { createEnqueuer, type Enqueue } from '#functions/adapters/sqs/enqueue-work.ts'
import { createStripeClient, isMissing } from '#functions/adapters/stripe/client.ts'
import { createAddressWriter } from '#functions/adapters/stripe/customer-address.ts'
import { createCustomerReader } from '#functions/adapters/stripe/read-customer.ts'
import { differs, loadEndMails, type SyncDeps, syncPerson } from '#functions/billing/sync-person.ts'
import { now } from '#functions/runtime/clock.ts'
import { type Handed, queueConsumer } from '#functions/runtime/consumer.ts'
import {
  type EnvOf,
  RECONCILIATION_QUEUE_URL,
  readEnv,
  STRIPE_SECRET_NAME,
  TABLE_NAME,
} from '#functions/runtime/env.ts'
import { type Count, countMetric } from '#functions/runtime/metrics.ts'
import { finishWorkPage } from '#functions/runtime/paginate-work.ts'

export const Env = { TABLE_NAME, RECONCILIATION_QUEUE_URL, STRIPE_SECRET_NAME }

type Deps = SyncDeps & { billing: Pick<BillingStore, 'customers'>; enqueue: Enqueue<ReconciliationWork>; count: Count }

const PAGE = 25
/** Each customer takes three requests to Stripe, whose limit is 100 requests per second. */
const CONCURRENCY = 4

/** Reads one page of customers back from Stripe, corrects accounts that differ, and counts them: each stands for a lost webhook. */
export const mendSubscriptions =
  (deps: Deps) =>
  async ({ shard, cursor }: ReconciliationWork, { receives, log }: Handed): Promise<void> => {
    const { people, next } = await deps.billing.customers(shard, PAGE, cursor)
    let mended = 0
    const readKey = (person: { userId: string }) => `USER#${person.userId} CUSTOMER`
    const errors = await forEachIsolated(people, { width: CONCURRENCY, readKey }, async ({ userId, customer }) => {
      const synced = await syncPerson(deps)(userId, customer).catch((error: unknown) => {
        throw isMissing(error) ? new BadItem(readKey({ userId }), ['customer']) : error
      })
      if (!synced || !differs(synced)) return
      mended += 1
      deps.count('DriftMended', 'subscriptions')
      log.warn('drift mended', { user: userId, from: synced.before.state, to: synced.after.state })
    })
    log.info('reconciled', { shard, looked_at: people.length, mended, failed: errors.length })
    const queueNext = next === undefined ? undefined : () => deps.enqueue([{ shard, cursor: next }])
    await finishWorkPage({ errors, receives, log, queueNext })
  }

const live = (env: EnvOf<typeof Env>): Deps => {
  const stripe = createStripeClient(env.STRIPE_SECRET_NAME)
  const table = createTable(env.TABLE_NAME)
  return {
    readCustomer: createCustomerReader(stripe),
    writeAddress: createAddressWriter(stripe),
    billing: createBillingStore(table),
    endMails: loadEndMails(table),
    enqueue: createEnqueuer(env.RECONCILIATION_QUEUE_URL),
    now,
    count: countMetric,
  }
}

export const handler = queueConsumer('mend-subscriptions', reconciliationWork, () =>
  mendSubscriptions(live(readEnv(Env))),
)
