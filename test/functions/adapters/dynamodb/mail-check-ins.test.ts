import { describe, expect, it } from 'vitest'
import { dayKey, runKey } from '#functions/adapters/dynamodb/keys.ts'
import { createMailCheckInStore } from '#functions/adapters/dynamodb/mail-check-ins.ts'
import { createRun } from './runs.ts'
import { CONDITION_FAILED, countReadUnits, NOW, put, read, startStores, table } from './stores.ts'

const store = createMailCheckInStore(table)
const person = startStores()
const DAY = '2026-11-24'
const RUN = createRun()

const putDay = (fields: object = { via: 'mail' }) =>
  put({ ...dayKey(person(), 'goal_1', DAY), checked_in_at: NOW, ...fields }, { ...runKey(person(), 'goal_1'), ...RUN })
const readBoth = async () => [await read(dayKey(person(), 'goal_1', DAY)), await read(runKey(person(), 'goal_1'))]
const undo = (after?: typeof RUN, before: typeof RUN | undefined = RUN, checked_in_at = NOW) =>
  store.undo(person(), 'goal_1', { day: DAY, checked_in_at }, before, after)

/** What a person adds to a day. */
const ADDED = [{ closes_run: true }, { feeling: 'easy' }, { note: 'Rain' }]

describe('a day that a mail checked in (MAIL-15)', () => {
  it('can be undone while nothing was added to it', async () => {
    expect(await store.day(person(), 'goal_1', DAY)).toBeUndefined()
    await putDay()
    expect(await store.day(person(), 'goal_1', DAY)).toEqual({ checked_in_at: NOW, can_undo: true })
    expect(await countReadUnits(() => store.day(person(), 'goal_1', DAY))).toBe(1)
    for (const fields of [{}, { via: 'page' }, ...ADDED.map((added) => ({ via: 'mail', ...added }))]) {
      await putDay(fields)
      expect(await store.day(person(), 'goal_1', DAY)).toEqual({ checked_in_at: NOW, can_undo: false })
    }
  })

  it('counts with unreadable fields', async () => {
    await putDay({ checked_in_at: 7, via: 8 })
    expect(await store.day(person(), 'goal_1', DAY)).toEqual({
      checked_in_at: '1970-01-01T00:00:00.000Z',
      can_undo: false,
    })
  })

  it('is removed with its run, or taken out of it', async () => {
    await putDay()
    await undo()
    expect(await readBoth()).toEqual([undefined, undefined])
    await putDay()
    const after = createRun({ last_day: '2026-11-23' })
    await undo(after)
    expect(await readBoth()).toEqual([undefined, after])
  })

  it('is not removed when day or run changed since they were read', async () => {
    await putDay()
    await expect(undo(undefined, RUN, '2026-11-24T18:00:00.000Z')).rejects.toMatchObject(CONDITION_FAILED)
    for (const after of [undefined, RUN])
      await expect(undo(after, createRun({ kept: 5 }))).rejects.toMatchObject(CONDITION_FAILED)
    for (const added of [{ via: 'page' }, ...ADDED]) {
      await putDay({ via: 'mail', ...added })
      await expect(undo()).rejects.toMatchObject(CONDITION_FAILED)
    }
    expect(await readBoth()).toEqual([{ checked_in_at: NOW, via: 'mail', note: 'Rain' }, RUN])
  })
})
