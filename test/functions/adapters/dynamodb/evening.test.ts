import { describe, expect, it } from 'vitest'
import { createEveningStore, placeEvening } from '#functions/adapters/dynamodb/evening.ts'
import { eveningKey } from '#functions/adapters/dynamodb/keys.ts'
import { read, startStores, table } from './stores.ts'

const store = createEveningStore(table)
const person = startStores()
const DAY = '2026-11-24'

const place = (id: string, at?: string, zone = 'Europe/Oslo') => {
  const evening = at === undefined ? undefined : ({ at, by: 'mail' } as const)
  return table.transact((name) => [placeEvening({ id, zone, evening }, 1)(name)])
}
const stored = () => read(eveningKey(person()))

describe('the people of an hour', () => {
  it('are listed page by page, with both ends of the range, and without other zones', async () => {
    const zone = 'Asia/Tokyo'
    const hours = { a: '20:59', b: '21:00', c: '21:30', d: '22:00', e: '22:01' }
    for (const [id, at] of Object.entries(hours)) await place(`${person()}-${id}`, at, zone)
    await place(`${person()}-f`, '21:30')
    const found: string[] = []
    let cursor: string | undefined
    do {
      const page = await store.page({ zone, shard: 0, from: '21:00', to: '22:00', cursor, limit: 2 })
      expect(page.people.length).toBeLessThanOrEqual(2)
      found.push(...page.people)
      cursor = page.cursor
    } while (cursor !== undefined)
    expect(found).toEqual(['b', 'c', 'd'].map((id) => `${person()}-${id}`))
  })

  it('do not include a person who switched the question off', async () => {
    await place(person(), '21:00')
    expect(await stored()).toEqual({ delivery_pk: 'EVENING#Europe/Oslo#0', delivery_sk: `21:00#${person()}` })
    await place(person())
    expect(await stored()).toEqual({})
  })
})

describe('the question of a day (EVENING-1)', () => {
  const claim = (id: string, day = DAY) => store.claim(person(), day, id)

  it('is claimed once, by one worker', async () => {
    await place(person(), '21:00')
    expect([await claim('a'), await claim('a'), await claim('b')]).toEqual([true, true, false])
    expect(await stored()).toMatchObject({ asked_on: DAY, asked: 'claimed', claim: 'a' })
    expect([await claim('b', '2026-11-23'), await claim('b', '2026-11-25')]).toEqual([false, true])
  })

  it('is not claimed when it is switched off, and not asked twice when it is switched on again', async () => {
    expect(await claim('a')).toBe(false)
    await place(person(), '21:00')
    await claim('a')
    await place(person())
    expect(await claim('a', '2026-11-25')).toBe(false)
    await place(person(), '22:00')
    expect(await claim('b')).toBe(false)
  })

  it.each([
    ['sent', 'markSent'],
    ['refused', 'markRefused'],
  ] as const)('is marked as %s by its own claim', async (state, mark) => {
    await place(person(), '21:00')
    await claim('a')
    await store[mark](person(), 'b')
    expect(await stored()).toMatchObject({ asked: 'claimed' })
    await store[mark](person(), 'a')
    expect(await stored()).toMatchObject({ asked: state, asked_on: DAY, claim: 'a' })
  })

  it('can be made due again when it was certainly not sent', async () => {
    await place(person(), '21:00')
    await claim('a')
    await store.markDue(person(), 'b')
    expect(await claim('b')).toBe(false)
    await store.markDue(person(), 'a')
    for (const name of ['asked_on', 'asked', 'claim']) expect(await stored()).not.toHaveProperty(name)
    expect(await claim('b')).toBe(true)
  })
})
