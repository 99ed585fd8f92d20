import { describe, expect, it } from 'vitest'
import { livingSubscription, type OwnedSubscription } from '#domain/billing/customer-state.ts'
import { owned, state } from './support/subscriptions.ts'

describe('livingSubscription', () => {
  const kinds = (subscriptions: OwnedSubscription[]) =>
    (['plan', 'coaching'] as const).map((kind) => livingSubscription(state(subscriptions), kind))

  it.each([
    ['active', true],
    ['trialing', true],
    ['past_due', true],
    ['unpaid', true],
    ['paused', true],
    ['canceled', false],
    ['incomplete', false],
    ['incomplete_expired', false],
  ])('counts the status %s as living: %s', (status, lives) => {
    const one = owned(status)
    expect(kinds([one])).toEqual([lives ? { owned: one, offer: 'pro' } : undefined, undefined])
  })

  it('returns the highest plan, and coaching separately', () => {
    const [personal, advisor, coaching] = [
      owned('active', 'personal'),
      owned('past_due', 'strategic-advisor'),
      owned('active', 'coaching'),
    ]
    expect(kinds([personal, coaching, advisor, owned('active')])).toEqual([
      { owned: advisor, offer: 'strategic-advisor' },
      { owned: coaching, offer: 'coaching' },
    ])
    expect(kinds([owned('active', 'pro', { items: { data: [] } })])).toEqual([undefined, undefined])
  })
})
