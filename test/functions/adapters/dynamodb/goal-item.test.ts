import { describe, expect, it } from 'vitest'
import { DomainError } from '#domain/errors.ts'
import { coachedAsOfItem, goalOfItem, withoutToken } from '#functions/adapters/dynamodb/goal-item.ts'
import { goalKey, runKey } from '#functions/adapters/dynamodb/keys.ts'
import {
  findGoal,
  goalNotFound,
  ownGoal,
  requirePerson,
  viewOwnGoal,
  withRhythm,
} from '#functions/adapters/dynamodb/person.ts'
import { createRun } from './runs.ts'
import { createStoredGoal, NOW, NOW_MS } from './stores.ts'

describe('the item of a goal', () => {
  const { id: _, user_id: __, ...fields } = createStoredGoal('ann')
  const stored = { ...goalKey('ann', 'goal_1'), ...fields }

  it('is read from goals only, with fallback values', () => {
    expect(goalOfItem(stored)).toEqual(createStoredGoal('ann'))
    expect(goalOfItem({ ...stored, ...runKey('ann', 'goal_1') })).toBeUndefined()
    expect(goalOfItem({ ...stored, sk: 7 })).toBeUndefined()
    const spare = ['description', 'target_date', 'tone', 'time_of_day', 'circle_type', 'weekly_commitment_hours']
      .concat('circle_interview_data', 'chosen_kind', 'plan_when', 'plan_then', 'obstacle', 'is_draft', 'slot')
      .concat('confirmed_at', 'care', 'care_reason')
    expect(goalOfItem({ ...stored, ...Object.fromEntries(spare.map((name) => [name, ['x']])) })).toEqual({
      ...createStoredGoal('ann'),
      tone: 'kind_encouraging',
      unscreened: true,
    })
    for (const name of ['created_at', 'title', 'mail_token'])
      expect(() => goalOfItem({ ...stored, [name]: 'x'.length })).toThrow(name)
    expect(() => goalOfItem({ ...stored, created_at: 'never' })).toThrow('created_at')
  })

  it('counts as unscreened without a care or a reason', () => {
    for (const name of ['care', 'care_reason'])
      expect(goalOfItem({ ...stored, care: 'gentle', care_reason: 'grief', [name]: undefined })).toMatchObject({
        care: 'ordinary',
        care_reason: 'none',
        unscreened: true,
      })
    expect(goalOfItem({ ...stored, care: 'gentle', care_reason: 'grief' })).not.toHaveProperty('unscreened')
  })

  it('is returned without the fields that operations must not return', () => {
    const { mail_token: ___, ...shown } = createStoredGoal('ann')
    expect(withoutToken(createStoredGoal('ann', { slot: 1, confirmed_at: null, unscreened: true }))).toEqual(shown)
  })

  it('tells how the goal is coached', () => {
    const how = { care: 'gentle', care_reason: 'grief', is_active: true, wake_up_mail: false }
    expect(coachedAsOfItem({ ...stored, ...how })).toEqual(how)
    expect(coachedAsOfItem({ ...stored, ...how, care: 'x', care_reason: 'y' })).toEqual({
      ...how,
      care: undefined,
      care_reason: 'none',
    })
    expect(() => coachedAsOfItem({ ...stored, is_active: 'yes' })).toThrow('is_active')
  })
})

describe('a person', () => {
  const account = {
    id: 'ann',
    email: 'ann@example.com',
    display_name: null,
    trial_expires_at: '2026-12-24T17:00:00.000Z',
    zone: 'Europe/Oslo',
    day_start_hour: 3,
    goal_count: 1,
    aside_count: 0,
    subscription: { subscribed: false, subscription_tier: null, subscription_end: null },
    created_at: NOW,
    updated_at: NOW,
  }
  const goal = createStoredGoal('ann')
  const overview = {
    account,
    goals: [goal, createStoredGoal('ann', { id: 'goal_2' })],
    runs: new Map([['goal_1', createRun()]]),
    rhythms: new Map(),
    nudges: new Map(),
  }
  const EVERY = { weekdays: [], rest: [], pauses: [] }

  it('has an account that is not being deleted', () => {
    const conflict = expect.objectContaining({ code: 'conflict' })
    expect(() => requirePerson({ ...overview, account: undefined }, NOW_MS)).toThrow(conflict)
    expect(() => requirePerson({ ...overview, account: { ...account, closing_at: NOW } }, NOW_MS)).toThrow(conflict)
    expect(requirePerson(overview, NOW_MS)).toMatchObject({
      account: { id: 'ann' },
      calendarDate: '2026-11-24',
      goals: [{ id: 'goal_1' }, {}],
    })
  })

  it('has only own goals, each with its run, rhythm and status (GOAL-14)', () => {
    const person = requirePerson(overview, NOW_MS)
    const plan = person.account.subscription
    expect(findGoal(person, 'goal_1')).toEqual({ goal, run: createRun(), rhythm: EVERY, status: 'active', plan })
    expect(findGoal(person, 'goal_3')).toBeUndefined()
    expect(ownGoal(person, 'goal_2')).toMatchObject({ goal: { id: 'goal_2' }, run: undefined })
    expect(() => ownGoal(person, 'goal_3')).toThrow(goalNotFound())
    expect(goalNotFound()).toBeInstanceOf(DomainError)
    expect(goalNotFound()).toMatchObject({ code: 'not-found' })
    const paused = { ...EVERY, pauses: [{ first: '2026-11-24', last: '2026-11-25' }] }
    const other = withRhythm(person, 'goal_1', paused)
    expect([ownGoal(other, 'goal_1').rhythm, ownGoal(person, 'goal_1').rhythm]).toEqual([paused, EVERY])
    expect(viewOwnGoal(other, goal, createRun())).toMatchObject({ id: 'goal_1', pause: paused.pauses[0] })
    expect(viewOwnGoal(person, goal, createRun())).toMatchObject({ pause: null, kept_days: 1 })
    expect(viewOwnGoal(person, goal, createRun())).not.toHaveProperty('mail_token')
  })
})
