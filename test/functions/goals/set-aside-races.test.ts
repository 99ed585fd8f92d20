import { beforeEach, describe, expect, it } from 'vitest'
import type { Caller } from '#test/support/call.ts'
import { setUpFunctions } from '#test/support/functions.ts'
import { items, subscribe } from '#test/support/reactions.ts'

describe('concurrent calls that set goals aside and make them active (GOAL-13)', () => {
  const product = setUpFunctions()
  let ann: Caller

  beforeEach(async () => {
    ann = await product.person()
  })

  const setActive = (goalId: string, is_active: boolean) =>
    product.as(ann, 'update-goal', { goalId, updates: { is_active } })
  const createDraft = () => product.as(ann, 'create-goal', { title: 'Run', is_active: false })
  const fetched = async () => (await product.as(ann, 'fetch-user-goals', {})).body
  const counts = async () => {
    const { goal_count, aside_count } = (await items(ann)).find(({ sk }) => sk === 'ACCOUNT') ?? {}
    return { goal_count, aside_count }
  }

  it('keep at most twenty goals set aside, of thirty', async () => {
    const answers = await Promise.all(Array.from({ length: 30 }, () => createDraft()))
    const refused = answers.filter(({ status }) => status !== 200)
    expect(refused).toHaveLength(10)
    for (const { status, body } of refused)
      expect([status, body.error]).toEqual([409, 'You can keep 20 goals set aside or done. Delete one first.'])
    expect(await counts()).toEqual({ goal_count: 0, aside_count: 20 })
    const { id } = await product.goal(ann)
    expect(await setActive(id, false)).toMatchObject({ status: 409, body: { code: 'limit-reached' } })
    expect(await counts()).toEqual({ goal_count: 1, aside_count: 20 })
  })

  it('fill the plan exactly to its limit, of fifty', async () => {
    await subscribe(ann, 'Pro Plan')
    const made = await Promise.all(Array.from({ length: 10 }, () => createDraft()))
    const ids = made.map(({ body }) => (body.goal as { id: string }).id)
    const answers = await Promise.all(Array.from({ length: 50 }, (_, n) => setActive(ids[n % 10] ?? '', true)))
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 409]))
    const { goals, set_aside } = await fetched()
    expect([goals, set_aside]).toEqual([expect.objectContaining({ length: 5 }), expect.objectContaining({ length: 5 })])
    expect(await counts()).toEqual({ goal_count: 5, aside_count: 5 })
  })

  it('keep the counts and the index of a goal correct', async () => {
    await subscribe(ann, 'Pro Plan')
    const { id } = await product.goal(ann)
    await Promise.all(Array.from({ length: 20 }, (_, n) => setActive(id, n % 2 === 0)))
    const { goals, set_aside } = await fetched()
    const [active, aside] = [goals, set_aside].map((list) => (Array.isArray(list) ? list.length : -1))
    expect(await counts()).toEqual({ goal_count: active, aside_count: aside })
    expect([active, aside].toSorted()).toEqual([0, 1])
    const item = (await items(ann)).find(({ sk }) => sk === `ACCOUNT#GOAL#${id}`)
    expect('delivery_pk' in (item ?? {})).toBe(active === 1)
  })
})
