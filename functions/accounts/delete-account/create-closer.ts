import { atStripe, createStripeClient } from '#functions/adapters/stripe/client.ts'
import { closeCustomer } from '#functions/adapters/stripe/close-customer.ts'

/**
 * Ends all payments of a customer at Stripe (ACCOUNT-8). `secretName` is the secret of Stripe's keys. Idempotent. Throws `unavailable`
 * when Stripe does not answer. Loaded for people with a customer only: the client of Stripe is half of the operation's bundle.
 */
export const createCloser = (secretName: string) => {
  const stripe = createStripeClient(secretName)
  return async (customer: string): Promise<void> => atStripe(async () => closeCustomer(await stripe(), customer))
}
