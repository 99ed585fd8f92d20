import { beforeEach, describe, expect, it } from 'vitest'
import type { Caller } from '#test/support/call.ts'
import { setUpFunctions } from '#test/support/functions.ts'
import { change, items } from '#test/support/reactions.ts'

const HARM = 'Kill my landlord before the rent is due'
const RHYTHM = { weekdays: [1, 3], rest_days: true }

describe('a change of a goal that is refused', () => {
  const product = setUpFunctions()
  let ann: Caller
  let id: string

  beforeEach(async () => {
    ann = await product.person()
    id = (await product.goal(ann, { title: 'Run' })).id
  })

  const update = (updates: Record<string, unknown>) => product.as(ann, 'update-goal', { goalId: id, updates })

  it.each([
    { title: HARM },
    { description: HARM },
    { plan_when: 'he is asleep', plan_then: 'kill my landlord' },
    { obstacle: HARM },
    { circle_interview_data: { currentChallenges: HARM } },
  ])('writes nothing of it, also no rhythm, for the words %j (CARE-10)', async (words) => {
    const before = await items()
    const { status, body } = await update({ ...words, ...RHYTHM, time_of_day: '05:15', tone: 'teammate' })
    expect([status, body.code]).toEqual([400, 'refused'])
    expect(await items()).toEqual(before)
  })

  it('writes no rhythm for a target date that is over (GOAL-4)', async () => {
    const before = await items()
    const { status, body } = await update({ ...RHYTHM, target_date: '2026-11-20' })
    expect([status, body.field]).toEqual([400, 'updates.target_date'])
    expect(await items()).toEqual(before)
  })

  it('writes no rhythm when the plan has no room for the goal (GOAL-12)', async () => {
    await update({ is_active: false })
    await product.goal(ann, { title: 'Paint' })
    const before = await items()
    const { status, body } = await update({ ...RHYTHM, is_active: true })
    expect([status, body.code]).toEqual([409, 'limit-reached'])
    expect(await items()).toEqual(before)
  })

  it.each([
    ['create-goal', {}],
    ['update-goal', { is_active: true }],
  ] as const)('lists no zone when %s finds no room in the plan (GOAL-12)', async (operation, updates) => {
    await update({ is_active: false })
    await product.goal(ann, { title: 'Paint' })
    // No goal is in this zone, so the nightly job has removed it from the list of zones.
    await change(ann, 'ACCOUNT', { zone: 'Pacific/Apia' })
    const before = await items()
    const { status, body } =
      operation === 'update-goal' ? await update(updates) : await product.as(ann, operation, { title: 'Swim' })
    expect([status, body.code]).toEqual([409, 'limit-reached'])
    expect(await items()).toEqual(before)
    expect(JSON.stringify(before.filter(({ pk }) => pk === 'ZONES'))).not.toContain('Apia')
  })

  it('is stored with its rhythm once the plan has room', async () => {
    await update({ is_active: false })
    const { body } = await update({ ...RHYTHM, is_active: true, title: 'Run home' })
    expect(body.goal).toMatchObject({ ...RHYTHM, is_active: true, title: 'Run home' })
    expect((await product.goals(ann))[0]).toEqual(body.goal)
  })
})
