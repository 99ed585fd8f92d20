import { beforeEach, describe, expect, it } from 'vitest'
import { readSituation } from '#domain/coach/day/situation.ts'
import { addDays } from '#domain/time/day.ts'
import { readWeekday } from '#domain/time/weekday.ts'
import type { Caller } from '#test/support/call.ts'
import { setUpFunctions } from '#test/support/functions.ts'
import { clear } from '#test/support/reactions.ts'
import { createBriefReader } from './support/brief-reader.ts'

describe('a goal with a weekday in its title (TEXT-30)', () => {
  const product = setUpFunctions()
  let ann: Caller
  let reader: ReturnType<typeof createBriefReader>
  let today: string
  const titleFor = (days: number) => `Run on ${readWeekday(addDays(today, days))}s`
  const onPage = (goalId: string) => reader.onPage(ann, goalId)

  beforeEach(async () => {
    await clear()
    reader = createBriefReader()
    ann = await product.person()
    const { id } = await product.goal(ann, { title: 'Read 20 pages' })
    today = (await onPage(id)).date
    await product.as(ann, 'delete-goal', { goalId: id })
  })

  it('has a text that prepares its day on another day', async () => {
    const { id } = await product.goal(ann, { title: titleFor(3) })
    const brief = await onPage(id)
    expect([readSituation(brief), brief.nextDay]).toEqual(['rest_day', addDays(today, 3)])
    const stored = await product.as(ann, 'get-daily-motivation', { goalId: id })
    expect(stored.status).toBe(200)
    expect(JSON.stringify(stored.body)).toContain(`on ${readWeekday(addDays(today, 3))}`)
  })

  it('has the text of an ordinary first day on its day, and on every day once its weekdays are chosen', async () => {
    const { id } = await product.goal(ann, { title: titleFor(0) })
    expect(readSituation(await onPage(id))).toBe('first_day')
    await product.as(ann, 'delete-goal', { goalId: id })
    const chosen = await product.goal(ann, { title: titleFor(3), weekdays: [1, 2, 3, 4, 5, 6] })
    await product.as(ann, 'update-goal', { goalId: chosen.id, updates: { weekdays: [1, 2, 3, 4, 5, 6, 7] } })
    expect((await onPage(chosen.id)).nextDay).toBeNull()
  })

  it('counts a check-in on any day, as a goal of every day does', async () => {
    const { id } = await product.goal(ann, { title: titleFor(3) })
    const answer = await product.as(ann, 'check-in', { goalId: id })
    expect(answer.status).toBe(200)
    expect(JSON.stringify(answer.body)).toContain('"streak_count":1')
    expect(readSituation(await onPage(id))).toBe('done_today')
  })
})
