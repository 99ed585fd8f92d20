import { createHash } from 'node:crypto'

/*
 * Shard numbers from 0 to `shards` - 1. Both functions give stored keys: their values for an id must never change (ADR 161).
 */

/** Shard of a person's goals in the delivery index: FNV-1a, 32 bits. All goals of a person are in one shard. */
export const deliveryShard = (userId: string, shards: number): number => {
  let hash = 0x811c9dc5
  for (const char of userId) hash = Math.imul(hash ^ (char.codePointAt(0) ?? 0), 0x01000193) >>> 0
  return hash % shards
}

/** Shard of a person in the people count, or of a Stripe customer: first byte of SHA-256. */
export const digestShard = (id: string, shards: number): number =>
  (createHash('sha256').update(id).digest()[0] ?? 0) % shards
