import type { NewAddress } from '../dynamodb/billing.ts'
import type { StripeClient } from './client.ts'

/** Writes the address of an account to its customer, to which Stripe sends receipts and notices of failed payments. */
export type AddressWriter = (customer: string, address: NewAddress) => Promise<void>

/** The metadata marks the change as written: an address that the person enters at Stripe later stays. */
export const createAddressWriter =
  (client: StripeClient): AddressWriter =>
  async (customer, { email, at }) => {
    await (await client()).customers.update(customer, { email, metadata: { addressAt: String(at) } })
  }
