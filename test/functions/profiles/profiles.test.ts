import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { NOON, setUpFunctions } from '#test/support/functions.ts'
import { change, items, subscribe } from '#test/support/reactions.ts'

describe('profiles', () => {
  const product = setUpFunctions()

  const stranger = () => {
    const sub = randomUUID()
    return { sub, email: `${sub.slice(0, 8)}@example.com` }
  }

  it('create-user-profile creates the profile and starts the trial of 30 days (ACCOUNT-2, PLAN-1)', async () => {
    const ann = stranger()
    const { status, body } = await product.as(ann, 'create-user-profile', {
      firebaseUid: ann.sub,
      email: ann.email,
      displayName: 'Ann',
      photoURL: 'https://example.com/ann.png',
    })
    expect(status).toBe(200)
    expect(body.profile).toEqual({
      id: ann.sub,
      email: ann.email,
      clerk_uuid: ann.sub,
      display_name: 'Ann',
      trial_expires_at: '2026-12-24T17:00:00.000Z',
      zone: 'America/New_York',
      zone_chosen: false,
      streak_hidden: false,
      morning_push: false,
      day_start_hour: 3,
      mails: { wake_up: true, together: false, week_letter: false },
      evening: null,
      created_at: '2026-11-24T17:00:00.000Z',
      updated_at: '2026-11-24T17:00:00.000Z',
    })
  })

  it('create-user-profile starts one trial for repeated and concurrent calls', async () => {
    const ann = stranger()
    const answers = await Promise.all(Array.from({ length: 20 }, () => product.as(ann, 'create-user-profile', {})))
    expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(1)
    product.at('2026-12-20T17:00:00Z')
    const { body } = await product.as(ann, 'create-user-profile', {})
    expect(body.profile).toMatchObject({ trial_expires_at: '2026-12-24T17:00:00.000Z' })
  })

  it('create-user-profile stores the address of the token, and its name when none is stored (ACCOUNT-1, AUTH-14)', async () => {
    const ann = stranger()
    await product.as(ann, 'create-user-profile', { displayName: null })
    const moved = { ...ann, email: `new.${ann.email}` }
    await product.as(moved, 'create-user-profile', { displayName: 'Ann' })
    const { body } = await product.as(moved, 'create-user-profile', { displayName: 'Ann B' })
    expect(body.profile).toMatchObject({ email: moved.email, display_name: 'Ann' })
  })

  it('create-user-profile does not bring back a name that was removed (ACCOUNT-10)', async () => {
    const ann = stranger()
    await product.as(ann, 'create-user-profile', { displayName: 'Ann' })
    await product.as(ann, 'update-profile', { displayName: null })
    const { body } = await product.as(ann, 'create-user-profile', { displayName: 'Ann' })
    expect(body.profile).toMatchObject({ display_name: null })
  })

  it('create-user-profile does not bring back an address that was changed, by a token from before (AUTH-19)', async () => {
    const old = { ...stranger(), iat: '1000' }
    await product.as(old, 'create-user-profile', {})
    const moved = { ...old, email: `new.${old.email}`, iat: '2000' }
    await product.as(moved, 'create-user-profile', {})
    await change(old, 'ACCOUNT', { mail_stop: { address: moved.email, reason: 'bounced', at: NOON } })
    const { status, body } = await product.as(old, 'create-user-profile', {})
    expect([status, body.profile]).toEqual([200, expect.objectContaining({ email: moved.email })])
    expect((await items(old)).find(({ sk }) => sk === 'ACCOUNT')).toMatchObject({
      email: moved.email,
      lookup_pk: `EMAIL#${moved.email}`,
      mail_stop: { address: moved.email },
    })
    const again = await product.as({ ...old, iat: '3000' }, 'create-user-profile', {})
    expect(again.body.profile).toMatchObject({ email: old.email })
  })

  it('create-user-profile refuses a token without a verified address and creates nothing (AUTH-1)', async () => {
    const before = await items()
    const ann = stranger()
    for (const caller of [
      { ...ann, email_verified: 'false' },
      { ...ann, email: '' },
    ]) {
      const { status, body } = await product.as(caller, 'create-user-profile', {})
      expect([status, body.error]).toEqual([403, 'This sign-in carries no verified email address.'])
    }
    expect(await items()).toEqual(before)
  })

  it('get-profile returns profile, trial and plan, and null without a profile', async () => {
    const ann = await product.person()
    product.at('2026-12-22T16:00:00Z')
    expect((await product.as(ann, 'get-profile', { userId: ann.sub, email: ann.email })).body).toMatchObject({
      profile: { id: ann.sub },
      plan: {
        name: 'Free trial',
        goal_limit: 1,
        nudge_limit: 1,
        trial: { isTrialExpired: false, daysRemaining: 3, hasActiveSubscription: false },
      },
    })
    const nobody = await product.as(stranger(), 'get-profile', {})
    expect(nobody).toEqual({ status: 200, body: { success: true, profile: null, plan: null } })
  })

  it('get-profile returns the subscription, and the trial after the subscription ended', async () => {
    const ann = await product.person()
    await subscribe(ann, 'Personal Plan', '2027-01-10T00:00:00Z')
    product.at('2027-01-09T17:00:00Z')
    expect((await product.as(ann, 'get-profile', {})).body.plan).toMatchObject({
      name: 'Personal Plan',
      goal_limit: 3,
      trial: { isTrialExpired: false, hasActiveSubscription: true },
    })
    product.at('2027-01-11T17:00:00Z')
    expect((await product.as(ann, 'get-profile', {})).body.plan).toMatchObject({
      name: 'Free trial',
      trial: { isTrialExpired: true, hasActiveSubscription: false },
    })
  })

  it.each(['Kill my landlord', 'I want to die'])(
    'create-user-profile stores no name “%s”, and succeeds (CARE-1)',
    async (displayName) => {
      const ann = stranger()
      const { status, body } = await product.as(ann, 'create-user-profile', { displayName })
      expect(status).toBe(200)
      expect(body.profile).toMatchObject({ display_name: null })
    },
  )
})
