import { describe, expect, it } from 'vitest'
import { type Account, accessUntil, isZoneChosen, readStanding } from '#domain/accounts/account.ts'

const account = (fields: Partial<Account> = {}): Account => ({
  id: 'ann',
  email: 'ann@example.com',
  display_name: null,
  trial_expires_at: '2026-12-24T17:00:00.000Z',
  zone: 'America/New_York',
  day_start_hour: 3,
  goal_count: 0,
  aside_count: 0,
  subscription: { subscribed: false, subscription_tier: null, subscription_end: null },
  created_at: '2026-11-24T17:00:00.000Z',
  updated_at: '2026-11-24T17:00:00.000Z',
  ...fields,
})
const held = (subscription_end: string | null) =>
  ({ subscribed: true, subscription_tier: 'Pro Plan', subscription_end }) as const

describe('readStanding', () => {
  it('returns the check-in day by the person’s zone and day-start hour (DAY-1, DAY-2)', () => {
    const at = Date.parse('2026-11-25T07:30:00Z')
    expect(readStanding(account(), at).today).toBe('2026-11-24')
    expect(readStanding(account({ zone: 'Europe/Oslo' }), at).today).toBe('2026-11-25')
    expect(readStanding(account({ day_start_hour: 2 }), at).today).toBe('2026-11-25')
  })

  it('returns the limits of the plan until the plan ends (PLAN-4)', () => {
    const pro = account({ subscription: held('2026-12-01T00:00:00Z') })
    expect(readStanding(pro, Date.parse('2026-11-30T23:59:59Z')).limits.goals).toBe(5)
    expect(readStanding(pro, Date.parse('2026-12-01T00:00:00Z')).limits.goals).toBe(1)
  })
})

describe('isZoneChosen', () => {
  it.each([
    ['after a sign-up', {}, false],
    ['after a choice of the default zone', { zone_chosen: true } as const, true],
    ['for an older account in another zone', { zone: 'Europe/Oslo' }, true],
    ['for an older account that moved back', { zone_changes: { since: 0, count: 2 } }, true],
  ])('tells whether the person chose the zone %s (DAY-8)', (_, fields, chosen) => {
    expect(isZoneChosen(account(fields))).toBe(chosen)
  })
})

describe('the end of access', () => {
  it('is the end of the trial or of the subscription, whichever is later', () => {
    const trialEnd = Date.parse('2026-12-24T17:00:00.000Z')
    expect(accessUntil(account())).toBe(trialEnd)
    expect(accessUntil(account({ subscription: held('2027-01-01T00:00:00Z') }))).toBe(
      Date.parse('2027-01-01T00:00:00Z'),
    )
    expect(accessUntil(account({ subscription: held('2026-12-01T00:00:00Z') }))).toBe(trialEnd)
  })

  it('is absent for a subscription without an end and for an account without a trial (PLAN-1)', () => {
    expect(accessUntil(account({ subscription: held(null) }))).toBeUndefined()
    expect(accessUntil(account({ trial_expires_at: null }))).toBeUndefined()
  })
})
