import { describe, expect, it } from 'vitest'
import { createCareMailStore } from '#functions/adapters/dynamodb/care-mail.ts'
import { dueCareMail, endConfirmation } from '#functions/adapters/dynamodb/goal-changes.ts'
import { goalKey } from '#functions/adapters/dynamodb/keys.ts'
import { NOW, NOW_MS, put, read, startStores, table } from './stores.ts'

const store = createCareMailStore(table)
const person = startStores()
const DAY_MS = 86_400_000
const createGoalKey = () => ({ user_id: person(), goal_id: 'goal_1' })
const Key = () => goalKey(person(), 'goal_1')
const DUE = {
  care: 'crisis',
  care_reason: 'suicide',
  care_mail: 'due',
  care_mail_at: NOW_MS,
  is_active: true,
  wake_up_mail: true,
}
const claim = (id: string, now = NOW_MS) => store.claim(createGoalKey(), id, now)

describe('the calm mail (CARE-5)', () => {
  it('is claimed by one worker', async () => {
    expect(await claim('a')).toBe(false)
    await put({ ...Key(), ...DUE })
    expect([await claim('a'), await claim('a'), await claim('b')]).toEqual([true, true, false])
    expect(await read(Key())).toMatchObject({ care_mail: 'claimed', care_claim: 'a' })
  })

  it('is sent for three days', async () => {
    await put({ ...Key(), ...DUE })
    expect([await claim('a', NOW_MS + 3 * DAY_MS), await claim('a', NOW_MS + 3 * DAY_MS - 1)]).toEqual([false, true])
  })

  it.each([
    { care: 'gentle' },
    { care_reason: 'danger' },
    { care_mail: 'sent' },
    { is_active: false },
    { wake_up_mail: false },
  ])('is not claimed with %j', async (fields) => {
    await put({ ...Key(), ...DUE, ...fields })
    expect(await claim('a')).toBe(false)
  })

  it.each(['suicide', 'self-harm', 'distress', 'eating'])('is claimed for a goal about %s', async (care_reason) => {
    await put({ ...Key(), ...DUE, care_reason })
    expect(await claim('a')).toBe(true)
  })

  it.each([
    ['markSent', 'sent'],
    ['markRefused', 'refused'],
    ['markDue', 'due'],
  ] as const)('is settled by its own claim: %s', async (mark, state) => {
    await put({ ...Key(), ...DUE })
    await claim('a')
    await store[mark](createGoalKey(), 'b')
    expect(await read(Key())).toMatchObject({ care_mail: 'claimed', care_claim: 'a' })
    await store[mark](createGoalKey(), 'a')
    expect(await read(Key())).toEqual({ ...DUE, care_mail: state })
    await store.markSent(createGoalKey(), 'a')
    expect(await read(Key())).toMatchObject({ care_mail: state })
  })
})

describe('dueCareMail', () => {
  const CRISIS = { care: 'crisis', care_reason: 'eating' } as const

  it('makes the mail due once, for a crisis that a mail may mention', () => {
    const due = { care_mail: 'due', care_mail_at: NOW_MS }
    expect(dueCareMail(undefined, CRISIS, NOW)).toEqual(due)
    expect(dueCareMail({ care: 'ordinary', care_reason: 'none' }, CRISIS, NOW)).toEqual(due)
    expect(dueCareMail({ care: 'crisis', care_reason: 'danger' }, CRISIS, NOW)).toEqual(due)
    expect(dueCareMail({ care: 'crisis', care_reason: 'suicide' }, CRISIS, NOW)).toEqual({})
  })

  it.each([
    {},
    { care: 'crisis' },
    { care_reason: 'eating' },
    { care: 'gentle', care_reason: 'eating' },
    { care: 'crisis', care_reason: 'danger' },
  ] as const)('does nothing for %j', (after) => expect(dueCareMail(undefined, after, NOW)).toEqual({}))
})

it('endConfirmation removes the confirmation for a new care', () => {
  expect([endConfirmation({ care: 'gentle' }), endConfirmation({ title: 'Run' })]).toEqual([{ confirmed_at: null }, {}])
})
