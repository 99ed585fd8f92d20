import { type Billing, keepGrant, subscriptionFrom } from '#domain/billing/customer-state.ts'
import type { BillingStore } from '#functions/adapters/dynamodb/billing.ts'
import { retryOnConflict } from '#functions/adapters/dynamodb/retry-on-conflict.ts'
import type { CustomerReader } from '../adapters/stripe/read-customer.ts'

export type SyncDeps = {
  readCustomer: CustomerReader
  billing: Pick<BillingStore, 'read' | 'write'>
  now: () => number
}

export type Synced = { before: Billing; after: Billing }

/**
 * Reads a customer's state from Stripe and writes the resulting plan to the account. Optimistic locking: the account's version is
 * read before Stripe is asked and is a condition of the write, so an older state never overwrites a newer one, and the order
 * and repetition of events do not matter (ADR 050). A plan that an operator set holds while Stripe gives no access (ADR 305). Null
 * when the account does not exist.
 */
export const syncPerson =
  ({ readCustomer, billing, now }: SyncDeps) =>
  (userId: string, customer: string): Promise<Synced | null> =>
    retryOnConflict(async () => {
      const stored = await billing.read(userId)
      if (!stored) return null
      const { state } = await readCustomer(customer, now())
      const after = keepGrant(subscriptionFrom(state), stored.grantedTier)
      await billing.write(userId, after, stored.version)
      return { before: stored.billing, after }
    })

const FIELDS = ['subscribed', 'subscription_tier', 'subscription_end', 'state', 'coaching'] as const

export const differs = ({ before, after }: Synced): boolean => FIELDS.some((field) => before[field] !== after[field])
