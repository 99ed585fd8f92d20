import * as z from 'zod/mini'
import { DAY_MS } from '#domain/time/units.ts'
import type { HashAddress } from '#functions/adapters/secrets-manager/address-hash.ts'
import { deletedIdentityKey } from './keys.ts'
import type { Table } from './table.ts'

/**
 * | Pattern | Key | Index | Callers | Units |
 * |---|---|---|---|---|
 * | store when an identity's account was deleted (TTL) | FORMER#IDENTITY#<hash of the sub> | | delete-account | 1 WRU |
 * | when it was deleted | the same | | create-user-profile, for a new account | 1 RRU, 2 during a rotation of the salt |
 *
 * The item holds the hash, the instant and its own expiry, and nothing else
 * (ACCOUNT-8, ADR 150).
 */

/** Longer than the lifetime of an ID token. */

const KEPT_MS = DAY_MS

const deletedItem = z.object({ deleted_at: z.number(), expires_at: z.number() })

export type DeletedIdentityStore = ReturnType<typeof createDeletedIdentityStore>

/** `hash` returns the salted hashes of a text, the one to store first. */
export const createDeletedIdentityStore = (table: Table, hash: HashAddress) => ({
  /** `now` in epoch milliseconds. */
  async keep(userId: string, now: number): Promise<void> {
    const expires_at = Math.floor((now + KEPT_MS) / 1000)
    const [newest] = await hash(userId)
    await table.put({ Item: { ...deletedIdentityKey(newest), deleted_at: now, expires_at } })
  },

  /** When the account was deleted, in epoch milliseconds. Undefined if none was deleted in the last day. */
  async deletedAt(userId: string, now: number): Promise<number | undefined> {
    for (const one of await hash(userId)) {
      const item = await table.get({ Key: deletedIdentityKey(one), ConsistentRead: true })
      if (!item) continue
      const { deleted_at, expires_at } = deletedItem.parse(item)
      // TTL deletes expired items up to days later.
      if (expires_at * 1000 > now) return deleted_at
    }
    return undefined
  },
})
