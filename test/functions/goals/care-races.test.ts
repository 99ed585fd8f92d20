import { beforeEach, describe, expect, it } from 'vitest'
import { handler as generateDailyMotivations } from '#functions/reactions/generation-queued/generate-daily-motivations/handler.ts'
import type { Caller } from '#test/support/call.ts'
import { setUpFunctions } from '#test/support/functions.ts'
import { change, consume, items } from '#test/support/reactions.ts'

const CRISIS = 'Kill myself by Friday'
const GENTLE = 'Recover from burnout'

describe('a goal whose care changes while it is coached (CARE-13)', () => {
  const product = setUpFunctions()
  let ann: Caller

  beforeEach(async () => {
    ann = await product.person()
  })

  const update = (goalId: string, updates: Record<string, unknown>) =>
    product.as(ann, 'update-goal', { goalId, updates })
  const generate = (fields: Record<string, unknown>) => product.as(ann, 'generate-daily-motivation', fields)
  const stored = async () => (await items(ann)).filter(({ sk }) => /^(MOTIVATION|NUDGE)#/.test(String(sk)))

  /** Runs `during` while `work` waits for the model. */
  const interleave = async <T>(work: () => Promise<T>, during: () => Promise<unknown>): Promise<T> => {
    const answer = product.services.holdModel()
    const asked = product.services.asked()
    const working = work()
    await expect.poll(() => product.services.asked()).toBeGreaterThan(asked)
    await during()
    answer()
    return working
  }

  it.each([
    ['turns crisis', { title: CRISIS }],
    ['turns gentle', { title: GENTLE }],
    ['is set aside', { is_active: false }],
  ])('keeps no text and no nudge that was written while it %s', async (_, updates) => {
    const { id } = await product.goal(ann)
    const text = await interleave(
      () => generate({ goalId: id }),
      () => update(id, updates),
    )
    expect(text.status).toBe(403)
    expect(await stored()).toEqual([])
  })

  it('keeps no nudge that was written while its goal turns crisis', async () => {
    const { id } = await product.goal(ann)
    const nudge = await interleave(
      () => generate({ goalId: id, isNudge: true }),
      () => update(id, { title: CRISIS }),
    )
    expect(nudge.status).toBe(403)
    expect(await stored()).toEqual([])
  })

  it('returns a gentle nudge when its goal turns gentle meanwhile', async () => {
    const { id } = await product.goal(ann, { tone: 'drill_sergeant' })
    const nudge = await interleave(
      () => generate({ goalId: id, isNudge: true }),
      () => update(id, { title: GENTLE }),
    )
    expect(nudge.body).toMatchObject({ source: 'built-in', tone: 'kind_encouraging' })
    expect(await stored()).toMatchObject([{ source: 'built-in', prompt_version: expect.stringMatching(/^gentle/) }])
  })

  it('keeps no nudge about all goals that names a goal which turns crisis', async () => {
    const { id } = await product.goal(ann, { title: 'Knit a sweater' })
    const nudge = await interleave(
      () => generate({ isGeneralNudge: true }),
      () => update(id, { title: CRISIS }),
    )
    expect(nudge.body).toMatchObject({ source: 'built-in' })
    expect(JSON.stringify(await stored())).not.toMatch(/sweater/i)
  })

  it('stores no nightly text for a goal that turns crisis meanwhile', async () => {
    const { id } = await product.goal(ann)
    product.at('2026-11-25T07:00:00Z')
    const night = { zone: 'America/New_York', shard: 0, date: '2026-11-25' }
    await interleave(
      () => consume(generateDailyMotivations, night),
      () => update(id, { title: CRISIS }),
    )
    expect(await stored()).toEqual([])
  })

  describe('stored before the screening (CARE-14)', () => {
    const old = async (title: string) => {
      const { id } = await product.goal(ann)
      await change(ann, `ACCOUNT#GOAL#${id}`, { title, care: null, care_reason: null })
      return id
    }
    const goalItem = async (id: string) => (await items(ann)).find(({ sk }) => sk === `ACCOUNT#GOAL#${id}`)

    it.each([
      [CRISIS, 'crisis', 'suicide'],
      [GENTLE, 'gentle', 'burnout'],
      ['Kill my landlord', 'crisis', 'harm-others'],
      ['Run', 'ordinary', 'none'],
    ])('“%s” is screened as %s when it is listed, and the care is stored', async (title, care, care_reason) => {
      const id = await old(title)
      expect((await product.goals(ann))[0]).toMatchObject({ care, care_reason })
      expect(await goalItem(id)).toMatchObject({ care, care_reason })
    })

    it('gets no text, nudge or nightly text when its words are in crisis', async () => {
      const id = await old(CRISIS)
      expect((await product.as(ann, 'get-daily-motivation', { goalId: id })).body.motivation).toBeNull()
      expect((await generate({ goalId: id })).status).toBe(403)
      expect((await generate({ goalId: id, isNudge: true })).status).toBe(403)
      await change(ann, `ACCOUNT#GOAL#${id}`, { care: null, care_reason: null })
      product.at('2026-11-25T07:00:00Z')
      await consume(generateDailyMotivations, { zone: 'America/New_York', shard: 0, date: '2026-11-25' })
      expect(await stored()).toEqual([])
      expect(JSON.stringify(product.services.prompts)).not.toMatch(/kill myself/i)
    })

    it('gets its nudge when its words are ordinary', async () => {
      const id = await old('Run')
      expect((await generate({ goalId: id, isNudge: true })).status).toBe(200)
    })
  })
})
