import { DomainError } from '#domain/errors.ts'
import { accountMessages } from '#domain/messages/account.ts'
import type { BillingStore } from '#functions/adapters/dynamodb/billing.ts'
import { ConditionFailed } from '#functions/adapters/dynamodb/condition-failed.ts'
import type { StripeClient } from '#functions/adapters/stripe/client.ts'
import { closeCustomer } from '#functions/adapters/stripe/close-customer.ts'
import type { CustomerReader, ReadCustomer } from '#functions/adapters/stripe/read-customer.ts'

type Deps = {
  stripe: StripeClient
  readCustomer: CustomerReader
  billing: Pick<BillingStore, 'findCustomer' | 'storeCustomer'>
  now: () => number
}

export type OwnCustomer = ReadCustomer & { customer: string }

/**
 * Returns the person's customer, and creates it first if needed. Concurrent calls get the same customer. Throws `conflict` when
 * the account is deleted or being deleted.
 */
export const ensureCustomer = async (deps: Deps, userId: string, email: string): Promise<OwnCustomer> => {
  const { stripe, billing, readCustomer, now } = deps
  const stored = await billing.findCustomer(userId)
  const own = stored === undefined ? undefined : { ...(await readCustomer(stored, now())), customer: stored }
  // An operator can delete a customer at Stripe.
  if (own && !own.deleted) return own
  const made = await (await stripe()).customers.create(
    { email, metadata: { userId } },
    { idempotencyKey: `customer:${userId}:${email}:${stored ?? 'first'}` },
  )
  try {
    const customer = await billing.storeCustomer(userId, made.id, stored)
    const read = await readCustomer(customer, now())
    // For a day, Stripe answers the same key with the customer of an account that was deleted meanwhile. The next key names that one,
    // so the calls follow the customers that were deleted within the day, and end with the first key that is new.
    return read.deleted ? await ensureCustomer(deps, userId, email) : { ...read, customer }
  } catch (error) {
    if (!(error instanceof ConditionFailed)) throw error
    // The account was deleted meanwhile: the customer must not stay at Stripe (ACCOUNT-8).
    await closeCustomer(await stripe(), made.id)
    throw new DomainError('conflict', accountMessages.closing)
  }
}
