import { expect, it } from 'vitest'
import * as keys from '#functions/adapters/dynamodb/keys.ts'

const DAY = '2026-11-24'

it('the key of each item never changes, because the table holds such items', () => {
  const text = ({ pk, sk }: keys.Key) => `${pk} ${sk}`
  expect(
    [
      keys.accountKey('ann'),
      keys.goalKey('ann', 'goal_1'),
      keys.runKey('ann', 'goal_1'),
      keys.rhythmKey('ann', 'goal_1'),
      keys.dayKey('ann', 'goal_1', DAY),
      keys.motivationKey('ann', 'goal_1', DAY),
      keys.nudgesKey('ann', DAY),
      keys.nudgeKey('ann', DAY, 7),
      keys.modelCallsKey('ann', DAY),
      keys.frameworkKey('ann', '2026-11-24T17:00:00.000Z'),
      keys.peopleKey('ann'),
      keys.ZONES,
      keys.emptyZoneKey('Europe/Oslo'),
      keys.dispatchedKey('tick'),
      keys.pagesKey({ zone: 'Europe/Oslo', shard: 3, date: DAY, from: '07:00', to: '07:04' }),
      keys.pagesKey({ zone: 'Europe/Oslo', shard: 3, date: DAY, from: '07:00', to: '07:04', question: 'evening' }),
      keys.SEND_RATE,
      keys.customerKey('ann'),
      keys.stripeEventKey('evt_1'),
      keys.formerTrialKey('hash'),
      keys.deletedIdentityKey('hash'),
      keys.eveningKey('ann'),
      keys.pushKey('ann', 'id'),
      keys.witnessKey('ann', 'goal_1'),
      keys.trialKey('ann'),
    ].map(text),
  ).toEqual([
    'USER#ann ACCOUNT',
    'USER#ann ACCOUNT#GOAL#goal_1',
    'USER#ann ACCOUNT#RUN#goal_1',
    'USER#ann ACCOUNT#RHYTHM#goal_1',
    `USER#ann DAY#goal_1#${DAY}`,
    `USER#ann MOTIVATION#goal_1#${DAY}`,
    `USER#ann ACCOUNT#NUDGES#${DAY}`,
    `USER#ann NUDGE#${DAY}#007`,
    `USER#ann MODEL_CALLS#${DAY}`,
    'USER#ann FRAMEWORK#2026-11-24T17:00:00.000Z',
    'PEOPLE 1',
    'ZONES ZONES',
    'ZONES EMPTY#Europe/Oslo',
    'ZONES DISPATCHED#tick',
    `PAGES#Europe/Oslo#3 ${DAY}#07:00#07:04`,
    `PAGES#Europe/Oslo#3 ${DAY}#07:00#07:04#evening`,
    'SEND_RATE SEND_RATE',
    'USER#ann CUSTOMER',
    'STRIPE_EVENT#evt_1 STRIPE_EVENT#evt_1',
    'FORMER#hash FORMER#hash',
    'FORMER#IDENTITY#hash FORMER#IDENTITY#hash',
    'USER#ann EVENING',
    'USER#ann PUSH#id',
    'USER#ann WITNESS#goal_1',
    'USER#ann TRIAL',
  ])
  expect([keys.nudgePrefix(), keys.nudgePrefix(DAY)]).toEqual(['NUDGE#', `NUDGE#${DAY}#`])
})

it('the keys of the indexes never change either', () => {
  expect([
    keys.emailLookup('Ann@Example.com'),
    keys.customerLookup('cus_1'),
    keys.witnessLookup('hash'),
    keys.trialLookup('ann', '2026-12-24T17:00:00.000Z'),
  ]).toEqual([
    { lookup_pk: 'EMAIL#ann@example.com', lookup_sk: 'ACCOUNT' },
    { lookup_pk: 'CUSTOMER#1', lookup_sk: 'cus_1' },
    { lookup_pk: 'WITNESS#hash', lookup_sk: 'WITNESS' },
    { lookup_pk: 'TRIAL#2026-12-24', lookup_sk: '2026-12-24T17:00:00.000Z#ann' },
  ])
  expect([keys.shardKey('Europe/Oslo', 2), keys.eveningShardKey('Europe/Oslo', 2), keys.LAST_SLOT]).toEqual([
    'ZONE#Europe/Oslo#2',
    'EVENING#Europe/Oslo#2',
    '~',
  ])
})

it.each([
  ['DAY#goal_1#2026-11-24', 'goal_1'],
  ['MOTIVATION#goal_1#2026-11-24', 'goal_1'],
  ['WITNESS#goal_1', 'goal_1'],
  ['ACCOUNT#RUN#goal_1', 'goal_1'],
  ['ACCOUNT#RHYTHM#goal_1', 'goal_1'],
  ['ACCOUNT#GOAL#goal_1', undefined],
  ['NUDGE#2026-11-24#001', undefined],
  ['X-DAY#goal_1', undefined],
  ['DAY#', undefined],
])('the goal of the sort key %s is %s', (sk, goal) => expect(keys.goalOfKey(sk)).toBe(goal))

const NONE = { mailsOff: false, together: false, weekLetter: false, push: false }
it.each([
  [NONE, '07:00#goal_1'],
  [{ ...NONE, together: true }, '07:00#goal_1+t'],
  [{ ...NONE, weekLetter: true }, '07:00#goal_1+w'],
  [{ ...NONE, push: true }, '07:00#goal_1+p'],
  [{ ...NONE, together: true, weekLetter: true, push: true }, '07:00#goal_1+twp'],
  [{ ...NONE, mailsOff: true }, 'x07:00#goal_1'],
])('the slot with the choice %j is %s', (choice, slot) => {
  expect(keys.slotKey('07:00', 'goal_1', choice)).toBe(slot)
  expect(keys.parseMailChoice(slot)).toEqual(choice)
  expect(keys.parseSlotGoal(slot.slice(slot.indexOf('#') + 1))).toBe('goal_1')
  const zone = choice.mailsOff ? undefined : 'America/North_Dakota/Center'
  expect(keys.parseMailZone('ZONE#America/North_Dakota/Center#12', slot)).toBe(zone)
})

it('keys of another form have no zone', () => {
  expect(keys.slotKey('07:00', 'goal_1')).toBe('07:00#goal_1')
  for (const key of ['', 'ZONE##1', 'ZONE#Europe/Oslo#', 'ZONE#Europe/Oslo#1x', 'A ZONE#Europe/Oslo#1'])
    expect(keys.parseMailZone(key, '07:00#goal_1')).toBeUndefined()
})
