import { beforeEach, describe, expect, it } from 'vitest'
import type { Caller } from '#test/support/call.ts'
import { setUpFunctions } from '#test/support/functions.ts'
import { items, subscribe } from '#test/support/reactions.ts'

/** The text for a person who can buy a plan with a higher limit. */
const UPGRADE = 'Upgrade to create more goals across all your circles.'
const DELETE_ONE = 'Delete an existing goal to create a new one.'

describe('create-goal', () => {
  const product = setUpFunctions()
  let ann: Caller

  beforeEach(async () => {
    ann = await product.person()
  })

  const create = (fields: Record<string, unknown>) => product.as(ann, 'create-goal', fields)

  it('creates a goal with the given fields and publishes an event (GOAL-1)', async () => {
    const fields = {
      title: '  Run a marathon  ',
      description: 'In Oslo',
      target_date: '2027-06-01',
      tone: 'wise_mentor',
      time_of_day: '06:15',
      circle_type: 'Health & Fitness',
      weekly_commitment_hours: 4.5,
      circle_interview_data: { specificGoal: 'Under four hours' },
    }
    const { status, body } = await create({ user_id: ann.email, ...fields, streak_count: 0, is_active: true })
    expect(status).toBe(200)
    expect(body.goal).toMatchObject({
      ...fields,
      title: 'Run a marathon',
      user_id: ann.sub,
      streak_count: 0,
      is_active: true,
      wake_up_mail: true,
      status: 'active',
      created_at: '2026-11-24T17:00:00.000Z',
    })
    const [goal] = await product.goals(ann)
    expect(goal).toEqual(body.goal)
    expect(product.services.events).toEqual([{ type: 'goal-created', detail: { userId: ann.sub, goalId: goal?.id } }])
  })

  it('creates one goal for a repeated request, also within the limit of the plan (GOAL-24)', async () => {
    const [once, again] = [crypto.randomUUID(), crypto.randomUUID()]
    const first = await create({ title: 'Run', weekdays: [1, 3], idempotency_key: once })
    expect(await create({ title: 'Run', weekdays: [1, 3], idempotency_key: once })).toEqual(first)
    expect(first.body.goal).not.toHaveProperty('idempotency_key')
    await subscribe(ann, 'Personal Plan')
    expect((await create({ title: 'Run', idempotency_key: once })).body).toEqual(first.body)
    expect((await create({ title: 'Run', idempotency_key: again })).status).toBe(200)
    expect(await product.goals(ann)).toHaveLength(2)
    expect(product.services.events).toHaveLength(2)
    // A repeated wish for a draft: the goal took the last place meanwhile.
    expect((await create({ title: 'Run', is_active: false, idempotency_key: once })).body).toEqual(first.body)
    const { id } = Object(first.body.goal)
    await product.as(ann, 'update-goal', { goalId: id, updates: { is_active: false } })
    const fresh = await create({ title: 'Run', idempotency_key: once })
    expect(fresh.body.goal).toMatchObject({ is_active: true })
    expect(fresh.body.goal).not.toMatchObject({ id })
  })

  it.each([true, false])(
    'creates one goal for two requests at the same moment with one key, active: %s (GOAL-24)',
    async (isActive) => {
      await subscribe(ann, 'Pro Plan')
      const body = { title: 'Run', is_active: isActive, idempotency_key: crypto.randomUUID() }
      const [first, second, third] = await Promise.all([create(body), create(body), create(body)])
      expect(first.status).toBe(200)
      expect([second.body, third.body]).toEqual([first.body, first.body])
      expect((await items(ann)).filter(({ idempotency_key: key }) => key !== undefined)).toHaveLength(1)
    },
  )

  it('creates five goals for requests at the same moment with keys of their own (GOAL-12)', async () => {
    await subscribe(ann, 'Pro Plan')
    const keys = Array.from({ length: 5 }, () => crypto.randomUUID())
    const answers = await Promise.all(keys.map((key) => create({ title: 'Run', idempotency_key: key })))
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200])
    expect(await product.goals(ann)).toHaveLength(5)
  })

  it('requires a title only; the defaults are kind and encouraging, 07:00 and no date (GOAL-2, GOAL-5, GOAL-6)', async () => {
    const { body } = await create({ title: 'Paint' })
    expect(body.goal).toMatchObject({
      description: '',
      target_date: null,
      tone: 'kind_encouraging',
      time_of_day: '07:00',
      circle_type: null,
      weekly_commitment_hours: null,
      chosen_kind: null,
      kind: 'do_regularly',
      plan_when: '',
      plan_then: '',
      obstacle: '',
    })
  })

  it('does not return the mail token', async () => {
    expect(JSON.stringify((await create({ title: 'Paint' })).body)).not.toMatch(/token/)
  })

  it.each([
    [{}, 'title: is required'],
    [{ title: '   ' }, 'title: is required'],
    [{ title: '\u200b\ufeff\u2060' }, 'title: is required'],
    [{ title: 'Run\u0007' + 's' }, 'title: must not hold line breaks or control characters'],
    [{ title: 'Run\nSubject: x' }, 'title: must not hold line breaks or control characters'],
    [{ title: 'Run \u202etac' }, 'title: must not hold line breaks or control characters'],
    [{ title: 'Run', description: 'half \udc00 a pair' }, 'description: holds text that is not valid Unicode'],
    [
      { title: 'Run', kind: 'chess' },
      'kind: must be one of do_regularly, finish, stop, recover, relate, learn, save, reflect',
    ],
    [{ title: 'Run', plan_when: 'a'.repeat(121) }, 'plan_when: must be at most 120 characters'],
    [{ title: 'Run', plan_then: 'walk\nSubject: x' }, 'plan_then: must not hold line breaks or control characters'],
    [{ title: 'Run', obstacle: 'rain \u202etac' }, 'obstacle: must not hold line breaks or control characters'],
    [{ title: 'Run', obstacle: null }, 'obstacle: must be a text'],
    [{ title: 'a'.repeat(101) }, 'title: must be at most 100 characters'],
    [{ title: 7 }, 'title: must be a text'],
    [{ title: 'Run', description: 'a'.repeat(301) }, 'description: must be at most 300 characters'],
    [{ title: 'Run', target_date: '2026-11-24' }, 'target_date: must be tomorrow or later'],
    [{ title: 'Run', target_date: '2026-02-30' }, 'target_date: must be a date that exists'],
    [{ title: 'Run', target_date: 'soon' }, 'target_date: must be a date as YYYY-MM-DD'],
    [
      { title: 'Run', tone: 'shouting' },
      'tone: must be one of drill_sergeant, kind_encouraging, teammate, wise_mentor',
    ],
    [{ title: 'Run', time_of_day: '7 AM' }, 'time_of_day: must be a time as HH:MM'],
    [{ title: 'Run', weekly_commitment_hours: 169 }, 'weekly_commitment_hours: must be at most 168 hours'],
    [{ title: 'Run', weekly_commitment_hours: 5e-324 }, 'weekly_commitment_hours: must be in steps of 0.05 hours'],
    [{ title: 'Run', weekly_commitment_hours: 1.11 }, 'weekly_commitment_hours: must be in steps of 0.05 hours'],
    [{ title: 'Run', weekly_commitment_hours: -0.25 }, 'weekly_commitment_hours: must be 0 or more'],
    [{ title: 'Run', streak_count: -1 }, 'streak_count: must be at least 0'],
    [{ title: 'Run', is_active: 'no' }, 'is_active: must be true or false'],
  ])('refuses %j and writes nothing (GOAL-2, GOAL-3, GOAL-4, GOAL-8)', async (fields, error) => {
    const before = await items(ann)
    const answer = await create(fields)
    expect(answer).toEqual({
      status: 400,
      body: { success: false, error, code: 'invalid-request', field: error.split(':')[0] },
    })
    expect(await items(ann)).toEqual(before)
    expect(product.services.events).toEqual([])
  })

  it('computes tomorrow from the check-in day, which changes at 3 AM (GOAL-4)', async () => {
    product.at('2026-11-25T07:30:00Z')
    expect((await create({ title: 'Run', target_date: '2026-11-25' })).status).toBe(200)
  })

  it('ignores streak_count and reads the streak from the ledger (STREAK-1)', async () => {
    expect((await create({ title: 'Run', streak_count: 30 })).body.goal).toMatchObject({
      streak_count: 0,
      best_streak: 0,
    })
  })

  it('accepts titles of 100 graphemes (GOAL-2)', async () => {
    expect((await create({ title: '🏃'.repeat(100), description: '🏃'.repeat(300) })).status).toBe(200)
  })

  it.each([
    ['Free trial', 1, undefined, UPGRADE],
    ['Personal Plan', 3, 'Personal Plan', UPGRADE],
    ['Pro Plan', 5, 'Pro Plan', DELETE_ONE],
    ['Strategic Advisor Plan', 5, 'Professional Coach', DELETE_ONE],
  ] as const)(
    'stops exactly at the limit of the %s, %i, under twelve concurrent calls (GOAL-12, PLAN-4, API-6)',
    async (name, limit, tier, advice) => {
      if (tier) await subscribe(ann, tier)
      const answers = await Promise.all(Array.from({ length: 12 }, (_, n) => create({ title: `Goal ${n}` })))
      const refused = answers.filter(({ status }) => status !== 200)
      expect(refused).toHaveLength(12 - limit)
      for (const { status, body } of refused) {
        expect([status, body.code]).toEqual([409, 'limit-reached'])
        expect(body.error).toBe(
          `Goal limit reached! ${name} allows ${limit} ${limit === 1 ? 'goal' : 'goals'}. ${advice}`,
        )
      }
      expect(await product.goals(ann)).toHaveLength(limit)
      expect(product.services.events).toHaveLength(limit)
    },
  )

  it('is refused after the trial and allowed with a subscription (GOAL-9)', async () => {
    product.at('2026-12-24T17:00:00Z')
    const { status, body } = await create({ title: 'Run' })
    expect(status).toBe(403)
    expect(body.error).toMatch(/^Your 30-day free trial has ended/)
    expect(await product.goals(ann)).toEqual([])
    await subscribe(ann, 'Personal Plan', '2027-12-24T00:00:00Z')
    expect((await create({ title: 'Run' })).status).toBe(200)
  })

  it('creates the goal while the bus is down', async () => {
    product.services.eventsRefused = true
    expect((await create({ title: 'Run' })).status).toBe(200)
    product.services.eventsRefused = false
    expect(await product.goals(ann)).toHaveLength(1)
    expect(product.logs).toContainEqual(expect.objectContaining({ message: 'event lost', event: 'goal-created' }))
  })

  it('is refused without a profile', async () => {
    const nobody = { sub: 'nobody', email: 'nobody@example.com' }
    const { status, body } = await product.as(nobody, 'create-goal', { title: 'Run' })
    expect([status, body.error]).toEqual([409, 'Your profile is not ready yet. Please try again.'])
  })
})
