import { randomUUID } from 'node:crypto'
import { beforeEach, describe, expect, it } from 'vitest'
import { DAY_SECONDS } from '#domain/time/units.ts'
import type { Caller } from '#test/support/call.ts'
import { setUpFunctions } from '#test/support/functions.ts'
import { items, subscribe } from '#test/support/reactions.ts'

/** NOON is in 2026; a trial lasts 30 days. */
const LATER = '2026-12-04T17:00:00.000Z'

describe('the trial of an address whose account was deleted (ACCOUNT-9)', () => {
  const product = setUpFunctions()
  let ann: Caller
  let trialEnd: unknown
  /** Keys of the items of earlier tests. */
  let before: Set<unknown>

  beforeEach(async () => {
    ann = await product.person()
    trialEnd = await readEnd(ann)
    product.at(LATER)
    before = new Set((await kept()).map(({ pk }) => pk))
    await product.as(ann, 'delete-account', { email: ann.email })
  })

  const readEnd = async (caller: Caller) => {
    const [account] = (await items(caller)).filter(({ sk }) => sk === 'ACCOUNT')
    return account?.trial_expires_at
  }
  const back = async (email: string): Promise<Caller> => {
    const caller = { sub: randomUUID(), email }
    expect((await product.as(caller, 'create-user-profile', {})).status).toBe(200)
    return caller
  }
  const kept = async () => (await items()).filter(({ pk }) => /^FORMER#(?!IDENTITY#)/.test(String(pk)))

  it('continues with its old end date, with the address in any case', async () => {
    expect(await readEnd(await back(ann.email.toUpperCase()))).toBe(trialEnd)
  })

  it('stays ended, also after a second deletion', async () => {
    product.at('2027-03-01T17:00:00Z')
    const second = await back(ann.email)
    expect(await readEnd(second)).toBe(trialEnd)
    expect((await items(second)).map(({ sk }) => sk)).toEqual(['ACCOUNT'])
    expect((await product.as(second, 'create-goal', { title: 'Run' })).status).toBe(403)
    await product.as(second, 'delete-account', { email: second.email })
    const third = await back(ann.email)
    expect(await readEnd(third)).toBe(trialEnd)
    await subscribe(third, 'Pro Plan')
    expect((await product.as(third, 'create-goal', { title: 'Run' })).status).toBe(200)
  })

  it('starts again for another address, and for the same one after 12 months', async () => {
    const ben = await product.person()
    await product.as(ben, 'delete-account', { email: ben.email })
    const other = await back(`other.${ann.email}`)
    expect(await readEnd(other)).toBe('2027-01-03T17:00:00.000Z')
    product.at('2027-12-04T16:59:59Z')
    expect(await readEnd(await back(ann.email))).toBe(trialEnd)
    product.at('2027-12-04T17:00:00Z')
    expect(await readEnd(await back(ben.email))).toBe('2028-01-03T17:00:00.000Z')
  })

  it('is stored for 12 months as a salted hash with its end and no other field', async () => {
    const rows = (await kept()).filter(({ pk }) => !before.has(pk))
    expect(rows).toHaveLength(1)
    for (const row of rows) {
      expect(row.trial_expires_at).toBe(trialEnd)
      expect(Object.keys(row).toSorted()).toEqual(['expires_at', 'pk', 'sk', 'trial_expires_at'])
      expect(row.expires_at).toBe(Date.parse(LATER) / 1000 + 365 * DAY_SECONDS)
      expect(JSON.stringify(row)).not.toContain(ann.email)
      expect(JSON.stringify(row)).not.toContain(ann.sub)
    }
  })
})
