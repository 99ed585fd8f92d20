import { describe, expect, it } from 'vitest'
import { goalOfItem } from '#functions/adapters/dynamodb/goal-item.ts'
import { createGoalStore } from '#functions/adapters/dynamodb/goals.ts'
import { accountKey, goalKey, rhythmKey } from '#functions/adapters/dynamodb/keys.ts'
import { moveGoal } from '#functions/adapters/dynamodb/move-goal.ts'
import {
  CONDITION_FAILED,
  countReadUnits,
  createStoredGoal,
  NOW,
  NOW_MS,
  putAccount,
  read,
  startStores,
  table,
} from './stores.ts'

const LATER = '2026-11-25T17:00:00.000Z'
const PLACE = { zone: 'Europe/Oslo', shards: 1, mailsOff: false, together: false, weekLetter: false, push: false }
const goals = createGoalStore(table)
const person = startStores()

const create = async (fields = {}) => {
  const goal = createStoredGoal(person(), fields)
  await goals.create(goal, PLACE, 3)
  return goal
}
const readGoal = () => read(goalKey(person(), 'goal_1'))
const readCounts = async () => {
  const { goal_count, aside_count } = (await read(accountKey(person()))) ?? {}
  return [goal_count, aside_count]
}

describe('a new goal', () => {
  it('is stored with its delivery keys and without empty fields, and counted', async () => {
    await putAccount(person())
    await create({ obstacle: 'rain' })
    const stored = await readGoal()
    expect(stored).toMatchObject({ obstacle: 'rain', delivery_pk: 'ZONE#Europe/Oslo#0', delivery_sk: '07:00#goal_1' })
    for (const name of ['chosen_kind', 'plan_when', 'plan_then', 'care_mail', 'id', 'user_id'])
      expect(stored).not.toHaveProperty(name)
    expect(await readCounts()).toEqual([1, 0])
  })

  it('is counted separately and has no delivery keys while it is inactive', async () => {
    await putAccount(person())
    await create({ is_active: false })
    expect(await readGoal()).not.toHaveProperty('delivery_pk')
    expect(await readCounts()).toEqual([0, 1])
  })

  it('is stored with its rhythm, and makes the calm mail due in a crisis (CARE-5)', async () => {
    await putAccount(person())
    const goal = createStoredGoal(person(), { care: 'crisis', care_reason: 'distress' })
    await goals.create(goal, PLACE, 3, { weekdays: [], rest: [{ from: '2026-11-24', on: true }], pauses: [] })
    expect(await readGoal()).toMatchObject({ care_mail: 'due', care_mail_at: NOW_MS })
    expect(await read(rhythmKey(person(), 'goal_1'))).toMatchObject({
      rest: [{ from: '2026-11-24', on: true }],
      revision: 1,
    })
  })

  it('is stored once', async () => {
    await putAccount(person())
    await create()
    await expect(create()).rejects.toMatchObject(CONDITION_FAILED)
    expect(await readCounts()).toEqual([1, 0])
  })

  it.each([true, false])('is refused while its account is being deleted: active %s', async (is_active) => {
    await putAccount(person(), { closing_at: NOW })
    await expect(create({ is_active })).rejects.toMatchObject(CONDITION_FAILED)
    expect([await readGoal(), await readCounts()]).toEqual([undefined, [0, 0]])
  })
})

describe('a changed goal', () => {
  it('has the new fields, and keeps the others', async () => {
    await putAccount(person())
    const goal = await create()
    const changed = await goals.change(goal, PLACE, { title: 'Swim', description: undefined }, LATER)
    expect(changed).toEqual({ ...goal, title: 'Swim', updated_at: LATER })
    expect(await readGoal()).toMatchObject({ title: 'Swim', description: '', delivery_sk: '07:00#goal_1' })
    expect(await readGoal()).not.toHaveProperty('confirmed_at')
  })

  it('moves with its time of day, unless another change moved it', async () => {
    await putAccount(person())
    const goal = await create()
    await goals.change(goal, PLACE, { time_of_day: '08:30' }, LATER)
    expect(await readGoal()).toMatchObject({ time_of_day: '08:30', delivery_sk: '08:30#goal_1' })
    await expect(goals.change(goal, PLACE, { time_of_day: '09:00' }, LATER)).rejects.toMatchObject(CONDITION_FAILED)
    expect((await goals.change(goal, PLACE, { wake_up_mail: false }, LATER)).wake_up_mail).toBe(false)
  })

  it.each([
    { title: 'Swim' },
    { description: 'before work' },
    { plan_when: 'I wake up' },
    { plan_then: 'swim' },
    { obstacle: 'rain' },
    { circle_interview_data: null },
    { care: 'ordinary', care_reason: 'none' },
  ] as const)('keeps words and care that changed since they were read: %j (CARE-1)', async (changes) => {
    await putAccount(person())
    const goal = await create()
    const crisis = { title: 'Kill myself', care: 'crisis', care_reason: 'suicide' } as const
    await goals.change(goal, PLACE, crisis, LATER)
    await expect(goals.change(goal, PLACE, changes, LATER)).rejects.toMatchObject(CONDITION_FAILED)
    expect(await readGoal()).toMatchObject(crisis)
  })

  it('makes the calm mail due with words of a crisis, and loses the confirmation of the old ones', async () => {
    await putAccount(person())
    const goal = await create({ confirmed_at: NOW })
    await goals.change(goal, PLACE, { care: 'crisis', care_reason: 'suicide' }, LATER)
    expect(await readGoal()).toMatchObject({ care_mail: 'due', care_mail_at: Date.parse(LATER), confirmed_at: null })
  })

  it('is refused while it is inactive or deleted', async () => {
    await putAccount(person())
    const goal = await create({ is_active: false })
    await expect(goals.change(goal, PLACE, { title: 'Swim' }, LATER)).rejects.toMatchObject(CONDITION_FAILED)
    await goals.remove(goal)
    await expect(goals.change(goal, PLACE, { title: 'Swim' }, LATER)).rejects.toMatchObject(CONDITION_FAILED)
  })

  it('moves to another place of the delivery index only while it is active and unchanged', async () => {
    await putAccount(person())
    const goal = await create()
    const move = (of: typeof goal) =>
      table.transact((name) => [moveGoal(of, { ...PLACE, zone: 'Asia/Tokyo', together: true })(name)])
    await move(goal)
    expect(await readGoal()).toMatchObject({ delivery_pk: 'ZONE#Asia/Tokyo#0', delivery_sk: '07:00#goal_1+t' })
    await expect(move({ ...goal, time_of_day: '08:00' })).rejects.toMatchObject(CONDITION_FAILED)
    await goals.setActive(goal, { isActive: false, place: PLACE, limit: 3 }, {}, LATER)
    await expect(move(goal)).rejects.toMatchObject(CONDITION_FAILED)
  })
})

describe('setActive', () => {
  const aside = { isActive: false, place: PLACE, limit: 3 }
  const active = { ...aside, isActive: true }

  it('sets a goal aside and makes it active again, with the counts and the delivery keys (GOAL-13)', async () => {
    await putAccount(person())
    const goal = await create()
    const set = await goals.setActive(goal, aside, { title: 'Swim', description: undefined }, LATER)
    expect(set).toEqual({ ...goal, title: 'Swim', is_active: false, updated_at: LATER })
    expect(await readGoal()).toMatchObject({ title: 'Swim', description: '', is_active: false })
    expect(await readGoal()).not.toHaveProperty('delivery_sk')
    expect(await readCounts()).toEqual([0, 1])
    expect(await goals.setActive(set, active, { time_of_day: '09:00' }, LATER)).toMatchObject({ is_active: true })
    expect(await readGoal()).toMatchObject({ is_active: true, delivery_sk: '09:00#goal_1' })
    expect(await readCounts()).toEqual([1, 0])
  })

  it('ends a confirmation and makes the calm mail due when the words changed', async () => {
    await putAccount(person())
    const goal = await create({ confirmed_at: NOW })
    const set = await goals.setActive(goal, aside, { care: 'crisis', care_reason: 'eating' }, LATER)
    expect(set.confirmed_at).toBeNull()
    expect(await readGoal()).toMatchObject({ confirmed_at: null, care_mail: 'due', care_mail_at: Date.parse(LATER) })
  })

  it('is refused for a goal that has changed since it was read', async () => {
    await putAccount(person())
    const goal = await create()
    for (const stale of [{ is_active: false }, { updated_at: LATER }, { time_of_day: '08:00' }])
      await expect(goals.setActive({ ...goal, ...stale }, aside, {}, LATER)).rejects.toMatchObject(CONDITION_FAILED)
    expect(await readCounts()).toEqual([1, 0])
  })
})

describe('setCare', () => {
  it('stores the care, with a confirmation where the person gave one (CARE-9)', async () => {
    await putAccount(person())
    const goal = await create()
    const care = { care: 'gentle', care_reason: 'grief' } as const
    const gentle = await goals.setCare(goal, care, LATER)
    expect(gentle).toEqual({ ...goal, ...care, confirmed_at: null, updated_at: LATER })
    expect(await readGoal()).toMatchObject({ ...care, confirmed_at: null, updated_at: LATER })
    const confirmed = await goals.setCare(gentle, { care: 'ordinary', care_reason: 'none' }, NOW, { isConfirmed: true })
    expect([confirmed.confirmed_at, (await readGoal())?.confirmed_at]).toEqual([NOW, NOW])
    await expect(goals.setCare(gentle, care, LATER)).rejects.toMatchObject(CONDITION_FAILED)
  })

  it('makes the calm mail due once, also for a goal from before the screening', async () => {
    await putAccount(person())
    const crisis = { care: 'crisis', care_reason: 'suicide' } as const
    const goal = await create()
    const before = { ...goal, ...crisis }
    expect(await goals.setCare(before, crisis, LATER)).not.toHaveProperty('care_mail')
    expect(await readGoal()).not.toHaveProperty('care_mail')
    const old = { ...before, updated_at: LATER, unscreened: true } as const
    expect(await goals.setCare(old, crisis, NOW)).not.toHaveProperty('unscreened')
    expect(await readGoal()).toMatchObject({ care_mail: 'due', care_mail_at: NOW_MS })
  })
})

describe('a read of a goal', () => {
  it('tells consistently how it is coached and whether it is stored', async () => {
    await putAccount(person())
    await create({ care: 'gentle', care_reason: 'grief' })
    expect(await goals.coachedAs(person(), 'goal_1')).toEqual({
      care: 'gentle',
      care_reason: 'grief',
      is_active: true,
      wake_up_mail: true,
    })
    expect(await goals.coachedAs(person(), 'goal_2')).toBeUndefined()
    expect([await goals.exists(person(), 'goal_1'), await goals.exists(person(), 'goal_2')]).toEqual([true, false])
    expect(await countReadUnits(() => goals.coachedAs(person(), 'goal_1'))).toBe(1)
    expect(await countReadUnits(() => goals.exists(person(), 'goal_1'))).toBe(1)
  })
})

describe('a deleted goal', () => {
  it('is counted down once, in the count that has it', async () => {
    await putAccount(person())
    const goal = await create()
    await expect(goals.remove({ ...goal, is_active: false })).rejects.toMatchObject(CONDITION_FAILED)
    await goals.remove(goal)
    expect([await readGoal(), await readCounts()]).toEqual([undefined, [0, 0]])
    await expect(goals.remove(goal)).rejects.toMatchObject(CONDITION_FAILED)
  })
})

describe('stopMail', () => {
  it('ends the mails of the goal with that token only (MAIL-8)', async () => {
    await putAccount(person())
    await create()
    expect(await goals.stopMail(person(), 'goal_1', 'another', LATER)).toBe(false)
    expect(await readGoal()).toMatchObject({ wake_up_mail: true, updated_at: NOW })
    expect(await goals.stopMail(person(), 'goal_1', 'token', LATER)).toBe(true)
    expect(await readGoal()).toMatchObject({ wake_up_mail: false, updated_at: LATER })
    expect(goalOfItem((await table.get({ Key: goalKey(person(), 'goal_1') })) ?? {})?.wake_up_mail).toBe(false)
  })
})
