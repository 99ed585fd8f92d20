import { describe, expect, it } from 'vitest'
import { NOT_SUBSCRIBED } from '#domain/billing/plans.ts'
import { readTrial } from '#domain/billing/trial.ts'
import { derivePermissions, deriveStatus, goalPermissions, goalStatus } from '#domain/goals/status.ts'

const now = Date.parse('2026-04-14T11:00:00Z')
const today = '2026-04-14'
const running = readTrial(null, NOT_SUBSCRIBED, now)
const over = readTrial('2026-04-13T00:00:00.000Z', NOT_SUBSCRIBED, now)

describe('a goal', () => {
  it('is active through its target date and expired the day after (GOAL-9)', () => {
    expect(deriveStatus({ target_date: today }, running, today)).toBe('active')
    expect(deriveStatus({ target_date: '2026-04-13' }, running, today)).toBe('goal-expired')
    expect(deriveStatus({ target_date: null }, running, today)).toBe('active')
  })

  it('is trial-expired before goal-expired (GOAL-9)', () => {
    expect(deriveStatus({ target_date: '2026-04-13' }, over, today)).toBe('trial-expired')
    const subscriber = readTrial(
      '2026-04-13T00:00:00.000Z',
      { subscribed: true, subscription_tier: null, subscription_end: null },
      now,
    )
    expect(deriveStatus({ target_date: null }, subscriber, today)).toBe('active')
  })

  it('allows only edit and delete after its target date (GOAL-10)', () => {
    const allowed = Object.entries(derivePermissions('goal-expired', { is_active: true })).filter(([, may]) => may)
    expect(allowed.map(([name]) => name)).toEqual(['canEdit', 'canDelete'])
    expect(Object.values(derivePermissions('trial-expired', { is_active: true })).some(Boolean)).toBe(false)
    expect(Object.values(derivePermissions('active', { is_active: true })).every(Boolean)).toBe(true)
  })

  it('allows only delete while it is inactive, and nothing after the trial (GOAL-10, GOAL-13)', () => {
    for (const status of ['active', 'goal-expired'] as const) {
      const allowed = Object.entries(derivePermissions(status, { is_active: false })).filter(([, may]) => may)
      expect(allowed.map(([name]) => name)).toEqual(['canDelete'])
    }
    expect(Object.values(derivePermissions('trial-expired', { is_active: false })).some(Boolean)).toBe(false)
  })

  it('in crisis can be changed and deleted, and a gentle goal has all permissions (CARE-8)', () => {
    const allowed = Object.entries(derivePermissions('active', { is_active: true, care: 'crisis' }))
    expect(allowed.filter(([, may]) => may).map(([name]) => name)).toEqual(['canEdit', 'canDelete'])
    expect(Object.values(derivePermissions('active', { is_active: true, care: 'gentle' })).every(Boolean)).toBe(true)
  })

  it('has exactly the named status and permission values', () => {
    expect(goalStatus.options).toEqual(['active', 'goal-expired', 'trial-expired'])
    const all = derivePermissions('active', { is_active: true })
    expect(goalPermissions.parse(all)).toEqual(all)
    expect(goalPermissions.safeParse({}).success).toBe(false)
  })
})
