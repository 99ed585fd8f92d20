import { describe, expect, it } from 'vitest'
import { type HeldSubscription, livingSubscription } from '#domain/billing/customer-state.ts'
import { held, state } from './support/subscriptions.ts'

describe('livingSubscription', () => {
  const kinds = (subscriptions: HeldSubscription[]) =>
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
  ])('with the status %s: %s', (status, lives) => {
    const one = held(status)
    expect(kinds([one])).toEqual([lives ? { held: one, offer: 'pro' } : undefined, undefined])
  })

  it('gives the highest plan, and coaching apart', () => {
    const [personal, advisor, coaching] = [
      held('active', 'personal'),
      held('past_due', 'strategic-advisor'),
      held('active', 'coaching'),
    ]
    expect(kinds([personal, coaching, advisor, held('active')])).toEqual([
      { held: advisor, offer: 'strategic-advisor' },
      { held: coaching, offer: 'coaching' },
    ])
    expect(kinds([held('active', 'pro', { items: { data: [] } })])).toEqual([undefined, undefined])
  })
})
