import * as z from 'zod/mini'
import { DAY_MS } from '#domain/time/units.ts'
import { deletedIdentityKey } from './keys.ts'
import type { Table } from './table.ts'

/**
 * | Pattern | Key | Index | Callers | Units |
 * |---|---|---|---|---|
 * | keep when an identity's account was deleted (TTL) | FORMER#IDENTITY#<hash of the sub> | | delete-account | 1 WRU |
 * | when it was deleted | the same | | create-user-profile, for a new account | 1 RRU |
 *
 * The item holds the hash, the instant and its own expiry, and nothing else
 * (docs/adr/150-a-deleted-identity-must-sign-in-again.md).
 */

/** Longer than any ID token lives. */
const KEPT_MS = DAY_MS

const deletedItem = z.object({ deleted_at: z.number(), expires_at: z.number() })

export type DeletedIdentityStore = ReturnType<typeof createDeletedIdentityStore>

/** `hash` gives the salted hash of a text. */
export const createDeletedIdentityStore = (table: Table, hash: (text: string) => Promise<string>) => ({
  /** `now` in epoch milliseconds. */
  async keep(userId: string, now: number): Promise<void> {
    const expires_at = Math.floor((now + KEPT_MS) / 1000)
    await table.put({ Item: { ...deletedIdentityKey(await hash(userId)), deleted_at: now, expires_at } })
  },

  /** Epoch milliseconds; undefined where no account of this identity was deleted within a day. */
  async deletedAt(userId: string, now: number): Promise<number | undefined> {
    const item = await table.get({ Key: deletedIdentityKey(await hash(userId)), ConsistentRead: true })
    if (!item) return undefined
    const { deleted_at, expires_at } = deletedItem.parse(item)
    // DynamoDB deletes an expired item days later.
    return expires_at * 1000 > now ? deleted_at : undefined
  },
})
