import { beforeEach, describe, expect, it } from 'vitest'
import { MODEL_CALLS_A_DAY } from '#domain/coach-calls.ts'
import { handler as generateFirstMotivation } from '#functions/reactions/goal-created/generate-first-motivation/handler.ts'
import type { Caller } from '#test/support/call.ts'
import { setUpFunctions } from '#test/support/functions.ts'
import { createInterview } from '#test/support/interview.ts'
import { happen, items, put } from '#test/support/reactions.ts'
import type { OperationName } from '#test/support/samples.ts'

const WISH = { circleName: 'Work', hoursPerWeek: 5 }
const LIMIT_TEXT = 'You have asked the coach 30 times today. Please come back after 3 AM EST.'

describe('calls to the model (COACH-6)', () => {
  const product = setUpFunctions()
  let ann: Caller

  beforeEach(async () => {
    ann = await product.person()
  })

  const count = (date = '2026-11-24') => ({
    used: (calls: number) => put(ann, `MODEL_CALLS#${date}`, { count: calls }),
  })
  const counted = async () =>
    (await items(ann)).filter(({ sk }) => String(sk).startsWith('MODEL_CALLS#')).map(({ sk, count }) => [sk, count])
  const operations: [OperationName, () => Record<string, unknown>][] = [
    ['generate-goal-suggestions', () => WISH],
    ['five-circle-consultant', () => ({ mode: 'analyze', currentData: createInterview() })],
    ['create-five-circle-framework', () => createInterview()],
  ]

  it.each(operations)('%s counts one call when the model is asked twice', async (operation, body) => {
    product.services.faults.set('model', { mode: 'rubbish' })
    expect((await product.as(ann, operation, body())).status).toBe(200)
    product.services.faults.lift()
    expect(await counted()).toEqual([['MODEL_CALLS#2026-11-24', 1]])
  })

  it.each(operations)('%s returns 429 beyond the limit, calls no model and stores nothing', async (operation, body) => {
    await count().used(MODEL_CALLS_A_DAY - 1)
    expect((await product.as(ann, operation, body())).status).toBe(200)
    const before = { asked: product.services.asked(), items: await items(ann) }
    expect(await product.as(ann, operation, body())).toEqual({
      status: 429,
      body: { success: false, error: LIMIT_TEXT, code: 'too-many-requests' },
    })
    expect({ asked: product.services.asked(), items: await items(ann) }).toEqual(before)
  })

  it('stop exactly at the limit for fifty concurrent calls', async () => {
    const before = product.services.asked()
    const answers = await Promise.all(
      Array.from({ length: 50 }, () => product.as(ann, 'generate-goal-suggestions', WISH)),
    )
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(MODEL_CALLS_A_DAY)
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(50 - MODEL_CALLS_A_DAY)
    expect(product.services.asked() - before).toBe(MODEL_CALLS_A_DAY)
  })

  it('restart at 0 on the person’s next day', async () => {
    await count().used(MODEL_CALLS_A_DAY)
    product.at('2026-11-25T07:59:00Z')
    expect((await product.as(ann, 'generate-goal-suggestions', WISH)).status).toBe(429)
    product.at('2026-11-25T08:00:00Z')
    expect((await product.as(ann, 'generate-goal-suggestions', WISH)).status).toBe(200)
  })

  it('of one person do not count for another', async () => {
    await count().used(MODEL_CALLS_A_DAY)
    const ben = await product.person('ben')
    expect((await product.as(ben, 'generate-goal-suggestions', WISH)).status).toBe(200)
  })

  it('are not counted for a person whose trial has ended', async () => {
    product.at('2026-12-24T17:00:00Z')
    expect((await product.as(ann, 'generate-goal-suggestions', WISH)).status).toBe(403)
    expect(await counted()).toEqual([])
  })

  it('beyond the limit give the built-in text for the daily text, the first text and a nudge', async () => {
    const { id: goalId } = await product.goal(ann)
    await count().used(MODEL_CALLS_A_DAY)
    const before = product.services.asked()
    await happen(generateFirstMotivation, 'goal-created', { userId: ann.sub, goalId })
    const daily = await product.as(ann, 'generate-daily-motivation', { goalId })
    const nudge = await product.as(ann, 'generate-daily-motivation', { goalId, isNudge: true })
    expect([daily, nudge]).toMatchObject([
      { status: 200, body: { source: 'built-in' } },
      { status: 200, body: { source: 'built-in', nudges: { remaining: 0 } } },
    ])
    expect(product.services.asked()).toBe(before)
  })

  it('are counted for a generated text and not for a stored one', async () => {
    const { id: goalId } = await product.goal(ann)
    for (let times = 0; times < 3; times += 1) await product.as(ann, 'generate-daily-motivation', { goalId })
    expect(await counted()).toEqual([['MODEL_CALLS#2026-11-24', 1]])
  })

  it('stay within the limit for concurrent nudges', async () => {
    await count().used(MODEL_CALLS_A_DAY - 3)
    const before = product.services.asked()
    await Promise.all(
      Array.from({ length: 10 }, () => product.as(ann, 'generate-daily-motivation', { isGeneralNudge: true })),
    )
    expect(product.services.asked() - before).toBeLessThanOrEqual(3)
  })

  it('are exported and expire', async () => {
    await product.as(ann, 'generate-goal-suggestions', WISH)
    const { body } = await product.as(ann, 'export-account', {})
    expect(JSON.parse(String(body.json)).model_calls).toEqual([{ date: '2026-11-24', count: 1 }])
    expect(await items(ann)).toContainEqual(
      expect.objectContaining({ sk: 'MODEL_CALLS#2026-11-24', expires_at: Date.parse('2026-11-27') / 1000 }),
    )
  })
})
