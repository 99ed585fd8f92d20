import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Account } from '#domain/accounts/account.ts'
import { createAccountDataStore } from '#functions/adapters/dynamodb/account-data.ts'
import { accountOfItem, itemOfAccount } from '#functions/adapters/dynamodb/account-item.ts'
import { createAccountSettingsStore } from '#functions/adapters/dynamodb/account-settings.ts'
import { createAccountStore } from '#functions/adapters/dynamodb/accounts.ts'
import { createPeopleStore } from '#functions/adapters/dynamodb/people-count.ts'
import { createTable } from '#functions/adapters/dynamodb/table.ts'
import { startTestTable, type TestTable } from '#test/support/table.ts'
import { countReadUnits } from './stores.ts'

const NOW = '2026-11-24T17:00:00.000Z'
const ann: Account = {
  id: 'ann',
  email: 'ann@example.com',
  display_name: 'Ann',
  trial_expires_at: '2026-12-24T17:00:00.000Z',
  zone: 'Europe/Oslo',
  day_start_hour: 3,
  goal_count: 0,
  aside_count: 0,
  subscription: { subscribed: false, subscription_tier: null, subscription_end: null },
  created_at: NOW,
  updated_at: NOW,
}

let started: TestTable
beforeAll(async () => {
  started = await startTestTable()
})
afterAll(() => started.stop())

const createStores = () => {
  const table = createTable(started.name)
  return {
    table,
    accounts: createAccountStore(table),
    data: createAccountDataStore(table),
    settings: createAccountSettingsStore(table),
    people: createPeopleStore(table),
  }
}
type Stores = ReturnType<typeof createStores>
let stores: Stores
let id = 0
let account: Account
beforeEach(() => {
  stores = createStores()
  id += 1
  account = { ...ann, id: `ann-${id}`, email: `ann-${id}@example.com` }
})

/** The field lists of the log lines about bad items. */
const listBad = (act: () => unknown): unknown[] => {
  const written = vi.spyOn(process.stdout, 'write').mockReturnValue(true)
  act()
  const lines = written.mock.calls.map(([line]) => String(line)).filter((line) => line.includes('"bad item"'))
  written.mockRestore()
  return lines.map((line) => JSON.parse(line).fields)
}

describe('an account item', () => {
  it('is read as it was written, with the present names of its zones (DAY-6)', () => {
    const before = { zone: 'Asia/Calcutta', dayStartHour: 3, until: 5 }
    const full: Account = { ...account, zone: 'Asia/Kolkata', held_day: { day: '2026-11-24', until: 9, before } }
    const item = itemOfAccount(full)
    expect(accountOfItem(item)).toEqual({
      ...full,
      held_day: { day: '2026-11-24', until: 9, before: { ...before, zone: 'Asia/Kolkata' } },
    })
    expect(accountOfItem({ ...item, zone: 'Asia/Calcutta' })).toMatchObject({
      zone: 'Asia/Kolkata',
      stored_zone: 'Asia/Calcutta',
    })
    expect(accountOfItem({ ...item, held_day: { day: '2026-11-24', until: 9 } }).held_day).toEqual({
      day: '2026-11-24',
      until: 9,
    })
    expect(accountOfItem(itemOfAccount(account))).not.toHaveProperty('held_day')
    expect(accountOfItem(itemOfAccount(account))).not.toHaveProperty('stored_zone')
  })

  it('is logged only when its zone or plan is unknown (ADR 102)', () => {
    const item = itemOfAccount(account)
    expect(listBad(() => accountOfItem(item))).toEqual([])
    expect(listBad(() => accountOfItem({ ...item, zone: 'Asia/Calcutta' }))).toEqual([])
    expect(listBad(() => accountOfItem({ ...item, subscription_tier: 'Pro Plan' }))).toEqual([])
    expect(listBad(() => accountOfItem({ ...item, zone: 'Mars/Olympus' }))).toEqual([['zone']])
    expect(listBad(() => accountOfItem({ ...item, subscription_tier: 'Gold' }))).toEqual([['subscription_tier']])
    expect(listBad(() => accountOfItem({ ...item, day_start_hour: 9 }))).toEqual([['day_start_hour']])
  })
})

describe('the account store', () => {
  it('creates an account once, counts the person once, and returns the stored one (ACCOUNT-2)', async () => {
    const before = await stores.people.count()
    expect(await stores.accounts.createOnce(account)).toEqual(account)
    const again = await stores.accounts.createOnce({ ...account, display_name: 'Other' })
    expect(again.display_name).toBe('Ann')
    expect(await countReadUnits(() => stores.accounts.createOnce(account))).toBe(1)
    expect(await stores.people.count()).toBe(before + 1)
    expect(await stores.accounts.get('nobody')).toBeUndefined()
  })

  it('derives an unreadable run from the ledger', async () => {
    const { table, accounts } = stores
    await accounts.createOnce(account)
    const pk = `USER#${account.id}`
    await table.put({ Item: { pk, sk: 'ACCOUNT#RUN#g1', last_day: 7 } })
    await table.put({ Item: { pk, sk: 'ACCOUNT#RUN#g2', last_day: 7 } })
    for (const day of ['2026-11-23', '2026-11-24'])
      await table.put({ Item: { pk, sk: `DAY#g1#${day}`, checked_in_at: NOW } })
    const written = vi.spyOn(process.stdout, 'write').mockReturnValue(true)
    const { goals, runs } = await accounts.overview(account.id)
    written.mockRestore()
    expect(goals).toEqual([])
    expect([...runs.keys()]).toEqual(['g1'])
    expect(runs.get('g1')).toMatchObject({ last_day: '2026-11-24', length: 2, kept: 2 })
  })
})

describe('changeSettings', () => {
  const change = (before: Account, after: Account) => stores.settings.changeSettings(before, after, [])

  it('sets and removes settings, and refuses a change of an account that has changed since', async () => {
    const since = { since: 1, count: 1 }
    const evening = { at: '21:00', by: 'mail' } as const
    await stores.accounts.createOnce(account)
    const more = { ...account, zone_changes: since, evening, streak_hidden: true, mails_together: true } as const
    await change(account, more)
    const item = await stores.table.get({ Key: { pk: `USER#${account.id}`, sk: 'ACCOUNT' } })
    expect(item).toMatchObject({ zone_changes: since, evening, streak_hidden: true, mails_together: true })

    for (const stale of [
      account,
      { ...more, zone_changes: { since: 1, count: 2 } },
      { ...more, zone_changes: undefined },
      { ...more, evening: undefined },
      { ...more, streak_hidden: undefined },
      { ...more, mails_together: undefined },
      { ...more, display_name: 'Anna' },
      { ...more, zone: 'Asia/Tokyo' },
      { ...more, day_start_hour: 4 },
      { ...more, goal_count: 1 },
    ])
      await expect(change(stale, { ...more, display_name: 'Late' })).rejects.toMatchObject({ name: 'ConditionFailed' })
    await change(more, { ...account, display_name: null })
    const after = await stores.table.get({ Key: { pk: `USER#${account.id}`, sk: 'ACCOUNT' } })
    expect(after).toMatchObject({ display_name: null })
    for (const name of ['zone_changes', 'evening', 'streak_hidden', 'mails_together'])
      expect(after).not.toHaveProperty(name)
  })
})

describe('the data of an account (ACCOUNT-7, ACCOUNT-8)', () => {
  const write = async (...sks: string[]) => {
    for (const sk of sks) await stores.table.put({ Item: { pk: `USER#${account.id}`, sk } })
  }
  const left = async () => (await stores.data.page(account.id)).items.map(({ sk }) => sk)

  it('comes in pages after a sort key', async () => {
    await write('DAY#a', 'DAY#b', 'DAY#c')
    expect(await left()).toEqual(['DAY#a', 'DAY#b', 'DAY#c'])
    const { items, next } = await stores.data.page(account.id, 'DAY#a')
    expect([items.map(({ sk }) => sk), next]).toEqual([['DAY#b', 'DAY#c'], false])
  })

  it('is not deleted while the account exists', async () => {
    await stores.accounts.createOnce(account)
    await write('DAY#g1#2026-11-23', 'DAY#g1#2026-11-24', 'MOTIVATION#g2#2026-11-24', 'TRIAL')
    const found = await stores.data.eraseLeftovers(account.id)
    expect({ ...found, goalIds: found.goalIds.toSorted() }).toEqual({ deleted: 0, goalIds: ['g1', 'g2'] })
    expect(await left()).toHaveLength(5)
  })

  it('is deleted with the account, which counts the person down once', async () => {
    await stores.accounts.createOnce(account)
    const before = await stores.people.count()
    await write('DAY#g1#2026-11-23', 'TRIAL')
    expect(await stores.data.erase(account.id)).toBe(3)
    expect(await left()).toEqual([])
    expect(await stores.data.erase(account.id)).toBe(0)
    expect(await stores.people.count()).toBe(before - 1)
  })

  it('is deleted when it was written after the deletion of the account, without another count', async () => {
    const before = await stores.people.count()
    await write('DAY#g1#2026-11-23', 'MOTIVATION#g1#2026-11-23')
    expect(await stores.data.eraseLeftovers(account.id)).toEqual({ deleted: 2, goalIds: [] })
    expect(await left()).toEqual([])
    expect(await stores.people.count()).toBe(before)
  })

  it('is not reopened once its deletion erases items, and the next call deletes the rest', async () => {
    await stores.accounts.createOnce(account)
    expect(await stores.data.close(account.id, NOW)).toBe(true)
    expect(await stores.data.reopen(account.id, 'another call')).toBe(false)
    expect(await stores.data.reopen(account.id, NOW)).toBe(true)
    expect(await stores.data.beginErasing(account.id, NOW)).toBe(true)
    expect(await stores.data.reopen(account.id, NOW)).toBe(false)
    await write('DAY#g1#2026-11-23')
    expect(await stores.data.eraseLeftovers(account.id)).toEqual({ deleted: 2, goalIds: [] })
    expect(await stores.data.close(account.id, NOW)).toBe(false)
    expect(await stores.data.beginErasing(account.id, NOW)).toBe(false)
  })
})
