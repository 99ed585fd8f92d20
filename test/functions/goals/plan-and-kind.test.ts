import { beforeEach, describe, expect, it } from 'vitest'
import type { Caller } from '#test/support/call.ts'
import { setUpFunctions } from '#test/support/functions.ts'
import { items, put } from '#test/support/reactions.ts'

const PLAN = { plan_when: 'the 5:30 call ends', plan_then: 'close the laptop', obstacle: 'one last message' }

describe('the kind, the if-then plan and the obstacle of a goal', () => {
  const product = setUpFunctions()
  let ann: Caller

  beforeEach(async () => {
    ann = await product.person()
  })

  const update = (goalId: string, updates: Record<string, unknown>) =>
    product.as(ann, 'update-goal', { goalId, updates })
  const stored = async () => (await items(ann)).find(({ sk }) => String(sk).startsWith('ACCOUNT#GOAL#'))

  it('are stored as typed, without “when” and “then”, and returned (GOAL-18, GOAL-19)', async () => {
    const typed = { ...PLAN, plan_when: 'When the 5:30 call ends,', plan_then: 'I will close the laptop.' }
    const goal = await product.goal(ann, { title: 'Be home for dinner', ...typed, kind: 'stop' })
    expect(goal).toMatchObject({ ...PLAN, kind: 'stop', chosen_kind: 'stop', care: 'ordinary' })
    expect(await product.goals(ann)).toEqual([goal])
    const changed = await update(goal.id, { plan_then: 'I’ll stand up', obstacle: '' })
    expect(changed.body.goal).toMatchObject({ ...PLAN, plan_then: 'stand up', obstacle: '' })
  })

  it('have a derived kind until one is chosen and after the choice is removed (TEXT-13)', async () => {
    const { id, kind, chosen_kind } = await product.goal(ann, { title: 'Quit smoking' })
    expect([kind, chosen_kind]).toEqual(['stop', null])
    expect((await update(id, { title: 'Read 20 books' })).body.goal).toMatchObject({ kind: 'finish' })
    expect((await update(id, { kind: 'learn' })).body.goal).toMatchObject({ kind: 'learn', chosen_kind: 'learn' })
    expect((await update(id, { title: 'Quit smoking' })).body.goal).toMatchObject({ kind: 'learn' })
    expect((await update(id, { kind: null })).body.goal).toMatchObject({ kind: 'stop', chosen_kind: null })
    expect(await stored()).not.toHaveProperty('kind')
  })

  it('have the kind to finish where the title names what is done once and a target date is set (TEXT-13)', async () => {
    const { id, kind } = await product.goal(ann, { title: 'Sail in the winter regatta' })
    expect(kind).toBe('do_regularly')
    expect((await update(id, { target_date: '2027-03-20' })).body.goal).toMatchObject({ kind: 'finish' })
    expect((await update(id, { target_date: null })).body.goal).toMatchObject({ kind: 'do_regularly' })
  })

  it('are empty for an older goal', async () => {
    const { id } = await product.goal(ann, { title: 'Quit smoking' })
    const {
      pk: _,
      sk,
      chosen_kind: __,
      plan_when: ___,
      plan_then: ____,
      obstacle: _____,
      ...old
    } = (await stored()) ?? {}
    expect(sk).toBe(`ACCOUNT#GOAL#${id}`)
    await put(ann, `ACCOUNT#GOAL#${id}`, old)
    product.logs.length = 0
    const empty = { chosen_kind: null, plan_when: '', plan_then: '', obstacle: '' }
    expect(await product.goals(ann)).toMatchObject([{ ...empty, kind: 'stop' }])
    expect(product.logs.filter(({ message }) => message === 'bad item')).toEqual([])
  })

  it.each([
    [{ plan_when: 'a'.repeat(121) }, 'updates.plan_when'],
    [{ plan_then: 'walk\u0007' }, 'updates.plan_then'],
    [{ obstacle: 'rain\nsnow' }, 'updates.obstacle'],
    [{ kind: 'chess' }, 'updates.kind'],
  ])('refuses the change %j, names the field and writes nothing', async (updates, field) => {
    const { id } = await product.goal(ann)
    const before = await items(ann)
    const { status, body } = await update(id, updates)
    expect([status, body.field]).toEqual([400, field])
    expect(await items(ann)).toEqual(before)
  })

  it.each([
    [{ plan_then: 'kill myself' }, 'crisis'],
    [{ obstacle: 'I want to die' }, 'crisis'],
    [{ plan_when: 'my wife died' }, 'gentle'],
  ])('screens %j like the title (CARE-1)', async (words, care) => {
    expect(await product.goal(ann, { title: 'Friday', ...words })).toMatchObject({ care })
  })

  it('screens a changed plan again, and refuses one that would hurt another person (CARE-10)', async () => {
    const { id } = await product.goal(ann, { title: 'Friday' })
    const refused = await update(id, { plan_then: 'kill my landlord' })
    expect([refused.status, refused.body.code]).toEqual([400, 'refused'])
    expect((await update(id, { obstacle: 'I want to kill myself' })).body.goal).toMatchObject({ care: 'crisis' })
    expect((await update(id, { obstacle: 'rain' })).body.goal).toMatchObject({ care: 'ordinary' })
  })

  it('exports them (ACCOUNT-7)', async () => {
    await product.goal(ann, { title: 'Be home', ...PLAN, kind: 'relate' })
    const { body } = await product.as(ann, 'export-account', {})
    expect(JSON.parse(String(body.json)).goals).toMatchObject([{ ...PLAN, chosen_kind: 'relate' }])
    expect(Object(body.csv).goals).toContain('relate,the 5:30 call ends,close the laptop,one last message')
  })
})
