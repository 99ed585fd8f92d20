import { describe, expect, it } from 'vitest'
import { type CustomerState, type OwnedSubscription, subscriptionFrom } from '#domain/billing/customer-state.ts'
import { OFFERS, type OfferName } from '#domain/billing/plans.ts'
import { DAY_SECONDS } from '#domain/time/units.ts'
import { END, END_TEXT, none, owned, pro, START, state } from './support/subscriptions.ts'

describe('the end of access', () => {
  const item = (start: number, end: number, offer: OfferName = 'pro') => ({
    id: 'si',
    current_period_start: start,
    current_period_end: end,
    price: { id: 'price', product: OFFERS[offer].productId, lookup_key: OFFERS[offer].lookupKey },
  })
  const readEnd = (one: OwnedSubscription, more: Partial<CustomerState> = {}) =>
    subscriptionFrom(state([one], more)).subscription_end

  it('is the longest period of its items', () => {
    expect(
      readEnd(owned('active', 'pro', { items: { data: [item(START, END - DAY_SECONDS), item(START, END)] } })),
    ).toBe(END_TEXT)
  })

  it('is the end of the period when the cancellation comes later', () => {
    expect(readEnd(owned('active', 'pro', { cancel_at: END + DAY_SECONDS }))).toBe(END_TEXT)
  })

  it('is the later one of two subscriptions to the same plan', () => {
    const longer = owned('active', 'pro', { items: { data: [item(START, END + DAY_SECONDS)] } })
    for (const list of [
      [owned('active'), longer],
      [longer, owned('active')],
    ])
      expect(subscriptionFrom(state(list)).subscription_end).toBe(new Date((END + DAY_SECONDS) * 1000).toISOString())
  })

  it('is the end of the newest subscription when none gives access', () => {
    const old = owned('canceled', 'pro', {
      created: START - DAY_SECONDS,
      items: { data: [item(START - DAY_SECONDS, START)] },
    })
    for (const list of [
      [old, owned('unpaid')],
      [owned('unpaid'), old],
    ])
      expect(subscriptionFrom(state(list))).toEqual({ ...none, state: 'unpaid' })
  })

  it('is the end of the period when that is shorter than the seven days of a late payment', () => {
    const short = owned('past_due', 'pro', { items: { data: [item(START, START + 2 * DAY_SECONDS)] } })
    expect(readEnd(short, { read_at: START * 1000 })).toBe(new Date((START + 2 * DAY_SECONDS) * 1000).toISOString())
  })

  it('counts a refund made at most one day before the period', () => {
    const one = owned('active')
    const stateAt = (paid_at: number) =>
      subscriptionFrom(state([one], { refunds: [{ subscription: one.id, paid_at, refunded_at: START }] })).state
    expect([stateAt(START - DAY_SECONDS), stateAt(START - DAY_SECONDS - 1)]).toEqual(['refunded', 'active'])
    const two = owned('active', 'pro', { items: { data: [item(START - 40 * DAY_SECONDS, START), item(START, END)] } })
    const refunds = [{ subscription: two.id, paid_at: START - 40 * DAY_SECONDS, refunded_at: START - 30 * DAY_SECONDS }]
    expect(subscriptionFrom(state([two], { refunds })).state).toBe('active')
  })

  it('is unchanged for a paused subscription that was cancelled later', () => {
    expect(subscriptionFrom(state([owned('canceled', 'pro', { pause_collection: {} })]))).toEqual({
      ...pro,
      state: 'canceled',
    })
  })

  it('counts the seven days of a late payment from the start of the period, not of the subscription', () => {
    const renewed = owned('past_due', 'pro', { created: START - 60 * DAY_SECONDS })
    expect(readEnd(renewed, { read_at: START * 1000 })).toBe(new Date((START + 7 * DAY_SECONDS) * 1000).toISOString())
  })
})
