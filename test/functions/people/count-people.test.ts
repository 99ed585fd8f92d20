import { randomUUID } from 'node:crypto'
import { beforeEach, describe, expect, it } from 'vitest'
import { createPeopleStore } from '#functions/adapters/dynamodb/people-count.ts'
import { createTable } from '#functions/adapters/dynamodb/table.ts'
import { countPeople, handler } from '#functions/people/count-people/handler.ts'
import { type Caller, call } from '#test/support/call.ts'
import { NOON, setUpFunctions } from '#test/support/functions.ts'

describe('the real count of people (PLAN-18)', () => {
  const product = setUpFunctions()
  let before: number

  const people = () => createPeopleStore(createTable(process.env.TABLE_NAME ?? ''))
  const stranger = (): Caller => {
    const sub = randomUUID()
    return { sub, email: `${sub}@example.com` }
  }
  const join = (caller: Caller) => product.as(caller, 'create-user-profile', {})
  const leave = (caller: Caller) => product.as(caller, 'delete-account', { email: caller.email })
  const statuses = async (calls: Promise<{ status: number }>[]) => [
    ...new Set((await Promise.all(calls)).map(({ status }) => status)),
  ]
  const told = async () => (await call(handler, { body: {} })).body

  beforeEach(async () => {
    before = await people().count()
  })

  it('counts fifty concurrent people once each when they call repeatedly', async () => {
    const fifty = Array.from({ length: 50 }, stranger)
    expect(await statuses(fifty.map(join))).toEqual([200])
    expect(await people().count()).toBe(before + 50)
    expect(await statuses([...fifty, ...fifty].map(join))).toEqual([200])
    expect(await people().count()).toBe(before + 50)
  })

  it('counts one person for twenty concurrent calls', async () => {
    const ann = stranger()
    await Promise.all(Array.from({ length: 20 }, () => join(ann)))
    expect(await people().count()).toBe(before + 1)
  })

  it('counts a person down once on deletion, and up again on return', async () => {
    const some = Array.from({ length: 10 }, stranger)
    await Promise.all(some.map(join))
    const [ann] = some
    if (!ann) throw new Error('nobody came')
    expect(await statuses([leave(ann), leave(ann), leave(ann)])).toEqual([200])
    expect(await people().count()).toBe(before + 9)
    expect(await leave(ann)).toMatchObject({ status: 200 })
    expect(await people().count()).toBe(before + 9)
    // The identity of a deleted account must sign in again (ADR 150).
    await join({ ...ann, auth_time: String(Date.parse(NOON) / 1000 + 1) })
    expect(await people().count()).toBe(before + 10)
    expect(await statuses(some.map(leave))).toEqual([200])
    expect(await people().count()).toBe(before)
  })

  it('is public from 100 people on, rounded down to tens', async () => {
    const missing = 99 - before
    await Promise.all(Array.from({ length: missing }, () => join(stranger())))
    expect(await told()).toEqual({ success: true, people: null })
    await join(stranger())
    expect(await told()).toEqual({ success: true, people: 100 })
    await Promise.all(Array.from({ length: 15 }, () => join(stranger())))
    expect(await told()).toEqual({ success: true, people: 110 })
  })

  it('is not public in a stage that shows the number of the formula', async () => {
    const answer = await countPeople({ people: { count: async () => 5000 }, isShown: false })({ body: {} })
    expect(answer).toEqual({ success: true, people: null })
  })
})
