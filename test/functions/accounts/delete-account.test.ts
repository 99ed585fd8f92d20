import { BatchWriteCommand, DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { deleteAccount } from '#functions/accounts/delete-account/handler.ts'
import { type AccountDataStore, createAccountDataStore } from '#functions/adapters/dynamodb/account-data.ts'
import { createAccountStore } from '#functions/adapters/dynamodb/accounts.ts'
import { createTable } from '#functions/adapters/dynamodb/table.ts'
import { handler as sendMails } from '#functions/reactions/delivery-queued/send-mails/handler.ts'
import { handler as generateDailyMotivations } from '#functions/reactions/generation-queued/generate-daily-motivations/handler.ts'
import { handler as sweepLeftovers } from '#functions/reactions/sweep-queued/sweep-leftovers/handler.ts'
import { TABLE_LIMITS } from '#functions/runtime/request-deadline.ts'
import type { Caller } from '#test/support/call.ts'
import { NOON, setUpFunctions } from '#test/support/functions.ts'
import { consume, items, put, subscribe } from '#test/support/reactions.ts'

describe('delete-account', () => {
  const product = setUpFunctions()
  let ann: Caller
  let goalId: string

  beforeEach(async () => {
    ann = await product.person()
    await subscribe(ann, 'Pro Plan')
    goalId = (await product.goal(ann)).id
  })

  const remove = () => product.as(ann, 'delete-account', { userId: ann.sub, email: ann.email })
  const store = () => createTable(process.env.TABLE_NAME ?? '')
  const actor = () => ({ id: ann.sub, email: ann.email, emailVerified: true, groups: [], signedInAt: 0, issuedAt: 0 })
  /** The operation with a dependency that fails. */
  const broken = (parts: { person?: Partial<AccountDataStore>; endPayments?: () => Promise<void> }) =>
    deleteAccount({
      person: { ...createAccountDataStore(store()), ...parts.person },
      endPayments: parts.endPayments ?? (() => Promise.resolve()),
      keepTrial: () => Promise.resolve(),
      keepDeletion: () => Promise.resolve(),
      enqueue: () => Promise.resolve(),
      now: () => Date.now(),
    })({ body: { email: ann.email }, actor: actor() })

  it('removes every item of the person and changes no other person (ACCOUNT-8)', async () => {
    const ben = await product.person('ben')
    await product.goal(ben)
    for (let n = 0; n < 40; n += 1) await put(ann, `DAY#${goalId}#${n}`, {})
    await product.as(ann, 'check-in', { goalId })
    await product.as(ann, 'generate-daily-motivation', { goalId })
    await product.as(ann, 'generate-daily-motivation', { goalId, isNudge: true })
    await product.as(ann, 'update-profile', { zone: 'Asia/Tokyo' })
    // The item of the count of people has no name, and goes down by one.
    const others = (await items()).filter(({ pk }) => ![`USER#${ann.sub}`, 'PEOPLE'].includes(String(pk)))
    const count = (await items(ann)).length
    expect(await remove()).toEqual({ status: 200, body: { success: true, deleted: count } })
    const left = await items()
    expect(left.filter(({ pk }) => pk !== 'PEOPLE' && !String(pk).startsWith('FORMER#'))).toEqual(others)
    expect(JSON.stringify(left, (_, value) => (value instanceof Set ? [...value] : value))).not.toMatch(
      new RegExp(`${ann.sub}|${ann.email}|${goalId}`),
    )
    expect(await createAccountStore(store()).idsByEmail(ann.email)).toEqual([])
  })

  it('deletes a history that takes longer than the time of another request', async () => {
    await Promise.all(Array.from({ length: 400 }, (_, n) => put(ann, `DAY#${goalId}#${n}`, {})))
    const { now } = performance
    let waited = 0
    vi.spyOn(performance, 'now').mockImplementation(() => now.call(performance) + waited)
    const { send } = DynamoDBDocumentClient.prototype
    vi.spyOn(DynamoDBDocumentClient.prototype, 'send').mockImplementation(async function (this: unknown, command) {
      if (command instanceof BatchWriteCommand) waited += 500
      return Reflect.apply(send, this, [command])
    })
    const answer = await remove()
    vi.restoreAllMocks()
    expect(waited).toBeGreaterThan(TABLE_LIMITS.requestMs)
    expect(answer).toMatchObject({ status: 200, body: { success: true } })
    expect(await items(ann)).toEqual([])
  })

  it('is idempotent, and a new sign-in creates a new account', async () => {
    await remove()
    expect(await remove()).toEqual({ status: 200, body: { success: true, deleted: 0 } })
    await product.as({ ...ann, auth_time: String(Date.parse(NOON) / 1000 + 1) }, 'create-user-profile', {})
    expect(await product.goals(ann)).toEqual([])
    expect((await product.as(ann, 'get-profile', {})).body.plan).toMatchObject({ name: 'Free trial' })
  })

  it.each([
    [{}, 400],
    [{ email: 'somebody@example.com' }, 403],
    [{ email: '' }, 403],
  ])('requires the e-mail address of the account: %j returns %i', async (body, status) => {
    const before = await items()
    const refused = await product.as(ann, 'delete-account', body)
    expect([refused.status, refused.body.field]).toEqual([status, 'email'])
    expect(await items()).toEqual(before)
  })

  it('refuses the id as confirmation and accepts the address in any case', async () => {
    const refused = await product.as(ann, 'delete-account', { email: ann.sub })
    expect([refused.status, refused.body.error]).toEqual([400, 'email: must be the email address of this account'])
    expect((await product.as(ann, 'delete-account', { email: ann.email.toUpperCase() })).status).toBe(200)
  })

  it('finishes an interrupted deletion with the next call and refuses other operations meanwhile', async () => {
    await product.as(ann, 'generate-daily-motivation', { goalId })
    const whole = createAccountDataStore(store())
    const half: AccountDataStore['erase'] = async (userId) => {
      const keys = await whole.keys(userId)
      await store().deleteAll(keys.filter(({ sk }) => sk.startsWith('MOTIVATION#')))
      throw new Error('crash')
    }
    await expect(broken({ person: { erase: half } })).rejects.toThrow('crash')
    const closing = await items(ann)
    expect(closing.length).toBeGreaterThan(1)
    for (const [operation, body] of [
      ['create-goal', { title: 'New' }],
      ['check-in', { goalId }],
      ['generate-daily-motivation', { goalId, isNudge: true }],
      ['update-profile', { displayName: 'Ann' }],
      ['fetch-user-goals', {}],
    ] as const) {
      const refused = await product.as(ann, operation, body)
      expect([operation, refused.status, refused.body.error]).toEqual([
        operation,
        409,
        'This account is being deleted.',
      ])
    }
    const shard = { zone: 'America/New_York', shard: 0, date: '2026-11-25' }
    expect(await consume(generateDailyMotivations, shard)).toBe(true)
    product.at('2026-11-25T12:00:00Z')
    expect(await consume(sendMails, { ...shard, from: '07:00', to: '07:00' })).toBe(true)
    expect(product.services.mails.filter(({ to }) => to?.[0]?.address === ann.email)).toEqual([])
    expect(await items(ann)).toEqual(closing)
    expect((await remove()).status).toBe(200)
    expect(await items(ann)).toEqual([])
  })

  it('removes items that were written during the deletion', async () => {
    const whole = createAccountDataStore(store())
    let late = true
    await broken({
      person: {
        erase: async (userId) => {
          const deleted = await whole.erase(userId)
          if (late) await put(ann, `MOTIVATION#${goalId}#2026-11-25`, {})
          late = false
          return deleted
        },
      },
    })
    expect(await items(ann)).toEqual([])
  })

  it.each([
    ['a day’s text', {}],
    ['a nudge', { isNudge: true }],
  ])('removes %s that is written during the deletion', async (_, fields) => {
    const answer = product.services.holdModel()
    const asked = product.services.asked()
    const writing = product.as(ann, 'generate-daily-motivation', { goalId, ...fields })
    await expect.poll(() => product.services.asked()).toBeGreaterThan(asked)
    expect((await remove()).status).toBe(200)
    answer()
    expect([200, 409]).toContain((await writing).status)
    expect(await items(ann)).toEqual([])
  })

  it('cancels the Stripe customer first and deletes nothing when that fails (ACCOUNT-8)', async () => {
    await put(ann, 'CUSTOMER', { customer: 'cus_1' })
    // This file serves no emulator, so Stripe is unreachable.
    const before = await items(ann)
    const refused = await remove()
    expect([refused.status, refused.body.code]).toEqual([503, 'unavailable'])
    expect(await items(ann)).toEqual(before)
    expect((await product.goals(ann)).length).toBe(1)

    let left: number | undefined
    await broken({
      endPayments: async () => {
        left = (await items(ann)).length
      },
    })
    expect(left).toBe(before.length)
    expect(await items(ann)).toEqual([])
  })

  it('leaves the account in use when the response of its first write is lost (ACCOUNT-8)', async () => {
    const whole = createAccountDataStore(store())
    const lost = async (...mark: Parameters<AccountDataStore['close']>): Promise<never> => {
      await whole.close(...mark)
      throw new Error('lost')
    }
    await expect(broken({ person: { close: lost } })).rejects.toThrow('lost')
    expect((await product.as(ann, 'check-in', { goalId })).status).toBe(200)
  })

  it('leaves the account in use 15 minutes after a call that was interrupted before it deleted anything', async () => {
    const whole = createAccountDataStore(store())
    const sweep = () => consume(sweepLeftovers, { userId: ann.sub })
    const checkIn = async () => (await product.as(ann, 'check-in', { goalId })).status
    const interrupted = broken({
      endPayments: () => Promise.reject(new Error('interrupted')),
      person: { reopen: () => Promise.reject(new Error('also interrupted')) },
    })
    await expect(interrupted).rejects.toThrow(/^interrupted$/)
    expect(await sweep()).toBe(true)
    expect(await checkIn()).toBe(409)
    product.at('2026-11-24T17:15:00Z')
    expect(await sweep()).toBe(true)
    expect(await checkIn()).toBe(200)

    await whole.beginErasing(ann.sub, NOON)
    expect(await sweep()).toBe(true)
    expect(await items(ann)).toEqual([])
  })

  it('leaves no goal that is created during the deletion', async () => {
    await Promise.all([remove(), ...Array.from({ length: 4 }, () => product.as(ann, 'create-goal', { title: 'New' }))])
    expect(await items(ann)).toEqual([])
  })
})
