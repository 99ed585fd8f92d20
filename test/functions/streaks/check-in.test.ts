import { beforeEach, describe, expect, it } from 'vitest'
import type { Caller } from '#test/support/call.ts'
import { setUpFunctions } from '#test/support/functions.ts'
import { change } from '#test/support/reactions.ts'

describe('check-in', () => {
  const product = setUpFunctions()
  let ann: Caller

  beforeEach(async () => {
    ann = await product.person()
  })

  const checkIn = (goalId: string, caller = ann) => product.as(caller, 'check-in', { goalId, userId: caller.sub })

  it('stores the day and starts a streak (STREAK-6)', async () => {
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

  it('returns that the day is checked in the second time and changes nothing (STREAK-3, STREAK-6)', async () => {
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

  it('counts fifty concurrent calls as one day', async () => {
    const { id } = await product.goal(ann)
    const answers = await Promise.all(Array.from({ length: 50 }, () => checkIn(id)))
    expect(answers.map(({ status }) => status)).toEqual(Array(50).fill(200))
    expect(answers.filter(({ body }) => body.alreadyCheckedIn === false)).toHaveLength(1)
    expect(await product.goals(ann)).toMatchObject([{ streak_count: 1, kept_days: 1 }])
  })

  it('extends the streak each day, and the day changes at 3 AM Eastern time (DAY-1)', async () => {
    const { id } = await product.goal(ann)
    await checkIn(id)
    product.at('2026-11-25T07:59:00Z')
    expect((await checkIn(id)).body.alreadyCheckedIn).toBe(true)
    product.at('2026-11-25T08:00:00Z')
    expect(await product.goals(ann)).toMatchObject([{ streak_count: 1, checked_in_today: false, at_risk: false }])
    expect((await checkIn(id)).body).toMatchObject({ alreadyCheckedIn: false, goal: { streak_count: 2 } })
  })

  it('restarts the streak after a missed day and keeps the longest one (STREAK-2)', async () => {
    const { id } = await product.goal(ann)
    await checkIn(id)
    product.at('2026-11-25T17:00:00Z')
    await checkIn(id)
    product.at('2026-11-27T17:00:00Z')
    expect(await product.goals(ann)).toMatchObject([{ streak_count: 0, best_streak: 2 }])
    expect((await checkIn(id)).body).toMatchObject({ goal: { streak_count: 1, best_streak: 2, kept_days: 3 } })
  })

  it('returns 404 for an unknown goal and for another user’s goal (GOAL-14)', async () => {
    const { id } = await product.goal(ann)
    const ben = await product.person('ben')
    const none = id.replace(/.$/, (last) => (last === '0' ? '1' : '0'))
    for (const [caller, goalId] of [[ben, id] as const, [ann, none] as const]) {
      const { status, body } = await checkIn(goalId, caller)
      expect([status, body]).toEqual([404, { success: false, error: 'Goal not found', code: 'not-found' }])
    }
    expect(await product.goals(ann)).toMatchObject([{ kept_days: 0 }])
  })

  it('is refused for a goal past its target date (GOAL-10)', async () => {
    const { id } = await product.goal(ann, { target_date: '2026-11-25' })
    product.at('2026-11-26T17:00:00Z')
    const { status, body } = await checkIn(id)
    expect([status, body.error]).toEqual([403, "This goal's target date has passed. Give it a new date to go on."])
    expect(await product.goals(ann)).toMatchObject([{ status: 'goal-expired', kept_days: 0 }])
  })

  it('is refused after the trial', async () => {
    const { id } = await product.goal(ann)
    product.at('2026-12-24T17:00:00Z')
    const { status, body } = await checkIn(id)
    expect([status, body.code]).toEqual([403, 'forbidden'])
    expect(body.error).toMatch(/^Your 30-day free trial has ended\./)
    expect(await product.goals(ann)).toMatchObject([{ status: 'trial-expired', kept_days: 0 }])
  })

  it('is refused after a paid plan with what ended and why (PLAN-2)', async () => {
    const { id } = await product.goal(ann)
    await change(ann, 'ACCOUNT', { subscription_state: 'unpaid' })
    product.at('2026-12-24T17:00:00Z')
    const words = 'Your plan has ended. The last payment failed. Manage Subscription takes another card.'
    expect((await checkIn(id)).body).toMatchObject({ code: 'forbidden', error: words })
    expect((await product.as(ann, 'create-goal', { title: 'Run' })).body).toMatchObject({ error: words })
  })

  describe('sent late, after it was made offline', () => {
    const late = (goalId: string, checkedInAt: string) => product.as(ann, 'check-in', { goalId, checkedInAt })

    it('counts on the day of the check-in and extends the streak', async () => {
      const { id } = await product.goal(ann)
      await checkIn(id)
      product.at('2026-11-26T15:00:00Z')
      expect((await late(id, '2026-11-25T20:00:00Z')).body).toMatchObject({
        alreadyCheckedIn: false,
        goal: { streak_count: 2, last_checkin_date: '2026-11-25', checked_in_today: false, at_risk: false },
      })
      expect((await checkIn(id)).body).toMatchObject({ goal: { streak_count: 3 } })
    })

    it('joins the streak of a later check-in, once', async () => {
      const { id } = await product.goal(ann)
      await checkIn(id)
      product.at('2026-11-26T15:00:00Z')
      expect((await checkIn(id)).body).toMatchObject({ goal: { streak_count: 1 } })
      const answers = await Promise.all(Array.from({ length: 10 }, () => late(id, '2026-11-25T20:00:00Z')))
      expect(answers.filter(({ body }) => body.alreadyCheckedIn === false)).toHaveLength(1)
      expect(await product.goals(ann)).toMatchObject([{ streak_count: 3, kept_days: 3, best_streak: 3 }])
      expect((await late(id, '2026-11-24T18:00:00Z')).body).toMatchObject({ alreadyCheckedIn: true })
    })

    it('stores all of six days that are sent concurrently', async () => {
      const { id } = await product.goal(ann)
      product.at('2026-11-30T15:00:00Z')
      await checkIn(id)
      const days = ['24', '25', '26', '27', '28', '29']
      const answers = await Promise.all(days.map((day) => late(id, `2026-11-${day}T20:00:00Z`)))
      expect(answers.map(({ body }) => body.alreadyCheckedIn)).toEqual(Array(6).fill(false))
      expect(await product.goals(ann)).toMatchObject([{ kept_days: 7, streak_count: 7, best_streak: 7 }])
    })

    it('keeps a reset that came after it', async () => {
      const { id } = await product.goal(ann)
      await checkIn(id)
      product.at('2026-11-25T15:00:00Z')
      await checkIn(id)
      await product.as(ann, 'reset-streak', { goal_id: id })
      product.at('2026-11-27T15:00:00Z')
      await checkIn(id)
      expect((await late(id, '2026-11-26T20:00:00Z')).body).toMatchObject({ goal: { streak_count: 2, best_streak: 2 } })
    })

    it('counts when the goal or the trial has ended since', async () => {
      const { id } = await product.goal(ann, { target_date: '2026-11-25' })
      product.at('2026-11-27T15:00:00Z')
      expect((await checkIn(id)).status).toBe(403)
      expect((await late(id, '2026-11-25T20:00:00Z')).body).toMatchObject({ alreadyCheckedIn: false })
      expect((await late(id, '2026-11-26T20:00:00Z')).status).toBe(403)
    })

    it('counts on the day of the check-in when the time zone has changed since', async () => {
      const { id } = await product.goal(ann)
      product.at('2026-11-26T15:00:00Z')
      await product.as(ann, 'update-profile', { zone: 'Europe/Oslo' })
      // The 24th in New York, and the 25th in Oslo already.
      expect((await late(id, '2026-11-25T04:00:00Z')).body).toMatchObject({ goal: { last_checkin_date: '2026-11-24' } })
      expect((await late(id, '2026-11-25T20:00:00Z')).body).toMatchObject({ goal: { streak_count: 2 } })
      expect((await checkIn(id)).body).toMatchObject({ goal: { streak_count: 3, last_checkin_date: '2026-11-26' } })
    })

    it('is refused for a day before the goal or in the future', async () => {
      const { id } = await product.goal(ann)
      expect((await late(id, '2026-11-20T12:00:00Z')).body).toMatchObject({ goal: { last_checkin_date: '2026-11-24' } })
      expect((await late(id, '2026-11-29T12:00:00Z')).body).toMatchObject({ alreadyCheckedIn: true })
      expect(await product.goals(ann)).toMatchObject([{ kept_days: 1 }])
    })

    it('is refused with a named error after a week (STREAK-5)', async () => {
      const { id } = await product.goal(ann)
      product.at('2026-12-05T15:00:00Z')
      expect(await late(id, '2026-11-28T14:59:59Z')).toMatchObject({
        status: 400,
        body: { field: 'checkedInAt', error: 'checkedInAt: must be within the last 7 days' },
      })
      expect((await late(id, '2026-11-28T15:00:00Z')).status).toBe(200)
    })
  })
})
