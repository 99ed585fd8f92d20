import { describe, expect, it } from 'vitest'
import { trialKey } from '#functions/adapters/dynamodb/keys.ts'
import { createTrialMailStore } from '#functions/adapters/dynamodb/trial-mails.ts'
import { put, read, startStores, table } from './stores.ts'

const store = createTrialMailStore(table)
const person = startStores()

describe.each(['ending', 'ended'] as const)('the mail of a trial that is %s (ADR 236)', (what) => {
  const claim = (id: string) => store.claim(person(), what, id)
  const stored = async () => {
    const item = await read(trialKey(person()))
    return [item?.[`${what}_mail`], item?.[`${what}_mail_claim`]]
  }

  it('is claimed by one worker, for a person with a trial', async () => {
    expect(await claim('a')).toBe(false)
    await put(trialKey(person()))
    expect([await claim('a'), await claim('a'), await claim('b')]).toEqual([true, true, false])
    expect(await stored()).toEqual(['claimed', 'a'])
    expect(await store.claim(person(), what === 'ended' ? 'ending' : 'ended', 'b')).toBe(true)
  })

  it.each([
    ['markSent', 'sent', 'a'],
    ['markRefused', 'refused', 'a'],
    ['markDue', undefined, undefined],
  ] as const)('is settled once, by its own claim: %s', async (mark, mail, held) => {
    await put(trialKey(person()))
    await claim('a')
    await store[mark](person(), what, 'b')
    expect(await stored()).toEqual(['claimed', 'a'])
    await store[mark](person(), what, 'a')
    expect(await stored()).toEqual([mail, held])
    for (const again of ['markSent', 'markRefused', 'markDue'] as const) await store[again](person(), what, 'a')
    expect(await stored()).toEqual([mail, held])
    expect(await claim('b')).toBe(mark === 'markDue')
  })
})
