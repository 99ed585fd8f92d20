import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type Units, watchUnits } from '#functions/adapters/dynamodb/request-units.ts'
import { handler as sendMails } from '#functions/reactions/delivery-queued/send-mails/handler.ts'
import { handler as generateDailyMotivations } from '#functions/reactions/generation-queued/generate-daily-motivations/handler.ts'
import type { Caller } from '#test/support/call.ts'
import { setUpFunctions } from '#test/support/functions.ts'
import { createInterview } from '#test/support/interview.ts'
import { clear, consume, items, subscribe } from '#test/support/reactions.ts'

/** The request units of operations and reactions, as DynamoDB counts and charges them, with their budgets. */
describe('request units', () => {
  const product = setUpFunctions()
  let ann: Caller
  let stop: () => void
  let seen: Units[]

  beforeAll(async () => {
    stop = watchUnits((units) => seen.push(units))
  })
  afterAll(async () => {
    stop()
  })
  beforeEach(async () => {
    seen = []
    ann = await product.person()
  })

  const spent = async (work: () => Promise<unknown>) => {
    seen = []
    await work()
    const sum = (of: (units: Units) => number) => seen.reduce((total, units) => total + of(units), 0)
    return { read: sum((u) => u.read), write: sum((u) => u.write), index: sum((u) => u.index), calls: seen.length }
  }
  /** A goal as long as the form allows, with a description in a script of three bytes a letter. */
  const LONG = { title: 'a'.repeat(100), description: '目'.repeat(150), target_date: '2027-06-01' }

  const TEXT = {
    message:
      'A watch can push you to run faster than is good. Leave it at home today, and run so that you breathe easily.',
    micro_plan: ['Choose the place from which you will walk home.', 'Put your shoes beside the door.'],
    challenge: 'Walk to the door on your toes, as before a run while others sleep.',
    tone: 'kind_encouraging',
  }

  it('of the dashboard: one Query of at most 1 unit, with five goals and their runs', async () => {
    await subscribe(ann, 'Pro Plan')
    for (let n = 0; n < 5; n += 1) {
      const { id } = await product.goal(ann, LONG)
      await product.as(ann, 'check-in', { goalId: id })
    }
    const use = await spent(() => product.goals(ann))
    expect(use).toMatchObject({ write: 0, calls: 1 })
    expect(use.read).toBeLessThanOrEqual(1)
    const fresh = await spent(() => product.as(ann, 'fetch-user-goals', { consistent: true }))
    expect(fresh).toEqual({ ...use, read: 2 * use.read })
  })

  it('of the dashboard of five goals with plans as people write them: one Query of at most 1 unit', async () => {
    await subscribe(ann, 'Pro Plan')
    const plan = { plan_when: 'w'.repeat(40), plan_then: 't'.repeat(60), obstacle: 'o'.repeat(40) }
    for (let n = 0; n < 5; n += 1) {
      const { id } = await product.goal(ann, { ...LONG, ...plan })
      await product.as(ann, 'check-in', { goalId: id })
    }
    const use = await spent(() => product.goals(ann))
    expect(use).toMatchObject({ write: 0, calls: 1 })
    expect(use.read).toBeLessThanOrEqual(1)
  })

  it('of an edit of the weekdays: one unit alone, four with words of the goal', async () => {
    const { id } = await product.goal(ann, { weekdays: [1, 3] })
    const edit = (updates: object) => spent(() => product.as(ann, 'update-goal', { goalId: id, updates }))
    expect((await edit({ weekdays: [1, 4] })).write).toBe(1)
    expect((await edit({ weekdays: [2, 4], description: 'On two days.' })).write).toBe(4)
  })

  it('of a new person: the zone, the trial, the account and its part of the count', async () => {
    const use = await spent(() => product.person())
    expect(use.write).toBeLessThanOrEqual(6)
    expect(use.index).toBeLessThanOrEqual(3)
  })

  it('of a check-in: at most 4 written and 1 read, the first and the hundredth', async () => {
    const { id } = await product.goal(ann, LONG)
    await subscribe(ann, 'Pro Plan')
    for (const day of ['2026-11-24', '2026-11-25', '2027-02-01']) {
      product.at(`${day}T17:00:00Z`)
      const use = await spent(() => product.as(ann, 'check-in', { goalId: id }))
      expect(use).toMatchObject({ write: 4, index: 0 })
      expect(use.read).toBeLessThanOrEqual(1)
    }
  })

  it('of a second check-in: nothing written', async () => {
    const { id } = await product.goal(ann)
    await product.as(ann, 'check-in', { goalId: id })
    expect(await spent(() => product.as(ann, 'check-in', { goalId: id }))).toMatchObject({ write: 0, index: 0 })
  })

  it('of a new goal: at most 5 written, its place in the index included', async () => {
    const use = await spent(() => product.goal(ann, LONG))
    expect(use.write + use.index).toBeLessThanOrEqual(5)
  })

  it('of a new goal with an if-then plan: 2 more written, because the item is above 1 kB', async () => {
    const plan = { plan_when: 'w'.repeat(120), plan_then: 't'.repeat(120), obstacle: 'o'.repeat(120) }
    const use = await spent(() => product.goal(ann, { ...LONG, ...plan }))
    expect(use.write + use.index).toBeLessThanOrEqual(7)
  })

  it('of a framework: one item and one counted call written, the account read before and after, and one read to show it', async () => {
    const made = await spent(() => product.as(ann, 'create-five-circle-framework', createInterview()))
    expect(made).toMatchObject({ read: 1.5, index: 0, calls: 4 })
    expect(made.write).toBeLessThanOrEqual(12)
    const shown = await spent(() => product.as(ann, 'get-latest-framework', {}))
    expect(shown).toMatchObject({ write: 0, calls: 1 })
    expect(shown.read).toBeLessThanOrEqual(2)
  })

  it('of a text of the night: 1 written and at most 5 read, with the last 7 texts and the framework', async () => {
    // The nightly run writes the texts of all people of the shard.
    await clear()
    ann = await product.person()
    await product.as(ann, 'create-five-circle-framework', createInterview())
    const { id } = await product.goal(ann, { ...LONG, circle_type: 'Work' })
    const write = async (date: string) => {
      product.at(`${date}T07:00:00Z`)
      return spent(() => consume(generateDailyMotivations, { zone: 'America/New_York', shard: 0, date }))
    }
    for (let day = 25; day <= 30; day += 1) await write(`2026-11-${day}`)
    await write('2026-12-01')
    const use = await write('2026-12-02')
    expect((await items(ann)).filter(({ sk }) => String(sk).startsWith(`MOTIVATION#${id}`))).toHaveLength(8)
    expect(use).toMatchObject({ write: 1, index: 0 })
    expect(use.read).toBeLessThanOrEqual(5)
  })

  it('of a wake-up mail: 2 written, none of them to an index, and little more than two read; a page leases the send rate', async () => {
    const people = await Promise.all(Array.from({ length: 20 }, () => product.person()))
    for (const person of people) {
      const { id } = await product.goal(person, { time_of_day: '06:10', target_date: '2027-06-01' })
      // A goal without a stored text costs one more write, for the built-in text. A text whose item is above 1 kB costs two more.
      const { status, body } = await product.as(person, 'save-motivation', { goalId: id, ...TEXT })
      expect(status, JSON.stringify(body)).toBe(200)
    }
    const slots = { from: '06:10', to: '06:10', date: '2026-11-24' }
    // The first mail of a stage also asks SES for the rate. A worker that knew the rate of another file's table asks at the second lease.
    for (const from of ['06:00', '06:05']) {
      await product.goal(await product.person(), { time_of_day: from })
      await consume(sendMails, { zone: 'America/New_York', shard: 0, date: '2026-11-24', from, to: from })
    }
    product.services.mails.length = 0
    const use = await spent(() => consume(sendMails, { zone: 'America/New_York', shard: 0, ...slots }))
    expect(product.services.mails).toHaveLength(20)
    // A lease has six slots at the rate of the fake SES (ADR 243).
    const writes = seen.filter(({ write }) => write > 0)
    expect(use, JSON.stringify(writes)).toMatchObject({ write: 44, index: 0 })
    // The goal is read again after the claim (ADR 207); the page of the index is a tenth of a unit a mail. The witness and the stop
    // of the address are half a unit each.
    expect(use.read / 20).toBeLessThanOrEqual(2.1)
  })
})
