import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { motivationText } from '#domain/motivation/motivation.ts'
import { differsFrom } from '#domain/nudges/differs.ts'
import { createAccountStore } from '#functions/adapters/dynamodb/accounts.ts'
import { createFrameworkStore } from '#functions/adapters/dynamodb/frameworks.ts'
import { createGoalStore } from '#functions/adapters/dynamodb/goals.ts'
import { createMotivationStore } from '#functions/adapters/dynamodb/motivation.ts'
import { createNudgeStore } from '#functions/adapters/dynamodb/nudges.ts'
import { createReflectionStore } from '#functions/adapters/dynamodb/reflections.ts'
import { createTable } from '#functions/adapters/dynamodb/table.ts'
import { generateDailyMotivation } from '#functions/motivation/generate-daily-motivation/handler.ts'
import { createWriter } from '#functions/motivation/generate-daily-motivation/writer.ts'
import type { Answer, Caller } from '#test/support/call.ts'
import { NOON, type Product, startFunctions } from '#test/support/functions.ts'
import { items, subscribe } from '#test/support/reactions.ts'

const answer = z.looseObject({ message: z.string(), microPlan: z.array(z.string()), challenge: z.string() })
const parseText = ({ body }: Answer) => {
  const { message, microPlan, challenge } = answer.parse(body)
  return motivationText.parse({ message, micro_plan: microPlan, challenge })
}

describe('nudges', () => {
  let product: Product
  let ann: Caller
  let goalId: string

  beforeAll(async () => {
    product = await startFunctions()
  })
  afterAll(() => product.stop())
  beforeEach(async () => {
    product.at(NOON)
    product.services.faults.lift()
    ann = await product.person()
    goalId = (await product.goal(ann)).id
  })

  const nudge = (caller = ann, id = goalId) =>
    product.as(caller, 'generate-daily-motivation', { goalId: id, userId: caller.sub, isNudge: true })
  const general = (caller = ann) =>
    product.as(caller, 'generate-daily-motivation', { userId: caller.email, isGeneralNudge: true })
  const status = async () => (await product.as(ann, 'fetch-user-goals', {})).body.nudges
  const kept = async () => (await items(ann)).filter(({ sk }) => String(sk).startsWith('NUDGE#'))
  const readRefusal = ({ status: code, body }: Answer) => [code, body.code, body.error]

  it('are given again for a repeated request, also at the limit, and counted once (NUDGE-10)', async () => {
    const idempotency_key = crypto.randomUUID()
    const again = (of: Record<string, unknown> = { goalId, isNudge: true }) =>
      product.as(ann, 'generate-daily-motivation', { ...of, idempotency_key })
    const first = await again()
    expect(first).toMatchObject({ status: 200, body: { nudges: { currentCount: 1, atLimit: true } } })
    expect(await again()).toEqual(first)
    expect((await nudge()).status).toBe(409)
    // The key is of a nudge for a goal.
    expect((await again({ isGeneralNudge: true })).status).toBe(409)
    await product.as(ann, 'update-goal', { goalId, updates: { title: 'Recover from burnout' } })
    expect((await again()).status).toBe(409)
    expect(await kept()).toHaveLength(1)
    product.at('2026-11-25T17:00:00Z')
    const both = await Promise.all([again({ isGeneralNudge: true }), again({ isGeneralNudge: true })])
    expect(both[1]).toEqual(both[0])
    expect(await status()).toMatchObject({ currentCount: 1 })
  })

  it('are stored and counted separately and do not change the daily text (NUDGE-1)', async () => {
    const daily = await product.as(ann, 'generate-daily-motivation', { goalId })
    const given = await nudge()
    expect(given).toMatchObject({
      status: 200,
      body: {
        success: true,
        source: 'model',
        tone: 'kind_encouraging',
        nudges: { currentCount: 1, maxNudges: 1, userSubscribed: false, remaining: 0, atLimit: true },
      },
    })
    expect(differsFrom(parseText(given), [parseText(daily)])).toBe(true)
    expect((await product.as(ann, 'generate-daily-motivation', { goalId })).body).toEqual(daily.body)
    expect(await kept()).toEqual([
      expect.objectContaining({
        sk: 'NUDGE#2026-11-24#001',
        goal_id: goalId,
        message: given.body.message,
        micro_plan: given.body.microPlan,
        prompt_version: expect.stringMatching(/^nudge\/[0-9a-f]{10}$/),
      }),
    ])
    expect(await status()).toEqual(given.body.nudges)
  })

  it.each(['model', 'built-in'] as const)('of one day differ, from the %s (NUDGE-7)', async (source) => {
    await subscribe(ann, 'Pro Plan')
    const other = (await product.goal(ann, { title: 'Save money', tone: 'drill_sergeant' })).id
    if (source === 'built-in') product.services.faults.set('model', { mode: 'rubbish' })
    const said = [
      parseText(await product.as(ann, 'generate-daily-motivation', { goalId })),
      parseText(await product.as(ann, 'generate-daily-motivation', { goalId: other })),
    ]
    for (const next of [nudge, () => nudge(ann, other), general, nudge, general]) {
      const given = await next()
      expect(given.body).toMatchObject({ source })
      expect(differsFrom(parseText(given), said)).toBe(true)
      said.push(parseText(given))
    }
  })

  it('of one day differ for a gentle goal, too (NUDGE-7, CARE-3)', async () => {
    await subscribe(ann, 'Pro Plan')
    const gentle = (await product.goal(ann, { title: 'Recover from burnout' })).id
    const said = [parseText(await product.as(ann, 'generate-daily-motivation', { goalId: gentle }))]
    for (let number = 1; number <= 5; number += 1) {
      const given = await nudge(ann, gentle)
      expect(given.body).toMatchObject({ source: 'built-in', tone: 'kind_encouraging', care: 'gentle' })
      expect(differsFrom(parseText(given), said)).toBe(true)
      said.push(parseText(given))
    }
  })

  it('about no goal tell the model the local time, and ask for nobody at night without it (NUDGE-9)', async () => {
    await subscribe(ann, 'Pro Plan')
    product.services.prompts.length = 0
    await general()
    expect(product.services.prompts.at(-1)).toContain('local_time\\": \\"12:00')
    product.services.faults.set('model', { mode: 'rubbish' })
    const asksSomebody = /\b(?:call|ask|tell|send|invite|thank|show somebody|out loud|let the person)\b/i
    // The night after the 24th belongs to the 24th, which has a nudge already.
    for (const day of [26, 27, 28, 29, 30]) {
      product.at(`2026-11-${day}T04:30:00Z`)
      for (let number = 1; number <= 5; number += 1) {
        const given = await general()
        expect(given.body).toMatchObject({ source: 'built-in' })
        const { message, micro_plan, challenge } = parseText(given)
        expect([message, ...micro_plan, challenge].filter((text) => asksSomebody.test(text))).toEqual([])
      }
    }
  })

  it.each([
    [undefined, 1, 'You get 1 free nudge per day, but you can upgrade to get up to 3 nudges daily!'],
    [
      'Personal Plan',
      3,
      "You've reached your limit of 3 nudges per day, but you can upgrade to Pro Plan to get up to 5 nudges daily!",
    ],
    ['Pro Plan', 5, "You've reached your daily nudge limit of 5."],
  ] as const)(
    'with %s are exactly %i for twelve concurrent calls (NUDGE-2, PLAN-4, API-6)',
    async (tier, limit, words) => {
      if (tier) await subscribe(ann, tier)
      const answers = await Promise.all(Array.from({ length: 12 }, (_, n) => (n % 2 ? nudge() : general())))
      const given = answers.filter((one) => one.status === 200)
      expect(given).toHaveLength(limit)
      for (const refused of answers.filter((one) => one.status !== 200))
        expect(readRefusal(refused)).toEqual([409, 'limit-reached', words])
      expect(await kept()).toHaveLength(limit)
      expect(await status()).toMatchObject({ currentCount: limit, remaining: 0, atLimit: true })
      const texts = given.map(parseText)
      for (const [n, text] of texts.entries()) expect(differsFrom(text, texts.slice(0, n))).toBe(true)
    },
  )

  it('restart at 0 when the person’s check-in day changes (NUDGE-2)', async () => {
    await nudge()
    product.at('2026-11-25T07:59:00Z')
    expect((await nudge()).status).toBe(409)
    product.at('2026-11-25T08:00:00Z')
    expect(await status()).toMatchObject({ currentCount: 0, remaining: 1, atLimit: false })
    expect((await nudge()).status).toBe(200)
  })

  it('that are refused at the limit do not ask the model', async () => {
    await nudge()
    const before = product.services.asked()
    expect((await general()).status).toBe(409)
    expect(product.services.asked()).toBe(before)
  })

  it('that fail are not counted', async () => {
    const table = createTable(process.env.TABLE_NAME ?? '')
    const deps = {
      accounts: createAccountStore(table),
      goals: createGoalStore(table),
      motivations: createMotivationStore(table),
      frameworks: createFrameworkStore(table),
      reflections: createReflectionStore(table),
      nudges: createNudgeStore(table),
      write: () => Promise.reject(new Error('not asked')),
      writeNudge: () => Promise.reject(new Error('broken')),
      takeCall: () => Promise.resolve(true),
      now: () => Date.now(),
    }
    const failing = generateDailyMotivation({ ...deps, loadWriter: async () => createWriter(deps) })
    const actor = { id: ann.sub, email: ann.email, emailVerified: true, groups: [], signedInAt: 0, issuedAt: 0 }
    await expect(failing({ body: { goalId, isNudge: true }, actor })).rejects.toThrow('broken')
    expect(await status()).toMatchObject({ currentCount: 0, remaining: 1 })
    expect(await kept()).toEqual([])
    expect((await nudge()).status).toBe(200)
  })

  it('are refused with the reason for a goal past its date (GOAL-10)', async () => {
    const { id } = await product.goal(await product.person('ben'))
    await product.as(ann, 'update-goal', { goalId, updates: { target_date: '2026-11-25' } })
    product.at('2026-11-26T17:00:00Z')
    expect(readRefusal(await nudge())).toEqual([
      403,
      'forbidden',
      "This goal's target date has passed. Give it a new date to go on.",
    ])
    expect((await general()).status).toBe(200)
    expect(readRefusal(await nudge(ann, id))).toEqual([404, 'not-found', 'Goal not found'])
  })

  it('are refused after the trial (GOAL-10)', async () => {
    product.at('2026-12-24T17:00:00Z')
    const words = 'Your 30-day free trial has ended. Upgrade to continue accessing your goals and daily motivation.'
    expect(readRefusal(await nudge())).toEqual([403, 'forbidden', words])
    expect(readRefusal(await general())).toEqual([403, 'forbidden', words])
    expect(await kept()).toEqual([])
  })

  it('can be general, without any goal (NUDGE-1)', async () => {
    const ben = await product.person('ben')
    expect((await general(ben)).body).toMatchObject({ success: true, source: 'model', tone: 'kind_encouraging' })
  })

  it.each([
    [{ isGeneralNudge: true, goalId: 'goal_01JZ0000000000000000000000' }, 'goalId'],
    [{ isGeneralNudge: 'yes' }, 'isGeneralNudge'],
    [{ isNudge: true }, 'goalId'],
    [{ isNudge: 'yes', goalId: 'goal_01JZ0000000000000000000000' }, 'isNudge'],
  ])('refuse %j and name the field', async (body, field) => {
    const before = await items(ann)
    const refused = await product.as(ann, 'generate-daily-motivation', body)
    expect([refused.status, refused.body.code, refused.body.field]).toEqual([400, 'invalid-request', field])
    expect(await items(ann)).toEqual(before)
  })

  it('are refused for another user (API-1)', async () => {
    const ben = await product.person('ben')
    const body = { userId: ben.sub, isGeneralNudge: true }
    expect((await product.as(ann, 'generate-daily-motivation', body)).status).toBe(403)
    expect(
      (await product.as(ann, 'generate-daily-motivation', { goalId, userId: ben.sub, isNudge: true })).status,
    ).toBe(403)
    expect(await kept()).toEqual([])
  })
})
