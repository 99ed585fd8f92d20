import type { StripeApi } from './client.ts'

/**
 * Ends all payments of a person: Stripe cancels the subscriptions of a deleted customer (ACCOUNT-8). Idempotent.
 */
export const closeCustomer = async (stripe: StripeApi, customer: string): Promise<void> => {
  const found = await stripe.customers.retrieve(customer)
  if (!found.deleted) await stripe.customers.del(customer)
}
