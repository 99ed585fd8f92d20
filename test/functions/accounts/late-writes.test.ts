import { beforeEach, describe, expect, it } from 'vitest'
import { deleteAccount } from '#functions/accounts/delete-account/handler.ts'
import { createAccountDataStore } from '#functions/adapters/dynamodb/account-data.ts'
import { createAccountStore } from '#functions/adapters/dynamodb/accounts.ts'
import { createCareMailStore } from '#functions/adapters/dynamodb/care-mail.ts'
import { createDeliveryStore } from '#functions/adapters/dynamodb/delivery.ts'
import { createDeliveryIndexStore } from '#functions/adapters/dynamodb/delivery-index.ts'
import { createFrameworkStore } from '#functions/adapters/dynamodb/frameworks.ts'
import { createGoalStore } from '#functions/adapters/dynamodb/goals.ts'
import { createLedgerStore } from '#functions/adapters/dynamodb/ledger.ts'
import { createMotivationStore } from '#functions/adapters/dynamodb/motivation.ts'
import { createPeopleStore } from '#functions/adapters/dynamodb/people-count.ts'
import { createPersonMailStore } from '#functions/adapters/dynamodb/person-mails.ts'
import { createReflectionStore } from '#functions/adapters/dynamodb/reflections.ts'
import { createTable } from '#functions/adapters/dynamodb/table.ts'
import { saveMotivation } from '#functions/motivation/save-motivation/handler.ts'
import { deliver } from '#functions/reactions/delivery-queued/send-mails/deliver.ts'
import { handler as sendMails } from '#functions/reactions/delivery-queued/send-mails/handler.ts'
import { handler as generateDailyMotivations } from '#functions/reactions/generation-queued/generate-daily-motivations/handler.ts'
import { handler as sweepLeftovers } from '#functions/reactions/sweep-queued/sweep-leftovers/handler.ts'
import { checkIn } from '#functions/streaks/check-in/handler.ts'
import type { Caller } from '#test/support/call.ts'
import { setUpFunctions } from '#test/support/functions.ts'
import { createInterview } from '#test/support/interview.ts'
import { consume, items, put } from '#test/support/reactions.ts'

const DAY = '2026-11-24'
const NOTHING: never[] = []

describe('a write for a deleted account (ACCOUNT-8)', () => {
  const product = setUpFunctions()
  let ann: Caller
  let goalId: string

  beforeEach(async () => {
    ann = await product.person()
    goalId = (await product.goal(ann)).id
  })

  const store = () => createTable(process.env.TABLE_NAME ?? '')
  const actor = () => ({ id: ann.sub, email: ann.email, emailVerified: true, groups: [], signedInAt: 0, issuedAt: 0 })
  const remove = () => product.as(ann, 'delete-account', { userId: ann.sub, email: ann.email })
  const sweeps = () => product.services.messages.filter(({ queue }) => queue === 'sweep')
  const sweep = async () => {
    for (const { work } of sweeps()) expect(await consume(sweepLeftovers, work)).toBe(true)
  }
  /** Account store that deletes the account right after each read. */
  const deletedAfterRead = () => ({
    overview: async (userId: string) => {
      const overview = await createAccountStore(store()).overview(userId, { consistent: true })
      await remove()
      return overview
    },
  })

  it('leaves no item when every operation runs during the deletion', async () => {
    const answer = product.services.holdModel()
    const shard = { zone: 'America/New_York', shard: 0, date: DAY }
    const underWay = [
      product.as(ann, 'check-in', { goalId }),
      product.as(ann, 'generate-daily-motivation', { goalId }),
      product.as(ann, 'generate-daily-motivation', { goalId, isNudge: true }),
      product.as(ann, 'generate-daily-motivation', { isGeneralNudge: true }),
      product.as(ann, 'create-five-circle-framework', createInterview()),
      product.as(ann, 'create-goal', { title: 'New' }),
      product.as(ann, 'create-user-profile', { displayName: 'Ann' }),
      product.as(ann, 'update-profile', { zone: 'Asia/Tokyo' }),
      product.as(ann, 'save-motivation', {
        goalId,
        message: 'Own',
        micro_plan: 'Step',
        challenge: 'Dare',
        tone: 'teammate',
      }),
      consume(generateDailyMotivations, shard),
      consume(sendMails, { ...shard, from: '07:00', to: '07:00' }),
      remove().finally(answer),
      remove(),
    ]
    await Promise.all(underWay)
    await sweep()
    expect(await items(ann)).toEqual(NOTHING)
  })

  it('is deleted by the sweep after 15 minutes, when every worker that read the account has ended', async () => {
    expect((await remove()).status).toBe(200)
    expect(sweeps()).toMatchObject([{ work: { userId: ann.sub }, delaySeconds: 900 }])
    for (const sk of [`DAY#${goalId}#${DAY}`, `ACCOUNT#RUN#${goalId}`, `FRAMEWORK#${DAY}`, `NUDGE#${DAY}#001`])
      await put(ann, sk, {})
    await sweep()
    expect(await items(ann)).toEqual(NOTHING)
  })

  it('is deleted by the sweep after an interrupted deletion, which counts the person down once', async () => {
    const before = await createPeopleStore(store()).count()
    const broken = deleteAccount({
      person: { ...createAccountDataStore(store()), erase: () => Promise.reject(new Error('crash')) },
      endPayments: () => Promise.resolve(),
      enqueue: () => Promise.resolve(),
      keepTrial: () => Promise.resolve(),
      keepDeletion: () => Promise.resolve(),
      now: () => Date.now(),
    })
    await expect(broken({ body: { email: ann.email }, actor: actor() })).rejects.toThrow('crash')
    for (let n = 0; n < 2; n += 1) expect(await consume(sweepLeftovers, { userId: ann.sub })).toBe(true)
    expect(await items(ann)).toEqual(NOTHING)
    expect(await createPeopleStore(store()).count()).toBe(before - 1)
  })

  it('is deleted by the sweep only for deleted goals while the account exists', async () => {
    await product.as(ann, 'check-in', { goalId })
    await product.as(ann, 'generate-daily-motivation', { goalId })
    const before = await items(ann)
    await put(ann, `DAY#goal_gone#${DAY}`, {})
    await put(ann, 'ACCOUNT#RUN#goal_gone', {})
    expect(await consume(sweepLeftovers, { userId: ann.sub })).toBe(true)
    expect(await consume(sweepLeftovers, { userId: ann.sub, goalId })).toBe(true)
    expect(await items(ann)).toEqual(before)
  })

  it('does not reopen an account that another call is deleting or has deleted', async () => {
    const whole = createAccountDataStore(store())
    const failing = (meanwhile: () => Promise<unknown>) =>
      deleteAccount({
        person: whole,
        endPayments: async () => {
          product.at('2026-11-24T17:00:01Z')
          await meanwhile()
          throw new Error('Stripe is away')
        },
        enqueue: () => Promise.resolve(),
        keepTrial: () => Promise.resolve(),
        keepDeletion: () => Promise.resolve(),
        now: () => Date.now(),
      })({ body: { email: ann.email }, actor: actor() })
    const other = '2026-11-24T17:00:01.000Z'
    await expect(failing(() => whole.close(ann.sub, other))).rejects.toThrow('away')
    expect((await createAccountStore(store()).get(ann.sub))?.closing_at).toBe(other)
    await expect(failing(() => whole.beginErasing(ann.sub, new Date().toISOString()))).rejects.toThrow('away')
    expect(await whole.reopen(ann.sub, new Date().toISOString())).toBe(false)
    await expect(failing(remove)).rejects.toThrow('away')
    expect(await items(ann)).toEqual(NOTHING)
  })

  it('removes a framework that was written during the deletion', async () => {
    const answer = product.services.holdModel()
    const asked = product.services.asked()
    const writing = product.as(ann, 'create-five-circle-framework', createInterview())
    await expect.poll(() => product.services.asked()).toBeGreaterThan(asked)
    await remove()
    answer()
    expect((await writing).status).toBe(409)
    expect(await items(ann)).toEqual(NOTHING)
  })

  it('removes the built-in text of a queued mail and sends no mail', async () => {
    product.at('2026-11-24T12:00:00Z')
    const table = store()
    const sent: string[] = []
    const send = deliver({
      accounts: { ...createAccountStore(table), ...deletedAfterRead() },
      goals: createGoalStore(table),
      motivations: createMotivationStore(table),
      frameworks: createFrameworkStore(table),
      reflections: createReflectionStore(table),
      delivery: createDeliveryStore(table),
      careMail: createCareMailStore(table),
      personMails: createPersonMailStore(table),
      sendTogether: async () => undefined,
      sendLetter: async () => undefined,
      send: async ({ id }) => void sent.push(id),
      sendCalm: async ({ id }) => void sent.push(id),
      pace: async () => async () => {},
      now: () => Date.now(),
      log: { warn: () => {}, error: () => {} },
    })
    const due = await createDeliveryIndexStore(table).find(ann.sub, goalId)
    expect(due).toBeDefined()
    expect(await send(async () => due, {}, DAY)).toEqual({ own: 'settled', letter: 'settled' })
    expect([sent, await items(ann)]).toEqual([[], NOTHING])
  })

  it('removes a text that was saved during the deletion', async () => {
    const table = store()
    const save = saveMotivation({
      accounts: deletedAfterRead(),
      goals: createGoalStore(table),
      motivations: createMotivationStore(table),
      now: () => Date.now(),
    })
    const body = { goalId, message: 'Own', micro_plan: 'Step', challenge: 'Dare', tone: 'teammate' as const }
    await expect(save({ body, actor: actor() })).rejects.toThrow('Goal not found')
    expect(await items(ann)).toEqual(NOTHING)
  })

  it('is deleted by the sweep when it is a check-in during the deletion, and is refused after it', async () => {
    const table = store()
    const late = (accounts: { overview: ReturnType<typeof createAccountStore>['overview'] }) =>
      checkIn({ accounts, ledger: createLedgerStore(table), publish: () => Promise.resolve(), now: () => Date.now() })({
        body: { goalId },
        actor: actor(),
      })
    await product.as(ann, 'check-in', { goalId })
    product.at('2026-11-25T17:00:00Z')
    await expect(late(deletedAfterRead())).rejects.toThrow('not ready')
    expect(await items(ann)).toEqual(NOTHING)

    product.services.messages.length = 0
    ann = await product.person()
    goalId = (await product.goal(ann)).id
    await late(deletedAfterRead())
    await sweep()
    expect(await items(ann)).toEqual(NOTHING)
  })
})
