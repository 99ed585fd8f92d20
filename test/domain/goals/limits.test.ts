import { describe, expect, it } from 'vitest'
import { type Account, readStanding } from '#domain/accounts/account.ts'
import { OFFERS } from '#domain/billing/plans.ts'
import { ASIDE_MAX, checkAside, checkRoom, goalLimitMessage } from '#domain/goals/limits.ts'

describe('the text of a full plan', () => {
  it.each([
    ['Free trial', 1, 'Upgrade to create more goals across all your circles.'],
    ['Personal Plan', OFFERS.personal.limits.goals, 'Upgrade to create more goals across all your circles.'],
    ['Pro Plan', OFFERS.pro.limits.goals, 'Delete an existing goal to create a new one.'],
    [
      'A plan without a name here',
      OFFERS.personal.limits.goals,
      'Upgrade to create more goals across all your circles.',
    ],
  ])('of %s with %i advises an upgrade only when a plan has a higher limit (PLAN-14)', (name, goals, advice) => {
    expect(goalLimitMessage({ name, goals })).toMatch(
      new RegExp(`^Goal limit reached! ${name} allows ${goals} goals?\\. ${advice}$`),
    )
  })
})

describe('the room for goals', () => {
  const now = Date.parse('2026-04-14T11:00:00Z')
  const account = (counts: { goal_count?: number; aside_count?: number }): Account => ({
    id: 'sub-1',
    email: 'ann@example.com',
    display_name: null,
    trial_expires_at: null,
    zone: 'UTC',
    day_start_hour: 3,
    goal_count: 0,
    aside_count: 0,
    subscription: { subscribed: true, subscription_tier: 'Personal Plan', subscription_end: null },
    created_at: '',
    updated_at: '',
    ...counts,
  })
  const room = (goal_count: number, wish: 'create' | 'take-up') => () =>
    checkRoom(account({ goal_count }), readStanding(account({ goal_count }), now), wish)

  it('ends at the limit of the plan, with the text of the attempted action (GOAL-12, PLAN-4)', () => {
    expect(room(2, 'create')).not.toThrow()
    expect(room(3, 'create')).toThrow(
      expect.objectContaining({
        code: 'limit-reached',
        message: expect.stringMatching(/^Goal limit reached! Personal/),
      }),
    )
    expect(room(4, 'take-up')).toThrow(
      expect.objectContaining({
        code: 'limit-reached',
        message: 'Personal Plan allows 3 active goals. Set another one aside first.',
      }),
    )
  })

  it('ends at 20 inactive goals', () => {
    expect(ASIDE_MAX).toBe(20)
    expect(() => checkAside(account({ aside_count: 19 }))).not.toThrow()
    expect(() => checkAside(account({ aside_count: 20 }))).toThrow(
      expect.objectContaining({
        code: 'limit-reached',
        message: 'You can keep 20 goals set aside or done. Delete one first.',
      }),
    )
  })
})
