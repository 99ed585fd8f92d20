import { beforeEach, describe, expect, it } from 'vitest'
import { handler as generateDailyMotivations } from '#functions/reactions/generation-queued/generate-daily-motivations/handler.ts'
import type { Caller } from '#test/support/call.ts'
import { setUpFunctions } from '#test/support/functions.ts'
import { consume, items, put, subscribe } from '#test/support/reactions.ts'
import type { OperationName } from '#test/support/samples.ts'

const SET_ASIDE = 'This goal is set aside. Take it up again first.'

describe('a goal that is set aside (GOAL-13)', () => {
  const product = setUpFunctions()
  let ann: Caller

  beforeEach(async () => {
    ann = await product.person()
  })

  const update = (goalId: string, updates: Record<string, unknown>) =>
    product.as(ann, 'update-goal', { goalId, updates })
  const setAside = (goalId: string) => update(goalId, { is_active: false })
  const takeUp = (goalId: string) => update(goalId, { is_active: true })
  const create = (fields: Record<string, unknown> = {}) => product.as(ann, 'create-goal', { title: 'Run', ...fields })
  const fetched = async () => (await product.as(ann, 'fetch-user-goals', {})).body
  const account = async () => (await items(ann)).find(({ sk }) => sk === 'ACCOUNT')
  const goalItem = async (id: string) => (await items(ann)).find(({ sk }) => sk === `ACCOUNT#GOAL#${id}`)
  const counts = async () => {
    const { goal_count, aside_count } = (await account()) ?? {}
    return { goal_count, aside_count }
  }

  it('is listed separately, keeps its days and frees its place in the limit', async () => {
    const { id } = await product.goal(ann)
    await product.as(ann, 'check-in', { goalId: id })
    expect((await create()).status).toBe(409)
    const { status, body } = await setAside(id)
    expect([status, body.goal]).toEqual([
      200,
      expect.objectContaining({
        id,
        is_active: false,
        best_streak: 1,
        permissions: {
          canEdit: false,
          canDelete: true,
          canCheckIn: false,
          canShare: false,
          canReceiveEmails: false,
          canGenerateNudge: false,
        },
      }),
    ])
    expect(await fetched()).toMatchObject({ goals: [], set_aside: [body.goal] })
    expect(await counts()).toEqual({ goal_count: 0, aside_count: 1 })
    expect((await create({ title: 'Paint' })).status).toBe(200)
    expect(await fetched()).toMatchObject({ goals: [{ title: 'Paint' }], set_aside: [{ id }] })
  })

  it('becomes active again with its days, within the limit of the plan', async () => {
    const { id } = await product.goal(ann)
    await product.as(ann, 'check-in', { goalId: id })
    await setAside(id)
    const next = await product.goal(ann, { title: 'Paint' })
    expect(await takeUp(id)).toMatchObject({
      status: 409,
      body: { code: 'limit-reached', error: 'Free trial allows 1 active goal. Set another one aside first.' },
    })
    expect(await counts()).toEqual({ goal_count: 1, aside_count: 1 })
    await setAside(next.id)
    product.at('2026-11-25T17:00:00Z')
    expect((await takeUp(id)).body.goal).toMatchObject({ id, is_active: true, streak_count: 1, kept_days: 1 })
    expect(await fetched()).toMatchObject({ goals: [{ id }], set_aside: [{ id: next.id }] })
    expect(await counts()).toEqual({ goal_count: 1, aside_count: 1 })
  })

  const createDraft = async () => {
    const { body } = await create({ is_active: false, target_date: '2026-12-01' })
    expect(body.goal).toMatchObject({ is_active: false, is_draft: true, target_date: '2026-12-01' })
    return String(Object(body.goal).id)
  }

  it('that was created as a draft begins on the day of its start (FRAMEWORK-17)', async () => {
    const id = await createDraft()
    product.at('2026-12-10T17:00:00Z')
    const begun = { target_date: '2026-12-17', created_at: '2026-12-10T17:00:00.000Z' }
    expect((await takeUp(id)).body.goal).toMatchObject({ is_draft: false, status: 'active', ...begun })
    // After its start it is an ordinary goal: set aside and made active again, it keeps its dates.
    await setAside(id)
    product.at('2026-12-12T17:00:00Z')
    expect((await takeUp(id)).body.goal).toMatchObject(begun)
  })

  it('that was created before drafts were marked is a draft, also after its words were screened', async () => {
    const id = await createDraft()
    const { pk: _, sk, is_draft: __, care: ___, care_reason: ____, ...old } = (await goalItem(id)) ?? {}
    await put(ann, String(sk), old)
    expect(await fetched()).toMatchObject({ set_aside: [{ id, is_draft: true }] })
    // The first reading screened its words and stored their care (CARE-14).
    expect(await goalItem(id)).toMatchObject({ care: 'ordinary' })
    expect(await fetched()).toMatchObject({ set_aside: [{ id, is_draft: true }] })
    product.at('2026-12-10T17:00:00Z')
    const begun = { target_date: '2026-12-17', created_at: '2026-12-10T17:00:00.000Z' }
    expect((await takeUp(id)).body.goal).toMatchObject({ is_draft: false, ...begun })
  })

  it('that was set aside before drafts were marked is none, and keeps its dates', async () => {
    const { id, created_at } = await product.goal(ann)
    product.at('2026-11-25T17:00:00Z')
    await setAside(id)
    expect(Object((await fetched()).set_aside)[0]).not.toMatchObject({ is_draft: true })
    expect((await takeUp(id)).body.goal).toMatchObject({ created_at })
  })

  it('that was created as a draft takes the target date that comes with the start', async () => {
    const id = await createDraft()
    expect((await update(id, { is_active: true, target_date: '2027-03-01' })).body.goal).toMatchObject({
      is_draft: false,
      target_date: '2027-03-01',
    })
  })

  it.each([
    ['check-in', {}],
    ['reset-streak', null],
    ['generate-daily-motivation', {}],
    ['generate-daily-motivation', { isNudge: true }],
    ['get-daily-motivation', {}],
    ['save-motivation', { message: 'Go', micro_plan: ['Stand up'], challenge: 'Breathe', tone: 'teammate' }],
    ['clear-motivation-history', {}],
    ['update-goal', { updates: { title: 'Walk' } }],
    ['update-goal', { updates: { is_active: false, title: 'Walk' } }],
  ] as const)('refuses %s %j and writes nothing', async (operation: OperationName, fields) => {
    const { id: goalId } = await product.goal(ann)
    await setAside(goalId)
    const before = await items(ann)
    expect(await product.as(ann, operation, fields ? { goalId, ...fields } : { goal_id: goalId })).toEqual({
      status: 403,
      body: { success: false, error: SET_ASIDE, code: 'forbidden' },
    })
    expect(await items(ann)).toEqual(before)
  })

  it('is unchanged when it is set aside again', async () => {
    const { id } = await product.goal(ann)
    await setAside(id)
    const before = await items(ann)
    expect(await setAside(id)).toMatchObject({ status: 200, body: { goal: { id, is_active: false } } })
    expect(await items(ann)).toEqual(before)
  })

  it('keeps its history readable and is not named in general nudges', async () => {
    const { id: goalId } = await product.goal(ann, { title: 'Swim the channel' })
    await product.as(ann, 'generate-daily-motivation', { goalId })
    await setAside(goalId)
    const { body } = await product.as(ann, 'list-motivation-history', { goalId })
    expect(body).toMatchObject({ motivations: [{ goal_id: goalId }] })
    expect((await product.as(ann, 'generate-daily-motivation', { isGeneralNudge: true })).status).toBe(200)
    expect(product.services.prompts.at(-1)).toBeDefined()
    expect(product.services.prompts.at(-1)).not.toContain('Swim the channel')
  })

  it('leaves the delivery index and returns under the current zone of the person', async () => {
    const { id } = await product.goal(ann, { time_of_day: '06:00' })
    const before = await goalItem(id)
    await setAside(id)
    expect(await goalItem(id)).not.toHaveProperty('delivery_pk')
    expect(await goalItem(id)).not.toHaveProperty('delivery_sk')
    await product.as(ann, 'update-profile', { zone: 'Asia/Tokyo' })
    expect(await goalItem(id)).not.toHaveProperty('delivery_pk')
    expect((await update(id, { is_active: true, time_of_day: '05:30' })).status).toBe(200)
    expect(String(before?.delivery_pk)).toMatch(/^ZONE#America\/New_York#/)
    expect(await goalItem(id)).toMatchObject({
      delivery_pk: expect.stringMatching(/^ZONE#Asia\/Tokyo#/),
      delivery_sk: `05:30#${id}`,
      time_of_day: '05:30',
    })
  })

  it('gets no mail after it becomes active again for a person without mails', async () => {
    const { id } = await product.goal(ann)
    await setAside(id)
    await product.as(ann, 'update-profile', { mails: { wake_up: false } })
    await takeUp(id)
    expect(await goalItem(id)).toMatchObject({ delivery_sk: `x07:00#${id}` })
  })

  it('gets no text of the nightly run (GOAL-11)', async () => {
    const { id } = await product.goal(ann)
    const shard = Number(String((await goalItem(id))?.delivery_pk).split('#')[2])
    const night = { zone: 'America/New_York', shard, date: '2026-11-25' }
    await setAside(id)
    expect(await consume(generateDailyMotivations, night)).toBe(true)
    expect((await items(ann)).filter(({ sk }) => String(sk).startsWith('MOTIVATION#'))).toEqual([])
    await takeUp(id)
    expect(await consume(generateDailyMotivations, night)).toBe(true)
    expect((await items(ann)).filter(({ sk }) => String(sk).startsWith('MOTIVATION#'))).toHaveLength(1)
  })

  it('is counted down in its own count when it is deleted', async () => {
    await subscribe(ann, 'Personal Plan')
    const [one, other] = [await product.goal(ann), await product.goal(ann)]
    await setAside(one.id)
    expect((await product.as(ann, 'delete-goal', { goalId: one.id })).status).toBe(200)
    expect(await counts()).toEqual({ goal_count: 1, aside_count: 0 })
    expect(await fetched()).toMatchObject({ goals: [{ id: other.id }], set_aside: [] })
  })

  it('can be created inactive, without an event and without a place in the limit', async () => {
    product.services.events.length = 0
    const { body } = await create({ is_active: false })
    expect(body.goal).toMatchObject({ is_active: false })
    expect(product.services.events).toEqual([])
    expect(await counts()).toEqual({ goal_count: 0, aside_count: 1 })
    expect((await create()).status).toBe(200)
  })

  it('is exported with the active goals', async () => {
    const { id } = await product.goal(ann)
    await setAside(id)
    product.at('2026-11-24T17:01:00Z')
    await product.goal(ann, { title: 'Paint' })
    const { body } = await product.as(ann, 'export-account', {})
    expect(JSON.parse(String(body.json)).goals).toMatchObject([
      { id, is_active: false },
      { title: 'Paint', is_active: true },
    ])
  })

  it('cannot be set aside or made active after the trial', async () => {
    const { id } = await product.goal(ann)
    const other = await create({ is_active: false })
    product.at('2026-12-24T17:00:00Z')
    for (const answer of [
      await setAside(id),
      await update((other.body.goal as { id: string }).id, { is_active: true }),
    ])
      expect(answer).toMatchObject({ status: 403, body: { error: expect.stringMatching(/trial has ended/) } })
  })
})
