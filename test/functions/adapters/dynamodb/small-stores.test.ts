import { describe, expect, it } from 'vitest'
import { dispatchWakeUpMails } from '#events/schedules.ts'
import { createDeletedIdentityStore } from '#functions/adapters/dynamodb/deleted-identities.ts'
import { createDispatchedTicks } from '#functions/adapters/dynamodb/dispatched-ticks.ts'
import { createFormerTrialStore } from '#functions/adapters/dynamodb/former-trials.ts'
import {
  accountKey,
  deletedIdentityKey,
  formerTrialKey,
  modelCallsKey,
  pagesKey,
} from '#functions/adapters/dynamodb/keys.ts'
import { createMailStopStore } from '#functions/adapters/dynamodb/mail-stops.ts'
import { createModelCallStore } from '#functions/adapters/dynamodb/model-calls.ts'
import { createQueuedPages } from '#functions/adapters/dynamodb/queued-pages.ts'
import type { HashAddress } from '#functions/adapters/secrets-manager/address-hash.ts'
import { countReadUnits, NOW, NOW_MS, put, putAccount, read, startStores, table } from './stores.ts'

const person = startStores()
const MINUTE = 60_000
const DAY_MS = 86_400_000

describe('createDispatchedTicks', () => {
  const createTicks = (name: string) => createDispatchedTicks(table, { ...dispatchWakeUpMails, name }, 60 * MINUTE)

  it('adds the windows that were not dispatched, up to the limit (ADR 206)', async () => {
    const ticks = createTicks(person())
    const window = { after: NOW_MS - 5 * MINUTE, until: NOW_MS }
    expect(await ticks.withMissed(window)).toEqual(window)
    await ticks.markDispatched({ after: 0, until: NOW_MS - 20 * MINUTE })
    expect(await ticks.withMissed(window)).toEqual({ after: NOW_MS - 20 * MINUTE, until: NOW_MS })
    await ticks.markDispatched({ after: 0, until: NOW_MS - 90 * MINUTE })
    expect(await ticks.withMissed(window)).toEqual({ after: NOW_MS - 20 * MINUTE, until: NOW_MS })
    const later = { after: NOW_MS + 55 * MINUTE, until: NOW_MS + 60 * MINUTE }
    expect(await ticks.withMissed(later)).toEqual({ after: NOW_MS, until: later.until })
    expect(await countReadUnits(() => ticks.withMissed(later))).toBe(1)
    await ticks.markDispatched(later)
    expect(await ticks.withMissed(window)).toEqual(window)
    await put({ pk: 'ZONES', sk: `DISPATCHED#${person()}`, until: 'never' })
    expect(await ticks.withMissed(window)).toEqual(window)
  })
})

describe('createQueuedPages', () => {
  const store = createQueuedPages(table)
  const pages = () => ({ zone: person(), shard: 0, date: '2026-11-24', from: '07:00', to: '07:04' })

  it('queues a page once in 15 minutes (ADR 221)', async () => {
    const queued: string[] = []
    const queue = (cursor: string, after = 0) =>
      store.queueOnce(pages(), cursor, NOW_MS + after, async () => void queued.push(`${cursor} ${after}`))
    for (const cursor of ['b', 'a', 'b', 'c']) await queue(cursor)
    for (const after of [15 * MINUTE - 1, 15 * MINUTE]) await queue('c', after)
    expect(queued).toEqual(['b 0', 'c 0', `c ${15 * MINUTE}`])
    expect(await read(pagesKey(pages()))).toMatchObject({ expires_at: (NOW_MS + 30 * MINUTE) / 1000 })
    expect(await countReadUnits(() => queue('c', 15 * MINUTE))).toBe(1)
    await queue('d', 1)
    expect(await read(pagesKey(pages()))).toMatchObject({ expires_at: (NOW_MS + 15 * MINUTE) / 1000 + 1 })
  })

  it('queues a page again that could not be queued', async () => {
    await expect(store.queueOnce(pages(), 'a', NOW_MS, () => Promise.reject(new Error('full')))).rejects.toThrow('full')
    expect(await read(pagesKey(pages()))).toBeUndefined()
  })
})

describe('createModelCallStore', () => {
  const take = (limit = 2) => createModelCallStore(table).take(person(), '2026-11-24', limit)

  it('counts up to the limit of a day (COACH-6), for an account that is not being deleted', async () => {
    expect(await take()).toBe(false)
    await putAccount(person(), { closing_at: NOW })
    expect(await take()).toBe(false)
    await putAccount(person())
    expect([await take(), await take(), await take()]).toEqual([true, true, false])
    expect(await read(modelCallsKey(person(), '2026-11-24'))).toEqual({
      count: 2,
      expires_at: Date.parse('2026-11-27') / 1000,
    })
  })
})

describe('createMailStopStore (MAIL-31)', () => {
  const store = createMailStopStore(table)
  const STOP = { reason: 'bounced', at: NOW } as const
  const address = () => `${person()}@example.com`

  it('stops the mails to the present address only', async () => {
    expect(await store.readAddress(person())).toBeUndefined()
    expect(await store.stop(person(), [address()], STOP)).toBe(false)
    await putAccount(person())
    expect(await store.stop(person(), ['other@example.com'], STOP)).toBe(false)
    expect(await store.readAddress(person())).toEqual({ address: address(), isStopped: false })
    expect(await store.stop(person(), ['other@example.com', address().toUpperCase()], STOP)).toBe(true)
    expect(await read(accountKey(person()))).toMatchObject({ mail_stop: { address: address(), ...STOP } })
    expect(await store.readAddress(person())).toEqual({ address: address(), isStopped: true })
    expect(await countReadUnits(() => store.readAddress(person()))).toBe(0.5)
    expect(await countReadUnits(() => store.stop(person(), [], STOP))).toBe(1)
    await putAccount(person(), { mail_stop: { address: 'other@example.com', ...STOP } })
    expect(await store.readAddress(person())).toEqual({ address: address(), isStopped: false })
  })

  it('reads no address that is no text, so that no mail goes to “undefined”', async () => {
    await putAccount(person(), { email: undefined })
    expect(await store.readAddress(person())).toBeUndefined()
  })

  it('stops nothing when the address of the account has changed', async () => {
    const changing = createMailStopStore({
      ...table,
      get: async (input) => ({ ...(await table.get(input)), email: 'former@example.com' }),
    })
    await putAccount(person())
    expect(await changing.stop(person(), ['former@example.com'], STOP)).toBe(false)
    expect(await read(accountKey(person()))).not.toHaveProperty('mail_stop')
  })
})

describe('the data that remains of a deleted account', () => {
  const hash: HashAddress = async (text) => [`hash of ${text}`]

  it('is the end of its trial for 365 days (ACCOUNT-9)', async () => {
    const store = createFormerTrialStore(table, hash)
    expect(await store.findEnd(person(), NOW_MS)).toBeUndefined()
    await store.keep(person(), NOW, NOW_MS + 900)
    expect(await read(formerTrialKey(`hash of ${person()}`))).toEqual({
      trial_expires_at: NOW,
      expires_at: (NOW_MS + 365 * DAY_MS) / 1000,
    })
    const end = NOW_MS + 365 * DAY_MS
    expect([await store.findEnd(person(), end - 1), await store.findEnd(person(), end)]).toEqual([NOW, undefined])
    expect(await countReadUnits(() => store.findEnd(person(), NOW_MS))).toBe(1)
  })

  it('is the time of the deletion for a day (ACCOUNT-8)', async () => {
    const store = createDeletedIdentityStore(table, hash)
    expect(await store.deletedAt(person(), NOW_MS)).toBeUndefined()
    await store.keep(person(), NOW_MS + 900)
    expect(await read(deletedIdentityKey(`hash of ${person()}`))).toEqual({
      deleted_at: NOW_MS + 900,
      expires_at: (NOW_MS + DAY_MS) / 1000,
    })
    const end = NOW_MS + DAY_MS
    expect([await store.deletedAt(person(), end - 1), await store.deletedAt(person(), end)]).toEqual([
      NOW_MS + 900,
      undefined,
    ])
    expect(await countReadUnits(() => store.deletedAt(person(), NOW_MS))).toBe(1)
  })
})
