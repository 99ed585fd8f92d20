import { beforeEach, describe, expect, it } from 'vitest'
import { type Units, watchUnits } from '#functions/adapters/dynamodb/request-units.ts'
import { createBriefReader } from '#test/functions/motivation/support/brief-reader.ts'
import type { Caller } from '#test/support/call.ts'
import { setUpFunctions } from '#test/support/functions.ts'

const TODAY = '2026-11-24'
const CRISIS = 'I want to kill myself tonight.'

describe('the reflection of a kept day (STREAK-15)', () => {
  const product = setUpFunctions()
  let ann: Caller
  let goalId: string

  beforeEach(async () => {
    ann = await product.person()
    goalId = (await product.goal(ann)).id
    await product.as(ann, 'check-in', { goalId })
  })

  const reflect = (said: Record<string, unknown>, caller = ann) =>
    product.as(caller, 'reflect-on-check-in', { goalId, ...said })
  const list = async (caller = ann) => (await product.as(caller, 'list-reflections', { goalId })).body.reflections
  const readGoal = async () => (await product.goals(ann))[0]

  it('is listed, marked in the calendar and exported', async () => {
    expect(await reflect({ feeling: 'hard', note: '  Wet shoes, and out anyway. ' })).toMatchObject({
      status: 200,
      body: { goal: { streak_count: 1, day_marks: { noted: [TODAY] } } },
    })
    expect(await list()).toEqual([{ date: TODAY, feeling: 'hard', note: 'Wet shoes, and out anyway.' }])
    expect(await readGoal()).toMatchObject({ day_marks: { noted: [TODAY] } })
    const { body } = await product.as(ann, 'export-account', {})
    expect(JSON.parse(String(body.json))).toMatchObject({
      days: [{ date: TODAY, feeling: 'hard', note: 'Wet shoes, and out anyway.' }],
    })
    expect(JSON.stringify(body.csv)).toContain('hard,')
  })

  it('is changed in parts and removed, also later', async () => {
    await reflect({ feeling: 'easy' })
    expect(await readGoal()).toMatchObject({ day_marks: { noted: [] } })
    await reflect({ note: 'First words.' })
    await reflect({ note: 'Better words.' })
    expect(await list()).toEqual([{ date: TODAY, feeling: 'easy', note: 'Better words.' }])
    await reflect({ feeling: 'right' })
    expect(await list()).toEqual([{ date: TODAY, feeling: 'right', note: 'Better words.' }])
    product.at('2026-12-04T17:00:00Z')
    expect(await reflect({ date: TODAY, note: 'Too late.' })).toMatchObject({ status: 400, body: { field: 'date' } })
    expect((await reflect({ date: TODAY, note: '', feeling: null })).body).toMatchObject({
      message: 'Your words are removed.',
      goal: { day_marks: { noted: [] }, kept_days: 1 },
    })
    expect(await list()).toEqual([])
    expect(await readGoal()).toMatchObject({ day_marks: { noted: [] }, kept_days: 1 })
  })

  it('is refused for a day that is not kept, and for the goal of somebody else', async () => {
    const before = await list()
    product.at('2026-11-25T17:00:00Z')
    expect(await reflect({ feeling: 'easy' })).toMatchObject({ status: 409, body: { field: 'date' } })
    expect(await reflect({ feeling: 'fine' })).toMatchObject({ status: 400, body: { field: 'feeling' } })
    expect(await reflect({ note: 'x'.repeat(201) })).toMatchObject({ status: 400, body: { field: 'note' } })
    const ben = await product.person('ben')
    expect(await reflect({ date: TODAY, feeling: 'easy' }, ben)).toMatchObject({ status: 404 })
    expect((await product.as(ben, 'list-reflections', { goalId })).status).toBe(404)
    expect(await list()).toEqual(before)
    expect((await reflect({ date: TODAY, feeling: 'easy' })).status).toBe(200)
  })

  it('survives a concurrent check-in, change and Reset Streak', async () => {
    product.at('2026-11-25T17:00:00Z')
    const answers = await Promise.all([
      product.as(ann, 'check-in', { goalId }),
      reflect({ date: TODAY, note: 'One.' }),
      reflect({ date: TODAY, note: 'Two.' }),
    ])
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
    expect(await readGoal()).toMatchObject({ streak_count: 2, day_marks: { noted: [TODAY] } })
    await product.as(ann, 'reset-streak', { goal_id: goalId })
    expect(await readGoal()).toMatchObject({ streak_count: 0, day_marks: { noted: [TODAY] } })
  })

  it('is stored as typed when it is in crisis, which ends the coaching of the goal (CARE-21)', async () => {
    const { status, body } = await reflect({ feeling: 'hard', note: CRISIS })
    expect({ status, goal: body.goal }).toMatchObject({ status: 200, goal: { care: 'crisis', care_reason: 'suicide' } })
    expect(await list()).toEqual([{ date: TODAY, feeling: 'hard', note: CRISIS }])
    expect(await readGoal()).toMatchObject({ care: 'crisis' })
    expect((await reflect({ feeling: 'easy' })).status).toBe(403)
    expect((await reflect({ note: '' })).status).toBe(200)
    expect(JSON.stringify(product.logs)).not.toContain('kill')
  })

  it('is not stored when it would hurt another person (CARE-10)', async () => {
    expect(await reflect({ feeling: 'easy', note: 'I will stab my neighbor tomorrow.' })).toMatchObject({
      status: 400,
      body: { code: 'refused' },
    })
    expect(await list()).toEqual([])
  })

  it('is read by the coach on the next days: the last three, and no words that need care (STREAK-16)', async () => {
    const said = [
      { feeling: 'easy', note: 'Oldest of all.' },
      { feeling: 'right', note: 'Second words.' },
      { feeling: 'hard', note: 'My mother died on Sunday.' },
      { feeling: 'hard', note: 'Lost it over a shoe.' },
    ]
    for (const [index, one] of said.entries()) {
      product.at(`2026-11-${24 + index}T17:00:00Z`)
      await product.as(ann, 'check-in', { goalId })
      await reflect(one)
    }
    product.at('2026-11-28T17:00:00Z')
    const { notes } = await createBriefReader().onPage(ann, goalId)
    expect(notes).toEqual([
      { date: '2026-11-27', feeling: 'hard', text: 'Lost it over a shoe.' },
      { date: '2026-11-26', feeling: 'hard', text: '' },
      { date: '2026-11-25', feeling: 'right', text: 'Second words.' },
    ])
  })

  it('costs at most 4 write units, and 1 without a change of the mark', async () => {
    const seen: Units[] = []
    const stop = watchUnits((units) => seen.push(units))
    const written = () => seen.splice(0).reduce((sum, { write }) => sum + write, 0)
    await reflect({ feeling: 'right', note: 'Words.' })
    expect(written()).toBe(4)
    await reflect({ note: 'Other words.' })
    expect(written()).toBe(1)
    stop()
  })
})
