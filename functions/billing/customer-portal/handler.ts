import { DomainError } from '#domain/errors.ts'
import { billingMessages } from '#domain/messages/billing.ts'
import { type BillingStore, createBillingStore } from '#functions/adapters/dynamodb/billing.ts'
import { createTable } from '#functions/adapters/dynamodb/table.ts'
import { atStripe, createStripeClient, type StripeClient } from '#functions/adapters/stripe/client.ts'
import { createPortalUrl } from '#functions/billing/portal.ts'
import { type EnvOf, readEnv, SITE_URL, STRIPE_SECRET_NAME, TABLE_NAME } from '#functions/runtime/env.ts'
import { http, type OperationHandler } from '#functions/runtime/http.ts'
import { contract } from './contract.ts'

export const Env = { TABLE_NAME, SITE_URL, STRIPE_SECRET_NAME }

type Deps = { stripe: StripeClient; billing: Pick<BillingStore, 'findCustomer'>; siteUrl: string }

export const customerPortal =
  (deps: Deps): OperationHandler<typeof contract> =>
  async ({ actor }) => {
    const customer = await deps.billing.findCustomer(actor.id)
    if (customer === undefined) throw new DomainError('conflict', billingMessages.nothingToManage)
    const url = await atStripe(async () =>
      createPortalUrl(await deps.stripe(), customer, `${deps.siteUrl}/dashboard?from=portal`),
    )
    return { success: true, url }
  }

const live = (env: EnvOf<typeof Env>): Deps => ({
  stripe: createStripeClient(env.STRIPE_SECRET_NAME),
  billing: createBillingStore(createTable(env.TABLE_NAME)),
  siteUrl: env.SITE_URL,
})

export const handler = http(contract, () => customerPortal(live(readEnv(Env))))
