import { describe, expect, it } from 'vitest'
import type { Nudge } from '#domain/nudges/nudge.ts'
import { goalKey, nudgeKey, nudgesKey } from '#functions/adapters/dynamodb/keys.ts'
import { createNudgeStore, nudgeCountOfItem } from '#functions/adapters/dynamodb/nudges.ts'
import { CONDITION_FAILED, countReadUnits, NOW, put, putAccount, read, startStores, table } from './stores.ts'

const store = createNudgeStore(table)
const person = startStores()
const DAY = '2026-11-24'
const EXPIRES = Date.parse('2026-12-24') / 1000

const create = (fields: Partial<Nudge> = {}): Nudge => ({
  user_id: person(),
  date: DAY,
  number: 1,
  goal_id: 'goal_1',
  message: 'Up.',
  micro_plan: ['Shoes.'],
  challenge: 'Go.',
  tone: 'teammate',
  source: 'model',
  prompt_version: 'v1',
  created_at: NOW,
  ...fields,
})
const ABOUT = [{ id: 'goal_1', care: 'ordinary' }] as const
const putGoal = (fields: object = {}) =>
  put({ ...goalKey(person(), 'goal_1'), care: 'ordinary', is_active: true, ...fields })

describe('a nudge', () => {
  it('is stored under its number and counted, until 30 days later (NUDGE-2)', async () => {
    await putGoal()
    expect(await store.ofDay(person(), DAY)).toEqual({ count: 0, nudges: [] })
    await store.keep(create(), ABOUT)
    const second = create({ number: 2, message: 'Again.' })
    await store.keep(second, ABOUT)
    expect(await store.ofDay(person(), DAY)).toEqual({ count: 2, nudges: [create(), second] })
    expect(await read(nudgesKey(person(), DAY))).toEqual({ count: 2, expires_at: EXPIRES })
    expect(await read(nudgeKey(person(), DAY, 2))).toMatchObject({ message: 'Again.', expires_at: EXPIRES })
    expect(await store.ofDay(person(), '2026-11-25')).toEqual({ count: 0, nudges: [] })
    expect(await countReadUnits(() => store.ofDay(person(), DAY))).toBe(2)
  })

  it('stored while the day is read is among the nudges when it is counted (NUDGE-7)', async () => {
    await putGoal()
    const slow = createNudgeStore({
      ...table,
      get: async (input) => {
        await store.keep(create(), ABOUT)
        return table.get(input)
      },
    })
    expect(await slow.ofDay(person(), DAY)).toEqual({ count: 1, nudges: [create()] })
    const fast = createNudgeStore({
      ...table,
      query: async (input) => {
        await store.keep(create({ number: 2 }), ABOUT)
        return table.query(input)
      },
    })
    expect(await fast.ofDay(person(), DAY)).toMatchObject({ count: 1, nudges: [{ number: 1 }, { number: 2 }] })
  })

  it('is refused when its number is taken or too high', async () => {
    await putGoal()
    await store.keep(create(), ABOUT)
    for (const number of [1, 3])
      await expect(store.keep(create({ number }), ABOUT)).rejects.toMatchObject(CONDITION_FAILED)
    await put({ ...nudgeKey(person(), DAY, 2) })
    await expect(store.keep(create({ number: 2 }), ABOUT)).rejects.toMatchObject(CONDITION_FAILED)
    expect((await store.ofDay(person(), DAY)).count).toBe(1)
  })

  it.each([{ care: 'gentle' }, { is_active: false }])('is refused for a goal with %j (CARE-13)', async (fields) => {
    await putGoal(fields)
    await expect(store.keep(create(), ABOUT)).rejects.toMatchObject(CONDITION_FAILED)
    expect((await store.ofDay(person(), DAY)).count).toBe(0)
  })

  it('about all goals needs an account that is not being deleted', async () => {
    const general = create({ goal_id: null })
    await expect(store.keep(general, [])).rejects.toMatchObject(CONDITION_FAILED)
    await putAccount(person(), { closing_at: NOW })
    await expect(store.keep(general, [])).rejects.toMatchObject(CONDITION_FAILED)
    await putAccount(person())
    await store.keep(general, [])
    await put({ ...goalKey(person(), 'goal_1'), care: 'ordinary', is_active: true })
    await store.keep(create({ number: 2 }), ABOUT)
    expect(await store.listKeys(person(), 'goal_1')).toEqual([nudgeKey(person(), DAY, 2)])
    expect(await countReadUnits(() => store.listKeys(person(), 'goal_1'))).toBe(1)
  })

  it('is read with fallback values for unreadable fields', async () => {
    const { user_id: _, date: __, number: ___, ...text } = create()
    const bad = {
      micro_plan: 7,
      step_minutes: 'x',
      challenge_seconds: 'y',
      tone: 'loud',
      source: 'radio',
      prompt_version: 8,
    }
    await put({ ...nudgeKey(person(), DAY, 1), ...text, ...bad }, { ...nudgeKey(person(), DAY, 2), message: 7 })
    expect((await store.ofDay(person(), DAY)).nudges).toEqual([
      create({ micro_plan: [], tone: 'kind_encouraging', source: 'built-in', prompt_version: '' }),
    ])
  })
})

it('nudgeCountOfItem reads counts only', () => {
  expect(nudgeCountOfItem({ ...nudgesKey('ann', DAY), count: 3 })).toEqual({ date: DAY, count: 3 })
  expect(nudgeCountOfItem({ ...nudgeKey('ann', DAY, 3), count: 3 })).toBeUndefined()
  expect(nudgeCountOfItem({ pk: 'USER#ann', sk: 7 })).toBeUndefined()
})
