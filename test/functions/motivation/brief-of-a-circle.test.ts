import { beforeEach, describe, expect, it } from 'vitest'
import type { Caller } from '#test/support/call.ts'
import { setUpFunctions } from '#test/support/functions.ts'
import { createInterview } from '#test/support/interview.ts'
import { clear, items, put, subscribe } from '#test/support/reactions.ts'
import { createBriefReader } from './support/brief-reader.ts'

describe('the brief of a goal', () => {
  const product = setUpFunctions()
  let ann: Caller
  let reader: ReturnType<typeof createBriefReader>

  beforeEach(async () => {
    await clear()
    reader = createBriefReader()
    ann = await product.person()
  })

  const onPage = (goalId: string) => reader.onPage(ann, goalId)
  const subscribed = () => subscribe(ann, 'Pro Plan')

  describe('with a circle', () => {
    const answers = () => {
      const interview = createInterview()
      const { work } = interview.circleData
      return {
        interview,
        said: {
          definition: work.personal_definition,
          goal: work.success_definition_90_days,
          challenges: interview.lifeContext.primary_challenge,
          hours: work.ideal_time_per_week,
        },
      }
    }

    it('has the interview answers of the circle, unless the goal has its own answers', async () => {
      const { interview, said } = answers()
      await subscribed()
      expect((await product.as(ann, 'create-five-circle-framework', interview)).status).toBe(200)
      const { id } = await product.goal(ann, { circle_type: 'Work' })
      expect((await onPage(id)).interview).toEqual(said)
      const own = { circle_interview_data: { specificGoal: 'One page a day' } }
      const other = await product.goal(ann, { circle_type: 'Work', ...own })
      expect((await onPage(other.id)).interview).toEqual({ goal: 'One page a day' })
      const none = await product.goal(ann, { title: 'No circle' })
      expect((await onPage(none.id)).interview).toBeNull()
    })

    it.each([
      ['gentle', (care: Record<string, unknown>) => ({ ...care, care: 'gentle' })],
      ['unknown', ({ care: _, ...older }: Record<string, unknown>) => older],
    ])('has only the hours when the care of the interview is %s (CARE-3)', async (_, changed) => {
      const { interview, said } = answers()
      await product.as(ann, 'create-five-circle-framework', interview)
      const framework = (await items(ann)).find(({ sk }) => String(sk).startsWith('FRAMEWORK#'))
      const { pk: __, sk, ...fields } = framework ?? {}
      await put(ann, String(sk), changed(fields))
      const { id } = await product.goal(ann, { circle_type: 'Work' })
      expect((await onPage(id)).interview).toEqual({ hours: said.hours })
    })
  })

  it('gives each goal its own slot, which does not change when another goal is deleted (TEXT-14)', async () => {
    await subscribed()
    const ids: string[] = []
    for (const title of ['One', 'Two', 'Three']) ids.push((await product.goal(ann, { title })).id)
    const slots = async () => {
      const stored = (await items(ann)).filter(({ sk }) => String(sk).startsWith('ACCOUNT#GOAL#'))
      return Object.fromEntries(stored.map(({ title, slot }) => [String(title), slot]))
    }
    expect(await slots()).toEqual({ One: 0, Two: 1, Three: 2 })
    await product.as(ann, 'delete-goal', { goalId: ids[1] })
    expect(await slots()).toEqual({ One: 0, Three: 2 })
    expect(await onPage(ids[2] ?? '')).toMatchObject({ slot: 2, slots: 5 })
    await product.goal(ann, { title: 'Four' })
    expect(await slots()).toEqual({ One: 0, Three: 2, Four: 1 })
    // A goal that is activated again gets a slot that is free.
    await product.as(ann, 'update-goal', { goalId: ids[0], updates: { is_active: false } })
    await product.goal(ann, { title: 'Five' })
    await product.as(ann, 'update-goal', { goalId: ids[0], updates: { is_active: true } })
    expect(await slots()).toEqual({ One: 3, Three: 2, Four: 1, Five: 0 })
  })
})
