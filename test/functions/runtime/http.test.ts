import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Caller } from '#test/support/call.ts'
import { NOON, type Product, startFunctions } from '#test/support/functions.ts'
import { findOperation } from '#test/support/operations.ts'
import { items } from '#test/support/reactions.ts'
import { findSample, type OperationName, SAMPLED } from '#test/support/samples.ts'

const accessOf = (name: OperationName) => findOperation(name).contract.access
const BODY_OPERATIONS = SAMPLED.filter((name) => accessOf(name) !== 'anyone')
/** Operations whose person fields name another person and not the caller. */
const FOR_OPERATORS = SAMPLED.filter((name) => accessOf(name) === 'operator')
const PERSON_OPERATIONS = SAMPLED.filter((name) => accessOf(name) === 'person')
const GOAL = 'goal_01ARZ3NDEKTSV4RRFFQ69G5FAV'

const named = ({ sub, email }: Caller) => ({ id: sub, email })

const identityField = (name: OperationName): string => {
  if (name === 'create-user-profile') return 'firebaseUid'
  const others = ['fetch-user-goals', 'create-goal', 'undo-check-in', 'reset-streak', 'debug-goals']
  return [...others, 'create-five-circle-framework'].includes(name) ? 'user_id' : 'userId'
}

// Written out, because everything below follows the contracts: a contract that lets everybody in would also leave these tests.
it('lets only these operations be called without a token, and only these by operators', () => {
  expect(SAMPLED.filter((name) => accessOf(name) === 'anyone').toSorted()).toEqual([
    'check-in-by-mail',
    'count-people',
    'decline-witness',
    'get-mail-check-in',
    'get-witnessed-goal',
    'report-vitals',
    'send-witness-line',
    'stripe-webhook',
    'undo-mail-check-in',
    'unsubscribe',
  ])
  expect(FOR_OPERATORS.toSorted()).toEqual(['debug-goals', 'update-subscription'])
})

describe('every operation', () => {
  let product: Product
  let ann: Caller
  let ben: Caller
  /** A request that the operation takes, without saying who is calling. */
  const bodyOf = (name: OperationName): Record<string, unknown> => {
    const [caller, other] = [named(ann), named(ben)]
    const [body] = findSample(name).requests({ caller, other, goalId: GOAL, mailToken: '', today: '2026-11-24' })
    if (!body) throw new Error(`${name} has no sample.`)
    return body
  }

  beforeAll(async () => {
    product = await startFunctions()
    product.at(NOON)
    ann = { ...(await product.person()), 'cognito:groups': '[operators]' }
    ben = await product.person('ben')
  })
  afterAll(() => product.stop())

  it.each(BODY_OPERATIONS)('%s refuses invalid JSON and writes nothing (API-4)', async (name) => {
    const before = await items()
    for (const body of ['{"title": "Run"', '', 'title=Run', '{"a":1}}']) {
      const answer = await product.as(ann, name, body)
      expect(answer).toEqual({
        status: 400,
        body: { success: false, error: 'The body is not valid JSON.', code: 'invalid-request' },
      })
    }
    expect(await items()).toEqual(before)
  })

  it.each(BODY_OPERATIONS)('%s refuses an unknown field by name', async (name) => {
    const before = await items()
    const answer = await product.as(ann, name, { ...bodyOf(name), is_admin: true })
    expect(answer).toEqual({
      status: 400,
      body: {
        success: false,
        error: 'is_admin: is not a field of this request',
        code: 'invalid-request',
        field: 'is_admin',
      },
    })
    expect(await items()).toEqual(before)
  })

  it.each(PERSON_OPERATIONS)(
    '%s refuses the id of another person and an id of a wrong type by name (API-1, ACCOUNT-4)',
    async (name) => {
      const before = await items()
      const field = identityField(name)
      for (const other of [ben.sub, ben.email, 'nobody', '']) {
        const answer = await product.as(ann, name, { ...bodyOf(name), [field]: other })
        expect(answer).toMatchObject({
          status: 403,
          body: { error: `${field}: is not this account`, code: 'forbidden', field },
        })
      }
      const answer = await product.as(ann, name, { ...bodyOf(name), [field]: 7 })
      expect(answer).toMatchObject({ status: 400, body: { error: `${field}: must be a text`, field } })
      expect(await items()).toEqual(before)
    },
  )

  it.each(FOR_OPERATORS)(
    '%s refuses a caller who is not an operator, also for the own id (ACCOUNT-5)',
    async (name) => {
      const before = await items()
      for (const named of [ben.sub, ann.sub, ann.email]) {
        const body = { ...bodyOf(name), [identityField(name)]: named }
        for (const groups of [undefined, '[people]']) {
          const caller = { ...ben, ...(groups ? { 'cognito:groups': groups } : {}) }
          expect(await product.as(caller, name, body)).toEqual({
            status: 403,
            body: { success: false, error: 'This is for operators only.', code: 'forbidden' },
          })
        }
      }
      expect(await items()).toEqual(before)
    },
  )

  it.each(BODY_OPERATIONS)('%s refuses more than 64 kB, as text and as base64 (API-4)', async (name) => {
    const body = JSON.stringify({ ...bodyOf(name), title: 'a'.repeat(65 * 1024) })
    for (const base64 of [false, true]) {
      const answer = await product.as(ann, name, body, { base64 })
      expect(answer).toEqual({
        status: 413,
        body: { success: false, error: 'The body is too large.', code: 'too-large' },
      })
    }
  })

  it('accepts a body of exactly 64 kB in UTF-8 and refuses one byte more (API-4)', async () => {
    const sized = (bytes: number) => {
      const empty = JSON.stringify({ title: 'Ω' })
      return JSON.stringify({ title: `Ω${' '.repeat(bytes - Buffer.byteLength(empty))}` })
    }
    for (const base64 of [false, true]) {
      expect((await product.as(ann, 'create-goal', sized(65_536), { base64 })).status).not.toBe(413)
      expect((await product.as(ann, 'create-goal', sized(65_537), { base64 })).status).toBe(413)
    }
  })

  it.each(BODY_OPERATIONS)('%s refuses a body that is not an object', async (name) => {
    for (const body of ['null', '[]', '"text"', '7']) {
      const answer = await product.as(ann, name, body)
      expect(answer).toMatchObject({ status: 400, body: { error: 'must be a JSON object' } })
    }
  })

  it.each(BODY_OPERATIONS)('%s returns 401 without a token (ACCOUNT-1)', async (name) => {
    const answer = await product.as(ann, name, undefined, { caller: undefined, body: bodyOf(name) })
    expect(answer).toMatchObject({ status: 401, body: { error: 'Unauthorized', code: 'unauthorized' } })
  })

  it('accepts the own id, the own e-mail in any case, and a base64 body', async () => {
    for (const user_id of [ann.sub, ann.email, ann.email.toUpperCase()]) {
      const { status } = await product.as(ann, 'fetch-user-goals', { user_id }, { base64: true })
      expect(status).toBe(200)
    }
  })

  it('names the path of a nested field', async () => {
    const answer = await product.as(ann, 'update-goal', { goalId: GOAL, updates: { streak_count: 99 } })
    expect(answer).toMatchObject({
      status: 400,
      body: { error: 'updates.streak_count: is not a field of this request', field: 'updates.streak_count' },
    })
    const wrong = await product.as(ann, 'create-goal', { title: 'Run', circle_interview_data: { specificGoal: 1 } })
    expect(wrong.body).toMatchObject({ field: 'circle_interview_data.specificGoal' })
  })
})
