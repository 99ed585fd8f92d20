import * as z from 'zod/mini'
import { DAY_MS } from '#domain/time/units.ts'
import { deletedIdentityKey } from './keys.ts'
import type { Table } from './table.ts'

/**
 * | Pattern | Key | Index | Callers | Units |
 * |---|---|---|---|---|
 * | store when an identity's account was deleted (TTL) | FORMER#IDENTITY#<hash of the sub> | | delete-account | 1 WRU |
 * | when it was deleted | the same | | create-user-profile, for a new account | 1 RRU |
 *
 * The item holds the hash, the instant and its own expiry, and nothing else
 * (ACCOUNT-8, ADR 150).
 */

/** Longer than the lifetime of an ID token. */
const KEPT_MS = DAY_MS

const deletedItem = z.object({ deleted_at: z.number(), expires_at: z.number() })

export type DeletedIdentityStore = ReturnType<typeof createDeletedIdentityStore>

/** `hash` returns the salted hash of a text. */
export const createDeletedIdentityStore = (table: Table, hash: (text: string) => Promise<string>) => ({
  /** `now` in epoch milliseconds. */
  async keep(userId: string, now: number): Promise<void> {
    const expires_at = Math.floor((now + KEPT_MS) / 1000)
    await table.put({ Item: { ...deletedIdentityKey(await hash(userId)), deleted_at: now, expires_at } })
  },

  /** When the account was deleted, in epoch milliseconds. Undefined if none was deleted in the last day. */
  async deletedAt(userId: string, now: number): Promise<number | undefined> {
    const item = await table.get({ Key: deletedIdentityKey(await hash(userId)), ConsistentRead: true })
    if (!item) return undefined
    const { deleted_at, expires_at } = deletedItem.parse(item)
    // TTL deletes expired items up to days later.
    return expires_at * 1000 > now ? deleted_at : undefined
  },
})
