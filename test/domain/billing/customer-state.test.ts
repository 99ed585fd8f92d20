import { describe, expect, it } from 'vitest'
import { billing, keepGrant, NO_BILLING, ownedSubscription, subscriptionFrom } from '#domain/billing/customer-state.ts'
import { limitsFor } from '#domain/billing/plans.ts'
import { DAY_SECONDS } from '#domain/time/units.ts'
import { at, END, none, owned, pro, START, state } from './support/subscriptions.ts'

describe('a customer’s state', () => {
  it('is nothing without a subscription', () => {
    expect(subscriptionFrom(state([]))).toEqual({ ...none, state: 'none' })
  })

  it.each([
    ['active', owned('active'), { ...pro, state: 'active' }],
    ['trialing', owned('trialing'), { ...pro, state: 'trialing' }],
    [
      'cancelled for the end of its period',
      owned('active', 'pro', { cancel_at_period_end: true }),
      { ...pro, state: 'cancelling' },
    ],
    [
      'cancelled for a day within it',
      owned('active', 'pro', { cancel_at: at('2026-12-20T00:00:00Z') }),
      { ...pro, state: 'cancelling', subscription_end: '2026-12-20T00:00:00.000Z' },
    ],
    ['cancelled at once, its period paid', owned('canceled'), { ...pro, state: 'canceled' }],
    [
      'cancelled because nothing was paid',
      owned('canceled', 'pro', { cancellation_details: { reason: 'payment_failed' } }),
      { ...none, state: 'canceled' },
    ],
    [
      'cancelled at once, its period not paid',
      owned('canceled', 'pro', {
        cancellation_details: { reason: 'cancellation_requested' },
        latest_invoice: { status: 'open' },
      }),
      { ...none, state: 'canceled' },
    ],
    ['cancelled without an invoice', owned('canceled', 'pro', { latest_invoice: null }), { ...pro, state: 'canceled' }],
    ['unpaid', owned('unpaid'), { ...none, state: 'unpaid' }],
    ['paused', owned('paused'), { ...none, state: 'paused' }],
    [
      'paused by an operator',
      owned('active', 'pro', { pause_collection: { behavior: 'void' } }),
      { ...none, state: 'paused' },
    ],
    ['not paid for the first time yet', owned('incomplete'), { ...none, state: 'incomplete' }],
    ['never paid', owned('incomplete_expired'), { ...none, state: 'none' }],
    ['of another product', owned('active', 'pro', { items: { data: [] } }), { ...none, state: 'none' }],
  ])('%s', (_, subscription, expected) => {
    expect(subscriptionFrom(state([subscription]))).toEqual(expected)
  })

  it('past due keeps access for seven days of the unpaid period, and no longer', () => {
    const sixth = state([owned('past_due')], { read_at: Date.parse('2026-12-07T12:00:00Z') })
    expect(subscriptionFrom(sixth)).toEqual({ ...pro, state: 'past_due', subscription_end: '2026-12-08T12:00:00.000Z' })
    const eighth = state([owned('past_due')], { read_at: Date.parse('2026-12-08T12:00:00Z') })
    expect(subscriptionFrom(eighth)).toEqual({
      ...none,
      state: 'past_due',
      subscription_end: '2026-12-08T12:00:00.000Z',
    })
  })

  it('cancelled lasts to the last second of the period', () => {
    const last = state([owned('canceled')], { read_at: END * 1000 - 1 })
    expect(subscriptionFrom(last)).toMatchObject({ subscribed: true })
    expect(subscriptionFrom({ ...last, read_at: END * 1000 })).toEqual({
      ...none,
      state: 'canceled',
      subscription_end: new Date(END * 1000).toISOString(),
    })
  })

  it.each([
    ['within 30 days', '2026-12-25T12:00:00Z', { ...none, state: 'refunded' }],
    ['on the last of the 30 days', '2026-12-31T12:00:00Z', { ...none, state: 'refunded' }],
    ['later than that', '2026-12-31T12:00:01Z', { ...pro, state: 'active' }],
  ])('refunded %s', (_, refundedAt, expected) => {
    const subscription = owned('active')
    const refunds = [{ subscription: subscription.id, paid_at: START, refunded_at: at(refundedAt) }]
    expect(subscriptionFrom(state([subscription], { refunds }))).toEqual(expected)
    const canceled = { ...subscription, status: 'canceled' }
    expect(subscriptionFrom(state([canceled], { refunds })).subscribed).toBe(expected.subscribed)
  })

  it('does not change with the refund of an earlier period or of another subscription', () => {
    const subscription = owned('active')
    const earlier = {
      subscription: subscription.id,
      paid_at: START - 30 * DAY_SECONDS,
      refunded_at: START - DAY_SECONDS,
    }
    const other = { subscription: 'sub_other', paid_at: START, refunded_at: START + 60 }
    expect(subscriptionFrom(state([subscription], { refunds: [earlier, other] }))).toEqual({ ...pro, state: 'active' })
  })

  it('has the limits of Personal Plan for a person who also has coaching', () => {
    const both = subscriptionFrom(state([owned('active', 'coaching'), owned('active', 'personal')]))
    expect(both).toMatchObject({ subscription_tier: 'Personal Plan', coaching: true, state: 'active' })
    expect(limitsFor({ ...both }, Date.parse('2026-12-10T12:00:00Z'))).toEqual({
      name: 'Personal Plan',
      goals: 3,
      nudges: 3,
    })
    expect(subscriptionFrom(state([owned('active', 'coaching')]))).toEqual({ ...none, state: 'none', coaching: true })
  })

  it('is the highest plan that still gives access, in whatever order Stripe lists them', () => {
    const advisor = owned('active', 'strategic-advisor')
    const lists = [
      [owned('active', 'personal'), advisor, owned('canceled')],
      [owned('canceled'), advisor, owned('active', 'personal')],
    ]
    for (const list of lists) {
      expect(subscriptionFrom(state(list))).toMatchObject({ subscription_tier: 'Professional Coach', state: 'active' })
    }
    const old = owned('canceled', 'strategic-advisor')
    const over = { ...old, items: { data: old.items.data.map((item) => ({ ...item, current_period_end: START })) } }
    expect(subscriptionFrom(state([over, owned('active', 'personal')]))).toMatchObject({
      subscription_tier: 'Personal Plan',
    })
  })

  it('ignores items and subscriptions of other products', () => {
    const other = { id: 'si_other', current_period_start: START, current_period_end: END }
    const foreign = { ...other, price: { id: 'price_other', product: 'prod_other', lookup_key: null } }
    const one = owned('active')
    const both = { ...one, items: { data: [foreign, ...one.items.data] } }
    expect(subscriptionFrom(state([both]))).toEqual({ ...pro, state: 'active' })
    const foreignOnly = owned('active', 'pro', { items: { data: [foreign] } })
    expect(subscriptionFrom(state([foreignOnly, owned('unpaid')]))).toEqual({ ...none, state: 'unpaid' })
  })

  it('is Pro Plan before Personal Plan', () => {
    for (const list of [
      [owned('active', 'personal'), owned('active')],
      [owned('active'), owned('active', 'personal')],
    ])
      expect(subscriptionFrom(state(list))).toMatchObject({ subscription_tier: 'Pro Plan' })
  })
})

describe('the stored and parsed values', () => {
  it('NO_BILLING is a valid billing state without a plan', () => {
    expect(NO_BILLING).toEqual({ ...none, state: 'none' })
    expect(billing.parse(NO_BILLING)).toEqual(NO_BILLING)
  })

  it('ownedSubscription keeps exactly the fields that the state is derived from', () => {
    const one = owned('canceled', 'pro', { cancellation_details: { reason: 'payment_failed' } })
    const fromStripe = { ...one, object: 'subscription', items: { ...one.items, has_more: false } }
    expect(ownedSubscription.parse(fromStripe)).toEqual(one)
    expect(ownedSubscription.safeParse({ ...one, created: 1.5 }).success).toBe(false)
  })
})

describe('the plan that an operator set (ADR 305)', () => {
  it('counts while Stripe gives no access, beside coaching that is bought at Stripe', () => {
    const granted = { ...NO_BILLING, subscribed: true, subscription_tier: 'Pro Plan' }
    expect(keepGrant(NO_BILLING, 'Pro Plan')).toEqual(granted)
    expect(keepGrant({ ...NO_BILLING, coaching: true }, 'Pro Plan')).toEqual({ ...granted, coaching: true })
  })

  it('does not replace a plan at Stripe, and is absent where none was set', () => {
    const bought = { ...pro, state: 'active' as const }
    expect(keepGrant(bought, 'Personal Plan')).toEqual(bought)
    expect(keepGrant({ ...NO_BILLING, coaching: true }, null)).toEqual({ ...NO_BILLING, coaching: true })
  })
})
