import { beforeEach, describe, expect, it } from 'vitest'
import { handler as sendMails } from '#functions/reactions/delivery-queued/send-mails/handler.ts'
import { handler as generateDailyMotivations } from '#functions/reactions/generation-queued/generate-daily-motivations/handler.ts'
import { handler as generateFirstMotivation } from '#functions/reactions/goal-created/generate-first-motivation/handler.ts'
import type { Caller } from '#test/support/call.ts'
import { setUpFunctions } from '#test/support/functions.ts'
import { createInterview } from '#test/support/interview.ts'
import { change, consume, happen, items } from '#test/support/reactions.ts'

const CRISIS = 'Kill myself by Friday'
const GENTLE = 'Recover from burnout'
const REFUSED = 'Kill my landlord before the rent is due'

describe('care', () => {
  const product = setUpFunctions()
  let ann: Caller

  beforeEach(async () => {
    ann = await product.person()
  })

  const make = async (title: string, fields: Record<string, unknown> = {}) => {
    const { status, body } = await product.as(ann, 'create-goal', { title, ...fields })
    expect(status).toBe(200)
    const [goal] = await product.goals(ann)
    if (!goal) throw new Error('no goal')
    expect(body.goal).toEqual(goal)
    return goal
  }
  const update = (goalId: string, updates: Record<string, unknown>) =>
    product.as(ann, 'update-goal', { goalId, updates })
  const confirm = (goalId: string) => product.as(ann, 'confirm-reading', { goalId, readWrongly: true })
  const generate = (goalId: string, fields: Record<string, unknown> = {}) =>
    product.as(ann, 'generate-daily-motivation', { goalId, ...fields })
  const texts = async () => (await items(ann)).filter(({ sk }) => /^(MOTIVATION|NUDGE)#/.test(String(sk)))

  it.each([
    [CRISIS, 'crisis', 'suicide'],
    [GENTLE, 'gentle', 'burnout'],
    ['Kill it at work', 'ordinary', 'none'],
  ])('of “%s” is %s, and the goal is stored as typed (CARE-1)', async (title, care, care_reason) => {
    expect(await make(title)).toMatchObject({ title, care, care_reason })
  })

  it('is decided by every text of a new goal', async () => {
    expect(await make('Friday', { description: 'I want to die' })).toMatchObject({ care: 'crisis' })
    await product.as(ann, 'delete-goal', { goalId: (await product.goals(ann))[0]?.id })
    const interview = { circle_interview_data: { currentChallenges: 'I can’t go on' } }
    expect(await make('Work', interview)).toMatchObject({ care: 'crisis', care_reason: 'distress' })
  })

  it('refuses a goal that would hurt another person, and writes nothing (CARE-10)', async () => {
    const before = await items(ann)
    const { status, body } = await product.as(ann, 'create-goal', { title: REFUSED })
    expect([status, body.code]).toEqual([400, 'refused'])
    expect(body.error).toContain('please call 911')
    expect(JSON.stringify(body)).not.toMatch(/landlord/)
    expect(await items(ann)).toEqual(before)
  })

  it('is decided again when the words change, and only then (CARE-9)', async () => {
    const { id } = await make('Run')
    expect((await update(id, { description: 'or end my life' })).body.goal).toMatchObject({ care: 'crisis' })
    expect((await update(id, { tone: 'teammate' })).body.goal).toMatchObject({ care: 'crisis' })
    expect((await update(id, { description: '' })).body.goal).toMatchObject({ care: 'ordinary', care_reason: 'none' })
    const before = await items(ann)
    const refused = await update(id, { title: REFUSED })
    expect([refused.status, refused.body.code]).toEqual([400, 'refused'])
    expect(await items(ann)).toEqual(before)
  })

  describe('crisis', () => {
    it('has no text, nudge or check-in, and asks no model (CARE-8)', async () => {
      const { id, permissions } = await make(CRISIS)
      expect(
        Object.entries(permissions)
          .filter(([, may]) => may)
          .map(([name]) => name),
      ).toEqual(['canEdit', 'canDelete'])
      const answers = [
        await generate(id),
        await generate(id, { isNudge: true }),
        await product.as(ann, 'check-in', { goalId: id }),
      ]
      expect(answers.map(({ status }) => status)).toEqual([403, 403, 403])
      await happen(generateFirstMotivation, 'goal-created', { userId: ann.sub, goalId: id })
      product.at('2026-11-25T07:00:00Z')
      await consume(generateDailyMotivations, { zone: 'America/New_York', shard: 0, date: '2026-11-25' })
      expect(await texts()).toEqual([])
      // The nightly run also asks the model for the ordinary goals of other tests.
      expect(JSON.stringify(product.services.prompts)).not.toMatch(/kill myself/i)
    })

    it('shows and mails no text that was written before the words changed', async () => {
      product.at('2026-11-24T10:00:00Z')
      const { id } = await make('Run', { time_of_day: '07:30' })
      await generate(id)
      expect(await texts()).toHaveLength(1)
      await update(id, { title: CRISIS })
      expect(await texts()).toEqual([])
      product.at('2026-11-24T12:30:00Z')
      const work = { zone: 'America/New_York', shard: 0, date: '2026-11-24', from: '07:30', to: '07:30' }
      await consume(sendMails, work)
      expect(product.services.mails.map(({ subject }) => subject)).toEqual(['A note from Five Circles'])
      expect((await product.as(ann, 'get-daily-motivation', { goalId: id })).body.motivation).toBeNull()
    })

    it('gets its calm mail, and not a text that has not been removed yet (ADR 207)', async () => {
      product.at('2026-11-24T10:00:00Z')
      const { id } = await make('Run', { time_of_day: '07:35' })
      await generate(id)
      const due = { care_mail: 'due', care_mail_at: Date.parse('2026-11-24T10:00:00Z') }
      await change(ann, `ACCOUNT#GOAL#${id}`, { care: 'crisis', care_reason: 'suicide', ...due })
      product.at('2026-11-24T12:35:00Z')
      await consume(sendMails, {
        zone: 'America/New_York',
        shard: 0,
        date: '2026-11-24',
        from: '07:35',
        to: '07:35',
      })
      expect(product.services.mails.map(({ subject }) => subject)).toEqual(['A note from Five Circles'])
    })

    it('gets its calm mail once also after its target date (CARE-5)', async () => {
      const { id } = await make('Run', { time_of_day: '07:40', target_date: '2026-11-25' })
      product.at('2026-11-26T17:00:00Z')
      await update(id, { title: CRISIS })
      for (const date of ['2026-11-27', '2026-11-28']) {
        product.at(`${date}T12:40:00Z`)
        const work = { zone: 'America/New_York', shard: 0, date, from: '07:40', to: '07:40' }
        await consume(sendMails, work)
      }
      expect(product.services.mails.map(({ subject }) => subject)).toEqual(['A note from Five Circles'])
    })

    it('is not named in a nudge about all goals', async () => {
      await make(CRISIS)
      await product.as(ann, 'generate-daily-motivation', { isGeneralNudge: true })
      expect(JSON.stringify(product.services.prompts)).not.toMatch(/kill myself/i)
    })

    it('ends after "This was read wrongly" until the words change (CARE-9)', async () => {
      const { id } = await make(CRISIS)
      const { status, body } = await confirm(id)
      expect([status, body.goal]).toEqual([200, expect.objectContaining({ title: CRISIS, care: 'ordinary' })])
      expect((await generate(id)).status).toBe(200)
      expect((await update(id, { title: CRISIS, tone: 'teammate' })).body.goal).toMatchObject({ care: 'ordinary' })
      expect((await update(id, { description: 'soon' })).body.goal).toMatchObject({ care: 'crisis' })
    })

    it('keeps a confirmed reading when the same plan is sent with "When" and "I will" in front', async () => {
      const { id } = await make(CRISIS)
      await update(id, { plan_when: 'the kettle is on', plan_then: 'sit down' })
      await confirm(id)
      const same = { plan_when: 'When the kettle is on', plan_then: 'I will sit down' }
      expect((await update(id, same)).body.goal).toMatchObject({ care: 'ordinary', plan_when: 'the kettle is on' })
    })
  })

  it('logs no words of the person for any outcome (CARE-7)', async () => {
    const { id } = await make(CRISIS)
    await confirm(id)
    await update(id, { title: REFUSED })
    await update(id, { title: GENTLE })
    await product.as(ann, 'five-circle-consultant', {
      mode: 'analyze',
      currentData: createInterview({ lifeContext: { primary_challenge: CRISIS } }),
    })
    expect(product.logs).toContainEqual(expect.objectContaining({ message: 'read wrongly', care: 'crisis' }))
    expect(JSON.stringify(product.logs)).not.toMatch(/myself by|landlord|from burnout/i)
  })

  it('returns 404 for another person’s goal (GOAL-14)', async () => {
    const { id } = await make(CRISIS)
    const bob = await product.person()
    expect((await product.as(bob, 'confirm-reading', { goalId: id, readWrongly: true })).status).toBe(404)
    expect((await product.goals(ann))[0]).toMatchObject({ care: 'crisis' })
  })

  it('a gentle goal gets kind texts of the library only (CARE-3)', async () => {
    const { id } = await make(GENTLE, { tone: 'drill_sergeant' })
    const { body } = await generate(id)
    expect(body).toMatchObject({ tone: 'kind_encouraging', source: 'built-in' })
    expect(body.message).toMatch(/doctor|therapist|counselor|group/)
    const nudge = (await generate(id, { isNudge: true })).body
    expect(nudge).toMatchObject({ tone: 'kind_encouraging', source: 'built-in' })
    expect(nudge.message).toMatch(/doctor|therapist|counselor|group/)
    expect(nudge.message).not.toBe(body.message)
    expect(product.services.prompts).toEqual([])
  })

  describe('in the interview', () => {
    const said = createInterview({ lifeContext: { primary_challenge: 'I want to die' } })

    it('returns help lines in place of a question and calls no model (CARE-8)', async () => {
      const { body } = await product.as(ann, 'five-circle-consultant', { mode: 'analyze', currentData: said })
      expect(body).toMatchObject({ care: 'crisis', source: 'built-in', analysis: { canProceed: false } })
      expect(JSON.stringify(body)).toContain('988')
      const chat = { mode: 'ask_followup', currentData: createInterview(), userResponse: 'I can’t go on.' }
      const answer = await product.as(ann, 'five-circle-consultant', chat)
      expect(answer.body).toMatchObject({ care: 'crisis', shouldContinue: false })
      expect(product.services.prompts).toEqual([])
    })

    it('creates no plan or suggestion from words in crisis, and refuses harm to others (CARE-8, CARE-10)', async () => {
      const plan = await product.as(ann, 'create-five-circle-framework', said)
      const words = { circleName: 'Work', hoursPerWeek: 5, specificGoal: 'Kill myself' }
      const suggestion = await product.as(ann, 'generate-goal-suggestions', words)
      expect([plan.status, suggestion.status]).toEqual([409, 409])
      expect(plan.body.error).toContain('988')
      const harm = await product.as(ann, 'generate-goal-suggestions', { ...words, specificGoal: 'Kill my boss' })
      expect([harm.status, harm.body.code]).toEqual([400, 'refused'])
      expect(product.services.prompts).toEqual([])
    })
  })
})
