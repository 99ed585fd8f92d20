import { describe, expect, it } from 'vitest'
import type { Caller } from '#test/support/call.ts'
import { setUpFunctions } from '#test/support/functions.ts'

describe('debug-goals', () => {
  const product = setUpFunctions()

  it('counts all goals of every zone and returns those of one person without their texts', async () => {
    const olga = { ...(await product.person('olga')), 'cognito:groups': '[operators]' }
    const debug = async (user_id: string, caller: Caller = olga) => product.as(caller, 'debug-goals', { user_id })
    const people = await Promise.all(Array.from({ length: 6 }, () => product.person()))
    for (const [n, person] of people.entries()) {
      await product.goal(person, { title: `Secret wish ${n}` })
      const zone = ['Asia/Tokyo', 'Europe/Oslo', 'America/New_York'][n % 3]
      await product.as(person, 'update-profile', { zone, ...(n === 0 ? { mails: { wake_up: false } } : {}) })
    }
    const [ann] = people
    if (!ann) throw new Error('nobody')
    const [goal] = await product.goals(ann)
    const answer = await debug(ann.email)
    expect(answer).toMatchObject({
      status: 200,
      body: {
        success: true,
        debug: {
          total_goals_in_db: 6,
          tz_version: process.versions.tz,
          user_specific_goals: [{ id: goal?.id, status: 'active' }],
        },
      },
    })
    expect(JSON.stringify(answer.body)).not.toMatch(/Secret wish|token/)
    expect((await debug(ann.sub)).body).toEqual(answer.body)
    expect((await debug(olga.sub)).body).toMatchObject({ debug: { user_specific_goals: [] } })
    expect(await debug('nobody')).toMatchObject({ status: 404, body: { error: 'user_id: Account not found' } })
    expect(await debug('nobody@example.com')).toMatchObject({ status: 404 })
    expect(await debug(ann.sub, ann)).toMatchObject({ status: 403, body: { error: 'This is for operators only.' } })
  })
})
