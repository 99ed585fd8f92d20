import { beforeEach, describe, expect, it } from 'vitest'
import { createAccountDataStore } from '#functions/adapters/dynamodb/account-data.ts'
import { createAccountStore } from '#functions/adapters/dynamodb/accounts.ts'
import { createBillingStore } from '#functions/adapters/dynamodb/billing.ts'
import { ConditionFailed } from '#functions/adapters/dynamodb/condition-failed.ts'
import { createTable } from '#functions/adapters/dynamodb/table.ts'
import { createTrialStore } from '#functions/adapters/dynamodb/trials.ts'
import type { Caller } from '#test/support/call.ts'
import { setUpFunctions } from '#test/support/functions.ts'
import { items } from '#test/support/reactions.ts'

const NOTHING: never[] = []

describe('a billing write for a deleted account (ACCOUNT-8)', () => {
  const product = setUpFunctions()
  let ann: Caller

  beforeEach(async () => {
    ann = await product.person()
  })

  const store = () => createTable(process.env.TABLE_NAME ?? '')
  const remove = () => product.as(ann, 'delete-account', { userId: ann.sub, email: ann.email })

  it('stores no Stripe customer', async () => {
    const billing = createBillingStore(store())
    await createAccountDataStore(store()).close(ann.sub, new Date().toISOString())
    await expect(billing.storeCustomer(ann.sub, 'cus_1', undefined)).rejects.toThrow(ConditionFailed)
    await remove()
    await expect(billing.storeCustomer(ann.sub, 'cus_1', undefined)).rejects.toThrow(ConditionFailed)
    expect(await items(ann)).toEqual(NOTHING)
  })

  it('changes no account, plan or trial', async () => {
    await remove()
    const [accounts, billing, trials] = [
      createAccountStore(store()),
      createBillingStore(store()),
      createTrialStore(store()),
    ]
    const now = new Date().toISOString()
    const email = { address: ann.email, at: Date.now() }
    await expect(accounts.change(ann.sub, { email, now })).rejects.toThrow(ConditionFailed)
    const plan = { subscribed: true, subscription_tier: 'Pro Plan', subscription_end: null } as const
    const grant = { tier: 'Pro Plan', shown: plan, version: 0, now }
    await expect(billing.grant(ann.sub, grant)).rejects.toThrow(ConditionFailed)
    for (const version of [0, 1])
      await expect(billing.write(ann.sub, { ...plan, state: 'active', coaching: false }, version)).rejects.toThrow(
        ConditionFailed,
      )
    await trials.markAnnounced(ann.sub, 'ended', Date.now())
    await trials.release(ann.sub, 'ended')
    expect(await items(ann)).toEqual(NOTHING)
  })
})
