import { type Billing, keepGrant, subscriptionFrom } from '#domain/billing/customer-state.ts'
import type { BillingStore } from '#functions/adapters/dynamodb/billing.ts'
import { retryOnConflict } from '#functions/adapters/dynamodb/retry-on-conflict.ts'
import type { CustomerReader } from '../adapters/stripe/read-customer.ts'

export type SyncDeps = {
  readCustomer: CustomerReader
  billing: Pick<BillingStore, 'read' | 'write'>
  now: () => number
}

/** `isCompared` is false where the billing before was not read from Stripe. */
export type Synced = { before: Billing; after: Billing; isCompared: boolean }

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
      return { before: stored.billing, after, isCompared: stored.isFromStripe }
    })

const ACCESS = ['subscribed', 'subscription_tier', 'coaching'] as const
const FIELDS = [...ACCESS, 'subscription_end', 'state'] as const

/** Whether a webhook was lost. The state and the end of an ended plan are unknown where an operator wrote the billing before. */
export const differs = ({ before, after, isCompared }: Synced): boolean =>
  (isCompared ? FIELDS : ACCESS).some((field) => before[field] !== after[field])
