import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { NOT_SUBSCRIBED } from '#domain/billing/plans.ts'
import { createBillingStore } from '#functions/adapters/dynamodb/billing.ts'
import { CUSTOMER_SHARDS } from '#functions/adapters/dynamodb/keys.ts'
import { createTable } from '#functions/adapters/dynamodb/table.ts'
import { startTestTable, type TestTable } from '#test/support/table.ts'

const ACTIVE = {
  subscribed: true,
  subscription_tier: 'Pro Plan',
  subscription_end: '2026-12-24T17:00:00.000Z',
  state: 'active',
  coaching: false,
} as const

let started: TestTable
beforeAll(async () => {
  started = await startTestTable()
})
afterAll(() => started.stop())

let user = ''
let count = 0
const setUp = () => {
  const table = createTable(started.name)
  return { table, billing: createBillingStore(table) }
}
beforeEach(async () => {
  count += 1
  user = `user-${count}`
  await setUp().table.put({ Item: { pk: `USER#${user}`, sk: 'ACCOUNT', email: 'ann@example.com' } })
})

describe('a customer', () => {
  it('is stored once for a person, and replaced only when the caller names the former one', async () => {
    const { billing } = setUp()
    expect(await billing.storeCustomer(user, 'cus_1', undefined)).toBe('cus_1')
    expect(await billing.storeCustomer(user, 'cus_2', undefined)).toBe('cus_1')
    expect(await billing.storeCustomer(user, 'cus_3', 'cus_other')).toBe('cus_1')
    expect(await billing.storeCustomer(user, 'cus_4', 'cus_1')).toBe('cus_4')
    expect(await billing.findCustomer(user)).toBe('cus_4')
    expect(await billing.findPerson('cus_4')).toBe(user)
    expect(await billing.findPerson('cus_1')).toBeUndefined()
  })

  it('is not stored for an account that is being deleted or does not exist', async () => {
    const { billing, table } = setUp()
    await expect(billing.storeCustomer('nobody', 'cus_1', undefined)).rejects.toMatchObject({ name: 'ConditionFailed' })
    await table.put({ Item: { pk: `USER#${user}`, sk: 'ACCOUNT', closing_at: '2026-11-24T17:00:00.000Z' } })
    await expect(billing.storeCustomer(user, 'cus_1', undefined)).rejects.toMatchObject({ name: 'ConditionFailed' })
    expect(await billing.findCustomer(user)).toBeUndefined()
  })
})

describe('a plan', () => {
  it('replaces only the version that was read (ADR 050)', async () => {
    const { billing } = setUp()
    expect((await billing.read(user))?.version).toBe(0)
    await billing.write(user, ACTIVE, 0)
    await expect(billing.write(user, ACTIVE, 0)).rejects.toMatchObject({ name: 'ConditionFailed' })
    await billing.write(user, { ...ACTIVE, state: 'past_due' }, 1)
    await expect(billing.write(user, ACTIVE, 1)).rejects.toMatchObject({ name: 'ConditionFailed' })
    expect(await billing.read(user)).toEqual({
      version: 2,
      grantedTier: null,
      isFromStripe: true,
      billing: { ...ACTIVE, state: 'past_due' },
    })
    expect(await billing.read('nobody')).toBeUndefined()
    await expect(billing.write('nobody', ACTIVE, 0)).rejects.toMatchObject({ name: 'ConditionFailed' })
  })
})

describe('the plan of an operator', () => {
  const NOW = '2026-11-24T17:00:00.000Z'
  const PLAN = { subscribed: true, subscription_tier: 'Pro Plan', subscription_end: null } as const

  it('replaces the state from Stripe, or leaves it as it is, and goes by the version (ADR 305)', async () => {
    const { billing, table } = setUp()
    const readAccount = () => table.get({ Key: { pk: `USER#${user}`, sk: 'ACCOUNT' }, ConsistentRead: true })
    await billing.write(user, { ...ACTIVE, state: 'past_due' }, 0)
    const given = { tier: 'Pro Plan', shown: PLAN, version: 1, now: NOW }
    await billing.grant(user, given)
    expect(await readAccount()).toMatchObject({
      ...PLAN,
      granted_tier: 'Pro Plan',
      billing_version: 2,
      updated_at: NOW,
    })
    expect(await readAccount()).not.toHaveProperty('subscription_state')
    await expect(billing.grant(user, given)).rejects.toMatchObject({ name: 'ConditionFailed' })
    await billing.grant(user, { ...given, tier: null, shown: NOT_SUBSCRIBED, version: 2 })
    expect(await readAccount()).toMatchObject({ ...NOT_SUBSCRIBED, billing_version: 3 })
    expect(await readAccount()).not.toHaveProperty('granted_tier')
    expect(await billing.read(user)).toMatchObject({ isFromStripe: false })

    await billing.write(user, ACTIVE, 3)
    await billing.grant(user, { ...given, shown: undefined, version: 4 })
    expect(await billing.read(user)).toMatchObject({ version: 5, grantedTier: 'Pro Plan', billing: ACTIVE })
    await billing.grant(user, { ...given, tier: null, shown: undefined, version: 5 })
    expect(await billing.read(user)).toMatchObject({ version: 6, grantedTier: null, billing: ACTIVE })
  })
})

describe('the customers of a shard', () => {
  it('are listed page by page, each with its person', async () => {
    const { billing, table } = setUp()
    const written = Array.from({ length: 16 }, (_, n) => ({ userId: `many-${n}`, customer: `cus_many_${n}` }))
    for (const { userId, customer } of written) {
      await table.put({ Item: { pk: `USER#${userId}`, sk: 'ACCOUNT' } })
      await billing.storeCustomer(userId, customer, undefined)
    }
    const found: { userId: string; customer: string }[] = []
    for (let shard = 0; shard < CUSTOMER_SHARDS; shard += 1) {
      let cursor: string | undefined
      do {
        const page = await billing.customers(shard, 1, cursor)
        expect(page.people.length).toBeLessThanOrEqual(1)
        expect(page.next === undefined || page.next === page.people.at(-1)?.customer).toBe(true)
        found.push(...page.people)
        cursor = page.next
      } while (cursor !== undefined)
    }
    const many = found.filter(({ customer }) => customer.startsWith('cus_many_'))
    const byName = (one: { customer: string }, other: { customer: string }) =>
      one.customer.localeCompare(other.customer)
    expect(many.toSorted(byName)).toEqual(written.toSorted(byName))
  })
})

describe('an event of Stripe', () => {
  it('is known for 31 days after it was stored', async () => {
    const { billing, table } = setUp()
    expect(await billing.isProcessed('evt_1')).toBe(false)
    await billing.markProcessed('evt_1', Date.parse('2026-11-24T17:00:00.900Z'))
    expect([await billing.isProcessed('evt_1'), await billing.isProcessed('evt_2')]).toEqual([true, false])
    const item = await table.get({ Key: { pk: 'STRIPE_EVENT#evt_1', sk: 'STRIPE_EVENT#evt_1' } })
    expect(item?.expires_at).toBe(Date.parse('2026-12-25T17:00:00Z') / 1000)
  })
})
