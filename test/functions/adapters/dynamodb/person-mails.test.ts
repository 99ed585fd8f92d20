import { describe, expect, it } from 'vitest'
import { accountKey } from '#functions/adapters/dynamodb/keys.ts'
import { createPersonMailStore } from '#functions/adapters/dynamodb/person-mails.ts'
import { countReadUnits, NOW, NOW_MS, putAccount, read, startStores, table } from './stores.ts'

const store = createPersonMailStore(table)
const person = startStores()
const DAY = '2026-11-24'
const NEXT = '2026-11-25'
const CHOSEN = { mails_together: true, week_letter: true }

describe.each(['morning', 'letter'] as const)('the %s mail of a person', (what) => {
  const claim = (id: string, date = DAY) => store.claim(person(), what, date, id, NOW_MS)
  const findUnprovenClaim = (id: string) => store.findUnprovenClaim(person(), what, DAY, id)
  const stored = async () => {
    const { [`${what}_mail`]: mail, [`${what}_claim`]: unproven } = (await read(accountKey(person()))) ?? {}
    return [mail, unproven]
  }

  it('is claimed once a date, by one worker, and not for an earlier date', async () => {
    await putAccount(person(), CHOSEN)
    expect(await claim('a')).toBe(true)
    expect(await read(accountKey(person()))).toMatchObject({
      [`${what}_mail`]: 'claimed',
      [`${what}_claim`]: 'a',
      [`${what}_date`]: DAY,
      [`${what}_at`]: NOW_MS,
    })
    expect([await claim('a'), await claim('b'), await claim('b', '2026-11-23')]).toEqual([true, false, false])
    await store.markSent(person(), what, 'a')
    expect([await claim('b'), await claim('b', NEXT)]).toEqual([false, true])
  })

  it('is not claimed for a person who does not get it', async () => {
    expect(await claim('a')).toBe(false)
    const other = what === 'morning' ? { week_letter: true } : { mails_together: true }
    for (const fields of [other, { ...CHOSEN, mails_off: true }, { ...CHOSEN, closing_at: NOW }]) {
      await putAccount(person(), fields)
      expect(await claim('a')).toBe(false)
    }
  })

  it.each([
    ['sent', 'markSent'],
    ['refused', 'markRefused'],
  ] as const)('is marked as %s by its own claim', async (state, mark) => {
    await putAccount(person(), CHOSEN)
    await claim('a')
    await store[mark](person(), what, 'b')
    expect(await stored()).toEqual(['claimed', 'a'])
    await store[mark](person(), what, 'a')
    expect(await stored()).toEqual([state, 'a'])
  })

  it('is neither due again nor claimed by its own claim once it is sent', async () => {
    await putAccount(person(), CHOSEN)
    await claim('a')
    expect(await store.markSent(person(), what, 'a')).toBe(true)
    expect([await store.markDue(person(), what, 'a'), await claim('a')]).toEqual([false, false])
    expect([await store.markSent(person(), what, 'a'), await stored()]).toEqual([false, ['sent', 'a']])
  })

  it('is claimed again when it is due again', async () => {
    await putAccount(person(), CHOSEN)
    await claim('a')
    await store.markDue(person(), what, 'b')
    expect(await stored()).toEqual(['claimed', 'a'])
    await store.markDue(person(), what, 'a')
    expect(await stored()).toEqual(['due', undefined])
    expect(await claim('b')).toBe(true)
  })

  it('is released with its claim while it has no mark (ADR 209)', async () => {
    await putAccount(person(), CHOSEN)
    expect([await findUnprovenClaim('a'), await store.openClaim(person(), what, DAY)]).toEqual([undefined, undefined])
    await claim('a')
    expect(await store.openClaim(person(), what, DAY)).toEqual({ claim: 'a', at: NOW_MS })
    expect(await store.openClaim(person(), what, NEXT)).toBeUndefined()
    expect(await findUnprovenClaim('a')).toEqual({ claim: 'a', at: NOW_MS })
    expect(await store.releaseUnproven(person(), what, 'b')).toBe(false)
    expect(await store.releaseUnproven(person(), what, 'a')).toBe(true)
    expect(await stored()).toEqual(['due', undefined])
    expect([await findUnprovenClaim('a'), await findUnprovenClaim('b')]).toEqual(['due', undefined])
    expect(await countReadUnits(() => findUnprovenClaim('a'))).toBe(1)
    await claim('b')
    await store.markSent(person(), what, 'b')
    expect(await store.releaseUnproven(person(), what, 'b')).toBe(false)
    expect(await store.openClaim(person(), what, DAY)).toBeUndefined()
  })
})

it('a person without an account has no claim', async () => {
  expect(await store.openClaim(person(), 'morning', DAY)).toBeUndefined()
})
