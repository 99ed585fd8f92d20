import { DomainError } from '#domain/errors.ts'
import { accountMessages } from '#domain/messages/account.ts'
import { type BillingStore, createBillingStore } from '#functions/adapters/dynamodb/billing.ts'
import { createTable } from '#functions/adapters/dynamodb/table.ts'
import { atStripe, createStripeClient } from '#functions/adapters/stripe/client.ts'
import { createAddressWriter } from '#functions/adapters/stripe/customer-address.ts'
import { createCustomerReader } from '#functions/adapters/stripe/read-customer.ts'
import { loadEndMails, type SyncDeps, syncPerson } from '#functions/billing/sync-person.ts'
import { now } from '#functions/runtime/clock.ts'
import { type EnvOf, readEnv, STRIPE_SECRET_NAME, TABLE_NAME } from '#functions/runtime/env.ts'
import { http, type OperationHandler } from '#functions/runtime/http.ts'
import { contract } from './contract.ts'

export const Env = { TABLE_NAME, STRIPE_SECRET_NAME }

type Deps = SyncDeps & { billing: Pick<BillingStore, 'findCustomer'> }

/** A person without a Stripe customer gets the stored plan, which an operator can have set. */
export const syncSubscription =
  (deps: Deps): OperationHandler<typeof contract> =>
  async ({ actor }) => {
    const customer = await deps.billing.findCustomer(actor.id)
    const billing =
      customer === undefined
        ? (await deps.billing.read(actor.id))?.billing
        : (await atStripe(() => syncPerson(deps)(actor.id, customer)))?.after
    if (!billing) throw new DomainError('conflict', accountMessages.profileMissing)
    return { success: true, ...billing }
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

export const handler = http(contract, () => syncSubscription(live(readEnv(Env))))
