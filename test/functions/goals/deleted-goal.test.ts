import { beforeEach, describe, expect, it } from 'vitest'
import { type AccountStore, createAccountStore } from '#functions/adapters/dynamodb/accounts.ts'
import { createDeliveryStore } from '#functions/adapters/dynamodb/delivery.ts'
import { createGoalStore } from '#functions/adapters/dynamodb/goals.ts'
import { createMotivationStore } from '#functions/adapters/dynamodb/motivation.ts'
import { createRhythmStore } from '#functions/adapters/dynamodb/rhythms.ts'
import { createTable, type Table } from '#functions/adapters/dynamodb/table.ts'
import { createWitnessStore } from '#functions/adapters/dynamodb/witnesses.ts'
import { createZoneStore } from '#functions/adapters/dynamodb/zones.ts'
import { updateGoal } from '#functions/goals/update-goal/handler.ts'
import { handler as sweepLeftovers } from '#functions/reactions/sweep-queued/sweep-leftovers/handler.ts'
import { pauseGoal } from '#functions/streaks/pause-goal/handler.ts'
import type { Caller } from '#test/support/call.ts'
import { setUpFunctions } from '#test/support/functions.ts'
import { consume, items, put, subscribe } from '#test/support/reactions.ts'

const DAY = '2026-11-24'

describe('a deleted goal (GOAL-16, CARE-13)', () => {
  const product = setUpFunctions()
  let ann: Caller

  beforeEach(async () => {
    ann = await product.person()
  })
  const nudge = (goalId: string) => product.as(ann, 'generate-daily-motivation', { goalId, isNudge: true })
  const nudges = async () => (await items(ann)).filter(({ sk }) => String(sk).startsWith('NUDGE#'))

  it('removes its nudges and keeps the count of the day', async () => {
    await subscribe(ann, 'Pro Plan')
    const { id } = await product.goal(ann)
    await nudge(id)
    await product.as(ann, 'generate-daily-motivation', { isGeneralNudge: true })
    expect((await product.as(ann, 'delete-goal', { goalId: id })).status).toBe(200)
    expect((await nudges()).map(({ goal_id }) => goal_id)).toEqual([null])
    const other = await product.goal(ann, { title: 'Read' })
    const third = await nudge(other.id)
    expect(third.body.nudges).toMatchObject({ currentCount: 3 })
  })

  it('keeps no nudge that was written during its deletion', async () => {
    const { id } = await product.goal(ann)
    const answer = product.services.holdModel()
    const asked = product.services.asked()
    const writing = nudge(id)
    await expect.poll(() => product.services.asked()).toBeGreaterThan(asked)
    await product.as(ann, 'delete-goal', { goalId: id })
    answer()
    expect((await writing).status).toBe(404)
    expect(await nudges()).toEqual([])
  })

  const RHYTHMS: [string, { weekdays?: number[] }][] = [
    ['every day', {}],
    ['certain weekdays', { weekdays: [1, 3] }],
  ]
  /** An overview after which the goal is deleted, as a call that comes in between would do. */
  const deletedAfterReading = (table: Table, goalId: string): Pick<AccountStore, 'overview'> => ({
    overview: async (userId, options) => {
      const overview = await createAccountStore(table).overview(userId, options)
      await product.as(ann, 'delete-goal', { goalId })
      return overview
    },
  })
  const actor = () => ({ id: ann.sub, email: ann.email, emailVerified: true, groups: [], signedInAt: 0, issuedAt: 0 })
  const table = () => createTable(process.env.TABLE_NAME ?? '')

  it.each(RHYTHMS)(
    'keeps no weekdays that were set during its deletion, if it was for %s before',
    async (_, rhythm) => {
      const { id } = await product.goal(ann, rhythm)
      const update = updateGoal({
        accounts: deletedAfterReading(table(), id),
        goals: createGoalStore(table()),
        motivations: createMotivationStore(table()),
        delivery: createDeliveryStore(table()),
        witnesses: createWitnessStore(table()),
        rhythms: createRhythmStore(table()),
        zones: createZoneStore(table()),
        enqueue: async () => {},
        shards: 1,
        now: () => Date.now(),
      })
      const body = { goalId: id, updates: { weekdays: [2, 4] } }
      await expect(update({ body, actor: actor() })).rejects.toMatchObject({ code: 'not-found' })
      expect((await items(ann)).map(({ sk }) => sk)).toEqual(['ACCOUNT', 'TRIAL'])
    },
  )

  it.each(RHYTHMS)('keeps no pause that was set during its deletion, if it was for %s before', async (_, rhythm) => {
    const { id } = await product.goal(ann, rhythm)
    const pause = pauseGoal({
      accounts: deletedAfterReading(table(), id),
      rhythms: createRhythmStore(table()),
      delivery: createDeliveryStore(table()),
      publish: async () => {},
      now: () => Date.now(),
    })
    const body = { goalId: id, pause: { first: DAY, last: '2026-11-30' } }
    await expect(pause({ body, actor: actor() })).rejects.toMatchObject({ code: 'not-found' })
    expect((await items(ann)).map(({ sk }) => sk)).toEqual(['ACCOUNT', 'TRIAL'])
  })

  it('is swept once more after 15 minutes', async () => {
    const { id } = await product.goal(ann)
    await product.as(ann, 'delete-goal', { goalId: id })
    const [message] = product.services.messages.filter(({ queue }) => queue === 'sweep')
    expect(message).toMatchObject({ work: { userId: ann.sub, goalId: id }, delaySeconds: 900 })
    await put(ann, `DAY#${id}#${DAY}`, {})
    await put(ann, `ACCOUNT#RUN#${id}`, {})
    await put(ann, `NUDGE#${DAY}#001`, { goal_id: id })
    await consume(sweepLeftovers, message?.work)
    expect((await items(ann)).map(({ sk }) => sk)).toEqual(['ACCOUNT', 'TRIAL'])
  })
})
