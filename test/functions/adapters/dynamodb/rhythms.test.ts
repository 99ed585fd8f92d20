import { describe, expect, it } from 'vitest'
import { EVERY_DAY } from '#domain/streaks/rhythm.ts'
import { goalKey, rhythmKey, runKey } from '#functions/adapters/dynamodb/keys.ts'
import { createRhythmStore, rhythmOfItem } from '#functions/adapters/dynamodb/rhythms.ts'
import { CONDITION_FAILED, read, startStores, table } from './stores.ts'

const store = createRhythmStore(table)
const person = startStores()
const MONDAYS = { ...EVERY_DAY, weekdays: [{ from: '2026-11-24', days: [1] }] }
const replace = (...rhythms: [typeof MONDAYS & { revision?: number }, typeof MONDAYS]) =>
  store.replace(person(), 'goal_1', ...rhythms)
const stored = () => read(rhythmKey(person(), 'goal_1'))

describe('a rhythm (STREAK-9)', () => {
  it('is not created for a goal that does not exist', async () => {
    await expect(replace({ ...MONDAYS, weekdays: [] }, MONDAYS)).rejects.toMatchObject(CONDITION_FAILED)
    expect(await stored()).toBeUndefined()
  })

  it('replaces only the one that was read', async () => {
    await table.put({ Item: goalKey(person(), 'goal_1') })
    await replace(MONDAYS, MONDAYS)
    expect(await stored()).toBeUndefined()
    await replace({ ...MONDAYS, weekdays: [] }, MONDAYS)
    expect(await stored()).toEqual({ ...MONDAYS, revision: 1 })
    await expect(replace({ ...MONDAYS, weekdays: [] }, MONDAYS)).rejects.toMatchObject(CONDITION_FAILED)
    const paused = { ...MONDAYS, pauses: [{ first: '2026-11-24', last: '2026-11-25' }] }
    await replace({ ...MONDAYS, revision: 1 }, paused)
    expect(await stored()).toEqual({ ...paused, revision: 2 })
    await expect(replace({ ...MONDAYS, revision: 1 }, MONDAYS)).rejects.toMatchObject(CONDITION_FAILED)
  })

  it('is read from rhythm items only, and is every day when it cannot be read', () => {
    const key = rhythmKey('ann', 'goal_1')
    expect(rhythmOfItem({ ...key, ...MONDAYS, revision: 3 })).toEqual({
      goalId: 'goal_1',
      rhythm: { ...MONDAYS, revision: 3 },
    })
    expect(rhythmOfItem({ ...key, weekdays: 7, rest: 8, pauses: 9, revision: 3 })).toEqual({
      goalId: 'goal_1',
      rhythm: { ...EVERY_DAY, revision: 3 },
    })
    expect(rhythmOfItem({ ...runKey('ann', 'goal_1'), ...MONDAYS, revision: 3 })).toBeUndefined()
    expect(rhythmOfItem({ pk: 'USER#ann', sk: 7 })).toBeUndefined()
  })
})
