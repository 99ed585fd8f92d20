import type { Account } from '#domain/accounts/account.ts'
import { ASIDE_MAX } from '#domain/goals/limits.ts'
import { accountKey } from './keys.ts'
import type { Write } from './table.ts'

/**
 * The account's counts of goals, `goal_count` (active) and `aside_count` (set aside), as one part of the transaction that adds,
 * removes, sets aside or takes up a goal. An account from before there were inactive goals has no `aside_count`.
 */

/** Where the daily work finds a person's goals. */
export type Place = {
  zone: string
  /** What the account holds, where it is not that zone's canonical name. */
  storedZone?: string | undefined
  shards: number
  mailsOff: boolean
}

export const placeOf = ({ zone, stored_zone, mails_off }: Account, shards: number): Place => ({
  zone,
  storedZone: stored_zone,
  shards,
  mailsOff: mails_off ?? false,
})

/** One active goal more, within `limit`, for an account that is still in that place. `from` says where the goal was before. */
export const countUp =
  (userId: string, place: Place, limit: number, from: 'new' | 'aside') =>
  (TableName: string): Write => ({
    Update: {
      TableName,
      Key: accountKey(userId),
      UpdateExpression: `SET goal_count = goal_count + :one${
        from === 'aside' ? ', aside_count = if_not_exists(aside_count, :one) - :one' : ''
      }`,
      ConditionExpression: `goal_count < :limit AND #zone = :zone AND attribute_not_exists(closing_at)
        AND attribute_${place.mailsOff ? '' : 'not_'}exists(mails_off)`,
      ExpressionAttributeNames: { '#zone': 'zone' },
      ExpressionAttributeValues: { ':one': 1, ':limit': limit, ':zone': place.storedZone ?? place.zone },
    },
  })

/** One goal more that is set aside, within `ASIDE_MAX`. */
export const countAside =
  (userId: string, from: 'new' | 'active') =>
  (TableName: string): Write => ({
    Update: {
      TableName,
      Key: accountKey(userId),
      UpdateExpression: `SET aside_count = if_not_exists(aside_count, :none) + :one${
        from === 'active' ? ', goal_count = goal_count - :one' : ''
      }`,
      ConditionExpression: `(attribute_not_exists(aside_count) OR aside_count < :max)
        AND attribute_exists(pk) AND attribute_not_exists(closing_at)`,
      ExpressionAttributeValues: { ':one': 1, ':none': 0, ':max': ASIDE_MAX },
    },
  })

/** One goal less of those that are active, or set aside. */
export const countDown =
  (userId: string, isActive: boolean) =>
  (TableName: string): Write => ({
    Update: {
      TableName,
      Key: accountKey(userId),
      ...(isActive
        ? {
            UpdateExpression: 'SET goal_count = goal_count - :one',
            ConditionExpression: 'goal_count > :none',
            ExpressionAttributeValues: { ':one': 1, ':none': 0 },
          }
        : {
            UpdateExpression: 'SET aside_count = if_not_exists(aside_count, :one) - :one',
            ConditionExpression: 'attribute_exists(pk)',
            ExpressionAttributeValues: { ':one': 1 },
          }),
    },
  })
