import { beforeEach, describe, expect, it } from 'vitest'
import type { Caller } from '#test/support/call.ts'
import { setUpFunctions } from '#test/support/functions.ts'
import { items, subscribe } from '#test/support/reactions.ts'

describe('goals', () => {
  const product = setUpFunctions()
  let ann: Caller
  let ben: Caller

  beforeEach(async () => {
    ann = await product.person()
    ben = await product.person('ben')
  })

  const update = (goalId: string, updates: Record<string, unknown>, caller = ann) =>
    product.as(caller, 'update-goal', { goalId, userId: caller.sub, updates })
  const remove = (goalId: string, caller = ann) => product.as(caller, 'delete-goal', { goalId, userId: caller.sub })
  /** The stored items of ann, without the counts of model calls, which expire. */
  const stored = async () => (await items(ann)).filter(({ sk }) => !String(sk).startsWith('MODEL_CALLS#'))
  const NOT_FOUND = { status: 404, body: { success: false, error: 'Goal not found', code: 'not-found' } }

  describe('fetch-user-goals', () => {
    it('returns the newest first, with the day by the clock of the server and the plan (GOAL-17, DAY-5)', async () => {
      await subscribe(ann, 'Pro Plan')
      for (const [minute, title] of ['first', 'second', 'third'].entries()) {
        product.at(`2026-11-24T17:0${minute}:00Z`)
        await product.goal(ann, { title })
      }
      product.at('2026-11-25T07:59:00Z')
      const { body } = await product.as(ann, 'fetch-user-goals', { user_id: ann.email })
      expect(body).toMatchObject({
        success: true,
        goals: [{ title: 'third' }, { title: 'second' }, { title: 'first' }],
        today: {
          date: '2026-11-24',
          now: '2026-11-25T07:59:00.000Z',
          ends_at: '2026-11-25T08:00:00.000Z',
          zone: 'America/New_York',
        },
        plan: { name: 'Pro Plan', goal_limit: 5 },
      })
    })

    it('returns no goal of another user (ACCOUNT-1)', async () => {
      await product.goal(ann)
      expect(await product.goals(ben)).toEqual([])
    })

    it('is refused without a profile', async () => {
      const answer = await product.as({ sub: 'nobody', email: 'nobody@example.com' }, 'fetch-user-goals', {})
      expect(answer).toMatchObject({ status: 409, body: { code: 'conflict' } })
    })
  })

  describe('update-goal', () => {
    it('changes only the given fields', async () => {
      const goal = await product.goal(ann, { description: 'In Oslo', time_of_day: '06:00' })
      product.at('2026-11-24T18:00:00Z')
      const { status, body } = await update(goal.id, { title: 'Walk', circle_type: 'Work', wake_up_mail: false })
      expect(status).toBe(200)
      const changed = { ...goal, title: 'Walk', kind: 'do_regularly', circle_type: 'Work', wake_up_mail: false }
      expect(body.goal).toEqual({ ...changed, updated_at: '2026-11-24T18:00:00.000Z' })
      expect(await product.goals(ann)).toEqual([body.goal])
    })

    it('accepts a date from tomorrow on or none, and keeps a past date that does not change (GOAL-4)', async () => {
      const { id } = await product.goal(ann, { target_date: '2026-11-25' })
      expect(await update(id, { target_date: '2026-11-24' })).toMatchObject({
        status: 400,
        body: { error: 'updates.target_date: must be tomorrow or later', field: 'updates.target_date' },
      })
      product.at('2026-11-28T17:00:00Z')
      expect((await update(id, { target_date: '2026-11-25', title: 'Late' })).status).toBe(200)
      expect((await update(id, { target_date: '2026-11-28' })).status).toBe(400)
      expect(await product.goals(ann)).toMatchObject([{ title: 'Late', status: 'goal-expired' }])
      expect((await update(id, { target_date: '2026-11-29' })).body).toMatchObject({ goal: { status: 'active' } })
      expect((await update(id, { target_date: null })).body).toMatchObject({ goal: { target_date: null } })
    })

    it.each([
      [{}, 'updates: must change at least one field'],
      [{ title: ' ' }, 'updates.title: is required'],
      [{ user_id: 'ben' }, 'updates.user_id: is not a field of this request'],
      [{ is_active: 'no' }, 'updates.is_active: must be true or false'],
      [{ wake_up_mail: 'no' }, 'updates.wake_up_mail: must be true or false'],
    ])('refuses %j and writes nothing', async (updates, error) => {
      const { id } = await product.goal(ann)
      const before = await items(ann)
      expect(await update(id, updates)).toMatchObject({ status: 400, body: { error } })
      expect(await items(ann)).toEqual(before)
    })

    it('returns 404 for another user’s goal and for a deleted one (GOAL-14)', async () => {
      const { id } = await product.goal(ann)
      const before = await items()
      expect(await update(id, { title: 'Mine' }, ben)).toEqual(NOT_FOUND)
      expect(await items()).toEqual(before)
      await remove(id)
      expect(await update(id, { title: 'Back' })).toEqual(NOT_FOUND)
    })

    it('is refused after the trial', async () => {
      const { id } = await product.goal(ann)
      product.at('2026-12-24T17:00:00Z')
      const before = await items(ann)
      expect((await update(id, { title: 'Walk' })).status).toBe(403)
      expect(await items(ann)).toEqual(before)
    })
  })

  describe('delete-goal', () => {
    it('deletes the goal with its days and texts and frees its place in the limit (GOAL-16)', async () => {
      const account = await items(ann)
      const { id } = await product.goal(ann)
      for (const day of ['24', '25', '26']) {
        product.at(`2026-11-${day}T17:00:00Z`)
        await product.as(ann, 'check-in', { goalId: id })
        await product.as(ann, 'generate-daily-motivation', { goalId: id })
      }
      expect(await remove(id)).toEqual({ status: 200, body: { success: true } })
      expect(await stored()).toEqual(account)
      expect((await product.as(ann, 'create-goal', { title: 'Next' })).status).toBe(200)
    })

    it('keeps the days of other goals', async () => {
      await subscribe(ann, 'Pro Plan')
      const [kept, gone] = [await product.goal(ann), await product.goal(ann)]
      for (const { id } of [kept, gone]) await product.as(ann, 'check-in', { goalId: id })
      await remove(gone.id)
      expect(await product.goals(ann)).toMatchObject([{ id: kept.id, streak_count: 1 }])
      expect((await items(ann)).filter(({ sk }) => String(sk).startsWith('DAY#'))).toHaveLength(1)
    })

    it('counts down once for concurrent calls', async () => {
      await subscribe(ann, 'Personal Plan')
      const { id } = await product.goal(ann)
      await product.goal(ann)
      const answers = await Promise.all(Array.from({ length: 10 }, () => remove(id)))
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
      expect(answers.filter(({ status }) => status === 404)).toHaveLength(9)
      expect(await items(ann)).toContainEqual(expect.objectContaining({ sk: 'ACCOUNT', goal_count: 1 }))
    })

    it('finishes an interrupted deletion with a second call', async () => {
      const { id } = await product.goal(ann)
      await product.as(ann, 'check-in', { goalId: id })
      await product.as(ann, 'generate-daily-motivation', { goalId: id })
      // The state after a first call that ended after its first write.
      await product.breakOffDelete(ann, id)
      expect((await stored()).map(({ sk }) => sk)).toEqual([
        'ACCOUNT',
        `ACCOUNT#RUN#${id}`,
        `DAY#${id}#2026-11-24`,
        `MOTIVATION#${id}#2026-11-24`,
        'TRIAL',
      ])
      expect((await remove(id)).status).toBe(200)
      expect(await stored()).toMatchObject([{ sk: 'ACCOUNT', goal_count: 0 }, { sk: 'TRIAL' }])
      expect(await remove(id)).toEqual(NOT_FOUND)
    })

    it('returns 404 for another user’s goal', async () => {
      const { id } = await product.goal(ann)
      const before = await items()
      expect(await remove(id, ben)).toEqual(NOT_FOUND)
      expect(await items()).toEqual(before)
    })

    it('is allowed for a goal past its date and refused after the trial (GOAL-10)', async () => {
      const { id } = await product.goal(ann, { target_date: '2026-11-25' })
      product.at('2026-12-24T17:00:00Z')
      expect((await remove(id)).status).toBe(403)
      product.at('2026-11-28T17:00:00Z')
      expect((await remove(id)).status).toBe(200)
    })
  })
})
