import { beforeEach, describe, expect, it } from 'vitest'
import type { Caller } from '#test/support/call.ts'
import { setUpFunctions } from '#test/support/functions.ts'
import { items } from '#test/support/reactions.ts'

describe('reset-streak (STREAK-4)', () => {
  const product = setUpFunctions()
  let ann: Caller

  beforeEach(async () => {
    ann = await product.person()
  })

  const checkIn = (goalId: string) => product.as(ann, 'check-in', { goalId })
  const reset = (goal_id: string, caller = ann) => product.as(caller, 'reset-streak', { goal_id, user_id: caller.sub })

  it('sets the streak to 0, keeps the longest one and the days, and the next check-in makes 1', async () => {
    const { id } = await product.goal(ann)
    await checkIn(id)
    product.at('2026-11-25T17:00:00Z')
    await checkIn(id)
    const { status, body } = await reset(id)
    expect(status).toBe(200)
    expect(body).toMatchObject({
      message: 'Streak reset. The next check-in starts a new run.',
      goal: { streak_count: 0, best_streak: 2, kept_days: 2, checked_in_today: true },
    })
    expect((await checkIn(id)).body.alreadyCheckedIn).toBe(true)
    product.at('2026-11-26T17:00:00Z')
    expect((await checkIn(id)).body).toMatchObject({ goal: { streak_count: 1, best_streak: 2, kept_days: 3 } })
  })

  it('returns that there is no streak and writes nothing', async () => {
    const { id } = await product.goal(ann)
    const nothing = { status: 200, body: { success: true, message: 'There is no streak to reset.' } }
    expect(await reset(id)).toMatchObject(nothing)
    await checkIn(id)
    await reset(id)
    const before = await items(ann)
    expect(await reset(id)).toMatchObject({ ...nothing, body: { goal: { best_streak: 1 } } })
    product.at('2026-11-28T17:00:00Z')
    expect(await reset(id)).toMatchObject(nothing)
    expect(await items(ann)).toEqual(before)
  })

  it('leaves ledger and streak consistent with concurrent check-ins', async () => {
    const { id } = await product.goal(ann)
    await checkIn(id)
    product.at('2026-11-25T17:00:00Z')
    await Promise.all(Array.from({ length: 10 }, (_, n) => (n % 2 ? checkIn(id) : reset(id))))
    const rows = await items(ann)
    const days = rows.filter(({ sk }) => String(sk).startsWith('DAY#'))
    expect(days).toHaveLength(2)
    const run = rows.find(({ sk }) => String(sk).startsWith('ACCOUNT#RUN#'))
    expect(run).toMatchObject({ last_day: '2026-11-25', kept: 2, closed: days[1]?.closes_run === true })
    expect(run?.length).toBe(days[0]?.closes_run === true ? 1 : 2)
  })

  it('returns 404 for another user’s goal', async () => {
    const { id } = await product.goal(ann)
    await checkIn(id)
    const ben = await product.person('ben')
    const before = await items()
    expect(await reset(id, ben)).toMatchObject({ status: 404, body: { error: 'Goal not found' } })
    expect(await items()).toEqual(before)
  })

  it('is refused after the target date and after the trial', async () => {
    const { id } = await product.goal(ann, { target_date: '2026-11-25' })
    await checkIn(id)
    for (const instant of ['2026-11-26T17:00:00Z', '2026-12-24T17:00:00Z']) {
      product.at(instant)
      const before = await items(ann)
      expect(await reset(id)).toMatchObject({ status: 403, body: { code: 'forbidden' } })
      expect(await items(ann)).toEqual(before)
    }
  })
})
