import { beforeEach, describe, expect, it } from 'vitest'
import { handler as sendMails } from '#functions/reactions/delivery-queued/send-mails/handler.ts'
import { handler as generateDailyMotivations } from '#functions/reactions/generation-queued/generate-daily-motivations/handler.ts'
import type { Caller } from '#test/support/call.ts'
import { setUpFunctions } from '#test/support/functions.ts'
import { consume, items } from '#test/support/reactions.ts'

const HELP = /You do not have to be alone with this\./

describe('a model’s concern and refusal (CARE-12)', () => {
  const product = setUpFunctions()
  let ann: Caller
  let goalId: string

  beforeEach(async () => {
    ann = await product.person()
    goalId = (await product.goal(ann, { tone: 'drill_sergeant' })).id
  })

  const fault = (mode: 'concern' | 'concern-gentle' | 'refusal' | 'guardrail') =>
    product.services.faults.set('model', { mode })
  const generate = (fields: Record<string, unknown> = {}) =>
    product.as(ann, 'generate-daily-motivation', { goalId, userId: ann.sub, ...fields })
  const nudge = () => generate({ isNudge: true })
  const goal = async () => (await product.goals(ann)).find(({ id }) => id === goalId)
  const texts = async () => (await items(ann)).filter(({ sk }) => /^(MOTIVATION|NUDGE)#/.test(String(sk)))
  const night = (date: string) => {
    product.at(`${date}T07:00:00Z`)
    return consume(generateDailyMotivations, { zone: 'America/New_York', shard: 0, date })
  }

  it('of a crisis sets the goal to crisis and stores no text', async () => {
    fault('concern')
    expect(await generate()).toMatchObject({ status: 403, body: { code: 'forbidden' } })
    expect(await goal()).toMatchObject({ care: 'crisis', care_reason: 'unclear' })
    expect(await texts()).toEqual([])
    product.services.faults.lift()
    expect((await nudge()).status).toBe(403)
    expect((await product.as(ann, 'get-daily-motivation', { goalId })).body).toMatchObject({ motivation: null })
  })

  it('of a crisis in the nightly run leads to no text and no mail, because the subject is unknown (CARE-5)', async () => {
    fault('concern')
    expect(await night('2026-11-25')).toBe(true)
    expect(await goal()).toMatchObject({ care: 'crisis' })
    expect(await texts()).toEqual([])
    product.at('2026-11-25T12:00:00Z')
    const at = { from: '06:55', to: '07:00' }
    await consume(sendMails, { zone: 'America/New_York', shard: 0, date: '2026-11-25', ...at })
    expect(product.services.mails).toEqual([])
  })

  it('of a gentle subject makes the goal gentle, with its gentle text', async () => {
    fault('concern-gentle')
    const { status, body } = await generate()
    expect([status, body.source, body.tone]).toEqual([200, 'built-in', 'kind_encouraging'])
    expect(await goal()).toMatchObject({ care: 'gentle', care_reason: 'unclear' })
    expect(await texts()).toEqual([
      expect.objectContaining({ prompt_version: expect.stringMatching(/^gentle\//), message: body.message }),
    ])
    const asked = product.services.asked()
    product.at('2026-11-25T17:00:00Z')
    expect((await generate()).body.source).toBe('built-in')
    expect(product.services.asked()).toBe(asked)
  })

  it.each(['refusal', 'guardrail'] as const)(
    'by a %s without a subject returns the gentle text of the day and does not change the goal (ADR 186)',
    async (mode) => {
      fault(mode)
      const { body } = await generate()
      expect([body.source, body.tone, body.care]).toEqual(['built-in', 'kind_encouraging', 'gentle'])
      const read = await product.as(ann, 'get-daily-motivation', { goalId })
      expect(read.body).toMatchObject({ motivation: { care: 'gentle' } })
      expect(await texts()).toEqual([expect.objectContaining({ prompt_version: expect.stringMatching(/^gentle\//) })])
      expect(await goal()).toMatchObject({ care: 'ordinary' })
      product.services.faults.lift()
      product.at('2026-11-25T17:00:00Z')
      const { body: ordinary } = await generate()
      expect(ordinary).toMatchObject({ source: 'model', tone: 'drill_sergeant' })
      expect(ordinary).not.toHaveProperty('care')
    },
  )

  it('does not change a goal whose person confirmed "This was read wrongly" (CARE-9)', async () => {
    fault('concern')
    await generate()
    await product.as(ann, 'confirm-reading', { goalId, readWrongly: true })
    expect(await goal()).toMatchObject({ care: 'ordinary' })
    const { status, body } = await generate()
    expect([status, body.source, body.tone]).toEqual([200, 'built-in', 'kind_encouraging'])
    expect(await goal()).toMatchObject({ care: 'ordinary', care_reason: 'none' })
    expect(await texts()).toEqual([expect.objectContaining({ prompt_version: expect.stringMatching(/^gentle\//) })])
  })

  it('applies again after the words change', async () => {
    fault('concern')
    await generate()
    await product.as(ann, 'confirm-reading', { goalId, readWrongly: true })
    await product.as(ann, 'update-goal', { goalId, updates: { title: 'Another goal entirely' } })
    product.at('2026-11-25T17:00:00Z')
    expect((await generate()).status).toBe(403)
    expect(await goal()).toMatchObject({ care: 'crisis' })
  })

  describe('in a nudge', () => {
    it('of a crisis stores and counts nothing', async () => {
      fault('concern')
      expect((await nudge()).status).toBe(403)
      expect(await goal()).toMatchObject({ care: 'crisis' })
      expect(await texts()).toEqual([])
      expect((await product.as(ann, 'fetch-user-goals', {})).body).toMatchObject({ nudges: { currentCount: 0 } })
    })

    it('of a gentle subject gives the gentle text', async () => {
      fault('concern-gentle')
      expect((await nudge()).body).toMatchObject({ source: 'built-in', tone: 'kind_encouraging' })
      expect(await goal()).toMatchObject({ care: 'gentle' })
    })

    it('by a refusal returns the gentle text and does not change the goal', async () => {
      fault('refusal')
      expect((await nudge()).body).toMatchObject({ source: 'built-in', tone: 'kind_encouraging' })
      expect(await goal()).toMatchObject({ care: 'ordinary' })
    })

    it('for all goals is answered with a help line', async () => {
      fault('concern')
      const { status, body } = await generate({ goalId: undefined, isGeneralNudge: true })
      expect(status).toBe(409)
      expect(body).toMatchObject({ code: 'conflict', care: 'crisis', care_reason: 'unclear' })
      expect(body.error).toMatch(HELP)
      expect(await texts()).toEqual([])
    })
  })
})
