import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { checkSubscription } from '#functions/billing/check-subscription/handler.ts'
import type { Caller } from '#test/support/call.ts'
import { setUpFunctions } from '#test/support/functions.ts'
import { items, subscribe } from '#test/support/reactions.ts'

describe('subscriptions', () => {
  const product = setUpFunctions()
  let ann: Caller
  let operator: Caller

  beforeAll(async () => {
    operator = { ...(await product.person('olga')), 'cognito:groups': '[operators]' }
  })
  beforeEach(async () => {
    ann = await product.person()
  })

  const check = async (caller = ann) =>
    (await product.as(caller, 'check-subscription', { userId: caller.sub, email: caller.email })).body
  const update = (body: Record<string, unknown>, caller = operator) => product.as(caller, 'update-subscription', body)
  const NONE = { success: true, subscribed: false, subscription_tier: null, subscription_end: null }

  describe('check-subscription', () => {
    it('returns the plan of a person without, with and after a subscription', async () => {
      expect(await check()).toEqual(NONE)
      expect(await check({ sub: 'nobody', email: 'nobody@example.com' })).toEqual(NONE)
      await subscribe(ann, 'Professional Coach', '2026-12-01T00:00:00Z')
      const owned = { subscription_tier: 'Professional Coach', subscription_end: '2026-12-01T00:00:00Z' }
      expect(await check()).toEqual({ success: true, subscribed: true, ...owned })
      product.at('2026-12-01T00:00:00Z')
      expect(await check()).toEqual({ ...NONE, subscription_end: '2026-12-01T00:00:00Z' })
    })

    it('returns Pro Plan for the fallback account only, when its plan cannot be read (ACCOUNT-6)', async () => {
      const actor = {
        id: 'me',
        email: 'fallback@example.com',
        emailVerified: true,
        groups: [],
        signedInAt: 0,
        issuedAt: 0,
      }
      const failing = (fallbackProAccount: string) =>
        checkSubscription({
          accounts: { get: () => Promise.reject(new Error('unreadable')) },
          fallbackProAccount,
          now: () => Date.now(),
        })
      expect(await failing('Fallback@example.com')({ body: {}, actor })).toEqual({
        success: true,
        subscribed: true,
        subscription_tier: 'Pro Plan',
        subscription_end: null,
      })
      const others = [
        { ...actor, email: 'ann@example.com' },
        { ...actor, emailVerified: false },
        { ...actor, email: undefined },
      ]
      for (const other of others)
        await expect(failing('fallback@example.com')({ body: {}, actor: other })).rejects.toThrow('unreadable')
      await expect(failing('')({ body: {}, actor: { ...actor, email: '' } })).rejects.toThrow('unreadable')
    })

    it('returns the stored plan of the fallback account when it can be read', async () => {
      expect(await check({ sub: 'fallback', email: 'fallback@example.com' })).toEqual(NONE)
    })
  })

  describe('update-subscription', () => {
    it('sets and removes the plan of a person by id or e-mail, Personal Plan by default', async () => {
      const personal = { success: true, subscribed: true, subscription_tier: 'Personal Plan', subscription_end: null }
      expect(await update({ userId: ann.sub })).toEqual({ status: 200, body: personal })
      expect(await check()).toEqual(personal)
      await update({ userId: ann.email.toUpperCase(), planName: 'Pro Plan', status: 'active' })
      expect((await product.as(ann, 'get-profile', {})).body.plan).toMatchObject({ name: 'Pro Plan', goal_limit: 5 })
      expect((await update({ userId: ann.sub, status: 'inactive' })).body).toEqual(NONE)
      expect(await check()).toEqual(NONE)
    })

    it.each([
      [{ userId: 'nobody' }, 404, 'userId: Account not found'],
      [{ userId: 'nobody@example.com' }, 404, 'userId: Account not found'],
      [{}, 400, 'userId: is required'],
      [{ userId: ' ' }, 400, 'userId: is required'],
      [{ userId: 'a'.repeat(321) }, 400, 'userId: must be at most 320 characters'],
      [
        { userId: 'x', planName: 'Gold' },
        400,
        'planName: must be one of Personal Plan, Pro Plan, Strategic Advisor Plan, Professional Coach',
      ],
      [{ userId: 'x', status: 'paused' }, 400, 'status: must be one of active, inactive'],
    ])('refuses %j with %i', async (body, status, error) => {
      const before = await items()
      const refused = await update(body)
      expect([refused.status, refused.body.error]).toEqual([status, error])
      expect(await items()).toEqual(before)
    })

    it('changes neither of two accounts with one address, and one of them by its id', async () => {
      const twin = { ...(await product.person()), email: ann.email }
      await product.as(twin, 'create-user-profile', {})
      const refused = await update({ userId: ann.email, planName: 'Pro Plan' })
      expect([refused.status, refused.body.error]).toEqual([
        409,
        'userId: Several accounts have this address. Name the account by its id.',
      ])
      expect([await check(), await check(twin)]).toEqual([NONE, NONE])
      await update({ userId: twin.sub })
      expect(await check()).toEqual(NONE)
      expect(await check(twin)).toMatchObject({ subscribed: true })
    })

    it('refuses a caller who is not an operator, also for the own account (ACCOUNT-5)', async () => {
      const before = await items()
      expect(await update({ userId: ann.sub, planName: 'Pro Plan' }, ann)).toMatchObject({ status: 403 })
      expect(await items()).toEqual(before)
    })
  })
})
