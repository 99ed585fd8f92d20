import { describe, expect, it } from 'vitest'
import { NOT_SUBSCRIBED } from '#domain/billing/plans.ts'
import {
  checkTargetDate,
  mayBeMailed,
  mayBeWritten,
  permit,
  permitAccess,
  permitChanges,
  permitReading,
} from '#domain/goals/permit.ts'

const plan = NOT_SUBSCRIBED

describe('permission', () => {
  it('is granted or refused with the text of the catalogue (GOAL-10)', () => {
    const goal = { is_active: true }
    expect(() => permit({ goal, status: 'active', plan }, 'canCheckIn')).not.toThrow()
    expect(() => permit({ goal, status: 'goal-expired', plan }, 'canDelete')).not.toThrow()
    expect(() => permit({ goal, status: 'goal-expired', plan }, 'canCheckIn')).toThrow(/target date has passed/)
    expect(() => permit({ goal, status: 'trial-expired', plan }, 'canEdit')).toThrow(/trial has ended/)
  })

  it('of an inactive goal is limited to deleting and activating it (GOAL-13)', () => {
    const goal = { is_active: false }
    expect(() => permit({ goal, status: 'active', plan }, 'canDelete')).not.toThrow()
    expect(() => permit({ goal, status: 'active', plan }, 'canCheckIn')).toThrow(/set aside/)
    expect(() => permitReading({ goal })).toThrow(/set aside/)
    expect(() => permit({ goal: { ...goal, done_on: '2026-11-24' }, status: 'active', plan }, 'canCheckIn')).toThrow(
      /is done/,
    )
    for (const status of ['active', 'goal-expired'] as const) {
      expect(() => permitChanges({ goal, status, plan }, { is_active: true })).not.toThrow()
      expect(() => permitChanges({ goal, status, plan }, {})).toThrow(/set aside/)
      expect(() => permitChanges({ goal, status, plan }, { is_active: false })).toThrow(/set aside/)
    }
    expect(() => permitChanges({ goal, status: 'trial-expired', plan }, { is_active: true })).toThrow(/trial has ended/)
  })

  it('of a goal in crisis is limited to editing and deleting it, with a text that names the confirmation (CARE-8)', () => {
    const crisis = { goal: { is_active: true, care: 'crisis' }, status: 'active', plan } as const
    expect(() => permit(crisis, 'canEdit')).not.toThrow()
    expect(() => permit(crisis, 'canDelete')).not.toThrow()
    expect(() => permit(crisis, 'canCheckIn')).toThrow(/gets no coaching/)
    expect(() => permit({ ...crisis, goal: { is_active: true, care: 'gentle' } }, 'canCheckIn')).not.toThrow()
  })

  it('also covers mails and generation (GOAL-11)', () => {
    const goal = { is_active: true, wake_up_mail: true }
    expect([mayBeWritten(goal, 'active'), mayBeMailed(goal, 'active')]).toEqual([true, true])
    for (const status of ['goal-expired', 'trial-expired'] as const) {
      expect([mayBeWritten(goal, status), mayBeMailed(goal, status)]).toEqual([false, false])
    }
    expect(mayBeWritten({ ...goal, is_active: false }, 'active')).toBe(false)
    const silent = { ...goal, wake_up_mail: false }
    expect([mayBeWritten(silent, 'active'), mayBeMailed(silent, 'active')]).toEqual([true, false])
  })
})

describe('a refusal', () => {
  const trial = { trialExpiresAt: null, daysRemaining: 0 }
  const forbidden = (words: RegExp) =>
    expect.objectContaining({ code: 'forbidden', message: expect.stringMatching(words) })

  it('has the code forbidden and the first applicable reason', () => {
    const aside = { is_active: false }
    expect(() => permit({ goal: aside, status: 'trial-expired', plan }, 'canDelete')).toThrow(
      forbidden(/trial has ended/),
    )
    expect(() => permit({ goal: aside, status: 'goal-expired', plan }, 'canEdit')).toThrow(forbidden(/set aside/))
    expect(() => permit({ goal: { is_active: true }, status: 'goal-expired', plan }, 'canShare')).toThrow(
      forbidden(/date has passed/),
    )
    expect(() => permitReading({ goal: aside })).toThrow(forbidden(/set aside/))
    expect(() => permitReading({ goal: { is_active: true } })).not.toThrow()
  })

  it('of access needs an expired trial and no subscription', () => {
    const access = (isTrialExpired: boolean, hasActiveSubscription: boolean) => () =>
      permitAccess({ trial: { ...trial, isTrialExpired, hasActiveSubscription }, account: { subscription: plan } })
    expect(access(true, false)).toThrow(forbidden(/trial has ended/))
    for (const [expired, subscribed] of [
      [true, true],
      [false, false],
      [false, true],
    ] as const)
      expect(access(expired, subscribed)).not.toThrow()
  })
})

describe('a refusal after a paid plan', () => {
  const trial = { trialExpiresAt: null, daysRemaining: 0, isTrialExpired: true, hasActiveSubscription: false }
  const endedOn = { ...NOT_SUBSCRIBED, subscription_end: '2026-11-20T00:00:00Z' }
  const upgrade = 'Upgrade to continue accessing your goals and daily motivation.'

  it.each([
    [endedOn, `Your plan has ended. ${upgrade}`],
    [{ ...endedOn, state: 'canceled' }, `Your plan has ended. ${upgrade}`],
    [
      { ...plan, state: 'unpaid' },
      'Your plan has ended. The last payment failed. Manage Subscription takes another card.',
    ],
    [
      { ...plan, state: 'paused' },
      'Your plan has ended. Your subscription is paused. Manage Subscription starts it again.',
    ],
    [{ ...plan, state: 'refunded' }, `Your plan has ended. Your payment was given back. ${upgrade}`],
    [{ ...plan, state: 'incomplete' }, `Your 30-day free trial has ended. ${upgrade}`],
  ] as const)('says what ended and why (PLAN-2): %o', (ended, words) => {
    const goal = { is_active: true }
    expect(() => permit({ goal, status: 'trial-expired', plan: ended }, 'canCheckIn')).toThrow(words)
    expect(() => permitAccess({ trial, account: { subscription: ended } })).toThrow(words)
  })
})

describe('a target date', () => {
  it('is tomorrow at the earliest, or none (GOAL-4)', () => {
    for (const date of [null, undefined, '2026-11-25', '2030-01-01']) {
      expect(() => checkTargetDate(date, '2026-11-24', 'target_date')).not.toThrow()
    }
    for (const date of ['2026-11-24', '2025-12-31']) {
      expect(() => checkTargetDate(date, '2026-11-24', 'target_date')).toThrow(
        expect.objectContaining({
          code: 'invalid-request',
          field: 'target_date',
          message: 'must be tomorrow or later',
        }),
      )
    }
  })
})
