import { beforeEach, describe, expect, it } from 'vitest'
import type { Caller } from '#test/support/call.ts'
import { setUpFunctions } from '#test/support/functions.ts'
import { change } from '#test/support/reactions.ts'

const CRISIS = 'Kill myself by Friday'
const GENTLE = 'Recover from burnout'

describe('list-motivation-history', () => {
  const product = setUpFunctions()
  let ann: Caller

  beforeEach(async () => {
    ann = await product.person()
  })

  const update = (goalId: string, updates: Record<string, unknown>) =>
    product.as(ann, 'update-goal', { goalId, updates })
  const confirm = (goalId: string) => product.as(ann, 'confirm-reading', { goalId, readWrongly: true })
  const generate = (goalId: string) => product.as(ann, 'generate-daily-motivation', { goalId })
  const history = async (goalId: string) =>
    (await product.as(ann, 'list-motivation-history', { goalId })).body.motivations

  it('hides all texts while it is crisis, and shows the earlier ones again when it is not (CARE-8)', async () => {
    product.at('2026-11-23T17:00:00Z')
    const { id } = await product.goal(ann, { tone: 'drill_sergeant' })
    await generate(id)
    product.at('2026-11-24T17:00:00Z')
    await generate(id)
    await update(id, { title: CRISIS })
    expect(await history(id)).toEqual([])
    await confirm(id)
    expect(await history(id)).toMatchObject([{ date: '2026-11-23', tone: 'drill_sergeant' }])
    await update(id, { description: 'I want to die' })
    expect(await history(id)).toEqual([])
    await update(id, { title: 'Run a marathon', description: '' })
    expect(await history(id)).toMatchObject([{ date: '2026-11-23' }])
  })

  it('hides ordinary texts while it is gentle, and no gentle ones (CARE-18)', async () => {
    product.at('2026-11-23T17:00:00Z')
    const { id } = await product.goal(ann, { tone: 'drill_sergeant' })
    await generate(id)
    product.at('2026-11-24T17:00:00Z')
    await update(id, { title: GENTLE })
    expect(await history(id)).toEqual([])
    await generate(id)
    expect(await history(id)).toMatchObject([{ date: '2026-11-24', care: 'gentle' }])
    await update(id, { title: 'Run a marathon' })
    expect(await history(id)).toMatchObject([{ date: '2026-11-23', tone: 'drill_sergeant' }])
  })

  it('of a goal from before the screening is empty until its words are read (CARE-14)', async () => {
    product.at('2026-11-23T17:00:00Z')
    const { id } = await product.goal(ann)
    await generate(id)
    await change(ann, `ACCOUNT#GOAL#${id}`, { care: null, care_reason: null })
    expect(await history(id)).toEqual([])
    await product.goals(ann)
    expect(await history(id)).toHaveLength(1)
  })
})
