import { beforeEach, describe, expect, it } from 'vitest'
import { type Units, watchUnits } from '#functions/adapters/dynamodb/request-units.ts'
import type { Caller } from '#test/support/call.ts'
import { setUpFunctions } from '#test/support/functions.ts'

/** A Monday, at noon in New York. */
const MONDAY = '2026-11-23T17:00:00Z'
const MON_WED_FRI = [1, 3, 5]

describe('the days of a goal', () => {
  const product = setUpFunctions()
  let ann: Caller

  beforeEach(async () => {
    product.at(MONDAY)
    ann = await product.person()
  })

  const checkIn = async (goalId: string) => (await product.as(ann, 'check-in', { goalId })).body.goal
  const update = (goalId: string, updates: Record<string, unknown>) =>
    product.as(ann, 'update-goal', { goalId, updates })
  const pause = (goalId: string, first: string, last: string, caller = ann) =>
    product.as(caller, 'pause-goal', { goalId, pause: { first, last } })
  const markYesterday = (goalId: string, caller = ann) => product.as(caller, 'mark-yesterday', { goalId })
  const readGoal = async () => (await product.goals(ann))[0]

  it('are every day, without rest days and pause, by default (STREAK-9)', async () => {
    expect(await product.goal(ann)).toMatchObject({
      weekdays: [1, 2, 3, 4, 5, 6, 7],
      rest_days: false,
      pause: null,
      today_state: 'open',
    })
  })

  it('are chosen with the goal, and a streak continues over the days between them (STREAK-9)', async () => {
    const { id, weekdays, rest_days } = await product.goal(ann, { weekdays: MON_WED_FRI, rest_days: true })
    expect({ weekdays, rest_days }).toEqual({ weekdays: MON_WED_FRI, rest_days: true })
    await checkIn(id)
    product.at('2026-11-24T17:00:00Z')
    expect(await readGoal()).toMatchObject({ streak_count: 1, today_state: 'off', day_marks: { off: ['2026-11-24'] } })
    product.at('2026-11-25T17:00:00Z')
    expect(await checkIn(id)).toMatchObject({ streak_count: 2 })
    // Friday is missed and becomes a rest day.
    product.at('2026-11-30T17:00:00Z')
    expect(await readGoal()).toMatchObject({ streak_count: 2, day_marks: { rest: ['2026-11-27'] } })
    expect(await checkIn(id)).toMatchObject({ streak_count: 3, day_marks: { rest: ['2026-11-27'] } })
  })

  it('end with the target date: later ones do not count (STREAK-13)', async () => {
    const { id } = await product.goal(ann, { target_date: '2026-11-25' })
    for (const day of ['23', '24', '25']) {
      product.at(`2026-11-${day}T17:00:00Z`)
      await checkIn(id)
    }
    for (const later of ['2026-11-27T17:00:00Z', '2027-01-15T17:00:00Z']) {
      product.at(later)
      expect(await readGoal()).toMatchObject({ streak_count: 3, kept_of_30: 3, days_of_30: 3 })
    }
  })

  it('are offered rest days up to the target date only (STREAK-10)', async () => {
    const { id } = await product.goal(ann, { target_date: '2026-11-25' })
    await checkIn(id)
    const offers = []
    // The last two are of one check-in day, before and after midnight.
    for (const instant of ['2026-11-25T17:00:00Z', '2026-11-26T04:59:00Z', '2026-11-26T05:00:00Z']) {
      product.at(instant)
      offers.push((await readGoal())?.offers_rest_days)
    }
    expect(offers).toEqual([true, true, false])
  })

  it('change from today on only (STREAK-9)', async () => {
    const { id } = await product.goal(ann)
    await checkIn(id)
    product.at('2026-11-25T17:00:00Z')
    const { body } = await update(id, { weekdays: MON_WED_FRI, rest_days: true })
    expect(body.goal).toMatchObject({ weekdays: MON_WED_FRI, rest_days: true, streak_count: 0 })
    expect(await readGoal()).toEqual(body.goal)
  })

  it('offer rest days after the first miss, and not again after they were declined (STREAK-10)', async () => {
    const { id } = await product.goal(ann)
    await checkIn(id)
    product.at('2026-11-25T17:00:00Z')
    expect(await readGoal()).toMatchObject({ streak_count: 0, offers_rest_days: true })
    const { body } = await update(id, { rest_days: false })
    expect(body.goal).toMatchObject({ rest_days: false, offers_rest_days: false })
    expect((await readGoal())?.offers_rest_days).toBe(false)
  })

  it('keep both of two concurrent changes (STREAK-9, STREAK-11)', async () => {
    const { id } = await product.goal(ann)
    const answers = await Promise.all([
      update(id, { weekdays: MON_WED_FRI }),
      update(id, { rest_days: true }),
      pause(id, '2026-12-01', '2026-12-05'),
    ])
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
    expect(await readGoal()).toMatchObject({
      weekdays: MON_WED_FRI,
      rest_days: true,
      pause: { first: '2026-12-01', last: '2026-12-05' },
    })
  })

  it('are deleted with their goal', async () => {
    const { id } = await product.goal(ann, { weekdays: MON_WED_FRI })
    await product.as(ann, 'delete-goal', { goalId: id })
    const { body } = await product.as(ann, 'export-account', {})
    expect(JSON.parse(String(body.json))).toMatchObject({ goals: [], rhythms: [] })
  })

  it('cost a check-in at most 4 write units and the dashboard one Query (STREAK-1)', async () => {
    const { id } = await product.goal(ann, { weekdays: MON_WED_FRI, rest_days: true })
    await pause(id, '2026-12-01', '2026-12-05')
    const seen: Units[] = []
    const stop = watchUnits((units) => seen.push(units))
    await checkIn(id)
    expect(seen.reduce((sum, { write }) => sum + write, 0)).toBeLessThanOrEqual(4)
    seen.length = 0
    await product.goals(ann)
    expect(seen).toHaveLength(1)
    stop()
  })

  describe('in a pause (STREAK-11)', () => {
    it('wait, and are due again when the pause ends early', async () => {
      const { id } = await product.goal(ann)
      await checkIn(id)
      expect((await pause(id, '2026-11-24', '2026-12-10')).body).toMatchObject({
        goal: { pause: { first: '2026-11-24', last: '2026-12-10' } },
      })
      product.at('2026-12-01T17:00:00Z')
      expect(await readGoal()).toMatchObject({ streak_count: 1, today_state: 'paused', at_risk: false })
      const { body } = await product.as(ann, 'pause-goal', { goalId: id, pause: null })
      expect(body).toMatchObject({ message: 'Your pause has ended.', goal: { pause: null, today_state: 'open' } })
      expect(await checkIn(id)).toMatchObject({ streak_count: 2 })
    })

    it('are refused with dates in the past, in the wrong order, or of another person’s goal', async () => {
      const { id } = await product.goal(ann)
      const before = await product.goals(ann)
      expect(await pause(id, '2026-11-22', '2026-11-30')).toMatchObject({ status: 400, body: { field: 'pause.first' } })
      expect(await pause(id, '2026-11-30', '2026-11-29')).toMatchObject({ status: 400, body: { field: 'pause.last' } })
      expect(await pause(id, '2026-11-30', '2027-11-29')).toMatchObject({ status: 400, body: { field: 'pause.last' } })
      expect(await pause(id, 'soon', '2026-11-29')).toMatchObject({ status: 400, body: { field: 'pause.first' } })
      const ben = await product.person()
      expect((await pause(id, '2026-11-24', '2026-11-29', ben)).status).toBe(404)
      expect(await product.goals(ann)).toEqual(before)
    })
  })

  describe('that are over by less than a morning (STREAK-12)', () => {
    it('can be marked once until noon, late, and join the runs around them', async () => {
      const { id } = await product.goal(ann)
      await checkIn(id)
      product.at('2026-11-25T16:59:00Z')
      await checkIn(id)
      expect(await readGoal()).toMatchObject({ streak_count: 1, can_mark_yesterday: true })
      expect((await markYesterday(id)).body).toMatchObject({
        alreadyCheckedIn: false,
        message: 'Yesterday is marked.',
        goal: { streak_count: 3, can_mark_yesterday: false, day_marks: { late: ['2026-11-24'] } },
      })
      const marked = await product.goals(ann)
      expect((await markYesterday(id)).body).toMatchObject({ alreadyCheckedIn: true })
      expect(await product.goals(ann)).toEqual(marked)
      const { body } = await product.as(ann, 'export-account', {})
      expect(JSON.parse(String(body.json)).days).toMatchObject([{}, { date: '2026-11-24', late: true }, {}])
    })

    it('are refused after noon, for a goal of today, and for another person’s goal', async () => {
      const { id } = await product.goal(ann)
      expect((await markYesterday(id)).status).toBe(403)
      product.at('2026-11-25T17:00:00Z')
      expect(await markYesterday(id)).toMatchObject({ status: 403, body: { code: 'forbidden' } })
      const ben = await product.person()
      expect((await markYesterday(id, ben)).status).toBe(404)
      expect(await product.goals(ann)).toMatchObject([{ kept_days: 0 }])
    })
  })
})
