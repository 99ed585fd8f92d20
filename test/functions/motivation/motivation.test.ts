import { beforeEach, describe, expect, it } from 'vitest'
import type { Caller } from '#test/support/call.ts'
import { setUpFunctions } from '#test/support/functions.ts'
import { change, items } from '#test/support/reactions.ts'

describe('motivation', () => {
  const product = setUpFunctions()
  let ann: Caller
  let goalId: string

  beforeEach(async () => {
    ann = await product.person()
    goalId = (await product.goal(ann, { target_date: '2026-12-20' })).id
  })

  const generate = () => product.as(ann, 'generate-daily-motivation', { goalId, userId: ann.sub })
  const today = async () => (await product.as(ann, 'get-daily-motivation', { goalId, userId: ann.sub })).body
  const save = (fields: Record<string, unknown> = {}) =>
    product.as(ann, 'save-motivation', {
      goalId,
      userId: ann.sub,
      message: 'My own words.',
      micro_plan: ['Lace up', 'Walk out'],
      challenge: 'Ten jumps',
      tone: 'teammate',
      ...fields,
    })
  const list = async (fields: Record<string, unknown> = {}) => {
    const { body } = await product.as(ann, 'list-motivation-history', { goalId, ...fields })
    return { dates: (Array.isArray(body.motivations) ? body.motivations : []).map(({ date }) => date), ...body }
  }

  it('is generated once a day and then returned from the table (TEXT-1, TEXT-3, API-2)', async () => {
    expect(await today()).toEqual({ success: true, motivation: null })
    const before = product.services.asked()
    const first = await generate()
    expect(first.status).toBe(200)
    expect(first.body).toMatchObject({ success: true, source: 'model', tone: 'kind_encouraging' })
    expect(first.body.microPlan).toEqual(expect.arrayContaining([expect.any(String)]))
    expect((await generate()).body).toEqual(first.body)
    expect(product.services.asked() - before).toBe(1)
    expect((await today()).motivation).toMatchObject({
      goal_id: goalId,
      date: '2026-11-24',
      message: first.body.message,
      micro_plan: first.body.microPlan,
      challenge: first.body.challenge,
    })
  })

  it('is one text for ten concurrent calls (TEXT-3)', async () => {
    const answers = await Promise.all(Array.from({ length: 10 }, generate))
    expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(1)
    expect((await today()).motivation).toMatchObject({ message: answers[0]?.body.message })
  })

  it('ignores the goal fields that a caller sends', async () => {
    const copy = { goalTitle: 'Learn the flute', tone: 'drill_sergeant', streakCount: 99, isNudge: false }
    const { body } = await product.as(ann, 'generate-daily-motivation', { goalId, ...copy })
    expect(body.tone).toBe('kind_encouraging')
    expect(JSON.stringify(body)).not.toMatch(/flute/i)
  })

  it('is the built-in text when the model fails (TEXT-5)', async () => {
    product.services.faults.set('model', { mode: 'rubbish' })
    const { status, body } = await generate()
    expect([status, body.source]).toEqual([200, 'built-in'])
    product.services.faults.lift()
    expect((await generate()).body).toEqual(body)
  })

  it('is generated again after the check-in day changes (DAY-1)', async () => {
    await generate()
    product.at('2026-11-25T07:59:00Z')
    expect((await today()).motivation).toMatchObject({ date: '2026-11-24' })
    product.at('2026-11-25T08:00:00Z')
    expect((await today()).motivation).toBeNull()
  })

  it('can be replaced for today by a text of the person', async () => {
    await generate()
    const { status, body } = await save({ micro_plan: '1. Lace up\n\n- Walk out', date: '2026-11-24' })
    expect(status).toBe(200)
    expect(body.motivation).toMatchObject({
      date: '2026-11-24',
      message: 'My own words.',
      micro_plan: ['Lace up', 'Walk out'],
      tone: 'teammate',
      source: 'person',
    })
    expect((await today()).motivation).toEqual(body.motivation)
    expect((await generate()).body).toMatchObject({ message: 'My own words.', source: 'person' })
  })

  it('strips bullets and returns the specified fields (TEXT-6)', async () => {
    const { body } = await save({ micro_plan: ['- Lace up', '2) Walk out'] })
    expect(body.motivation).toMatchObject({ user_id: ann.sub, micro_plan: ['Lace up', 'Walk out'] })
    expect(await list()).toMatchObject({ motivations: [{ user_id: ann.sub }] })
  })

  it.each([[[]], [''], ['\n- \n']])('can have no steps: %j', async (micro_plan) => {
    expect(await save({ micro_plan })).toMatchObject({ status: 200, body: { motivation: { micro_plan: [] } } })
  })

  it('is readable when its steps are stored as text (TEXT-6)', async () => {
    await generate()
    await change(ann, `MOTIVATION#${goalId}#2026-11-24`, { micro_plan: '1. Lace up\n- Walk out' })
    expect((await today()).motivation).toMatchObject({ micro_plan: ['Lace up', 'Walk out'] })
  })

  it('is stored with goal, person, date, text, tone and time of creation (TEXT-7)', async () => {
    await save()
    const stored = (await items(ann)).find(({ sk }) => sk === `MOTIVATION#${goalId}#2026-11-24`)
    expect(stored).toMatchObject({
      pk: `USER#${ann.sub}`,
      message: 'My own words.',
      micro_plan: ['Lace up', 'Walk out'],
      challenge: 'Ten jumps',
      tone: 'teammate',
      created_at: '2026-11-24T17:00:00.000Z',
    })
  })

  it('can be saved when none was generated', async () => {
    expect((await save()).status).toBe(200)
    expect((await today()).motivation).toMatchObject({ message: 'My own words.' })
  })

  it.each([
    [{ date: '2026-11-23' }, "date: must be today's date"],
    [{ date: '2026-11-25' }, "date: must be today's date"],
    [{ message: '' }, 'message: is required'],
    [{ message: 'a'.repeat(1201) }, 'message: must be at most 1200 characters'],
    [{ micro_plan: 'a\nb\nc\nd' }, 'micro_plan: must have at most 3 entries'],
    [{ micro_plan: 'a'.repeat(161) }, 'micro_plan: must have at most 160 characters'],
    [{ challenge: 7 }, 'challenge: must be a text'],
  ])('refuses to save %j and writes nothing', async (fields, error) => {
    const before = await items(ann)
    expect(await save(fields)).toMatchObject({ status: 400, body: { error } })
    expect(await items(ann)).toEqual(before)
  })

  it('is saved with steps of emoji up to the bound, as a list and as lines of text (TEXT-7)', async () => {
    const step = '🏃'.repeat(160)
    for (const micro_plan of [[step, step, step], [step, step, step].join('\n')]) {
      const text = { goalId, message: 'x', micro_plan, challenge: 'x', tone: 'teammate' }
      const { status, body } = await product.as(ann, 'save-motivation', text)
      expect([status, body.motivation]).toMatchObject([200, { micro_plan: [step, step, step] }])
    }
  })

  it('has a paginated history, newest first, that can be cleared except for today (TEXT-8)', async () => {
    for (const day of ['21', '22', '23', '24']) {
      product.at(`2026-11-${day}T17:00:00Z`)
      await save({ message: `Of the ${day}th` })
    }
    expect(await list()).toMatchObject({
      dates: ['2026-11-24', '2026-11-23', '2026-11-22', '2026-11-21'],
      next: null,
    })
    expect(await list({ limit: 2 })).toMatchObject({ dates: ['2026-11-24', '2026-11-23'], next: '2026-11-23' })
    expect(await list({ limit: 2, before: '2026-11-23' })).toMatchObject({
      dates: ['2026-11-22', '2026-11-21'],
      next: null,
    })
    const cleared = await product.as(ann, 'clear-motivation-history', { goalId })
    expect(cleared).toEqual({ status: 200, body: { success: true, deleted: 3 } })
    expect((await list()).dates).toEqual(['2026-11-24'])
  })

  it('returns 404 for another user’s goal (GOAL-14)', async () => {
    await generate()
    const ben = await product.person('ben')
    const before = await items()
    for (const [operation, fields] of [
      ['generate-daily-motivation', {}],
      ['get-daily-motivation', {}],
      ['list-motivation-history', {}],
      ['clear-motivation-history', {}],
      ['save-motivation', { message: 'x', micro_plan: 'x', challenge: 'x', tone: 'teammate' }],
    ] as const) {
      const answer = await product.as(ben, operation, { goalId, ...fields })
      expect([operation, answer.status, answer.body.error]).toEqual([operation, 404, 'Goal not found'])
    }
    expect(await items()).toEqual(before)
  })

  it('cannot be generated, saved or cleared after the target date or the trial, and can be read (GOAL-10)', async () => {
    await generate()
    for (const instant of ['2026-12-22T17:00:00Z', '2026-12-26T17:00:00Z']) {
      product.at(instant)
      expect((await generate()).status).toBe(403)
      expect((await save()).status).toBe(403)
      expect((await list()).dates).toEqual(['2026-11-24'])
    }
    for (const [instant, status] of [
      ['2026-12-26T17:00:00Z', 403],
      ['2026-12-22T17:00:00Z', 200],
    ] as const) {
      product.at(instant)
      expect((await product.as(ann, 'clear-motivation-history', { goalId })).status).toBe(status)
    }
  })
})
