import { describe, expect, it } from 'vitest'
import { LINE_INTERVAL_MS } from '#domain/witness/witness.ts'
import { witnessKey } from '#functions/adapters/dynamodb/keys.ts'
import { createWitnessStore } from '#functions/adapters/dynamodb/witnesses.ts'
import { countReadUnits, NOW, NOW_MS, put, read, startStores, table } from './stores.ts'

const store = createWitnessStore(table)
const person = startStores()
const DAY = '2026-11-24'
const LINE = { text: 'Well done.', by: 'Bo', at: NOW_MS, day: DAY }
const WORDS = { text: 'Well done.', by: 'Bo' }

const hash = () => `hash-${person()}`
const invite = (fields = {}) =>
  store.invite(person(), 'goal_1', { hash: hash(), name: 'Ann', invited_at: NOW, ...fields })
const readWitness = () => store.read(person(), 'goal_1')
const send = (line = LINE) => store.send(person(), 'goal_1', hash(), line)
const take = (date = DAY) => store.takeForMail(person(), 'goal_1', date)
const takeBack = (at = NOW_MS) => store.takeBack(person(), 'goal_1', hash(), at)

describe('a witness', () => {
  it('is found by the link until another witness is invited or the link ends', async () => {
    expect([await readWitness(), await store.find(hash())]).toEqual([undefined, undefined])
    await invite()
    expect(await readWitness()).toMatchObject({ hash: hash(), name: 'Ann', invited_at: NOW })
    expect(await store.find(hash())).toEqual({ userId: person(), goalId: 'goal_1' })
    await invite({ hash: 'other' })
    expect([await store.find(hash()), (await readWitness())?.hash]).toEqual([undefined, 'other'])
    await store.end(person(), 'goal_1')
    expect(await readWitness()).toBeUndefined()
  })

  it('is read consistently unless asked otherwise', async () => {
    await invite()
    expect(await countReadUnits(readWitness)).toBe(1)
    expect(await countReadUnits(() => store.read(person(), 'goal_1', { consistent: false }))).toBe(0.5)
  })

  it('is read with fallback values for unreadable fields', async () => {
    const bad = { name: 7, witness_name: 7, opened_at: 7, line: 7, line_at: 'x', line_day: 7 }
    await put({ ...witnessKey(person(), 'goal_1'), lookup_pk: 'WITNESS#a', invited_at: NOW, ...bad })
    expect(await readWitness()).toEqual({ hash: 'a', name: '', invited_at: NOW })
    await put({ ...witnessKey(person(), 'goal_1'), lookup_pk: 'WITNESS#a' })
    expect(await readWitness()).toBeUndefined()
  })

  it('has the time of the first opening of the present link', async () => {
    await invite()
    await store.open(person(), 'goal_1', 'other', NOW)
    expect(await readWitness()).not.toHaveProperty('opened_at')
    await store.open(person(), 'goal_1', hash(), NOW)
    await store.open(person(), 'goal_1', hash(), '2026-11-25T00:00:00.000Z')
    expect(await readWitness()).toMatchObject({ opened_at: NOW })
  })
})

describe('the line of a witness', () => {
  it('is stored once in seven days (WITNESS-5)', async () => {
    expect(await send()).toBe(false)
    await invite()
    expect(await send()).toBe(true)
    expect(await readWitness()).toMatchObject({ line: LINE.text, line_at: NOW_MS, line_day: DAY, witness_name: 'Bo' })
    expect(await send({ ...LINE, at: NOW_MS + LINE_INTERVAL_MS - 1 })).toBe(false)
    await take()
    expect(await send({ ...LINE, at: NOW_MS + LINE_INTERVAL_MS })).toBe(true)
    expect(await read(witnessKey(person(), 'goal_1'))).not.toHaveProperty('line_mailed')
    expect(await store.send(person(), 'goal_1', 'other', { ...LINE, at: NOW_MS * 2 })).toBe(false)
  })

  it('is removed by muting, and no other is stored while muted (WITNESS-8)', async () => {
    expect(await store.mute(person(), 'goal_1', true)).toBeUndefined()
    await invite()
    await send()
    await take()
    expect(await store.mute(person(), 'goal_1', true)).toMatchObject({ muted: true, line_at: NOW_MS })
    const stored = await read(witnessKey(person(), 'goal_1'))
    for (const name of ['line', 'line_day', 'line_mailed']) expect(stored).not.toHaveProperty(name)
    expect(await send({ ...LINE, at: NOW_MS * 2 })).toBe(false)
    expect(await store.mute(person(), 'goal_1', false)).not.toHaveProperty('muted')
    expect(await send({ ...LINE, at: NOW_MS * 2 })).toBe(true)
  })

  it('can be taken back until a mail took it (WITNESS-11)', async () => {
    await invite()
    await send()
    expect(await takeBack(NOW_MS + 1)).toBe(false)
    expect(await store.takeBack(person(), 'goal_1', 'other', NOW_MS)).toBe(false)
    expect(await takeBack()).toBe(true)
    expect(await readWitness()).toMatchObject({ line_at: NOW_MS })
    expect(await readWitness()).not.toHaveProperty('line')
    expect(await send({ ...LINE, at: NOW_MS + 1 })).toBe(false)
    expect(await send({ ...LINE, at: NOW_MS * 2 })).toBe(true)
    await take()
    expect(await takeBack(NOW_MS * 2)).toBe(false)
  })

  it('is in the mail of one date, within seven days of its morning (WITNESS-6)', async () => {
    expect(await take()).toBeUndefined()
    await invite()
    expect(await take()).toBeUndefined()
    await send()
    expect([await take('2026-11-23'), await take('2026-12-01')]).toEqual([undefined, undefined])
    expect([await take('2026-11-30'), await take('2026-11-30'), await take()]).toEqual([WORDS, WORDS, undefined])
    expect(await countReadUnits(() => take('2026-12-01'))).toBe(0.5)
  })

  it('is deleted when the witness declines, and no other is stored', async () => {
    await invite()
    await send()
    await take()
    expect(await store.decline(person(), 'goal_1', 'other', NOW)).toBe(false)
    expect(await store.decline(person(), 'goal_1', hash(), NOW)).toBe(true)
    const stored = await read(witnessKey(person(), 'goal_1'))
    expect(stored).toMatchObject({ declined_at: NOW })
    for (const name of ['line', 'line_at', 'line_day', 'line_mailed', 'witness_name'])
      expect(stored).not.toHaveProperty(name)
    expect(await send({ ...LINE, at: NOW_MS * 2 })).toBe(false)
  })

  it('is in a mail only with its text and its date, and while the witness is not muted', async () => {
    const fields = { lookup_pk: `WITNESS#${hash()}`, name: '', invited_at: NOW, line: 'Hi.', line_at: NOW_MS }
    await put({ ...witnessKey(person(), 'goal_1'), ...fields })
    expect(await take()).toBeUndefined()
    await put({ ...witnessKey(person(), 'goal_1'), ...fields, line: undefined, line_day: DAY })
    expect(await take()).toBeUndefined()
    await put({ ...witnessKey(person(), 'goal_1'), ...fields, line_day: DAY, muted: true })
    expect(await take()).toBeUndefined()
    await put({ ...witnessKey(person(), 'goal_1'), ...fields, line_day: DAY })
    expect(await take()).toEqual({ text: 'Hi.', by: '' })
  })
})
