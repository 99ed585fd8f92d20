import { type Billing, isPaid } from '#domain/billing/customer-state.ts'
import { isTier, NOT_SUBSCRIBED } from '#domain/billing/plans.ts'
import { type AccountStore, createAccountStore } from '#functions/adapters/dynamodb/accounts.ts'
import { type BillingStore, createBillingStore } from '#functions/adapters/dynamodb/billing.ts'
import { accountNotFound, resolveUserId } from '#functions/adapters/dynamodb/resolve-user-id.ts'
import { retryOnConflict } from '#functions/adapters/dynamodb/retry-on-conflict.ts'
import { createTable } from '#functions/adapters/dynamodb/table.ts'
import { now } from '#functions/runtime/clock.ts'
import type { ResponseOf } from '#functions/runtime/contract.ts'
import { type EnvOf, readEnv, TABLE_NAME } from '#functions/runtime/env.ts'
import { http, type OperationHandler } from '#functions/runtime/http.ts'
import { createEndMails, type EndMails } from '../end-mails.ts'
import { contract } from './contract.ts'

export const Env = { TABLE_NAME }

type Deps = {
  accounts: Pick<AccountStore, 'idsByEmail'>
  billing: Pick<BillingStore, 'read' | 'grant'>
  endMails: EndMails
  now: () => number
}

type Shown = Omit<ResponseOf<typeof contract>, 'success'>

/** A stored plan in the answer. A tier that the code does not know is left out. */
const showPlan = ({ subscribed, subscription_tier: tier, subscription_end }: Billing): Shown => ({
  subscribed,
  subscription_tier: tier !== null && isTier(tier) ? tier : null,
  subscription_end,
})

/** A paid plan is neither replaced nor ended: the plan of the operator holds once Stripe gives no access (PLAN-20). */
export const updateSubscription =
  (deps: Deps): OperationHandler<typeof contract> =>
  async ({ body: { userId, planName, status } }) => {
    const id = await resolveUserId(deps.accounts, userId, 'userId')
    return retryOnConflict(async () => {
      const at = deps.now()
      const stored = await deps.billing.read(id)
      if (!stored) throw accountNotFound('userId')
      const tier = status === 'active' ? planName : null
      const paid = isPaid(stored.billing, at) ? showPlan(stored.billing) : undefined
      const given: Shown =
        tier === null ? NOT_SUBSCRIBED : { subscribed: true, subscription_tier: tier, subscription_end: null }
      const shown = paid ? undefined : given
      if (stored.billing.subscribed && shown?.subscribed === false) await deps.endMails(id, at)
      await deps.billing.grant(id, { tier, shown, version: stored.version, now: new Date(at).toISOString() })
      return { success: true, ...(paid ?? given) }
    })
  }

const live = (env: EnvOf<typeof Env>): Deps => {
  const table = createTable(env.TABLE_NAME)
  return {
    accounts: createAccountStore(table),
    billing: createBillingStore(table),
    endMails: createEndMails(table),
    now,
  }
}

export const handler = http(contract, () => updateSubscription(live(readEnv(Env))))
