import * as z from 'zod/mini'
import { DAY_MS } from '#domain/time/units.ts'
import type { HashAddress } from '#functions/adapters/secrets-manager/address-hash.ts'
import { formerTrialKey } from './keys.ts'
import type { Table } from './table.ts'

/**
 * | Pattern | Key | Index | Callers | Units |
 * |---|---|---|---|---|
 * | store the end of a deleted account's trial (TTL) | FORMER#<hash of the address> | | delete-account | 1 WRU |
 * | the end of the trial that an address had | the same | | create-user-profile, create-confirmed-profile, for a new account | 1 RRU, 2 during a rotation of the salt |
 *
 * The item holds the hash, the end of the trial and its own expiry, and nothing else
 * (ACCOUNT-9, ADR 107).
 */

const KEPT_MS = 365 * DAY_MS

const formerItem = z.object({ trial_expires_at: z.string(), expires_at: z.number() })

export type FormerTrialStore = ReturnType<typeof createFormerTrialStore>

export const createFormerTrialStore = (table: Table, hash: HashAddress) => ({
  /** `trialExpiresAt` an ISO date-time; `now` in epoch milliseconds. */
  async keep(email: string, trialExpiresAt: string, now: number): Promise<void> {
    const expires_at = Math.floor((now + KEPT_MS) / 1000)
    const [newest] = await hash(email)
    await table.put({ Item: { ...formerTrialKey(newest), trial_expires_at: trialExpiresAt, expires_at } })
  },

  /** The trial end as ISO date-time. Undefined if no account of the address was deleted in the last 12 months. */
  async findEnd(email: string, now: number): Promise<string | undefined> {
    for (const one of await hash(email)) {
      const item = await table.get({ Key: formerTrialKey(one), ConsistentRead: true })
      if (!item) continue
      const { trial_expires_at, expires_at } = formerItem.parse(item)
      // TTL deletes expired items up to days later.
      if (expires_at * 1000 > now) return trial_expires_at
    }
    return undefined
  },
})
