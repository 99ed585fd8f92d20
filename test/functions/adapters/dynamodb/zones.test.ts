import { beforeEach, describe, expect, it } from 'vitest'
import { emptyZoneKey, ZONES } from '#functions/adapters/dynamodb/keys.ts'
import { createZoneStore } from '#functions/adapters/dynamodb/zones.ts'
import { countReadUnits, NOW_MS, put, read, startStores, table } from './stores.ts'

const store = createZoneStore(table)
startStores()
const HOUR = 3_600_000
const OSLO = 'Europe/Oslo'
const NEW_YORK = 'America/New_York'

beforeEach(() => table.deleteAll([ZONES, emptyZoneKey(OSLO)]))

describe('the zones', () => {
  it('are listed in the order of their names', async () => {
    expect(await store.all()).toEqual([])
    for (const zone of [OSLO, NEW_YORK, OSLO]) await store.add(zone)
    expect(await store.all()).toEqual([NEW_YORK, OSLO])
    expect(await countReadUnits(() => store.all())).toBe(1)
    await store.addAgain('Asia/Tokyo')
    await store.forget(NEW_YORK)
    await store.addAgain(NEW_YORK)
    expect(await store.all()).toEqual(['Asia/Tokyo', OSLO])
  })

  it('are the default zone when the list cannot be read', async () => {
    await put({ ...ZONES, zones: 'none' })
    expect(await store.all()).toEqual([NEW_YORK])
  })

  it('no longer include an empty zone after twenty hours (ADR 101)', async () => {
    for (const zone of [OSLO, NEW_YORK]) await store.add(zone)
    expect(await store.settle(OSLO, true, NOW_MS)).toBe('listed')
    expect(await read(emptyZoneKey(OSLO))).toEqual({ since: NOW_MS })
    expect(await store.settle(OSLO, true, NOW_MS + 20 * HOUR - 1)).toBe('listed')
    expect(await read(emptyZoneKey(OSLO))).toEqual({ since: NOW_MS })
    expect(await countReadUnits(() => store.settle(OSLO, true, NOW_MS + 20 * HOUR))).toBe(1)
    expect([await store.all(), await read(emptyZoneKey(OSLO))]).toEqual([[NEW_YORK], undefined])
    await store.add(OSLO)
    await store.settle(OSLO, true, NOW_MS)
    expect(await store.settle(OSLO, true, NOW_MS + 20 * HOUR)).toBe('removed')
  })

  it('keep a zone that has goals again or was added again', async () => {
    await store.add(OSLO)
    await store.settle(OSLO, true, NOW_MS)
    expect(await store.settle(OSLO, false, NOW_MS + HOUR)).toBe('listed')
    expect(await read(emptyZoneKey(OSLO))).toBeUndefined()
    expect(await store.settle(OSLO, false, NOW_MS + HOUR)).toBe('listed')
    await store.settle(OSLO, true, NOW_MS + HOUR)
    await store.add(OSLO)
    expect(await store.removeMarked(OSLO)).toBe(false)
    expect(await store.all()).toEqual([OSLO])
  })

  it('keep the default zone', async () => {
    await store.add(NEW_YORK)
    await put({ ...emptyZoneKey(NEW_YORK), since: 0 })
    expect(await store.settle(NEW_YORK, true, NOW_MS)).toBe('listed')
    await store.add(NEW_YORK)
    expect(await read(emptyZoneKey(NEW_YORK))).toEqual({ since: 0 })
    await table.deleteAll([emptyZoneKey(NEW_YORK)])
    expect(await store.settle(NEW_YORK, true, NOW_MS)).toBe('listed')
    expect(await read(emptyZoneKey(NEW_YORK))).toBeUndefined()
  })

  it('mark a zone again when the mark cannot be read, and throw when the list does not exist', async () => {
    await put({ ...emptyZoneKey(OSLO), since: 'long ago' })
    expect(await store.settle(OSLO, true, NOW_MS)).toBe('listed')
    await expect(store.removeMarked(OSLO)).rejects.toMatchObject({ name: 'ConditionFailed', parts: [1] })
    await store.forget(OSLO)
    expect(await read(ZONES)).toBeUndefined()
  })
})
