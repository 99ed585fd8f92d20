import { beforeEach, describe, expect, it } from 'vitest'
import type { Caller } from '#test/support/call.ts'
import { setUpFunctions } from '#test/support/functions.ts'
import { forgetZones } from '#test/support/reactions.ts'

/** 22:00 on a Saturday in New York, 14:00 on Sunday in Sydney. */
const SUNDAY_IN_SYDNEY = '2027-02-07T03:00:00Z'
const SYDNEY = 'Australia/Sydney'

describe('the first choice of a zone by update-profile', () => {
  const product = setUpFunctions()
  let ann: Caller

  beforeEach(async () => {
    await forgetZones()
    product.at(SUNDAY_IN_SYDNEY)
    ann = await product.person()
  })

  const update = (changes: Record<string, unknown>) =>
    product.as(ann, 'update-profile', { userId: ann.sub, ...changes })
  const checkIn = async (goalId: string) => (await product.as(ann, 'check-in', { goalId })).body
  const today = async () => (await product.as(ann, 'fetch-user-goals', {})).body.today

  it('holds at once, so that a goal of Sundays can be checked in on the Sunday of its creation (DAY-9)', async () => {
    const { body } = await update({ zone: SYDNEY })
    expect(body.today).toMatchObject({ date: '2027-02-07', ends_at: '2027-02-07T16:00:00.000Z' })
    const { id } = await product.goal(ann, { title: 'Call my daughter on Sundays', weekdays: [7] })
    expect(await product.goals(ann)).toMatchObject([{ today_state: 'open' }])
    expect(await checkIn(id)).toMatchObject({ alreadyCheckedIn: false, goal: { last_checkin_date: '2027-02-07' } })
    // Monday, 12:00 in Sydney, and the next Sunday.
    product.at('2027-02-08T01:00:00Z')
    expect(await today()).toMatchObject({ date: '2027-02-08' })
    expect(await product.goals(ann)).toMatchObject([{ streak_count: 1, at_risk: false, today_state: 'off' }])
    product.at('2027-02-14T03:00:00Z')
    expect(await checkIn(id)).toMatchObject({ goal: { streak_count: 2 } })
  })

  it('holds at once for a goal of the same day, whose first day is the new one', async () => {
    const { id } = await product.goal(ann)
    await update({ zone: SYDNEY })
    expect(await today()).toMatchObject({ date: '2027-02-07' })
    expect(await checkIn(id)).toMatchObject({ goal: { streak_count: 1, kept_of_30: 1, days_of_30: 1 } })
  })

  it('holds at once in the west, before there is a goal', async () => {
    // 3:30 in New York on Sunday, 22:30 on Saturday in Honolulu.
    product.at('2027-02-07T08:30:00Z')
    await update({ zone: 'Pacific/Honolulu' })
    expect(await today()).toMatchObject({ date: '2027-02-06', ends_at: '2027-02-07T13:00:00.000Z' })
  })

  it('keeps the day of a goal in the west, so that the day never goes back (DAY-3)', async () => {
    product.at('2027-02-07T08:30:00Z')
    await product.goal(ann, { weekdays: [7] })
    await update({ zone: 'Pacific/Honolulu' })
    expect(await today()).toMatchObject({ date: '2027-02-07' })
    expect(await product.goals(ann)).toMatchObject([{ today_state: 'open' }])
  })

  const heldDay = { date: '2027-02-06', ends_at: '2027-02-07T08:00:00.000Z' }

  it('gives no second check-in: a day that is checked in lasts until its end (DAY-3)', async () => {
    const { id } = await product.goal(ann)
    await checkIn(id)
    await update({ zone: SYDNEY })
    expect(await today()).toMatchObject(heldDay)
    const message = "You've already checked in today! Come back today after 7 PM Sydney time."
    expect(await checkIn(id)).toMatchObject({ alreadyCheckedIn: true, message, goal: { kept_days: 1 } })
  })

  it('keeps the first day of a goal whose zone changed on that day (STREAK-13)', async () => {
    const { id } = await product.goal(ann)
    await checkIn(id)
    await update({ zone: SYDNEY })
    // 20:00 on Sunday in Sydney: the second day, which is missed. Then 12:00 on Monday.
    product.at('2027-02-07T09:00:00Z')
    expect(await today()).toMatchObject({ date: '2027-02-07' })
    product.at('2027-02-08T01:00:00Z')
    expect(await product.goals(ann)).toMatchObject([{ kept_of_30: 1, days_of_30: 2 }])
  })

  it('gives no second nudge of the day (NUDGE-2)', async () => {
    const { id } = await product.goal(ann)
    const nudge = () => product.as(ann, 'generate-daily-motivation', { goalId: id, isNudge: true })
    expect((await nudge()).status).toBe(200)
    await update({ zone: SYDNEY })
    expect(await today()).toMatchObject(heldDay)
    expect((await nudge()).status).toBe(409)
  })

  it('takes no day from a goal that began on an earlier day (DAY-3)', async () => {
    await product.goal(ann)
    product.at('2027-02-08T03:00:00Z')
    await update({ zone: SYDNEY })
    expect(await today()).toMatchObject({ date: '2027-02-07', ends_at: '2027-02-08T08:00:00.000Z' })
  })

  it('applies to the first choice only', async () => {
    await update({ zone: SYDNEY })
    await update({ zone: 'America/New_York' })
    expect(await today()).toMatchObject({ date: '2027-02-07', zone: 'America/New_York' })
    product.at('2027-02-07T17:00:00Z')
    const ben = await product.person('ben')
    await product.as(ben, 'update-profile', { userId: ben.sub, zone: 'America/New_York' })
    await product.as(ben, 'update-profile', { userId: ben.sub, zone: SYDNEY })
    expect((await product.as(ben, 'fetch-user-goals', {})).body.today).toMatchObject({ date: '2027-02-07' })
  })
})
