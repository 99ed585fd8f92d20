import { beforeEach, describe, expect, it } from 'vitest'
import { handler as generateFirstMotivation } from '#functions/reactions/goal-created/generate-first-motivation/handler.ts'
import type { Caller } from '#test/support/call.ts'
import { setUpFunctions } from '#test/support/functions.ts'
import { happen, items } from '#test/support/reactions.ts'

/** Between midnight and 3 AM the check-in day is still the day before, and a target date ends with its calendar date. */
describe('a goal whose target date was yesterday', () => {
  const product = setUpFunctions()
  let ann: Caller
  let goalId: string

  beforeEach(async () => {
    ann = await product.person()
    goalId = (await product.goal(ann, { target_date: '2026-11-25' })).id
  })

  const AFTER_MIDNIGHT = '2026-11-26T05:00:00Z'
  const EXPIRED = { status: 403, body: { error: expect.stringMatching(/target date has passed/) } }

  it('expires exactly at midnight in the zone of the person (GOAL-9, DAY-7)', async () => {
    product.at('2026-11-26T04:59:59Z')
    expect((await product.as(ann, 'fetch-user-goals', {})).body).toMatchObject({
      goals: [{ status: 'active' }],
      today: { date: '2026-11-25', calendar_date: '2026-11-25' },
    })
    product.at(AFTER_MIDNIGHT)
    expect((await product.as(ann, 'fetch-user-goals', {})).body).toMatchObject({
      goals: [{ status: 'goal-expired', permissions: { canCheckIn: false, canEdit: true } }],
      today: { date: '2026-11-25', calendar_date: '2026-11-26' },
    })
  })

  it('follows the zone of the person', async () => {
    await product.as(ann, 'update-profile', { zone: 'Pacific/Honolulu' })
    product.at(AFTER_MIDNIGHT)
    expect(await product.goals(ann)).toMatchObject([{ status: 'active' }])
    product.at('2026-11-26T10:00:00Z')
    expect(await product.goals(ann)).toMatchObject([{ status: 'goal-expired' }])
  })

  it('refuses check-in, nudge, reset and text (GOAL-10)', async () => {
    await product.as(ann, 'check-in', { goalId })
    product.at(AFTER_MIDNIGHT)
    const before = await items(ann)
    for (const answer of [
      await product.as(ann, 'check-in', { goalId }),
      await product.as(ann, 'reset-streak', { goal_id: goalId }),
      await product.as(ann, 'generate-daily-motivation', { goalId }),
      await product.as(ann, 'generate-daily-motivation', { goalId, isNudge: true }),
    ])
      expect(answer).toMatchObject(EXPIRED)
    await happen(generateFirstMotivation, 'goal-created', { userId: ann.sub, goalId })
    expect(await items(ann)).toEqual(before)
  })

  it('accepts a late check-in that was made before midnight', async () => {
    product.at(AFTER_MIDNIGHT)
    const late = await product.as(ann, 'check-in', { goalId, checkedInAt: '2026-11-26T04:59:00Z' })
    expect(late).toMatchObject({ status: 200, body: { goal: { last_checkin_date: '2026-11-25' } } })
    expect(await product.as(ann, 'check-in', { goalId, checkedInAt: AFTER_MIDNIGHT })).toMatchObject(EXPIRED)
  })
})
