import { describe, expect, it } from 'vitest'
import { createGoalStore } from '#functions/adapters/dynamodb/goals.ts'
import { accountKey, goalKey } from '#functions/adapters/dynamodb/keys.ts'
import { CONDITION_FAILED, createStoredGoal, putAccount, read, startStores, table } from './stores.ts'

const PLACE = { zone: 'Europe/Oslo', shards: 1, mailsOff: false, together: false, weekLetter: false, push: false }
const goals = createGoalStore(table)
const person = startStores()

describe.each([true, false])('a new goal with a key of the caller: active %s (GOAL-24)', (is_active) => {
  const createAsRead = () => {
    const goal = createStoredGoal(person(), { is_active })
    return goals.create(goal, PLACE, 3, undefined, { goal_count: 0, aside_count: 0 })
  }

  it('is refused when another goal was counted since the read', async () => {
    await putAccount(person())
    await goals.create(createStoredGoal(person(), { id: 'goal_2', is_active: !is_active }), PLACE, 3)
    await expect(createAsRead()).rejects.toMatchObject(CONDITION_FAILED)
  })

  it('is stored on the account of an older version, which has no count of inactive goals', async () => {
    await putAccount(person())
    await table.update({ Key: accountKey(person()), UpdateExpression: 'REMOVE aside_count' })
    await createAsRead()
    expect(await read(goalKey(person(), 'goal_1'))).toMatchObject({ is_active })
  })
})
