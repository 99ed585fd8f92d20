import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Caller } from '#test/support/call.ts'
import { NOON, type Product, startFunctions } from '#test/support/functions.ts'

describe('check-in', () => {
  let product: Product
  let ann: Caller

  beforeAll(async () => {
    product = await startFunctions()
  })
  afterAll(() => product.stop())
  beforeEach(async () => {
    product.at(NOON)
    ann = await product.person()
  })

  const checkIn = (goalId: string, caller = ann) => product.as(caller, 'check-in', { goalId, userId: caller.sub })

  it('covers the day and begins a streak', async () => {
    const { id } = await product.goal(ann)
    const { status, body } = await checkIn(id)
    expect(status).toBe(200)
    expect(body).toMatchObject({
      success: true,
      alreadyCheckedIn: false,
      message: 'Checked in! Streak updated.',
      goal: { id, streak_count: 1, best_streak: 1, last_checkin_date: '2026-11-24', checked_in_today: true },
    })
  })

  it('says so the second time and changes nothing', async () => {
    const { id } = await product.goal(ann)
    await checkIn(id)
    const before = await product.goals(ann)
    const { status, body } = await checkIn(id)
    expect(status).toBe(200)
    expect(body).toMatchObject({
      alreadyCheckedIn: true,
      message: "You've already checked in today! Come back tomorrow after 3 AM EST.",
    })
    expect(await product.goals(ann)).toEqual(before)
  })

  it('counts fifty taps at once as one day', async () => {
    const { id } = await product.goal(ann)
    const answers = await Promise.all(Array.from({ length: 50 }, () => checkIn(id)))
    expect(answers.map(({ status }) => status)).toEqual(Array(50).fill(200))
    expect(answers.filter(({ body }) => body.alreadyCheckedIn === false)).toHaveLength(1)
    expect(await product.goals(ann)).toMatchObject([{ streak_count: 1, kept_days: 1 }])
  })

  it('goes on from day to day, and turns at 3 AM Eastern time', async () => {
    const { id } = await product.goal(ann)
    await checkIn(id)
    product.at('2026-11-25T07:59:00Z')
    expect((await checkIn(id)).body.alreadyCheckedIn).toBe(true)
    product.at('2026-11-25T08:00:00Z')
    expect(await product.goals(ann)).toMatchObject([{ streak_count: 1, checked_in_today: false, at_risk: true }])
    expect((await checkIn(id)).body).toMatchObject({ alreadyCheckedIn: false, goal: { streak_count: 2 } })
  })

  it('starts again after a missed day and keeps the best run', async () => {
    const { id } = await product.goal(ann)
    await checkIn(id)
    product.at('2026-11-25T17:00:00Z')
    await checkIn(id)
    product.at('2026-11-27T17:00:00Z')
    expect(await product.goals(ann)).toMatchObject([{ streak_count: 0, best_streak: 2 }])
    expect((await checkIn(id)).body).toMatchObject({ goal: { streak_count: 1, best_streak: 2, kept_days: 3 } })
  })

  it('knows nothing of a goal that is somebody else’s, or none', async () => {
    const { id } = await product.goal(ann)
    const ben = await product.person('ben')
    const none = id.replace(/.$/, (last) => (last === '0' ? '1' : '0'))
    for (const [caller, goalId] of [[ben, id] as const, [ann, none] as const]) {
      const { status, body } = await checkIn(goalId, caller)
      expect([status, body]).toEqual([404, { success: false, error: 'Goal not found', code: 'not-found' }])
    }
    expect(await product.goals(ann)).toMatchObject([{ kept_days: 0 }])
  })

  it('is refused for a goal whose date has passed', async () => {
    const { id } = await product.goal(ann, { target_date: '2026-11-25' })
    product.at('2026-11-26T17:00:00Z')
    const { status, body } = await checkIn(id)
    expect([status, body.error]).toEqual([403, "This goal's target date has passed. Give it a new date to go on."])
    expect(await product.goals(ann)).toMatchObject([{ status: 'goal-expired', kept_days: 0 }])
  })

  it('is refused when the trial has ended', async () => {
    const { id } = await product.goal(ann)
    product.at('2026-12-24T17:00:00Z')
    const { status, body } = await checkIn(id)
    expect([status, body.code]).toEqual([403, 'forbidden'])
    expect(body.error).toMatch(/^Your 30-day free trial has ended\./)
    expect(await product.goals(ann)).toMatchObject([{ status: 'trial-expired', kept_days: 0 }])
  })
})
