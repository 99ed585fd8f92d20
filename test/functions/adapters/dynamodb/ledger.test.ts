import { describe, expect, it, vi } from 'vitest'
import { EVERY_DAY } from '#domain/streaks/rhythm.ts'
import { dayKey, motivationKey, rhythmKey, runKey } from '#functions/adapters/dynamodb/keys.ts'
import { createLedgerStore, runOfItem } from '#functions/adapters/dynamodb/ledger.ts'
import { createRun } from './runs.ts'
import { CONDITION_FAILED, countReadUnits, NOW, put, read, startStores, table } from './stores.ts'

const ledger = createLedgerStore(table)
const person = startStores()
const MONDAY = { day: '2026-11-23', checked_in_at: '2026-11-23T17:00:00.000Z' }
const TUESDAY = { day: '2026-11-24', checked_in_at: NOW }
const BOTH = createRun({ length: 2, best: 2, kept: 2, history: '3' })

const record = (
  day: Parameters<typeof ledger.record>[2],
  ...runs: [ReturnType<typeof createRun> | undefined, ReturnType<typeof createRun>]
) => ledger.record(person(), 'goal_1', day, ...runs)
const readDay = (day: string) => read(dayKey(person(), 'goal_1', day))
const readRun = () => read(runKey(person(), 'goal_1'))

describe('a recorded day', () => {
  it('is stored with its run, its source, and whether it was late', async () => {
    await record(TUESDAY, undefined, createRun())
    expect(await readDay('2026-11-24')).toEqual({ checked_in_at: NOW })
    await record({ ...MONDAY, via: 'mail', late: true }, createRun(), BOTH)
    expect(await readDay('2026-11-23')).toEqual({ checked_in_at: MONDAY.checked_in_at, via: 'mail', late: true })
    expect(await readRun()).toEqual(BOTH)
  })

  it('is stored once, and only with the run that was read (STREAK-1, STREAK-3)', async () => {
    await record(TUESDAY, undefined, createRun())
    await expect(record(TUESDAY, createRun(), BOTH)).rejects.toMatchObject(CONDITION_FAILED)
    const others = [undefined, { last_day: '2026-11-23' }, { closed: true }, { kept: 2 }, { noted: '1' }]
    for (const other of others)
      await expect(record(MONDAY, other && createRun(other), BOTH)).rejects.toMatchObject(CONDITION_FAILED)
    expect([await readDay('2026-11-23'), await readRun()]).toEqual([undefined, createRun()])
  })

  it('is stored with a run that was written before runs had notes', async () => {
    const { noted: _, ...old } = createRun()
    await put({ ...runKey(person(), 'goal_1'), ...old })
    await record(MONDAY, createRun(), BOTH)
    expect(await readRun()).toEqual(BOTH)
  })
})

describe('the days of a goal', () => {
  it('are read consistently, with their marks', async () => {
    const marks = { late: true, closes_run: true, note: 'Rain', feeling: 'hard' }
    await put(
      { ...dayKey(person(), 'goal_1', '2026-11-23'), checked_in_at: NOW, ...marks },
      { ...dayKey(person(), 'goal_1', '2026-11-24'), checked_in_at: NOW },
      { ...dayKey(person(), 'goal_2', '2026-11-24'), checked_in_at: NOW },
    )
    expect(await ledger.listDays(person(), 'goal_1')).toEqual([
      { day: '2026-11-23', checked_in_at: NOW, late: true, closes_run: true, noted: true, felt: true },
      { day: '2026-11-24', checked_in_at: NOW },
    ])
    expect(await countReadUnits(() => ledger.listDays(person(), 'goal_1'))).toBe(1)
  })

  it('count with an unreadable field, and do not count with an unreadable date', async () => {
    const written = vi.spyOn(process.stdout, 'write').mockReturnValue(true)
    await put(
      { ...dayKey(person(), 'goal_1', '2026-11-23'), checked_in_at: 7, closes_run: 'yes', late: 'no', note: 5 },
      { ...dayKey(person(), 'goal_1', '2026-13-99'), checked_in_at: NOW },
    )
    const days = await ledger.listDays(person(), 'goal_1')
    written.mockRestore()
    expect(days).toEqual([{ day: '2026-11-23', checked_in_at: '1970-01-01T00:00:00.000Z' }])
  })

  it('give the run in place of an unreadable one, which is then overwritten', async () => {
    const days = [MONDAY, TUESDAY].map(({ day, checked_in_at }) => ({
      ...dayKey(person(), 'goal_1', day),
      checked_in_at,
    }))
    await put(...days, { ...runKey(person(), 'goal_1'), last_day: 7 })
    const run = await ledger.rederiveRun(person(), 'goal_1', EVERY_DAY)
    expect(run).toMatchObject({ last_day: '2026-11-24', length: 2, kept: 2 })
    await record({ day: '2026-11-25', checked_in_at: NOW }, run, BOTH)
    expect(await readRun()).toEqual(BOTH)
    expect(await ledger.rederiveRun(person(), 'goal_2', EVERY_DAY)).toBeUndefined()
  })
})

describe('a closed run', () => {
  it('is stored as a mark on its last day (STREAK-4)', async () => {
    await record(TUESDAY, undefined, createRun())
    const closed = createRun({ closed: true })
    await expect(ledger.close(person(), 'goal_1', createRun({ kept: 2 }), closed)).rejects.toMatchObject(
      CONDITION_FAILED,
    )
    await ledger.close(person(), 'goal_1', createRun(), closed)
    expect(await readDay('2026-11-24')).toEqual({ checked_in_at: NOW, closes_run: true })
    expect(await readRun()).toEqual(closed)
  })

  it('is refused without a stored last day', async () => {
    await put({ ...runKey(person(), 'goal_1'), ...createRun() })
    await expect(ledger.close(person(), 'goal_1', createRun(), BOTH)).rejects.toMatchObject(CONDITION_FAILED)
    expect(await readDay('2026-11-24')).toBeUndefined()
  })
})

describe('a removed day (STREAK-20)', () => {
  const putBoth = (fields: object = {}) =>
    put(
      { ...dayKey(person(), 'goal_1', '2026-11-24'), checked_in_at: NOW, ...fields },
      { ...runKey(person(), 'goal_1'), ...BOTH },
    )
  const remove = (withoutFeelingOrNote: boolean, row = TUESDAY, before = BOTH) =>
    ledger.remove(person(), 'goal_1', row, { before, after: createRun() }, withoutFeelingOrNote)

  it.each([{}, { via: 'mail' }])('takes its run back, however it was checked in: %o', async (fields) => {
    await putBoth(fields)
    await remove(true)
    expect([await readDay('2026-11-24'), await readRun()]).toEqual([undefined, createRun()])
  })

  it.each([{ feeling: 'easy' }, { note: 'Rain' }])('takes %o along only when it may', async (words) => {
    await putBoth(words)
    await expect(remove(true)).rejects.toMatchObject(CONDITION_FAILED)
    expect(await readRun()).toEqual(BOTH)
    await remove(false)
    expect([await readDay('2026-11-24'), await readRun()]).toEqual([undefined, createRun()])
  })

  it('stays when it closes a run, or when day or run changed since they were read', async () => {
    await putBoth()
    await expect(remove(false, { ...TUESDAY, checked_in_at: '2026-11-24T18:00:00.000Z' })).rejects.toMatchObject(
      CONDITION_FAILED,
    )
    await expect(remove(false, TUESDAY, createRun({ kept: 5 }))).rejects.toMatchObject(CONDITION_FAILED)
    await putBoth({ closes_run: true })
    await expect(remove(false)).rejects.toMatchObject(CONDITION_FAILED)
    expect([await readDay('2026-11-24'), await readRun()]).toEqual([{ checked_in_at: NOW, closes_run: true }, BOTH])
  })
})

it('listKeys returns the keys of days, run and rhythm of one goal', async () => {
  const keys = ['goal_1', 'goal_2'].map((goal) => [
    dayKey(person(), goal, '2026-11-24'),
    runKey(person(), goal),
    rhythmKey(person(), goal),
  ])
  await put(...keys.flat(), motivationKey(person(), 'goal_1', '2026-11-24'))
  expect(await ledger.listKeys(person(), 'goal_1')).toEqual(keys[0])
})

it('runOfItem reads runs only', () => {
  const { noted: _, rested: __, late: ___, ...old } = createRun()
  expect(runOfItem({ ...runKey('ann', 'goal_1'), ...old })).toEqual({
    goalId: 'goal_1',
    run: createRun({ noted: '0', rested: '0', late: '0' }),
  })
  expect(runOfItem({ ...dayKey('ann', 'goal_1', '2026-11-24'), ...createRun() })).toBeUndefined()
  expect(runOfItem({ pk: 'USER#ann', sk: 7 })).toBeUndefined()
})
