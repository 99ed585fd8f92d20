import { createHash } from 'node:crypto'
import * as z from 'zod/mini'
import { type PushSubscriptionData, SUBSCRIPTIONS_MAX } from '#domain/evening/push-subscription.ts'
import { PUSH_PREFIX, pushKey, userKey } from './keys.ts'
import { readAll, readItem } from './read-item.ts'
import type { Item, Table } from './table.ts'

/**
 * | Pattern | Key | Index | Callers | Units |
 * |---|---|---|---|---|
 * | subscriptions of a person | USER#<sub>, begins_with PUSH# | | list-push-subscriptions, save-push-subscription, send-mails | 1 RRU per 4 kB |
 * | save, and remove the oldest ones above the limit | USER#<sub> / PUSH#<id> | | save-push-subscription | 1 WRU each |
 * | remove | the same | | remove-push-subscription, send-mails | 1 WRU |
 *
 * `id` is a hash of the endpoint, so that a device that subscribes again replaces its own item (ADR 232).
 */

export type StoredSubscription = PushSubscriptionData & { id: string; created_at: string }

const ID_LENGTH = 22

const subscriptionItem = z.object({
  sk: z.string(),
  endpoint: z.string(),
  p256dh: z.string(),
  auth: z.string(),
  device: z.string(),
  created_at: z.string(),
})

const subscriptionOfItem = (item: Item): StoredSubscription => {
  const { sk, endpoint, p256dh, auth, device, created_at } = readItem(subscriptionItem, item, { device: '' })
  return { id: sk.slice(PUSH_PREFIX.length), endpoint, keys: { p256dh, auth }, device, created_at }
}

const hashEndpoint = (endpoint: string): string =>
  createHash('sha256').update(endpoint).digest('base64url').slice(0, ID_LENGTH)

export type PushSubscriptionStore = ReturnType<typeof createPushSubscriptionStore>

export const createPushSubscriptionStore = (table: Table) => ({
  /** Oldest first. Consistent read. */
  async list(userId: string): Promise<StoredSubscription[]> {
    const items = await table.query({
      KeyConditionExpression: 'pk = :pk AND begins_with(sk, :push)',
      ExpressionAttributeValues: { ':pk': userKey(userId), ':push': PUSH_PREFIX },
      ConsistentRead: true,
    })
    return readAll(items, subscriptionOfItem).toSorted((one, other) => one.created_at.localeCompare(other.created_at))
  },

  /** Stores a subscription in place of an earlier one of its endpoint. `now` is an ISO date-time. */
  async save(userId: string, given: PushSubscriptionData, now: string): Promise<StoredSubscription> {
    const { endpoint, keys, device } = given
    const id = hashEndpoint(endpoint)
    await table.put({ Item: { ...pushKey(userId, id), endpoint, ...keys, device, created_at: now } })
    const others = (await this.list(userId)).filter((one) => one.id !== id)
    const above = others.slice(0, Math.max(0, others.length + 1 - SUBSCRIPTIONS_MAX))
    await Promise.all(above.map((one) => this.remove(userId, one.id)))
    return { id, ...given, created_at: now }
  },

  async remove(userId: string, id: string): Promise<void> {
    await table.delete({ Key: pushKey(userId, id) })
  },
})
