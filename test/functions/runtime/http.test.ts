import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Caller } from '#test/support/call.ts'
import { NOON, OPERATION_NAMES, type OperationName, type Product, startFunctions } from '#test/support/functions.ts'
import { createInterview } from '#test/support/interview.ts'
import { items } from '#test/support/reactions.ts'

const BODY_OPERATIONS = OPERATION_NAMES.filter(
  (name) =>
    ![
      'unsubscribe',
      'count-people',
      'report-vitals',
      'check-in-by-mail',
      'get-mail-check-in',
      'undo-mail-check-in',
      'get-witnessed-goal',
      'send-witness-line',
      'decline-witness',
    ].includes(name),
)
/** Operations whose person fields name another person and not the caller. */
const FOR_OPERATORS = OPERATION_NAMES.filter((name) => ['update-subscription', 'debug-goals'].includes(name))
const PERSON_OPERATIONS = BODY_OPERATIONS.filter((name) => !FOR_OPERATORS.includes(name))
const GOAL = 'goal_01ARZ3NDEKTSV4RRFFQ69G5FAV'

/** A body that each operation takes, without saying who is calling. */
const bodies: Record<OperationName, Record<string, unknown>> = {
  'create-user-profile': {},
  'get-profile': {},
  'update-profile': { displayName: 'Ann' },
  'export-account': {},
  'delete-account': {},
  'check-subscription': {},
  'update-subscription': { userId: 'nobody' },
  'debug-goals': { user_id: 'nobody' },
  'fetch-user-goals': {},
  'create-goal': { title: 'Run' },
  'confirm-reading': { goalId: GOAL, readWrongly: true },
  'update-goal': { goalId: GOAL, updates: { title: 'Walk' } },
  'delete-goal': { goalId: GOAL },
  'check-in': { goalId: GOAL },
  'undo-check-in': { goal_id: GOAL, day: '2026-11-24' },
  'mark-yesterday': { goalId: GOAL },
  'pause-goal': { goalId: GOAL, pause: null },
  'reflect-on-check-in': { goalId: GOAL, feeling: 'right' },
  'list-reflections': { goalId: GOAL },
  'reset-streak': { goal_id: GOAL },
  'generate-daily-motivation': { goalId: GOAL },
  'get-daily-motivation': { goalId: GOAL },
  'save-motivation': { goalId: GOAL, message: 'Go.', micro_plan: 'Step', challenge: 'Dare', tone: 'teammate' },
  'list-motivation-history': { goalId: GOAL },
  'clear-motivation-history': { goalId: GOAL },
  'five-circle-consultant': { mode: 'analyze', currentData: createInterview() },
  'create-five-circle-framework': createInterview(),
  'generate-goal-suggestions': { circleName: 'Work', hoursPerWeek: 4 },
  'get-latest-framework': {},
  unsubscribe: {},
  'check-in-by-mail': {},
  'get-mail-check-in': {},
  'undo-mail-check-in': {},
  'invite-witness': { goalId: GOAL },
  'get-witness': { goalId: GOAL },
  'mute-witness': { goalId: GOAL, muted: true },
  'end-witness': { goalId: GOAL },
  'get-witnessed-goal': {},
  'send-witness-line': {},
  'decline-witness': {},
  'count-people': {},
  'report-vitals': {},
  'create-checkout': {},
  'customer-portal': {},
  'sync-subscription': {},
  'list-push-subscriptions': {},
  'remove-push-subscription': { id: 'a'.repeat(22) },
  'save-push-subscription': {
    endpoint: 'https://fcm.googleapis.com/fcm/send/abc',
    keys: { p256dh: `B${'a'.repeat(86)}`, auth: 'a'.repeat(22) },
    device: 'Chrome on Mac',
  },
}
const identityField = (name: OperationName): string => {
  if (name === 'create-user-profile') return 'firebaseUid'
  const others = ['fetch-user-goals', 'create-goal', 'undo-check-in', 'reset-streak', 'debug-goals']
  return [...others, 'create-five-circle-framework'].includes(name) ? 'user_id' : 'userId'
}

describe('every operation', () => {
  let product: Product
  let ann: Caller
  let ben: Caller

  beforeAll(async () => {
    product = await startFunctions()
    product.at(NOON)
    ann = { ...(await product.person()), 'cognito:groups': '[operators]' }
    ben = await product.person('ben')
    bodies['delete-account'] = { email: ann.email }
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
    const answer = await product.as(ann, name, { ...bodies[name], is_admin: true })
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
        const answer = await product.as(ann, name, { ...bodies[name], [field]: other })
        expect(answer).toMatchObject({
          status: 403,
          body: { error: `${field}: is not this account`, code: 'forbidden', field },
        })
      }
      const answer = await product.as(ann, name, { ...bodies[name], [field]: 7 })
      expect(answer).toMatchObject({ status: 400, body: { error: `${field}: must be a text`, field } })
      expect(await items()).toEqual(before)
    },
  )

  it.each(FOR_OPERATORS)(
    '%s refuses a caller who is not an operator, also for the own id (ACCOUNT-5)',
    async (name) => {
      const before = await items()
      for (const named of [ben.sub, ann.sub, ann.email]) {
        const body = { ...bodies[name], [identityField(name)]: named }
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
    const body = JSON.stringify({ ...bodies[name], title: 'a'.repeat(65 * 1024) })
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
    const answer = await product.as(ann, name, undefined, { caller: undefined, body: bodies[name] })
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
