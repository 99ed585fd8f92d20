import { beforeEach, describe, expect, it } from 'vitest'
import { MINUTE_MS } from '#domain/time/units.ts'
import { handler as dispatchDailyGeneration } from '#functions/reactions/daily-generation-due/dispatch-daily-generation/handler.ts'
import { handler as generateDailyMotivations } from '#functions/reactions/generation-queued/generate-daily-motivations/handler.ts'
import { handler as generateFirstMotivation } from '#functions/reactions/goal-created/generate-first-motivation/handler.ts'
import type { Caller } from '#test/support/call.ts'
import { setUpFunctions } from '#test/support/functions.ts'
import { change, consume, fire, happen, items } from '#test/support/reactions.ts'

describe('the texts of the day', () => {
  const product = setUpFunctions()
  let ann: Caller

  beforeEach(async () => {
    ann = await product.person()
  })

  const queued = () => product.services.messages.map((message) => message.work)
  const texts = async (caller = ann) =>
    (await items(caller))
      .filter(({ sk }) => String(sk).startsWith('MOTIVATION#'))
      .map(({ sk }) => String(sk).slice(-10))
  const night = (date: string, extra: Record<string, unknown> = {}) => {
    product.at(`${date}T07:00:00Z`)
    return consume(generateDailyMotivations, { zone: 'America/New_York', shard: 0, date, ...extra })
  }

  /** Fires the ticks of every quarter of an hour, from the first to the last instant. */
  const fireUntil = async (first: string, last: string) => {
    for (let at = Date.parse(first); at <= Date.parse(last); at += 15 * MINUTE_MS)
      await fire(dispatchDailyGeneration, new Date(at).toISOString())
  }

  describe('generated at night', () => {
    it('are queued once a day for each zone at 2 AM local time (TEXT-4)', async () => {
      await fireUntil('2026-11-25T04:00:00Z', '2026-11-25T09:00:00Z')
      expect(queued()).toEqual([{ zone: 'America/New_York', shard: 0, date: '2026-11-25' }])
    })

    it.each([
      ['when the clocks go forward over it', '2027-03-14', '2027-03-14T05:00:00Z', '2027-03-14T08:30:00Z'],
      ['when the clocks go back', '2026-11-01', '2026-11-01T04:30:00Z', '2026-11-01T08:30:00Z'],
    ])('are queued once %s', async (_, date, first, last) => {
      await fireUntil(first, last)
      expect(queued()).toEqual([{ zone: 'America/New_York', shard: 0, date }])
    })

    it('are stored for every goal with the streak of the day', async () => {
      const { id } = await product.goal(ann)
      await product.as(ann, 'check-in', { goalId: id })
      expect(await night('2026-11-25')).toBe(true)
      product.at('2026-11-25T12:00:00Z')
      const { body } = await product.as(ann, 'get-daily-motivation', { goalId: id })
      expect(body.motivation).toMatchObject({ date: '2026-11-25', source: 'model' })
      expect(await items(ann)).toContainEqual(
        expect.objectContaining({ sk: `MOTIVATION#${id}#2026-11-25`, streak: 1, week: 'nnnnndo', day_number: 2 }),
      )
    })

    it('are stored once when the message comes twice', async () => {
      await product.goal(ann)
      await night('2026-11-25')
      const before = await items(ann)
      const asked = product.services.asked()
      expect(await night('2026-11-25')).toBe(true)
      expect(await items(ann)).toEqual(before)
      expect(product.services.asked()).toBe(asked)
    })

    it('are the built-in texts while the model is down (TEXT-5)', async () => {
      const { id } = await product.goal(ann)
      product.services.faults.set('model', { mode: 'rubbish' })
      expect(await night('2026-11-25')).toBe(true)
      product.at('2026-11-25T12:00:00Z')
      const { body } = await product.as(ann, 'get-daily-motivation', { goalId: id })
      expect(body.motivation).toMatchObject({ source: 'built-in' })
    })

    it('are not generated for a goal past its date, an inactive goal, or after the trial (GOAL-11)', async () => {
      const [expired, ended] = [await product.person(), await product.person()]
      await product.goal(expired, { target_date: '2026-11-25' })
      const { id } = await product.goal(ann)
      await change(ann, `ACCOUNT#GOAL#${id}`, { is_active: false })
      await product.goal(ended)
      await change(ended, 'ACCOUNT', { trial_expires_at: '2026-11-26T00:00:00.000Z' })
      expect(await night('2026-11-26')).toBe(true)
      for (const person of [expired, ann, ended]) expect(await texts(person)).toEqual([])
    })

    it('are generated page by page', async () => {
      const people = await Promise.all(Array.from({ length: 26 }, () => product.person()))
      await Promise.all(people.map((person) => product.goal(person)))
      const work: unknown[] = [{ zone: 'America/New_York', shard: 0, date: '2026-11-25' }]
      product.at('2026-11-25T07:00:00Z')
      for (let next = work.shift(); next; next = work.shift()) {
        product.services.messages.length = 0
        expect(await consume(generateDailyMotivations, next)).toBe(true)
        work.push(...queued())
      }
      for (const person of people) expect(await texts(person)).toEqual(['2026-11-25'])
    })
  })

  describe('of a new goal', () => {
    const created = (goalId: string, caller = ann) =>
      happen(generateFirstMotivation, 'goal-created', { userId: caller.sub, goalId })

    it('is stored after the event', async () => {
      const { id } = await product.goal(ann)
      await created(id)
      const { body } = await product.as(ann, 'get-daily-motivation', { goalId: id })
      expect(body.motivation).toMatchObject({ date: '2026-11-24', source: 'model' })
      await created(id)
      expect(await texts()).toEqual(['2026-11-24'])
    })

    it('is stored with the text of the first mail when the run of the night is over', async () => {
      product.at('2026-11-25T07:30:00Z')
      const { id } = await product.goal(ann)
      await created(id)
      expect(await texts()).toEqual(['2026-11-24', '2026-11-25'])
    })

    it('is not generated for a deleted goal, and the event is completed', async () => {
      const { id } = await product.goal(ann)
      await product.as(ann, 'delete-goal', { goalId: id })
      await created(id)
      expect(await texts()).toEqual([])
      await created(id, { sub: 'nobody', email: 'nobody@example.com' })
    })
  })

  it('are refused for an invalid message', async () => {
    for (const work of ['not json', {}, { zone: 'Mars/Olympus', shard: 0, date: '2026-11-25' }]) {
      expect(await consume(generateDailyMotivations, work)).toBe(false)
    }
  })
})
