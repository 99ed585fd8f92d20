import { type Billing, keepGrant, subscriptionFrom } from '#domain/billing/customer-state.ts'
import type { BillingStore, StoredBilling } from '#functions/adapters/dynamodb/billing.ts'
import { retryOnConflict } from '#functions/adapters/dynamodb/retry-on-conflict.ts'
import type { Table } from '#functions/adapters/dynamodb/table.ts'
import { loadLater } from '#functions/runtime/load-later.ts'
import { createLog, describe } from '#functions/runtime/log.ts'
import type { AddressWriter } from '../adapters/stripe/customer-address.ts'
import type { CustomerReader, ReadCustomer } from '../adapters/stripe/read-customer.ts'
import type { EndMails } from './end-mails.ts'

export type SyncDeps = {
  readCustomer: CustomerReader
  writeAddress: AddressWriter
  billing: Pick<BillingStore, 'read' | 'write'>
  endMails: EndMails
  now: () => number
}

/** `endMails`, loaded when a plan ends, which few calls meet. */
export const loadEndMails = (table: Table): EndMails =>
  loadLater(async () => (await import('./end-mails.ts')).createEndMails(table))

/** `isCompared` is false where the billing before was not read from Stripe. */
export type Synced = { before: Billing; after: Billing; isCompared: boolean }

/** Writes a changed address of the account to its customer, once. A failure is logged: the next read-back tries again. */
const followAddress = async (
  { writeAddress }: SyncDeps,
  customer: string,
  { newAddress }: StoredBilling,
  { deleted, addressAt, createdAt }: ReadCustomer,
): Promise<void> => {
  if (deleted || !newAddress || addressAt === String(newAddress.at)) return
  // Created with the new address, which the person may have changed at Stripe since.
  if (addressAt === undefined && createdAt !== undefined && createdAt > newAddress.at) return
  await writeAddress(customer, newAddress).catch((error: unknown) => {
    createLog({}).warn('address of the customer not written', { customer, ...describe(error) })
  })
}

/**
 * Reads a customer's state from Stripe and writes the resulting plan to the account. Optimistic locking: the account's version is
 * read before Stripe is asked and is a condition of the write, so an older state never overwrites a newer one, and the order
 * and repetition of events do not matter (ADR 050). Stripe gets the account's address after a change of it. A plan that an operator set holds while Stripe gives no access (ADR 305). Null
 * when the account does not exist.
 */
export const syncPerson =
  (deps: SyncDeps) =>
  (userId: string, customer: string): Promise<Synced | null> =>
    retryOnConflict(async () => {
      const { readCustomer, billing, endMails, now } = deps
      const stored = await billing.read(userId)
      if (!stored) return null
      const read = await readCustomer(customer, now())
      const after = keepGrant(subscriptionFrom(read.state), stored.grantedTier)
      if (stored.billing.subscribed && !after.subscribed) await endMails(userId, now())
      await billing.write(userId, after, stored.version)
      await followAddress(deps, customer, stored, read)
      return { before: stored.billing, after, isCompared: stored.isFromStripe }
    })

const ACCESS = ['subscribed', 'subscription_tier', 'coaching'] as const
const FIELDS = [...ACCESS, 'subscription_end', 'state'] as const

/** Whether a webhook was lost. The state and the end of an ended plan are unknown where an operator wrote the billing before. */
export const differs = ({ before, after, isCompared }: Synced): boolean =>
  (isCompared ? FIELDS : ACCESS).some((field) => before[field] !== after[field])
