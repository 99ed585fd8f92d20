import { describe, expect, it } from 'vitest'
import {
  type CustomerState,
  type HeldSubscription,
  livingSubscription,
  subscriptionFrom,
} from '#domain/billing/customer-state.ts'
import { limitsFor, OFFERS, type OfferName } from '#domain/billing/plans.ts'
import { DAY_SECONDS } from '#domain/time/units.ts'

const at = (text: string) => Date.parse(text) / 1000
const START = at('2026-12-01T12:00:00Z')
const END = at('2027-01-01T12:00:00Z')
const END_TEXT = '2027-01-01T12:00:00.000Z'

let count = 0
const held = (status: string, offer: OfferName = 'pro', more: Partial<HeldSubscription> = {}): HeldSubscription => ({
  id: `sub_${++count}`,
  status,
  created: START,
  cancel_at_period_end: false,
  cancel_at: null,
  cancellation_details: null,
  pause_collection: null,
  items: {
    data: [
      {
        id: 'si',
        current_period_start: START,
        current_period_end: END,
        price: { id: 'price', lookup_key: OFFERS[offer].lookupKey },
      },
    ],
  },
  ...more,
})
const state = (subscriptions: HeldSubscription[], more: Partial<CustomerState> = {}): CustomerState => ({
  read_at: Date.parse('2026-12-10T12:00:00Z'),
  subscriptions,
  refunds: [],
  ...more,
})
const none = { subscribed: false, subscription_tier: null, subscription_end: null, coaching: false }
const pro = { subscribed: true, subscription_tier: 'Pro Plan', subscription_end: END_TEXT, coaching: false }

describe('a customer’s state', () => {
  it('is nothing without a subscription', () => {
    expect(subscriptionFrom(state([]))).toEqual({ ...none, state: 'none' })
  })

  it.each([
    ['active', held('active'), { ...pro, state: 'active' }],
    ['trialing', held('trialing'), { ...pro, state: 'trialing' }],
    [
      'cancelled for the end of its period',
      held('active', 'pro', { cancel_at_period_end: true }),
      { ...pro, state: 'cancelling' },
    ],
    [
      'cancelled for a day within it',
      held('active', 'pro', { cancel_at: at('2026-12-20T00:00:00Z') }),
      { ...pro, state: 'cancelling', subscription_end: '2026-12-20T00:00:00.000Z' },
    ],
    ['cancelled at once, its period paid', held('canceled'), { ...pro, state: 'canceled' }],
    [
      'cancelled because nothing was paid',
      held('canceled', 'pro', { cancellation_details: { reason: 'payment_failed' } }),
      { ...none, state: 'canceled' },
    ],
    ['unpaid', held('unpaid'), { ...none, state: 'unpaid' }],
    ['paused', held('paused'), { ...none, state: 'paused' }],
    [
      'paused by an operator',
      held('active', 'pro', { pause_collection: { behavior: 'void' } }),
      { ...none, state: 'paused' },
    ],
    ['not paid for the first time yet', held('incomplete'), { ...none, state: 'incomplete' }],
    ['never paid', held('incomplete_expired'), { ...none, state: 'none' }],
    ['of a product that is none of ours', held('active', 'pro', { items: { data: [] } }), { ...none, state: 'none' }],
  ])('%s', (_, subscription, expected) => {
    expect(subscriptionFrom(state([subscription]))).toEqual(expected)
  })

  it('past due keeps access for seven days of the unpaid period, and no longer', () => {
    const sixth = state([held('past_due')], { read_at: Date.parse('2026-12-07T12:00:00Z') })
    expect(subscriptionFrom(sixth)).toEqual({ ...pro, state: 'past_due', subscription_end: '2026-12-08T12:00:00.000Z' })
    const eighth = state([held('past_due')], { read_at: Date.parse('2026-12-08T12:00:00Z') })
    expect(subscriptionFrom(eighth)).toEqual({
      ...none,
      state: 'past_due',
      subscription_end: '2026-12-08T12:00:00.000Z',
    })
  })

  it('cancelled lasts to the last second of the period', () => {
    const last = state([held('canceled')], { read_at: END * 1000 - 1 })
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
    const subscription = held('active')
    const refunds = [{ subscription: subscription.id, paid_at: START, refunded_at: at(refundedAt) }]
    expect(subscriptionFrom(state([subscription], { refunds }))).toEqual(expected)
    const canceled = { ...subscription, status: 'canceled' }
    expect(subscriptionFrom(state([canceled], { refunds })).subscribed).toBe(expected.subscribed)
  })

  it('is not touched by the refund of an earlier period, or of another subscription', () => {
    const subscription = held('active')
    const earlier = {
      subscription: subscription.id,
      paid_at: START - 30 * DAY_SECONDS,
      refunded_at: START - DAY_SECONDS,
    }
    const other = { subscription: 'sub_other', paid_at: START, refunded_at: START + 60 }
    expect(subscriptionFrom(state([subscription], { refunds: [earlier, other] }))).toEqual({ ...pro, state: 'active' })
  })

  it('coaching beside Personal Plan raises no limit', () => {
    const both = subscriptionFrom(state([held('active', 'coaching'), held('active', 'personal')]))
    expect(both).toMatchObject({ subscription_tier: 'Personal Plan', coaching: true, state: 'active' })
    expect(limitsFor({ ...both }, Date.parse('2026-12-10T12:00:00Z'))).toEqual({
      name: 'Personal Plan',
      goals: 3,
      nudges: 3,
    })
    expect(subscriptionFrom(state([held('active', 'coaching')]))).toEqual({ ...none, state: 'none', coaching: true })
  })

  it('is the highest plan that still gives access, in whatever order Stripe lists them', () => {
    const advisor = held('active', 'strategic-advisor')
    const lists = [
      [held('active', 'personal'), advisor, held('canceled')],
      [held('canceled'), advisor, held('active', 'personal')],
    ]
    for (const list of lists) {
      expect(subscriptionFrom(state(list))).toMatchObject({ subscription_tier: 'Professional Coach', state: 'active' })
    }
    const old = held('canceled', 'strategic-advisor')
    const over = { ...old, items: { data: old.items.data.map((item) => ({ ...item, current_period_end: START })) } }
    expect(subscriptionFrom(state([over, held('active', 'personal')]))).toMatchObject({
      subscription_tier: 'Personal Plan',
    })
  })
})

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

describe('the end of access', () => {
  const item = (start: number, end: number, offer: OfferName = 'pro') => ({
    id: 'si',
    current_period_start: start,
    current_period_end: end,
    price: { id: 'price', lookup_key: OFFERS[offer].lookupKey },
  })
  const readEnd = (one: HeldSubscription, more: Partial<CustomerState> = {}) =>
    subscriptionFrom(state([one], more)).subscription_end

  it('is the longest period of its items', () => {
    expect(
      readEnd(held('active', 'pro', { items: { data: [item(START, END - DAY_SECONDS), item(START, END)] } })),
    ).toBe(END_TEXT)
  })

  it('is the end of the period when the cancellation comes later', () => {
    expect(readEnd(held('active', 'pro', { cancel_at: END + DAY_SECONDS }))).toBe(END_TEXT)
  })

  it('is that of the plan which lasts longer, of two of the same', () => {
    const longer = held('active', 'pro', { items: { data: [item(START, END + DAY_SECONDS)] } })
    for (const list of [
      [held('active'), longer],
      [longer, held('active')],
    ])
      expect(subscriptionFrom(state(list)).subscription_end).toBe(new Date((END + DAY_SECONDS) * 1000).toISOString())
  })

  it('is told of the newest subscription when none gives access', () => {
    const old = held('canceled', 'pro', {
      created: START - DAY_SECONDS,
      items: { data: [item(START - DAY_SECONDS, START)] },
    })
    for (const list of [
      [old, held('unpaid')],
      [held('unpaid'), old],
    ])
      expect(subscriptionFrom(state(list))).toEqual({ ...none, state: 'unpaid' })
  })

  it('comes with the period when that is shorter than the seven days of a late payment', () => {
    const short = held('past_due', 'pro', { items: { data: [item(START, START + 2 * DAY_SECONDS)] } })
    expect(readEnd(short, { read_at: START * 1000 })).toBe(new Date((START + 2 * DAY_SECONDS) * 1000).toISOString())
  })

  it('counts a refund from a day before the period, and no earlier one', () => {
    const one = held('active')
    const stateAt = (paid_at: number) =>
      subscriptionFrom(state([one], { refunds: [{ subscription: one.id, paid_at, refunded_at: START }] })).state
    expect([stateAt(START - DAY_SECONDS), stateAt(START - DAY_SECONDS - 1)]).toEqual(['refunded', 'active'])
    const two = held('active', 'pro', { items: { data: [item(START - 40 * DAY_SECONDS, START), item(START, END)] } })
    const refunds = [{ subscription: two.id, paid_at: START - 40 * DAY_SECONDS, refunded_at: START - 30 * DAY_SECONDS }]
    expect(subscriptionFrom(state([two], { refunds })).state).toBe('active')
  })

  it('stays that of a paused subscription which was cancelled since', () => {
    expect(subscriptionFrom(state([held('canceled', 'pro', { pause_collection: {} })]))).toEqual({
      ...pro,
      state: 'canceled',
    })
  })
})
