import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { askPool, type Person } from '#test/support/people.ts'
import { type Stack, startStack } from '#test/support/stack.ts'

/** Nudges, settings, export and deletion over HTTP, under the policies of the template. */
describe('an account', () => {
  let stack: Stack
  let ann: Person
  let goalId: string

  beforeAll(async () => {
    stack = await startStack()
    ann = await stack.person()
    await stack.api(ann, 'create-user-profile')
    const { body } = await stack.api(ann, 'create-goal', { title: 'Write a book' })
    goalId = Object(body.goal).id
  })
  afterAll(() => stack?.stop())

  it('gets one nudge a day (NUDGE-2)', async () => {
    const first = await stack.api(ann, 'generate-daily-motivation', { goalId, userId: ann.id, isNudge: true })
    expect(first).toMatchObject({ status: 200, body: { source: 'model', nudges: { currentCount: 1, atLimit: true } } })
    const second = await stack.api(ann, 'generate-daily-motivation', { userId: ann.email, isGeneralNudge: true })
    expect(second).toMatchObject({
      status: 409,
      body: { error: 'You get 1 free nudge per day, but you can upgrade to get up to 3 nudges daily!' },
    })
    expect((await stack.api(ann, 'fetch-user-goals')).body).toMatchObject({ nudges: { remaining: 0 } })
  })

  it('changes its zone, reads its plan and exports its data', async () => {
    const moved = await stack.api(ann, 'update-profile', { zone: 'Europe/Oslo', displayName: 'Ann', dayStartHour: 4 })
    expect(moved).toMatchObject({ status: 200, body: { profile: { zone: 'Europe/Oslo', display_name: 'Ann' } } })
    expect(await stack.api(ann, 'check-subscription', { userId: ann.id, email: ann.email })).toEqual({
      status: 200,
      body: { success: true, subscribed: false, subscription_tier: null, subscription_end: null },
    })
    const { status, body } = await stack.api(ann, 'export-account')
    expect([status, body.next]).toEqual([200, null])
    expect(JSON.parse(String(body.json))).toMatchObject({ account: { email: ann.email }, goals: [{ id: goalId }] })
  })

  it('is refused by the operations for operators', async () => {
    for (const [operation, body] of [
      ['update-subscription', { userId: ann.id, planName: 'Pro Plan' }],
      ['debug-goals', { user_id: ann.id }],
    ] as const) {
      expect(await stack.api(ann, operation, body)).toMatchObject({ status: 403 })
      expect(await stack.api(null, operation, body)).toMatchObject({ status: 401 })
    }
  })

  it('is deleted with all data, and its address can sign up again (ACCOUNT-8)', async () => {
    expect((await stack.api(ann, 'delete-account', { email: ann.email })).status).toBe(200)
    await askPool(stack.product, 'DeleteUser', { AccessToken: ann.accessToken })
    const again = await stack.person(ann.email)
    expect(again.id).not.toBe(ann.id)
    expect((await stack.api(again, 'fetch-user-goals')).body).toMatchObject({ goals: [], nudges: { currentCount: 0 } })
  })
})
