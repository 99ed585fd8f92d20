import { beforeEach, describe, expect, it } from 'vitest'
import { handler as sendMails } from '#functions/reactions/delivery-queued/send-mails/handler.ts'
import { handler as generateDailyMotivations } from '#functions/reactions/generation-queued/generate-daily-motivations/handler.ts'
import type { Caller } from '#test/support/call.ts'
import { setUpFunctions } from '#test/support/functions.ts'
import { consume, items, subscribe } from '#test/support/reactions.ts'

const DONE = 'This goal is done. Choose “Not Done Yet” first.'

/** The clock begins on Tuesday, November 24, at noon in New York. */
describe('a goal that is done (GOAL-20, GOAL-21)', () => {
  const product = setUpFunctions()
  let ann: Caller

  beforeEach(async () => {
    ann = await product.person()
  })

  const update = (goalId: string, updates: Record<string, unknown>) =>
    product.as(ann, 'update-goal', { goalId, updates })
  const done = (goalId: string) => update(goalId, { done: true })
  const notDone = (goalId: string) => update(goalId, { done: false })
  const fetched = async () => (await product.as(ann, 'fetch-user-goals', {})).body
  const stored = async (sk: string) => (await items(ann)).find((item) => item.sk === sk)
  const goalItem = (id: string) => stored(`ACCOUNT#GOAL#${id}`)
  const counts = async () => {
    const { goal_count, aside_count } = (await stored('ACCOUNT')) ?? {}
    return { goal_count, aside_count }
  }

  it('has the date of the day, keeps its days and frees its place in the plan', async () => {
    const { id } = await product.goal(ann)
    await product.as(ann, 'check-in', { goalId: id })
    const { status, body } = await done(id)
    expect([status, body.goal]).toEqual([
      200,
      expect.objectContaining({ id, is_active: false, done_on: '2026-11-24', kept_days: 1, streak_count: 1 }),
    ])
    expect(await fetched()).toMatchObject({ goals: [], set_aside: [body.goal] })
    expect(await counts()).toEqual({ goal_count: 0, aside_count: 1 })
    expect((await product.as(ann, 'create-goal', { title: 'Paint' })).status).toBe(200)
  })

  it('has the calendar date in the person’s zone between midnight and 3 AM, where the check-in day is still yesterday’s', async () => {
    const { id } = await product.goal(ann)
    // 1 AM in New York.
    product.at('2026-11-25T06:00:00Z')
    expect((await fetched()).today).toMatchObject({ date: '2026-11-24', calendar_date: '2026-11-25' })
    expect((await done(id)).body.goal).toMatchObject({ done_on: '2026-11-25' })
  })

  it('keeps its run of the day on which it was done', async () => {
    const { id } = await product.goal(ann)
    await product.as(ann, 'check-in', { goalId: id })
    await done(id)
    product.at('2026-12-10T17:00:00Z')
    expect((await fetched()).set_aside).toMatchObject([{ id, streak_count: 1, kept_of_30: 1, days_of_30: 1 }])
  })

  it('can be past its target date', async () => {
    const { id } = await product.goal(ann, { target_date: '2026-11-26' })
    product.at('2026-11-30T17:00:00Z')
    expect((await fetched()).goals).toMatchObject([{ id, status: 'goal-expired' }])
    expect((await done(id)).body.goal).toMatchObject({ done_on: '2026-11-30', target_date: '2026-11-26' })
  })

  it('keeps its first date at a repeated call', async () => {
    const { id } = await product.goal(ann)
    await done(id)
    const before = await items(ann)
    product.at('2026-11-27T17:00:00Z')
    expect(await done(id)).toMatchObject({ status: 200, body: { goal: { id, done_on: '2026-11-24' } } })
    expect(await items(ann)).toEqual(before)
  })

  it('keeps one date and one count at concurrent calls', async () => {
    const { id } = await product.goal(ann)
    const answers = await Promise.all([done(id), done(id), done(id)])
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
    expect(await counts()).toEqual({ goal_count: 0, aside_count: 1 })
  })

  it.each([{ done: false }, { is_active: true }])('is taken back by %j, without its date', async (updates) => {
    const { id } = await product.goal(ann, { time_of_day: '06:00' })
    const before = await goalItem(id)
    await done(id)
    expect((await update(id, updates)).body.goal).toMatchObject({ id, is_active: true, done_on: null })
    expect(await goalItem(id)).toMatchObject({ delivery_pk: before?.delivery_pk, delivery_sk: before?.delivery_sk })
    expect(await counts()).toEqual({ goal_count: 1, aside_count: 0 })
    // Done again, it has the date of the second time.
    product.at('2026-11-28T17:00:00Z')
    expect((await done(id)).body.goal).toMatchObject({ done_on: '2026-11-28' })
  })

  it('is not taken back at a full plan, in the words of a goal that is set aside (GOAL-22)', async () => {
    const { id } = await product.goal(ann)
    await done(id)
    const next = await product.goal(ann, { title: 'Paint' })
    expect(await notDone(id)).toMatchObject({
      status: 409,
      body: { code: 'limit-reached', error: 'Free trial allows 1 active goal. Set another one aside first.' },
    })
    expect(await goalItem(id)).toMatchObject({ is_active: false, done_on: '2026-11-24' })
    await done(next.id)
    expect((await notDone(id)).status).toBe(200)
  })

  it('is unchanged where it is not done and that is taken back', async () => {
    const { id } = await product.goal(ann)
    const before = await items(ann)
    expect((await notDone(id)).body.goal).toMatchObject({ id, is_active: true })
    expect(await items(ann)).toEqual(before)
  })

  it.each([
    ['check-in', {}],
    ['generate-daily-motivation', {}],
    ['generate-daily-motivation', { isNudge: true }],
    ['get-daily-motivation', {}],
    ['update-goal', { updates: { title: 'Walk' } }],
  ] as const)('refuses %s %j and writes nothing', async (operation, fields) => {
    const { id: goalId } = await product.goal(ann)
    await done(goalId)
    const before = await items(ann)
    expect(await product.as(ann, operation, { goalId, ...fields })).toEqual({
      status: 403,
      body: { success: false, error: DONE, code: 'forbidden' },
    })
    expect(await items(ann)).toEqual(before)
  })

  it('can be deleted', async () => {
    const { id } = await product.goal(ann)
    await done(id)
    expect((await product.as(ann, 'delete-goal', { goalId: id })).status).toBe(200)
    expect(await counts()).toEqual({ goal_count: 0, aside_count: 0 })
  })

  it('is no goal that is set aside, in crisis, or of a person without a plan', async () => {
    await subscribe(ann, 'Personal Plan')
    const aside = await product.goal(ann)
    await update(aside.id, { is_active: false })
    const dark = await product.goal(ann, { title: 'Kill myself by Friday' })
    const before = await items(ann)
    expect(await done(aside.id)).toMatchObject({ status: 403, body: { error: expect.stringMatching(/set aside/) } })
    expect(await done(dark.id)).toMatchObject({ status: 403, body: { error: expect.stringMatching(/no coaching/) } })
    expect(await items(ann)).toEqual(before)
    const bob = await product.person()
    const { id } = await product.goal(bob)
    product.at('2026-12-30T17:00:00Z')
    expect(await product.as(bob, 'update-goal', { goalId: id, updates: { done: true } })).toMatchObject({
      status: 403,
      body: { error: expect.stringMatching(/trial has ended/) },
    })
  })

  it('is marked by a change of its own', async () => {
    const { id } = await product.goal(ann)
    expect(await update(id, { done: true, title: 'Walk' })).toMatchObject({
      status: 400,
      body: { field: 'updates.done' },
    })
    expect(await goalItem(id)).toMatchObject({ is_active: true })
  })

  it('gets no mail that was queued before, and no text of the night (GOAL-11)', async () => {
    const { id } = await product.goal(ann, { time_of_day: '11:33' })
    const shard = Number(String((await goalItem(id))?.delivery_pk).split('#')[2])
    const mail = { zone: 'America/New_York', shard, date: '2026-11-25', from: '11:33', to: '11:33' }
    const night = { zone: 'America/New_York', shard, date: '2026-11-25' }
    expect(await consume(generateDailyMotivations, night)).toBe(true)
    product.at('2026-11-25T16:33:00Z')
    await done(id)
    expect(await consume(sendMails, mail)).toBe(true)
    expect(product.services.mails).toEqual([])
    product.at('2026-11-25T16:35:00Z')
    await notDone(id)
    expect(await consume(sendMails, mail)).toBe(true)
    expect(product.services.mails).toHaveLength(1)
  })

  it('is exported with its date', async () => {
    const { id } = await product.goal(ann)
    await done(id)
    const { body } = await product.as(ann, 'export-account', {})
    expect(JSON.parse(String(body.json)).goals).toMatchObject([{ id, is_active: false, done_on: '2026-11-24' }])
    const table = String(Object(body.csv).goals)
    expect([table.includes('is_active,done_on,'), table.includes(',false,2026-11-24,')]).toEqual([true, true])
  })
})
