import { describe, expect, it } from 'vitest'
import { createAccountSettingsStore } from '#functions/adapters/dynamodb/account-settings.ts'
import { createAccountStore } from '#functions/adapters/dynamodb/accounts.ts'
import { hasMailChoice, readMailChoice, readPlace } from '#functions/adapters/dynamodb/goal-counts.ts'
import { accountKey, goalKey } from '#functions/adapters/dynamodb/keys.ts'
import { storeSettings } from '#functions/adapters/dynamodb/store-settings.ts'
import { CONDITION_FAILED, createStoredGoal, NOW, put, putAccount, read, startStores, table } from './stores.ts'

const accounts = createAccountStore(table)
const person = startStores()
const readAccount = () => read(accountKey(person()))
const NO_CHOICE = { mailsOff: false, together: false, weekLetter: false, push: false }

const putGoal = (fields: object = {}) => {
  const { id, user_id, ...rest } = createStoredGoal(person())
  return put({ ...goalKey(user_id, id), ...rest, ...fields })
}
const get = async () => {
  const account = await accounts.get(person())
  if (!account) throw new Error('There is no account.')
  return account
}

describe('storeSettings', () => {
  const added: string[] = []
  const deps = {
    settings: createAccountSettingsStore(table),
    zones: { add: async (zone: string) => void added.push(zone) },
    eveningZones: { add: async (zone: string) => void added.push(`evenings of ${zone}`) },
    shards: 1,
  }
  const setUp = async (fields: object = {}) => {
    added.length = 0
    await putAccount(person(), { goal_count: 1, ...fields })
    await putGoal({ delivery_pk: 'here', delivery_sk: 'there' })
    await put({ pk: `USER#${person()}`, sk: 'EVENING' })
    const account = await get()
    const goals = [createStoredGoal(person()), createStoredGoal(person(), { id: 'goal_2', is_active: false })]
    return { account, change: (changes: object) => storeSettings(deps, account, { ...account, ...changes }, goals) }
  }
  const places = async () => [
    (await read(goalKey(person(), 'goal_1')))?.delivery_sk,
    (await read({ pk: `USER#${person()}`, sk: 'EVENING' }))?.delivery_sk,
    ...added,
  ]

  it('moves nothing for a new name', async () => {
    const { change } = await setUp()
    await change({ display_name: 'Anna' })
    expect(await readAccount()).toMatchObject({ display_name: 'Anna' })
    expect(await places()).toEqual(['there', undefined])
  })

  it('changes an account that has every setting', async () => {
    const { change } = await setUp({
      zone_changes: { since: 1, count: 1 },
      zone_chosen: true,
      held_day: { day: '2026-11-24', until: 1 },
      mails_off: true,
      evening: { at: '21:00', by: 'mail' },
      morning_push: true,
      streak_hidden: true,
      mails_together: true,
      week_letter: true,
      mails_token: 'token',
    })
    await change({ display_name: 'Anna' })
    expect(await readAccount()).toMatchObject({ display_name: 'Anna', mails_token: 'token', zone_chosen: true })
  })

  it('moves the active goals to another zone, and lists the zone first', async () => {
    const { change } = await setUp({ evening: { at: '21:00', by: 'mail' } })
    await change({ zone: 'Asia/Tokyo' })
    expect(await read(goalKey(person(), 'goal_1'))).toMatchObject({ delivery_pk: 'ZONE#Asia/Tokyo#0' })
    expect(await places()).toEqual(['07:00#goal_1', `21:00#${person()}`, 'Asia/Tokyo', 'evenings of Asia/Tokyo'])
  })

  it('moves the goals of a zone that is stored under another name', async () => {
    const { change } = await setUp({ zone: 'Asia/Calcutta' })
    await change({})
    expect(await readAccount()).toMatchObject({ zone: 'Asia/Kolkata' })
    expect(await places()).toEqual(['07:00#goal_1', undefined, 'Asia/Kolkata'])
  })

  it.each([
    ['mails_off', 'x07:00#goal_1'],
    ['mails_together', '07:00#goal_1+t'],
    ['week_letter', '07:00#goal_1+w'],
    ['morning_push', '07:00#goal_1+p'],
  ])('moves the goals with %s', async (name, slot) => {
    const { change } = await setUp()
    await change({ [name]: true })
    expect(await readAccount()).toMatchObject({ [name]: true })
    expect(await places()).toEqual([slot, undefined])
  })

  it('places and removes the evening question', async () => {
    const { account, change } = await setUp()
    const evening = { at: '21:30', by: 'mail' } as const
    await change({ evening })
    expect(await places()).toEqual(['there', `21:30#${person()}`, `evenings of ${account.zone}`])
    added.length = 0
    const other = { ...account, evening: { ...evening, by: 'push' as const } }
    await put({ pk: `USER#${person()}`, sk: 'EVENING', delivery_sk: 'kept', delivery_pk: 'kept' })
    await storeSettings(deps, { ...account, evening }, other, [])
    expect(await places()).toEqual(['there', 'kept'])
    await storeSettings(deps, other, { ...account, evening: undefined }, [])
    expect(await places()).toEqual(['there', undefined])
    expect(await readAccount()).not.toHaveProperty('evening')
  })

  it('is refused while the account is being deleted, and when its goals changed since the read', async () => {
    for (const fields of [{ closing_at: NOW }, { goal_count: 2 }, { week_letter: true }, { morning_push: true }]) {
      const { change } = await setUp()
      await putAccount(person(), { goal_count: 1, ...fields })
      await expect(change({ display_name: 'Anna' })).rejects.toMatchObject(CONDITION_FAILED)
    }
  })
})

describe('the choice of mails', () => {
  it('is read from the account, and as a condition of a write', async () => {
    await putAccount(person(), { zone: 'Asia/Calcutta' })
    const account = await get()
    expect(readPlace(account, 4)).toEqual({
      zone: 'Asia/Kolkata',
      storedZone: 'Asia/Calcutta',
      shards: 4,
      ...NO_CHOICE,
    })
    const all = { mails_off: true, mails_together: true, week_letter: true, morning_push: true } as const
    expect(readMailChoice({ ...account, ...all })).toEqual({
      mailsOff: true,
      together: true,
      weekLetter: true,
      push: true,
    })
    expect(hasMailChoice(NO_CHOICE)).toBe(
      'attribute_not_exists(mails_off) AND attribute_not_exists(mails_together) AND attribute_not_exists(week_letter) AND attribute_not_exists(morning_push)',
    )
    expect(hasMailChoice({ ...NO_CHOICE, push: true })).toMatch(/ AND attribute_exists\(morning_push\)$/)
  })
})
