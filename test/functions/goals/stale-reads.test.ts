import { randomUUID } from 'node:crypto'
import { beforeEach, describe, expect, it } from 'vitest'
import { streakMessages } from '#domain/messages/streak.ts'
import type { Caller } from '#test/support/call.ts'
import { setUpFunctions } from '#test/support/functions.ts'
import { items } from '#test/support/reactions.ts'
import { setUpTableFaults } from '#test/support/table-faults.ts'

const CRISIS = 'Kill myself by Friday'
/** A plan that only both halves together show. */
const PLAN_WHEN = 'my wife comes home'
const PLAN_THEN = 'hit her'

describe('a change that is decided from a read before another change', () => {
  const product = setUpFunctions()
  const faults = setUpTableFaults()
  let ann: Caller

  beforeEach(async () => {
    ann = await product.person()
  })

  const update = (goalId: string, updates: Record<string, unknown>) =>
    product.as(ann, 'update-goal', { goalId, updates })
  const stored = async (goalId: string) => (await items(ann)).find(({ sk }) => sk === `ACCOUNT#GOAL#${goalId}`)

  /** Makes `first` after the overview was read, and `second` from that read. */
  const overlap = async (goalId: string, first: Record<string, unknown>, second: Record<string, unknown>) => {
    product.at('2026-11-24T17:05:00Z')
    expect(await update(goalId, first)).toMatchObject({ status: 200 })
    product.at('2026-11-24T17:06:00Z')
    faults.next('Query', 'stale')
    return update(goalId, second)
  }

  it('keeps a goal in crisis that got other words meanwhile (CARE-1)', async () => {
    const { id } = await product.goal(ann, { title: 'Run' })
    expect(await overlap(id, { title: CRISIS }, { description: 'before work' })).toMatchObject({ status: 200 })
    expect(await stored(id)).toMatchObject({
      title: CRISIS,
      description: 'before work',
      care: 'crisis',
      care_mail: 'due',
    })
  })

  it('screens words again that it writes over other words (CARE-1)', async () => {
    const { id } = await product.goal(ann, { title: CRISIS })
    expect(await overlap(id, { title: 'Run' }, { title: CRISIS })).toMatchObject({ status: 200 })
    expect(await stored(id)).toMatchObject({ title: CRISIS, care: 'crisis' })
  })

  it('refuses a plan whose halves come in two requests (CARE-10)', async () => {
    const { id } = await product.goal(ann, { title: 'Run' })
    const answer = await overlap(id, { plan_when: PLAN_WHEN }, { plan_then: PLAN_THEN })
    expect(answer).toMatchObject({ status: 400, body: { code: 'refused' } })
    expect(await stored(id)).not.toHaveProperty('plan_then')
  })

  it('still changes fields that are no words without another read', async () => {
    const { id } = await product.goal(ann, { title: 'Run' })
    expect(await overlap(id, { title: CRISIS }, { tone: 'drill_sergeant' })).toMatchObject({ status: 200 })
    expect(await stored(id)).toMatchObject({ title: CRISIS, care: 'crisis', tone: 'drill_sergeant' })
  })

  describe('an operation on a goal that was created after its first read', () => {
    it.each([
      ['check-in', (goalId: string) => ({ goalId })],
      ['update-goal', (goalId: string) => ({ goalId, updates: { title: 'Walk' } })],
      ['get-daily-motivation', (goalId: string) => ({ goalId })],
      ['generate-daily-motivation', (goalId: string) => ({ goalId })],
      ['list-reflections', (goalId: string) => ({ goalId })],
      ['get-witness', (goalId: string) => ({ goalId })],
    ] as const)('%s finds it', async (operation, body) => {
      await product.goals(ann)
      const { id } = await product.goal(ann, { title: 'Run' })
      faults.next('Query', 'stale')
      expect(await product.as(ann, operation, body(id))).toMatchObject({ status: 200 })
    })

    it('and a profile that was created after it is found as well', async () => {
      const ben = { sub: randomUUID(), email: `${randomUUID()}@example.com` }
      expect(await product.as(ben, 'fetch-user-goals', {})).toMatchObject({ status: 409 })
      expect(await product.as(ben, 'create-user-profile', {})).toMatchObject({ status: 200 })
      faults.next('Query', 'stale')
      expect(await product.as(ben, 'fetch-user-goals', {})).toMatchObject({ status: 200 })
    })
  })

  it('checks in again after an undo that the first read misses (STREAK-20)', async () => {
    const { id } = await product.goal(ann, { title: 'Run' })
    expect(await product.as(ann, 'check-in', { goalId: id })).toMatchObject({ status: 200 })
    await product.goals(ann)
    const undone = await product.as(ann, 'undo-check-in', { goal_id: id, day: '2026-11-24' })
    expect(undone).toMatchObject({ status: 200 })
    faults.next('Query', 'stale')
    const again = await product.as(ann, 'check-in', { goalId: id })
    expect(again.body).toMatchObject({ alreadyCheckedIn: false, goal: { streak_count: 1 } })
    expect((await items(ann)).filter(({ sk }) => String(sk).startsWith(`DAY#${id}`))).toHaveLength(1)
  })

  it('closes a run that began after the first read (STREAK-4)', async () => {
    const { id } = await product.goal(ann, { title: 'Run' })
    await product.goals(ann)
    expect(await product.as(ann, 'check-in', { goalId: id })).toMatchObject({ status: 200 })
    faults.next('Query', 'stale')
    const { body } = await product.as(ann, 'reset-streak', { goal_id: id })
    expect(body).toMatchObject({ goal: { streak_count: 0, best_streak: 1 } })
    expect(body.message).toBe(streakMessages.reset)
  })

  it('checks in a goal that was taken up after the first read (GOAL-13)', async () => {
    const { id } = await product.goal(ann, { title: 'Run' })
    await update(id, { is_active: false })
    await product.goals(ann)
    expect(await update(id, { is_active: true })).toMatchObject({ status: 200 })
    faults.next('Query', 'stale')
    expect(await product.as(ann, 'check-in', { goalId: id })).toMatchObject({ status: 200 })
  })

  it('queues the sweep of a deleted goal that the first read misses (GOAL-16)', async () => {
    await product.goals(ann)
    const { id } = await product.goal(ann, { title: 'Run' })
    faults.next('Query', 'stale')
    expect(await product.as(ann, 'delete-goal', { goalId: id })).toMatchObject({ status: 200 })
    expect(product.services.messages.map(({ work }) => work)).toEqual([{ userId: ann.sub, goalId: id }])
  })
})
