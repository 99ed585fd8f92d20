import { describe, expect, it } from 'vitest'
import { dayKey, runKey } from '#functions/adapters/dynamodb/keys.ts'
import { createReflectionStore } from '#functions/adapters/dynamodb/reflections.ts'
import { createRun } from './runs.ts'
import { CONDITION_FAILED, countReadUnits, put, read, startStores, table } from './stores.ts'

const store = createReflectionStore(table)
const person = startStores()
const DAY = '2026-11-24'
const RUN = createRun()
const NOTED = createRun({ noted: '1' })

const putDay = (date: string, fields: object = {}, goal = 'goal_1') =>
  put({ ...dayKey(person(), goal, date), ...fields })
const readDay = () => read(dayKey(person(), 'goal_1', DAY))
const save = (change: Parameters<typeof store.save>[3], runs: Parameters<typeof store.save>[4]) =>
  store.save(person(), 'goal_1', DAY, change, runs)

describe('a reflection (STREAK-15)', () => {
  it('is stored on its day: feeling, note, and the care of a note that is not ordinary', async () => {
    await putDay(DAY)
    await put({ ...runKey(person(), 'goal_1'), ...RUN })
    await save({ feeling: 'easy', care: 'ordinary' }, { wasNoted: false, before: RUN })
    expect(await readDay()).toEqual({ feeling: 'easy' })
    await save({ note: 'Sad', care: 'gentle' }, { wasNoted: false, before: RUN, after: NOTED })
    expect(await readDay()).toEqual({ feeling: 'easy', note: 'Sad', note_care: 'gentle' })
    expect(await read(runKey(person(), 'goal_1'))).toEqual(NOTED)
    await save({ feeling: 'hard', note: 'Rain', care: 'ordinary' }, { wasNoted: true, before: NOTED })
    expect(await readDay()).toEqual({ feeling: 'hard', note: 'Rain' })
    await save({ feeling: null, care: 'ordinary' }, { wasNoted: true, before: NOTED })
    expect(await readDay()).toEqual({ note: 'Rain' })
    await save({ note: '', care: 'ordinary' }, { wasNoted: true, before: NOTED, after: RUN })
    expect([await readDay(), await read(runKey(person(), 'goal_1'))]).toEqual([{}, RUN])
  })

  it('is refused when day or run changed since the read, and for a day without a check-in', async () => {
    const change = { note: 'Rain', care: 'ordinary' } as const
    await expect(save(change, { wasNoted: false, before: RUN })).rejects.toMatchObject(CONDITION_FAILED)
    await putDay(DAY)
    await put({ ...runKey(person(), 'goal_1'), ...RUN })
    await expect(save(change, { wasNoted: true, before: NOTED })).rejects.toMatchObject(CONDITION_FAILED)
    const stale = { wasNoted: false, before: createRun({ kept: 3 }), after: NOTED }
    await expect(save(change, stale)).rejects.toMatchObject(CONDITION_FAILED)
    await save(change, { wasNoted: false, before: RUN })
    await expect(save(change, { wasNoted: false, before: RUN })).rejects.toMatchObject(CONDITION_FAILED)
  })
})

describe('the reflections of a goal', () => {
  const putAll = async () => {
    await putDay('2026-11-20', { feeling: 'easy' })
    await putDay('2026-11-21')
    await putDay('2026-11-22', { note: 'Sad', note_care: 'gentle' })
    await putDay('2026-11-23', { note: 'Sad', note_care: 'gentle', feeling: 'hard' })
    await putDay(DAY, { note: 'Rain' })
    await putDay(DAY, { note: 'Another goal' }, 'goal_2')
  }

  it('are listed from a date on, newest first, without days that have no reflection', async () => {
    await putAll()
    expect(await store.list(person(), 'goal_1', '2026-11-21')).toEqual([
      { date: DAY, feeling: null, note: 'Rain' },
      { date: '2026-11-23', feeling: 'hard', note: 'Sad' },
      { date: '2026-11-22', feeling: null, note: 'Sad' },
    ])
    expect(await countReadUnits(() => store.list(person(), 'goal_1', '2026-11-21'))).toBe(1)
  })

  it('are returned to the coach without words that are not ordinary (STREAK-16)', async () => {
    await putAll()
    expect(await store.lastBefore(person(), 'goal_1', DAY, 4)).toEqual([
      { date: '2026-11-23', feeling: 'hard', text: '' },
      { date: '2026-11-20', feeling: 'easy', text: '' },
    ])
    expect(await store.lastBefore(person(), 'goal_1', '2026-11-25', 1)).toEqual([
      { date: DAY, feeling: null, text: 'Rain' },
    ])
    expect(await store.lastBefore(person(), 'goal_1', DAY, 3)).toHaveLength(1)
  })

  it('are read from at most the last seven kept days, without unreadable fields', async () => {
    for (const n of [1, 2, 3, 4, 5, 6, 7, 8]) await putDay(`2026-11-0${n}`, { feeling: n === 8 ? 'wild' : 'easy' })
    const read = await store.lastBefore(person(), 'goal_1', '2026-11-09', 30)
    expect(read.map(({ date }) => date)).toEqual(['07', '06', '05', '04', '03', '02'].map((n) => `2026-11-${n}`))
  })
})
