import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { customerLookup } from '#functions/adapters/dynamodb/keys.ts'
import { handler as dispatchDailyGeneration } from '#functions/reactions/daily-generation-due/dispatch-daily-generation/handler.ts'
import { handler as sendMails } from '#functions/reactions/delivery-queued/send-mails/handler.ts'
import { handler as generateDailyMotivations } from '#functions/reactions/generation-queued/generate-daily-motivations/handler.ts'
import { handler as mendSubscriptions } from '#functions/reactions/reconciliation-queued/mend-subscriptions/handler.ts'
import { handler as reconcileSubscriptions } from '#functions/reactions/subscriptions-due/reconcile-subscriptions/handler.ts'
import { handler as announceTrialEnds } from '#functions/reactions/trials-due/announce-trial-ends/handler.ts'
import { handler as dispatchWakeUpMails } from '#functions/reactions/wake-up-mails-due/dispatch-wake-up-mails/handler.ts'
import { NOON, type Product, startFunctions } from '#test/support/functions.ts'
import { type Payments, startPayments } from '#test/support/payments.ts'
import { change, clear, consume, fire, items, put, putAll } from '#test/support/reactions.ts'
import { AFTER_THE_NIGHT, AT_ONCE, DAY, goalKey, type Person, sk } from './support/bad-items.ts'

/** With one invalid stored item, the texts, mails, trial announcements and reconciliations of all other people still run. */

const NIGHT = `${DAY}T07:00:00Z`
const MORNING = `${DAY}T12:00:00Z`
const RECONCILIATION = `${DAY}T08:20:00Z`
const TRIAL_TICK = '2026-12-21T17:05:00Z'

let product: Product
let payments: Payments
let ann: Person
let others: Person[]
/** What is stored of these people and of all together. It is written again before each test, because creating people is slow. */
let stored: Record<string, unknown>[]

beforeAll(async () => {
  product = await startFunctions()
  payments = await startPayments(product.services)
  product.at(NOON)
  // On both sides of the bad item, whatever the order.
  others = [await somebody('ben'), await somebody('cat')]
  ann = await somebody('ann')
  others.push(await somebody('dan'))
  stored = await items()
})
afterAll(async () => {
  await payments.stop()
  await product.stop()
})
beforeEach(async () => {
  await clear()
  await putAll(stored)
  product.at(NOON)
  const { mails, messages, events } = product.services
  for (const list of [mails, messages, events, product.logs, product.counts]) list.length = 0
})

/** A person with a goal, a streak and a customer at Stripe, whose stored plan is not what Stripe says. */
const somebody = async (name: string): Promise<Person> => {
  const caller = await product.person(name)
  const goal = await product.goal(caller)
  await product.as(caller, 'check-in', { goalId: goal.id })
  await product.as(caller, 'generate-daily-motivation', { goalId: goal.id })
  await change(caller, 'ACCOUNT', { subscription_state: 'unpaid' })
  const { id } = await payments.stripe.customers.create({ email: caller.email, metadata: { userId: caller.sub } })
  await put(caller, 'CUSTOMER', { ...customerLookup(id), customer: id })
  return { ...caller, goalId: goal.id }
}

const fill = async (handler: Parameters<typeof consume>[0], queue: string): Promise<boolean[]> => {
  const taken: boolean[] = []
  for (const message of product.services.messages.splice(0))
    if (message.queue === queue) taken.push(await consume(handler, message.work))
  return taken
}

/** Runs all schedules and queues of a day, and returns whether each message succeeded. `between` runs after the night. */
const wholeDay = async (between: () => Promise<void>): Promise<boolean[]> => {
  product.at(NIGHT)
  await fire(dispatchDailyGeneration, NIGHT)
  const night = await fill(generateDailyMotivations, 'generation')
  await between()
  product.at(MORNING)
  await fire(dispatchWakeUpMails, MORNING)
  const morning = await fill(sendMails, 'delivery')
  await fire(reconcileSubscriptions, RECONCILIATION)
  const reconciliation = await fill(mendSubscriptions, 'reconciliation')
  product.at(TRIAL_TICK)
  await fire(announceTrialEnds, TRIAL_TICK)
  return [...night, ...morning, ...reconciliation]
}

const CASES = [
  ...Object.entries(AT_ONCE).map(([name, poison]) => ({ name, early: poison, late: undefined })),
  ...Object.entries(AFTER_THE_NIGHT).map(([name, poison]) => ({ name, early: undefined, late: poison })),
]

describe('one bad item', () => {
  it.each(CASES)('does not affect other people: $name', async ({ name, early, late }) => {
    await early?.(ann)
    const taken = await wholeDay(async () => late?.(ann))

    expect(taken).not.toContain(false)
    const kept = await items()
    for (const { sub, email, goalId } of others) {
      expect(kept).toContainEqual(
        expect.objectContaining({
          pk: `USER#${sub}`,
          sk: `MOTIVATION#${goalId}#${DAY}`,
          source: 'model',
          mail: 'sent',
        }),
      )
      expect(product.services.mails.filter(({ to }) => to?.[0]?.address === email)).toHaveLength(1)
      expect(product.services.events).toContainEqual({
        type: 'trial-ending',
        detail: expect.objectContaining({ userId: sub }),
      })
      expect(kept.find((item) => item.pk === `USER#${sub}` && item.sk === 'ACCOUNT')).toMatchObject({
        subscription_state: 'none',
      })
    }

    // Only a late check-in reads the rows of the ledger: see below.
    if (name.startsWith('a ledger row')) return
    const bad = product.logs.filter(({ message }) => message === 'bad item')
    expect(bad.length).toBeGreaterThan(0)
    for (const { key, zone } of bad) expect(String(key ?? zone)).toMatch(new RegExp(`^(USER#${ann.sub} |IST|Mars)`))
    expect(JSON.stringify(product.logs)).not.toContain('@example.com')
    expect(product.counts).toContainEqual(expect.objectContaining({ BadItems: 1 }))
  })
})

describe('the person of a bad item', () => {
  it.each(Object.keys(AT_ONCE).filter((name) => !/without an e-mail|list of zones/.test(name)))(
    'can still read the goals: %s',
    async (name) => {
      await AT_ONCE[name]?.(ann)
      for (const operation of [
        'get-profile',
        'fetch-user-goals',
        'check-subscription',
        'list-motivation-history',
      ] as const) {
        const body = operation === 'list-motivation-history' ? { goalId: ann.goalId } : {}
        const { status } = await product.as(ann, operation, body)
        // An unreadable goal is left out of lists, and its operations return 404.
        expect([operation, status === 404 ? 200 : status]).toEqual([operation, 200])
      }
    },
  )

  it('has the limits of Personal Plan under the stored name of an unknown tier, which is logged (PLAN-7)', async () => {
    await AT_ONCE['an unknown subscription tier']?.(ann)
    product.logs.length = 0
    const { body } = await product.as(ann, 'get-profile', {})
    expect(body.plan).toMatchObject({
      name: 'Gold Plan',
      goal_limit: 3,
      nudge_limit: 3,
      subscription: { subscribed: true, subscription_tier: 'Gold Plan' },
    })
    expect((await product.as(ann, 'check-subscription', {})).body).toMatchObject({ subscription_tier: 'Gold Plan' })
    expect(product.logs).toContainEqual(
      expect.objectContaining({ message: 'bad item', key: `USER#${ann.sub} ACCOUNT`, tier: 'Gold Plan' }),
    )
    for (const title of ['Two', 'Three']) expect((await product.as(ann, 'create-goal', { title })).status).toBe(200)
    expect((await product.as(ann, 'create-goal', { title: 'Four' })).status).toBe(409)
  })

  it('keeps the streak of an unreadable run: it is counted again, and the next check-in replaces it', async () => {
    await AT_ONCE['a run that cannot be read']?.(ann)
    expect((await product.goals(ann))[0]).toMatchObject({ streak_count: 1, checked_in_today: true })
    product.at(`${DAY}T17:00:00Z`)
    const { status, body } = await product.as(ann, 'check-in', { goalId: ann.goalId })
    expect([status, Object(body.goal).streak_count]).toEqual([200, 2])
    expect(await items(ann)).toContainEqual(
      expect.objectContaining({ sk: `ACCOUNT#RUN#${ann.goalId}`, last_day: DAY, length: 2 }),
    )
  })

  it('gets a mail with the built-in text when the stored text cannot be read (MAIL-6)', async () => {
    await wholeDay(async () => AFTER_THE_NIGHT['a mail whose text cannot be read']?.(ann))
    expect(product.services.mails.filter(({ to }) => to?.[0]?.address === ann.email)).toHaveLength(1)
    expect(await items(ann)).toContainEqual(
      expect.objectContaining({ sk: sk(ann, 'MOTIVATION', DAY), source: 'built-in', mail: 'sent' }),
    )
  })

  it.each(['a ledger row that cannot be read', 'a ledger row of no day'])('can check in late: %s', async (name) => {
    product.at('2026-11-26T17:00:00Z')
    await product.as(ann, 'check-in', { goalId: ann.goalId })
    await AT_ONCE[name]?.(ann)
    product.logs.length = 0
    const late = { goalId: ann.goalId, checkedInAt: `${DAY}T17:00:00Z` }
    const { status, body } = await product.as(ann, 'check-in', late)
    expect([status, Object(body.goal).streak_count]).toEqual([200, 3])
    expect(product.logs).toContainEqual(expect.objectContaining({ message: 'bad item' }))
  })

  it('gets the default tone for an unknown tone and keeps the other fields', async () => {
    await AT_ONCE['a goal in an unknown tone and circle']?.(ann)
    expect((await product.goals(ann))[0]).toMatchObject({ tone: 'kind_encouraging', circle_type: null })
    expect(await items(ann)).toContainEqual(expect.objectContaining({ sk: goalKey(ann), tone: 'loud' }))
  })

  it('gets a derived kind for an unknown kind and no plan for an unreadable plan', async () => {
    product.logs.length = 0
    await AT_ONCE['a goal of an unknown kind, with a plan that cannot be read']?.(ann)
    expect((await product.goals(ann))[0]).toMatchObject({
      chosen_kind: null,
      kind: 'finish',
      plan_when: '',
      plan_then: '',
      obstacle: '',
    })
    expect(product.logs).toContainEqual(
      expect.objectContaining({
        fields: ['chosen_kind', 'plan_when', 'plan_then', 'obstacle', 'slot', 'confirmed_at'],
      }),
    )
  })
})

it('update-goal and update-subscription refuse an unknown tone or plan', async () => {
  expect((await product.as(ann, 'update-goal', { goalId: ann.goalId, updates: { tone: 'loud' } })).status).toBe(400)
  const operator = { sub: randomUUID(), email: 'op@example.com', 'cognito:groups': '[operators]' }
  const given = await product.as(operator, 'update-subscription', { userId: ann.sub, planName: 'Gold Plan' })
  expect(given.status).toBe(400)
})
