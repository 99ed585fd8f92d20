import { describe, expect, it } from 'vitest'
import { createAccountDataStore } from '#functions/adapters/dynamodb/account-data.ts'
import { createAccountStore } from '#functions/adapters/dynamodb/accounts.ts'
import { createBillingStore } from '#functions/adapters/dynamodb/billing.ts'
import { createGoalStore } from '#functions/adapters/dynamodb/goals.ts'
import { accountKey, customerKey, goalKey, nudgesKey, rhythmKey, runKey } from '#functions/adapters/dynamodb/keys.ts'
import { countedWrite, createPeopleStore } from '#functions/adapters/dynamodb/people-count.ts'
import { accountNotFound, resolveUserId } from '#functions/adapters/dynamodb/resolve-user-id.ts'
import { screenedAccounts } from '#functions/adapters/dynamodb/screened-accounts.ts'
import { createRun } from './runs.ts'
import {
  CONDITION_FAILED,
  countReadUnits,
  createStoredGoal,
  NOW,
  NOW_MS,
  put,
  putAccount,
  read,
  startStores,
  table,
} from './stores.ts'

const accounts = createAccountStore(table)
const person = startStores()
const LATER = '2026-11-25T17:00:00.000Z'
const readAccount = () => read(accountKey(person()))

const putGoal = (fields: object = {}) => {
  const { id, user_id, ...rest } = createStoredGoal(person())
  return put({ ...goalKey(user_id, id), ...rest, ...fields })
}

describe('the overview of a person', () => {
  it('has account, goals, runs, rhythms and nudges', async () => {
    const rhythm = { weekdays: [], rest: [], pauses: [] }
    await putAccount(person())
    await putGoal()
    await put(
      { ...runKey(person(), 'goal_1'), ...createRun() },
      { ...rhythmKey(person(), 'goal_1'), ...rhythm, revision: 1 },
      { ...nudgesKey(person(), '2026-11-24'), count: 2 },
    )
    const { account, goals, runs, rhythms, nudges } = await accounts.overview(person())
    expect([account?.id, goals]).toEqual([person(), [createStoredGoal(person())]])
    expect([...runs, ...rhythms, ...nudges]).toEqual([
      ['goal_1', createRun()],
      ['goal_1', { ...rhythm, revision: 1 }],
      ['2026-11-24', 2],
    ])
    expect(await countReadUnits(() => accounts.overview(person()))).toBe(0.5)
    expect(await countReadUnits(() => accounts.overview(person(), { consistent: true }))).toBe(1)
    expect(await countReadUnits(() => accounts.get(person()))).toBe(0.5)
    expect(await countReadUnits(() => accounts.get(person(), { consistent: true }))).toBe(1)
  })

  it('derives an unreadable run by the rhythm of its goal, and reads no other item as a run', async () => {
    await put(
      { ...runKey(person(), 'goal_1'), last_day: 7 },
      {
        ...rhythmKey(person(), 'goal_1'),
        weekdays: [],
        rest: [{ from: '2026-11-01', on: true }],
        pauses: [],
        revision: 1,
      },
      ...['2026-11-22', '2026-11-24'].map((day) => ({
        pk: `USER#${person()}`,
        sk: `DAY#goal_1#${day}`,
        checked_in_at: NOW,
      })),
    )
    await put({ ...nudgesKey(person(), '2026-11-24'), count: 'x' })
    const { goals, runs, rhythms, nudges } = await accounts.overview(person())
    expect([goals, nudges.size, rhythms.size]).toEqual([[], 0, 1])
    expect([...runs.keys()]).toEqual(['goal_1'])
    expect(runs.get('goal_1')).toMatchObject({ length: 2, kept: 2 })
  })

  it('screens goals from before the screening once, and stores their care (CARE-14)', async () => {
    await putGoal({ title: 'I want to kill myself', care: undefined, care_reason: undefined })
    const goals = createGoalStore(table)
    const readScreened = screenedAccounts(accounts, goals, () => NOW_MS)
    expect((await accounts.overview(person())).goals).toMatchObject([{ unscreened: true, care: 'ordinary' }])
    const [screened] = (await readScreened.overview(person())).goals
    expect(screened).toMatchObject({ care: 'crisis', care_reason: 'suicide' })
    expect(screened).not.toHaveProperty('unscreened')
    expect(await read(goalKey(person(), 'goal_1'))).toMatchObject({ care: 'crisis', care_mail: 'due' })
    const refusing = { setCare: () => Promise.reject(new Error('No write is expected.')) }
    const again = screenedAccounts(accounts, refusing, () => NOW_MS)
    expect((await again.overview(person(), { consistent: true })).goals).toMatchObject([{ care: 'crisis' }])
    await putGoal({ title: 'I want to kill myself', care: undefined, care_reason: undefined })
    await expect(again.overview(person())).rejects.toThrow('No write is expected.')
    const { setCare } = goals
    const stale = {
      setCare: (goal: Parameters<typeof setCare>[0], ...rest: [Parameters<typeof setCare>[1], string]) =>
        setCare({ ...goal, updated_at: LATER }, ...rest),
    }
    const [changed] = (await screenedAccounts(accounts, stale, () => NOW_MS).overview(person())).goals
    expect(changed).toMatchObject({ care: 'crisis', care_reason: 'suicide' })
    expect(changed).not.toHaveProperty('unscreened')
  })
})

describe('an account', () => {
  it('changes address and provider, and allows mails again for a new address (MAIL-31)', async () => {
    const change = { email: { address: 'Ben@example.com', at: NOW_MS }, now: LATER }
    await expect(accounts.change(person(), change)).rejects.toMatchObject(CONDITION_FAILED)
    const mail_stop = { address: 'ann@example.com', reason: 'bounced', at: NOW }
    await putAccount(person(), { mail_stop, display_name: 'Ann' })
    await accounts.change(person(), { identity_provider: 'Google', now: LATER })
    expect(await readAccount()).toMatchObject({ identity_provider: 'Google', mail_stop, updated_at: LATER })
    expect(await accounts.change(person(), change)).toMatchObject({
      email: 'Ben@example.com',
      email_at: NOW_MS,
      display_name: 'Ann',
      identity_provider: 'Google',
      id: person(),
    })
    expect(await readAccount()).toMatchObject({ lookup_pk: 'EMAIL#ben@example.com' })
    expect(await readAccount()).not.toHaveProperty('mail_stop')
  })

  it('keeps its address from tokens that are not newer than the one that changed it (AUTH-19)', async () => {
    await putAccount(person())
    const change = (address: string, at: number) => accounts.change(person(), { email: { address, at }, now: LATER })
    await change('ben@example.com', NOW_MS)
    for (const at of [NOW_MS - 1000, NOW_MS])
      await expect(change('ann@example.com', at)).rejects.toMatchObject(CONDITION_FAILED)
    expect(await readAccount()).toMatchObject({ email: 'ben@example.com' })
    expect(await change('cy@example.com', NOW_MS + 1000)).toMatchObject({ email: 'cy@example.com' })
  })

  it('gets a name until the person chose one, or none (ACCOUNT-10)', async () => {
    await putAccount(person(), { display_name: null })
    const change = { display_name: 'Ann', now: LATER }
    expect(await accounts.change(person(), change)).toMatchObject({ display_name: 'Ann' })
    await putAccount(person(), { display_name: null, name_chosen: true })
    await expect(accounts.change(person(), change)).rejects.toMatchObject(CONDITION_FAILED)
    expect(await readAccount()).toMatchObject({ display_name: null })
  })

  it('is found by its address in any case', async () => {
    await putAccount(person())
    expect(await accounts.idsByEmail(`${person().toUpperCase()}@example.com`)).toEqual([person()])
    expect(await resolveUserId(accounts, `${person()}@example.com`, 'user')).toBe(person())
    expect(await resolveUserId(accounts, 'an-id', 'user')).toBe('an-id')
    await expect(resolveUserId(accounts, 'nobody@example.com', 'user')).rejects.toEqual(accountNotFound('user'))
    expect(accountNotFound('user')).toMatchObject({ code: 'not-found', field: 'user' })
  })

  it('is counted only when it is created', async () => {
    const people = createPeopleStore(table)
    const before = await people.count()
    const write = (by: 1 | -1) =>
      countedWrite(table, person(), by, (TableName) => ({
        Put: { TableName, Item: accountKey(person()), ConditionExpression: 'attribute_not_exists(pk)' },
      }))
    await write(1)
    await expect(write(1)).rejects.toMatchObject(CONDITION_FAILED)
    await put({ pk: 'PEOPLE', sk: 'x', people: 'many' })
    expect(await people.count()).toBe(before + 1)
    await table.deleteAll([{ pk: 'PEOPLE', sk: 'x' }])
  })
})

describe('the data of an account', () => {
  it('is read consistently by its export and by its deletion (ACCOUNT-7, ACCOUNT-8)', async () => {
    const data = createAccountDataStore(table)
    await putAccount(person())
    expect(await countReadUnits(() => data.page(person()))).toBe(1)
    expect(await countReadUnits(() => data.keys(person()))).toBe(1)
    expect(await countReadUnits(() => data.eraseLeftovers(person()))).toBe(2)
  })

  it('is deleted without a second count when another call deletes the account first', async () => {
    await putAccount(person())
    const people = createPeopleStore(table)
    const before = await people.count()
    const data = createAccountDataStore({
      ...table,
      deleteAll: async (keys) => {
        await table.deleteAll([...keys, accountKey(person())])
      },
    })
    expect(await data.erase(person())).toBe(1)
    expect(await people.count()).toBe(before)
  })
})

describe('the billing of an account', () => {
  const billing = createBillingStore(table)

  it('is none when it was never written or cannot be read', async () => {
    const none = { subscribed: false, subscription_tier: null, subscription_end: null, state: 'none', coaching: false }
    await put({ ...accountKey(person()) })
    expect(await billing.read(person())).toEqual({ version: 0, grantedTier: null, billing: none, isFromStripe: false })
    const bad = { subscribed: 7, subscription_tier: 7, subscription_end: 7, subscription_state: 'x', coaching: 7 }
    await put({ ...accountKey(person()), ...bad, billing_version: 3 })
    expect(await billing.read(person())).toEqual({ version: 3, grantedTier: null, billing: none, isFromStripe: true })
    expect(await countReadUnits(() => billing.read(person()))).toBe(1)
  })

  it('has a customer, read consistently', async () => {
    await put({ ...customerKey(person()), customer: 'cus_x' })
    expect(await billing.findCustomer(person())).toBe('cus_x')
    expect(await countReadUnits(() => billing.findCustomer(person()))).toBe(1)
    expect(await countReadUnits(() => billing.isProcessed('evt_none'))).toBe(1)
  })
})
