import { describe, expect, it } from 'vitest'
import { createDeliveryStore, readOpenClaim, readUnprovenClaim } from '#functions/adapters/dynamodb/delivery.ts'
import { motivationKey } from '#functions/adapters/dynamodb/keys.ts'
import { createMotivationStore } from '#functions/adapters/dynamodb/motivation.ts'
import { countReadUnits, createMailFacts, createMotivation, NOW_MS, put, read, startStores, table } from './stores.ts'

const store = createDeliveryStore(table)
const person = startStores()
const createMailKey = () => ({ user_id: person(), goal_id: 'goal_1', date: '2026-11-24' })
const Key = () => motivationKey(person(), 'goal_1', '2026-11-24')
const stored = () => read(Key())
const keep = (fields = {}) =>
  createMotivationStore(table).keepFirst(createMotivation(person()), createMailFacts(fields))
const claim = (id: string, ...renewed: [{ until: number | undefined }?]) =>
  store.claim(createMailKey(), id, NOW_MS, ...renewed)

describe('a claim of a mail (MAIL-2)', () => {
  it('returns text and facts to one worker', async () => {
    expect(await claim('a')).toEqual({ outcome: 'unwritten' })
    await keep()
    expect(await claim('a')).toEqual({
      outcome: 'claimed',
      motivation: createMotivation(person()),
      facts: createMailFacts(),
      isOutdated: false,
    })
    expect(await stored()).toMatchObject({ mail: 'claimed', claim: 'a', mail_at: NOW_MS })
    expect(await claim('b')).toEqual({ outcome: 'taken', unproven: 'a' })
    await store.markSent(createMailKey(), 'a', NOW_MS)
    expect(await claim('b')).toEqual({ outcome: 'taken' })
  })

  it('is granted again to its own worker after a lost response', async () => {
    await keep()
    await claim('a')
    expect(await claim('a')).toMatchObject({ outcome: 'claimed', facts: createMailFacts() })
    expect(await countReadUnits(() => claim('a'))).toBe(1)
  })

  it('is refused after the end of access, unless the caller has just read the account', async () => {
    await keep({ until: NOW_MS })
    expect(await claim('a')).toEqual({ outcome: 'access-ended' })
    expect(await claim('a', { until: undefined })).toMatchObject({ outcome: 'claimed' })
  })

  it('is granted before the end of access', async () => {
    await keep({ until: NOW_MS + 1 })
    expect(await claim('a')).toMatchObject({ outcome: 'claimed' })
  })

  it('reports an unreadable item', async () => {
    await put({ ...Key(), message: 5, mail: 'due' })
    expect(await claim('a')).toEqual({ outcome: 'unreadable' })
  })
})

describe('a claimed mail', () => {
  it.each([
    ['sent', 'markSent'],
    ['refused', 'markRefused'],
    ['skipped', 'markSkipped'],
  ] as const)('is marked as %s by its own claim', async (state, mark) => {
    await keep()
    await claim('a')
    expect(await store[mark](createMailKey(), 'b', NOW_MS + 1)).toBe(false)
    expect(await store[mark](createMailKey(), 'a', NOW_MS + 1)).toBe(true)
    expect(await stored()).toMatchObject({ mail: state, claim: 'a', mail_at: NOW_MS + 1 })
    expect(await stored()).not.toHaveProperty('released')
  })

  it('can be made due again while it has no mark', async () => {
    await keep()
    await claim('a')
    expect(await store.markDue(createMailKey(), 'b', NOW_MS)).toBe(false)
    expect(await store.markDue(createMailKey(), 'a', NOW_MS)).toBe(true)
    expect(await stored()).not.toHaveProperty('claim')
    expect(await stored()).toMatchObject({ mail: 'due' })
    await claim('a')
    await store.markSent(createMailKey(), 'a', NOW_MS)
    expect(await store.markDue(createMailKey(), 'a', NOW_MS)).toBe(false)
    expect(await stored()).toMatchObject({ mail: 'sent' })
  })

  it('stores which claim was released without a proof (ADR 245)', async () => {
    await keep()
    await claim('a')
    expect(await store.findUnprovenClaim(createMailKey(), 'a')).toEqual({ claim: 'a', at: NOW_MS })
    expect(await store.releaseUnproven(createMailKey(), 'a', NOW_MS + 5)).toBe(true)
    expect(await stored()).toMatchObject({ mail: 'due', released: 'a', mail_at: NOW_MS + 5 })
    expect(await store.findUnprovenClaim(createMailKey(), 'a')).toBe('due')
    expect(await store.findUnprovenClaim(createMailKey(), 'b')).toBeUndefined()
    expect(await countReadUnits(() => store.findUnprovenClaim(createMailKey(), 'a'))).toBe(1)
    await claim('b')
    expect(await store.findUnprovenClaim(createMailKey(), 'a')).toEqual({ claim: 'b', at: NOW_MS })
  })

  it('is proven once by an event of SES', async () => {
    expect(await store.markProven(createMailKey(), 'a', NOW_MS)).toBe(false)
    await keep()
    expect(await store.markProven(createMailKey(), 'a', NOW_MS)).toBe(false)
    await claim('a')
    expect(await store.markProven(createMailKey(), 'b', NOW_MS)).toBe(false)
    expect(await store.markProven(createMailKey(), 'a', NOW_MS)).toBe(true)
    expect(await stored()).toMatchObject({ mail: 'sent' })
    expect(await store.markProven(createMailKey(), 'a', NOW_MS)).toBe(false)
  })

  it('does not change by a proof when its claim has another mark', async () => {
    await keep()
    await claim('a')
    await store.markRefused(createMailKey(), 'a', NOW_MS)
    expect(await store.markProven(createMailKey(), 'a', NOW_MS + 1)).toBe(false)
    expect(await stored()).toMatchObject({ mail: 'refused', mail_at: NOW_MS })
  })
})

describe('a withheld mail (CARE-13)', () => {
  it('is not claimed until it is released', async () => {
    await store.withhold(createMailKey())
    expect(await stored()).toBeUndefined()
    await keep()
    await store.release(createMailKey())
    await store.withhold(createMailKey())
    expect(await stored()).toMatchObject({ mail: 'withheld' })
    expect(await claim('a')).toEqual({ outcome: 'taken' })
    await store.release(createMailKey())
    await claim('a')
    await store.withhold(createMailKey())
    expect(await stored()).toMatchObject({ mail: 'claimed' })
  })
})

describe('the end of access before a mail is sent (GOAL-11)', () => {
  it('needs a read of the account before the claim, also of a mail that was withheld', async () => {
    await store.endAccess(createMailKey(), NOW_MS)
    expect(await stored()).toBeUndefined()
    await keep()
    await store.withhold(createMailKey())
    await store.endAccess(createMailKey(), NOW_MS)
    await store.release(createMailKey())
    expect(await claim('a')).toEqual({ outcome: 'access-ended' })
    expect(await claim('a', { until: undefined })).toMatchObject({ outcome: 'claimed' })
    await store.endAccess(createMailKey(), NOW_MS + 1)
    expect(await stored()).toMatchObject({ mail: 'claimed', until: NOW_MS })
  })
})

describe('refresh (MAIL-9)', () => {
  const WEEK = ['none', 'none', 'none', 'none', 'none', 'missed', 'done'] as const
  const BEGUN = { hasBegun: true }

  it('replaces the streak of a mail that is due', async () => {
    await keep({ offers_rest: true })
    const facts = { silent: 1, kept_of_30: 4, days_of_30: 6, best: 3 }
    await store.refresh(createMailKey(), { streak: 5, week: [...WEEK], ...facts, streak_hidden: true }, BEGUN)
    expect(await stored()).toMatchObject({ streak: 5, week: 'nnnnnmd', ...facts, streak_hidden: true })
    expect(await stored()).not.toHaveProperty('offers_rest')
    await store.refresh(createMailKey(), { streak: 6, week: [...WEEK], offers_rest: true, streak_hidden: true }, BEGUN)
    const all = { streak: 6, silent: 0, kept_of_30: 0, days_of_30: 0, best: 0, offers_rest: true, streak_hidden: true }
    expect(await stored()).toMatchObject(all)
    await claim('a')
    await store.refresh(createMailKey(), { streak: 7, week: [...WEEK] }, BEGUN)
    expect(await stored()).toMatchObject(all)
  })

  it('marks a text as outdated before its day has begun, which the claim returns (ADR 310)', async () => {
    await keep()
    await store.refresh(createMailKey(), { streak: 5, week: [...WEEK] }, { hasBegun: false })
    expect(await claim('a')).toMatchObject({ outcome: 'claimed', isOutdated: true, facts: { streak: 5 } })
  })
})

it('readOpenClaim and readUnprovenClaim need a claim without a mark', () => {
  expect(readOpenClaim({ mail: 'claimed', claim: 'a', at: 5 })).toEqual({ claim: 'a', at: 5 })
  expect(readOpenClaim({ mail: 'claimed', claim: 'a' })).toEqual({ claim: 'a', at: 0 })
  for (const state of [{ mail: 'claimed' }, { mail: 'sent', claim: 'a' }]) expect(readOpenClaim(state)).toBeUndefined()
  expect(readUnprovenClaim(undefined, 'a')).toBeUndefined()
  expect(readUnprovenClaim({ mail: 'claimed', claim: 'b' }, 'a')).toBeUndefined()
  expect(readUnprovenClaim({ mail: 'sent', claim: 'a' }, 'a')).toBeUndefined()
  expect(readUnprovenClaim({ mail: 'due', claim: 'b', released: 'a' }, 'a')).toBe('due')
})
